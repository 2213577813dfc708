import type { Numbering, Size } from '../board/board';
import { cellAt, USUAL_NUMBERING } from '../board/geometry';
import type { MapProblem, MapToken, Span } from './syntax';
import { CORNERS, WAYS } from './values';

type Rows = readonly (readonly MapToken[])[];

/** All numberings, the usual one first. */
const NUMBERINGS: readonly Numbering[] = WAYS.flatMap(way => CORNERS.map(corner => ({ way, corner })));

/**
 * How a map is numbered. Whether it begins at the top or at the bottom most numbers say together with those below them, wherever rows are missing.
 * Then: as most of the numbers fit, and of those that fit as many the one in which most neighbours differ as they should. The usual one where the
 * numbers tell nothing.
 */
export function recogniseNumbering(rows: Rows, size: Size): Numbering {
  const fall = fallOf(rows, size.columns);
  let best = USUAL_NUMBERING;
  let most: Fits = { places: -1, steps: 0 };
  for (const numbering of NUMBERINGS) {
    if (fall !== 0 && numbering.corner.startsWith('bottom') !== fall > 0) continue;
    const fits = fitsOf(rows, size, numbering);
    if (fits.places > most.places || (fits.places === most.places && fits.steps > most.steps)) {
      best = numbering;
      most = fits;
    }
  }
  return best;
}

/** How many numbers of a board of these rows stand in their places. */
export function numbersInPlace(rows: Rows, width: number): number {
  const size: Size = { columns: width, rows: rows.length, cells: width * rows.length };
  return fitsOf(rows, size, recogniseNumbering(rows, size)).places;
}

/** How many more numbers are above the next row's in their column than below. */
function fallOf(rows: Rows, columns: number): number {
  let fall = 0;
  let above: readonly MapToken[] = [];
  for (const row of rows) {
    if (row.length !== columns) continue;
    for (const [column, { number }] of row.entries()) {
      const up = above[column]?.number ?? null;
      if (number !== null && up !== null) fall += Math.sign(up - number);
    }
    above = row;
  }
  return fall;
}

interface Fits {
  /** Numbers that stand in their places. */
  readonly places: number;
  /** Numbers that differ from the one on their left, or above, as their cells do. */
  readonly steps: number;
}

function fitsOf(rows: Rows, size: Size, numbering: Numbering): Fits {
  let places = 0;
  let steps = 0;
  /** Number minus cell of the token above in each column, and of the one on the left; NaN where no number stands. */
  const above = new Float64Array(size.columns).fill(Number.NaN);
  for (const row of rows) {
    if (row.length !== size.columns) continue;
    let left = Number.NaN;
    for (const token of row) {
      const off = token.number === null ? Number.NaN : token.number - cellAt(size, numbering, token);
      if (off === 0) places++;
      if (off === left) steps++;
      if (off === above[token.column]) steps++;
      left = off;
      above[token.column] = off;
    }
  }
  return { places, steps };
}

/** Numbers that do not fit their place. Rows of another length are left out: nothing can be said of their places. */
export function numberProblems(rows: Rows, size: Size, numbering: Numbering): MapProblem[] {
  const problems: MapProblem[] = [];
  const places = placesOf(rows, size, numbering);
  let misfits: MapToken[][] = [];
  const endBlock = () => {
    const rowsOfBlock = misfits;
    misfits = [];
    if (rowsOfBlock.length === 0) return;
    const [first] = rowsOfBlock;
    const last = rowsOfBlock[rowsOfBlock.length - 1];
    if (rowsOfBlock.length === 1 && first.length === 1) {
      problems.push(numberProblem(first[0], size, numbering, places));
      return;
    }
    problems.push({
      start: first[0].start,
      end: last[last.length - 1].end,
      code: 'map-number',
      found: first[0].number!,
      expected: null,
      elsewhere: null,
      rows: rowsOfBlock.length,
    });
  };
  for (const row of rows) {
    if (row.length !== size.columns) continue;
    const numbers = row.filter(({ number }) => number !== null);
    if (numbers.length === 0) continue;
    const wrong = numbers.filter(token => token.number !== cellAt(size, numbering, token));
    if (wrong.length === numbers.length) {
      misfits.push(wrong);
      continue;
    }
    endBlock();
    for (const token of wrong) problems.push(numberProblem(token, size, numbering, places));
  }
  endBlock();
  return problems;
}

function numberProblem(token: MapToken, size: Size, numbering: Numbering, places: Map<number, Span[]>): MapProblem {
  const { start, end } = token.numberSpan!;
  const elsewhere = places.get(token.number!)?.find(span => span.start !== start) ?? null;
  const expected = cellAt(size, numbering, token);
  return { start, end, code: 'map-number', found: token.number!, expected, elsewhere, rows: 1 };
}

/** Where the numbers stand that stand more than once, or not where they belong; of each the one that fits first, and at most two. */
function placesOf(rows: Rows, size: Size, numbering: Numbering): Map<number, Span[]> {
  const wrong = new Set<number>();
  for (const row of rows) {
    for (const token of row) {
      if (token.number !== null && token.number !== cellAt(size, numbering, token)) wrong.add(token.number);
    }
  }
  const places = new Map<number, Span[]>();
  if (wrong.size === 0) return places;
  for (const row of rows) {
    for (const token of row) {
      if (token.number === null || !wrong.has(token.number)) continue;
      const list = places.get(token.number);
      if (list === undefined) places.set(token.number, [token.numberSpan!]);
      else if (token.number === cellAt(size, numbering, token)) list.unshift(token.numberSpan!);
      else if (list.length < 2) list.push(token.numberSpan!);
    }
  }
  return places;
}
