import { readIgnore } from './ignores';
import { type Lines, lineAt, lineEnd, lineStartsOf } from './lines';
import { listsOf } from './places';
import { isBlank, KIND, scanLine, tokenTable, trimEnd } from './scan';
import { boardOf, nothingSaid, readerOf, readStatement } from './statements';
import type { BoardFile, Ignore, Span, Statement } from './syntax';

/**
 * Parses a `.snl` file. A BOM at the beginning counts as a blank; offsets count from the text as it is given. Never throws; takes time and
 * memory in proportion to the text. Of another language's file nothing is read but ignore comments.
 */
export function parseSnl(text: string): BoardFile {
  const lines: Lines = { text, lineStarts: lineStartsOf(text) };
  const { lineStarts } = lines;
  const isBoard = !isForeign(text);
  const table = tokenTable(isBoard ? text.length : 0);
  const reader = readerOf(text, table);
  const said = nothingSaid();
  const ignores = isBoard ? [] : ignoresOf(lines);
  for (let line = 0; isBoard && line < lineStarts.length; line++) {
    const first = table.count;
    scanLine(text, lineStarts[line], lineEnd(lines, line), table);
    reader.at = first;
    reader.stop = table.count;
    if (first === table.count) continue;
    const last = 3 * (table.count - 1);
    if (table.data[last] === KIND.comment) {
      reader.stop--;
      const own = reader.stop === first;
      const ignore = readIgnore(text, table.data[last + 1], table.data[last + 2], own ? line + 1 : line);
      if (ignore !== null) ignores.push(ignore);
      if (own) continue;
    }
    readStatement(reader, said, false);
  }
  const lists = listsOf(text, table, said.settingsAt);
  return {
    format: 'snl',
    text,
    board: boardOf(said),
    get tokens() {
      return lists.tokens();
    },
    get statements() {
      return lists.statements();
    },
    get settings() {
      return lists.settings();
    },
    get jumps() {
      return lists.jumps();
    },
    captions: said.captionsAt,
    problems: reader.problems,
    sizeProblem: said.sizeProblem,
    ignores,
    lineStarts,
    map: null,
    isBoard,
    head: headOf(lines, lists.settings()),
  };
}

/** Begins of lines of the other languages whose files end in `.snl`, and of the statement that no board lacks. */
const FOREIGN_LINE = /(?:^|[\r\n])[^\S\r\n]*(?:\{|(?:program|package|func)(?![\w-]))/i;
const BOARD_LINE = /(?:^|[\r\n])[^\S\r\n]*board(?![a-z_]|-[a-z_])/i;

/** Whether the file is one of another language. */
function isForeign(text: string): boolean {
  // Most boards say their size in one of their first lines; in a file of another language the word alone is looked for in no time.
  const saysBoard = /board/i.test(text) && BOARD_LINE.test(text);
  return startsBinary(text) || (!saysBoard && FOREIGN_LINE.test(text));
}

/** The comments, each on a line of its own, that silence what is said of another language's file. */
function ignoresOf(lines: Lines): Ignore[] {
  const { text } = lines;
  const ignores: Ignore[] = [];
  // The word alone is looked for in no time, and most files do not have it.
  if (!/snl-ignore/i.test(text)) return ignores;
  for (const { index } of text.matchAll(/(?:^|[\r\n])[^\S\r\n]*#[^\S\r\n]*snl-ignore/gi)) {
    const start = text.indexOf('#', index);
    const line = lineAt(lines, start);
    const ignore = readIgnore(text, start, trimEnd(text, start, lineEnd(lines, line)), line + 1);
    if (ignore !== null) ignores.push(ignore);
  }
  return ignores;
}

/** Whether the first kilobyte, as UTF-8, has a NUL: no text at all. */
function startsBinary(text: string): boolean {
  const nul = text.slice(0, 1024).indexOf('\0');
  let bytes = 0;
  for (let i = 0; i < nul; i++) {
    const code = text.charCodeAt(i);
    const surrogate = code >= 0xd800 && code < 0xe000;
    bytes += code < 0x80 ? 1 : code < 0x800 || surrogate ? 2 : 3;
  }
  return nul !== -1 && bytes < 1024;
}

/** The last `board` statement that counts, else the last that was tried, else the first line. */
function headOf(lines: Lines, settings: readonly Statement[]): Span {
  const boards = settings.filter(({ name }) => name === 'board');
  const board = boards.findLast(({ valid }) => valid) ?? boards.at(-1);
  return board !== undefined ? { start: board.start, end: board.end } : firstLine(lines);
}

/** The first line without blanks at its ends. */
export function firstLine(lines: Lines): Span {
  const { text } = lines;
  let end = lineEnd(lines, 0);
  let start = 0;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}
