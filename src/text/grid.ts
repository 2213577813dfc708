import { readIgnore } from './ignores';
import { numberOf, quote } from './reader';
import { addToken, isDigit, KIND, type TokenTable } from './scan';
import type { MapProblem, MapToken } from './syntax';

const BAR = 124;
const COLON = 58;
const HASH = 35;

/** What separates tokens of a map's grid beside blanks: `,` `;` `|`. */
export const isSeparator = (code: number): boolean => code === 44 || code === 59 || code === BAR;

/** Blanks and control characters, all that is white. */
export const isWhite = (code: number): boolean => code <= 32 || code === 0xa0 || code === 0x3000 || code === 0xfeff;

/** Whether the character is the letter of a snake (`S`) or of a ladder (`L`), in any case. */
export const isBodyLetter = (code: number): boolean => {
  const upper = code & ~32;
  return upper === 83 || upper === 76;
};

/**
 * Where the tokens of a line end: before a comment that silences findings, else at its end. Any other `#` is a token, since other programs
 * draw with it.
 */
export function rowEnd(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    if (text.charCodeAt(i) !== HASH) continue;
    const before = i === start ? 32 : text.charCodeAt(i - 1);
    if ((isWhite(before) || isSeparator(before)) && readIgnore(text, i, end, 0) !== null) return i;
  }
  return end;
}

/** Whether no token of a line is a cell: such a line is no row of the board, unless it was one that has been overwritten. */
export const hasNoCell = (row: readonly MapToken[]): boolean => row.every(({ unknown }) => unknown);

/** Reads one line of the grid: adds its tokens to the table and returns them as cells of the given row. Empty where only blanks and separators stand. */
export function scanRow(text: string, start: number, end: number, row: number, table: TokenTable): MapToken[] {
  const tokens: MapToken[] = [];
  let i = start;
  while (i < end) {
    const code = text.charCodeAt(i);
    if (isWhite(code)) i++;
    else if (isSeparator(code)) addToken(table, KIND.separator, i, ++i);
    else {
      const from = i;
      while (i < end && !isWhite(text.charCodeAt(i)) && !isSeparator(text.charCodeAt(i))) i++;
      tokens.push(cellToken(text, from, i, row, tokens.length, table));
    }
  }
  return tokens;
}

/** A number, a letter S or L with or without an id, or both, with or without a colon between. */
function cellToken(text: string, start: number, end: number, row: number, column: number, table: TokenTable): MapToken {
  let i = start;
  while (i < end && isDigit(text.charCodeAt(i))) i++;
  const numberEnd = i;
  if (numberEnd > start && i + 1 < end && text.charCodeAt(i) === COLON) i++;
  const letter = i;
  const isBody = letter < end && isBodyLetter(text.charCodeAt(letter));
  if (isBody) {
    i++;
    while (i < end && isDigit(text.charCodeAt(i))) i++;
  }
  if (i < end) {
    addToken(table, KIND.unknown, start, end);
    return { start, end, row, column, number: null, numberSpan: null, body: null, unknown: true };
  }
  const numberSpan = numberEnd > start ? { start, end: numberEnd } : null;
  if (numberSpan !== null) addToken(table, KIND.number, start, numberEnd);
  if (letter > numberEnd) addToken(table, KIND.separator, numberEnd, letter);
  if (isBody) addToken(table, KIND.jump, letter, end);
  return {
    start,
    end,
    row,
    column,
    number: numberSpan && numberOf(text, start, numberEnd),
    numberSpan,
    body: isBody ? text.slice(letter, end).toUpperCase() : null,
    unknown: false,
  };
}

type Rows = readonly (readonly MapToken[])[];

/** The width that most rows have; of two such widths the larger. 0 without rows. */
export function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let width = 0;
  let most = 0;
  for (const [length, count] of counts) {
    if (count > most || (count === most && length > width)) {
      width = length;
      most = count;
    }
  }
  return width;
}

/** Rows of another length, and, in the other rows, what is neither a number nor a snake or ladder. A line without any cells has one word. */
export function gridProblems(text: string, rows: Rows, strays: Rows, width: number): MapProblem[] {
  const problems: MapProblem[] = [];
  const strange = (start: number, end: number) =>
    problems.push({ start, end, code: 'map-unknown-token', found: quote(text, start, end) });
  const place = (row: readonly MapToken[]) => [row[0].start, row[row.length - 1].end] as const;
  const wrongLength = (row: readonly MapToken[]) => {
    const [start, end] = place(row);
    problems.push({ start, end, code: 'map-row-length', length: row.length, width });
  };
  for (const row of rows) {
    if (row.length !== width) wrongLength(row);
    else if (!hasNoCell(row)) for (const { start, end, unknown } of row) if (unknown) strange(start, end);
  }
  for (const row of strays) {
    if (row.length === width || rows.length === 0) strange(...place(row));
    else wrongLength(row);
  }
  return problems.sort((a, b) => a.start - b.start);
}
