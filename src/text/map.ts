import { type Board, MOST_CELLS, type Numbering, type Size } from '../board/board';
import { bodiesOf, bodyProblems, jumpsOf } from './bodies';
import { gridProblems, hasNoCell, isWhite, rowEnd, scanRow, usualWidth } from './grid';
import { readIgnore } from './ignores';
import { type Lines, lineEnd, lineStartsOf } from './lines';
import { numberProblems, numbersInPlace, recogniseNumbering } from './numbering';
import { listsOf } from './places';
import type { Reader } from './reader';
import { addToken, KIND, scanLine, tokenTable, trimEnd } from './scan';
import { firstLine } from './snl';
import { boardOf, nothingSaid, readerOf, readStatement, type Said } from './statements';
import type { BoardFile, Ignore, JumpAt, MapGrid, MapProblem, MapToken, Span } from './syntax';

/**
 * Reads a `map.txt`. A text that is said to be no such board is left alone: no rows, no tokens. Never throws; takes time and memory in
 * proportion to the text.
 */
export function readMap(text: string, isBoard: boolean): BoardFile {
  const fileLines: Lines = { text, lineStarts: lineStartsOf(text) };
  const { lineStarts } = fileLines;
  const table = tokenTable(isBoard ? text.length : 0);
  const reader = readerOf(text, table);
  const said = nothingSaid({ rules: 'exercise' });
  const ignores: Ignore[] = [];
  const cells: MapToken[][] = [];
  const strays: MapToken[][] = [];
  for (let line = 0; isBoard && line < lineStarts.length; line++) {
    const start = lineStarts[line];
    const end = lineEnd(fileLines, line);
    let first = start;
    while (first < end && isWhite(text.charCodeAt(first))) first++;
    if (first < end && text[first] === '#') {
      const above = cells.length === 0;
      const ignore = readComment(reader, said, { line, start: first, end: trimEnd(text, first, end), above });
      if (ignore !== null) ignores.push(ignore);
      continue;
    }
    const stop = rowEnd(text, start, end);
    const row = scanRow(text, start, stop, cells.length, table);
    if (stop < end) {
      const comment = { start: stop, end: trimEnd(text, stop, end) };
      addToken(table, KIND.comment, comment.start, comment.end);
      ignores.push(readIgnore(text, comment.start, comment.end, row.length === 0 ? line + 1 : line)!);
    }
    if (row.length > 0) (hasNoCell(row) ? strays : cells).push(row);
  }
  const rows = withOverwritten(cells, strays);
  const lines = rows.map((row): Span => ({ start: row[0].start, end: row[row.length - 1].end }));
  const grid = gridOf(text, rows, strays);
  if (grid.numbering !== null) said.settings.numbering = grid.numbering;
  const { tokens, statements, settings } = listsOf(text, table, said.settingsAt);
  return {
    format: 'map',
    text,
    board: { ...boardOf(said), ...grid.board },
    get tokens() {
      return tokens();
    },
    statements: statements(),
    settings: settings(),
    jumps: grid.jumps,
    captions: [],
    problems: reader.problems,
    sizeProblem: grid.tooMany === null ? null : { ...lines[0], cells: grid.tooMany },
    ignores,
    lineStarts,
    map: { rows, lines, width: grid.width, problems: grid.problems },
    isBoard,
    head: lines[0] ?? firstLine(fileLines),
  };
}

/**
 * The rows and, where more numbers are in their places with them, the lines without a cell that have as many tokens: such a line is a row that
 * was overwritten, and without it all the others would seem wrong.
 */
function withOverwritten(rows: MapGrid['rows'], strays: MapGrid['rows']): MapGrid['rows'] {
  const width = usualWidth(rows);
  const overwritten = strays.filter(({ length }) => length === width);
  if (overwritten.length === 0) return rows;
  const all = [...rows, ...overwritten]
    .sort(([a], [b]) => a.start - b.start)
    .map((tokens, row) => tokens.map(token => ({ ...token, row })));
  return numbersInPlace(all, width) > numbersInPlace(rows, width) ? all : rows;
}

interface Comment extends Span {
  readonly line: number;
  /** Whether no row of the grid has come yet. */
  readonly above: boolean;
}

/** A comment line: perhaps a setting (`# snl: start 1`), perhaps an ignore. */
function readComment(reader: Reader, said: Said, { line, start, end, above }: Comment): Ignore | null {
  const { text, table } = reader;
  const setting = above ? /^#\s*snl:/i.exec(text.slice(start, Math.min(end, start + 20))) : null;
  if (setting === null) {
    addToken(table, KIND.comment, start, end);
    return readIgnore(text, start, end, line + 1);
  }
  addToken(table, KIND.comment, start, start + setting[0].length);
  reader.at = table.count;
  scanLine(text, start + setting[0].length, end, table);
  reader.stop = table.count;
  const last = 3 * (table.count - 1);
  const hasComment = reader.stop > reader.at && table.data[last] === KIND.comment;
  if (hasComment) reader.stop--;
  if (reader.stop > reader.at) readStatement(reader, said, true);
  return hasComment ? readIgnore(text, table.data[last + 1], table.data[last + 2], line) : null;
}

interface Grid {
  readonly board: Pick<Board, 'size' | 'jumps'>;
  readonly numbering: Numbering | null;
  readonly jumps: readonly JumpAt[];
  readonly width: number;
  readonly problems: readonly MapProblem[];
  /** The number of cells, where it is past the limit. */
  readonly tooMany: number | null;
}

function gridOf(text: string, rows: MapGrid['rows'], strays: MapGrid['rows']): Grid {
  const width = usualWidth(rows);
  const cells = width * rows.length;
  const problems = gridProblems(text, rows, strays, width);
  if (cells < 2 || cells > MOST_CELLS) {
    const tooMany = rows.length > 0 ? cells : null;
    return { board: { size: null, jumps: [] }, numbering: null, jumps: [], width, problems, tooMany };
  }
  const size: Size = { columns: width, rows: rows.length, cells };
  const numbering = recogniseNumbering(rows, size);
  const bodies = bodiesOf(rows);
  const { jumps, at } = jumpsOf(bodies, size, numbering);
  const all = [...problems, ...numberProblems(rows, size, numbering), ...bodyProblems(bodies, rows, width)];
  all.sort((a, b) => a.start - b.start);
  return { board: { size, jumps }, numbering, jumps: at, width, problems: all, tooMany: null };
}
