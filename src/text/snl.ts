import { readIgnore } from './ignores';
import { isBlank, KIND, lineStartsOf, scanLine, type TokenTable, tokenList, tokenTable } from './scan';
import { boardOf, nothingSaid, readerOf, readStatement, type Said } from './statements';
import type { BoardFile, Ignore, Span, Token } from './syntax';

/**
 * Parses a `.snl` file. A BOM at the beginning counts as a blank; offsets count from the text as it is given. Never throws; takes time and
 * memory in proportion to the text.
 */
export function parseSnl(text: string): BoardFile {
  const lineStarts = lineStartsOf(text);
  const table = tokenTable(text.length);
  const reader = readerOf(text, table);
  const said = nothingSaid();
  const ignores: Ignore[] = [];
  let foreign = startsBinary(text);
  let triesBoard = false;
  for (let line = 0; line < lineStarts.length; line++) {
    const first = table.count;
    const start = lineStarts[line];
    scanLine(text, start, contentEnd(text, start, lineStarts[line + 1] ?? text.length), table);
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
    const name = readStatement(reader, said, false);
    if (name === 'board') triesBoard = true;
    else if (name === null && isForeign(text, table.data[3 * first + 1])) foreign = true;
  }
  const isBoard = triesBoard ? !startsBinary(text) : !foreign;
  return isBoard
    ? fileOf(text, said, table, { lineStarts, ignores, problems: reader.problems, isBoard })
    : fileOf(text, nothingSaid(), tokenTable(0), { lineStarts, ignores, problems: [], isBoard });
}

/** Whether a line that begins with this token is one of the other languages whose files end in `.snl`. */
function isForeign(text: string, start: number): boolean {
  return text[start] === '{' || /^(?:program|package|func)(?![\w-])/i.test(text.slice(start, start + 8));
}

/** Whether the first kilobyte, as UTF-8, has a NUL: no text at all. */
function startsBinary(text: string): boolean {
  let bytes = 0;
  for (let i = 0; i < text.length && bytes < 1024; i++) {
    const code = text.charCodeAt(i);
    if (code === 0) return true;
    const surrogate = code >= 0xd800 && code < 0xe000;
    bytes += code < 0x80 ? 1 : code < 0x800 || surrogate ? 2 : 3;
  }
  return false;
}

/** Where a line ends without its line end; `next` is where the next line begins. */
export function contentEnd(text: string, start: number, next: number): number {
  let end = next;
  while (end > start && (text.charCodeAt(end - 1) === 10 || text.charCodeAt(end - 1) === 13)) end--;
  return end;
}

type Rest = Pick<BoardFile, 'lineStarts' | 'ignores' | 'problems' | 'isBoard'>;

function fileOf(text: string, said: Said, table: TokenTable, rest: Rest): BoardFile {
  let list: Token[] | null = null;
  return {
    format: 'snl',
    text,
    board: boardOf(said),
    get tokens() {
      list ??= tokenList(table);
      return list;
    },
    statements: said.statements,
    jumps: said.jumpsAt,
    captions: said.captionsAt,
    sizeProblem: said.sizeProblem,
    map: null,
    head: headOf(text, said, rest.lineStarts),
    ...rest,
  };
}

/** The last `board` statement that counts, else the last that was tried, else the first line. */
function headOf(text: string, { statements }: Said, lineStarts: readonly number[]): Span {
  const boards = statements.filter(({ name }) => name === 'board');
  const board = boards.findLast(({ valid }) => valid) ?? boards.at(-1);
  return board !== undefined ? { start: board.start, end: board.end } : firstLine(text, lineStarts);
}

/** The first line without blanks at its ends. */
export function firstLine(text: string, lineStarts: readonly number[]): Span {
  let end = contentEnd(text, 0, lineStarts[1] ?? text.length);
  let start = 0;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}
