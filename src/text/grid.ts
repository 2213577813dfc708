import { numberOf, quote } from './reader';
import { addToken, isDigit, KIND, type TokenTable } from './scan';
import type { MapProblem, MapToken } from './syntax';

const BAR = 124;
const COLON = 58;

/** What separates tokens of a map's grid beside blanks: `,` `;` `|`. */
export const isSeparator = (code: number): boolean => code === 44 || code === 59 || code === BAR;

/** Blanks and control characters, all that is white. */
export const isWhite = (code: number): boolean => code <= 32 || code === 0xa0 || code === 0x3000 || code === 0xfeff;

/** Whether the character is the letter of a snake (`S`) or of a ladder (`L`), in any case. */
export const isBodyLetter = (code: number): boolean => {
  const upper = code & ~32;
  return upper === 83 || upper === 76;
};

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

/** The width that most rows have; of two such widths the larger. 0 without rows. */
export function usualWidth(rows: readonly (readonly MapToken[])[]): number {
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

/** Rows of another length, and, in the other rows, what is neither a number nor a snake or ladder. */
export function gridProblems(text: string, rows: readonly (readonly MapToken[])[], width: number): MapProblem[] {
  const problems: MapProblem[] = [];
  for (const row of rows) {
    if (row.length !== width) {
      const span = { start: row[0].start, end: row[row.length - 1].end };
      problems.push({ ...span, code: 'map-row-length', length: row.length, width });
      continue;
    }
    for (const { start, end, unknown } of row) {
      if (unknown) problems.push({ start, end, code: 'map-unknown-token', found: quote(text, start, end) });
    }
  }
  return problems;
}
