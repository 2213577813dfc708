import {
  type Again,
  type Die,
  LARGEST_FACE,
  MOST_CELLS,
  MOST_FACES,
  MOST_PLAYERS,
  type Numbering,
  type Player,
  type Size,
  sizeOfCells,
} from '../board/board';
import { diceSum, fairDie, listedDie } from '../board/die';
import { COLOUR_NAMES, isColourName, isHexColour } from './colours';
import {
  atEnd,
  expected,
  here,
  inRange,
  isKind,
  isOperator,
  near,
  needNumber,
  needWord,
  nothingMore,
  quote,
  type Reader,
  report,
  stringValue,
  takeNumber,
  takeOperator,
  takeString,
  wordHere,
} from './reader';
import { endAt, KIND, kindAt, setKind, startAt } from './scan';
import type { Expected, NumberAt, SizeProblem, Span } from './syntax';

/** The words of a numbering's way and corners; the default first. */
export const WAYS = ['serpentine', 'rows'] as const;
export const CORNERS = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;

/** What a `board` statement says: a size, or a number of cells that no board may have, or nothing that could be read. */
export type SizeRead = { readonly size: Size } | { readonly problem: SizeProblem } | null;

/** `C x R` or `N`. */
export function readSize(reader: Reader): SizeRead {
  const first = needNumber(reader, 'size');
  if (first === null) return null;
  const word = wordHere(reader);
  if (word === 'x' || isOperator(reader, '×') || isOperator(reader, '*')) takeOperator(reader);
  else if (word === 'by') reader.at++;
  else if (!isKind(reader, KIND.number)) {
    return nothingMore(reader) ? sizeOrProblem(first, first, first.value, null) : null;
  }
  const second = needNumber(reader, 'number');
  if (second === null || !nothingMore(reader)) return null;
  return sizeOrProblem(first, second, first.value, second.value);
}

function sizeOrProblem(from: NumberAt, to: NumberAt, columns: number, rows: number | null): SizeRead {
  // Two negative numbers make no board, whatever their product is.
  const cells = rows === null ? columns : Math.min(columns, rows) <= 0 ? Math.min(columns, rows) : columns * rows;
  if (cells < 2 || cells > MOST_CELLS) {
    return { problem: { start: from.start, end: to.end, cells: Math.min(cells, Number.MAX_VALUE) } };
  }
  return { size: rows === null ? sizeOfCells(cells) : { columns, rows, cells } };
}

/** `W [from CORNER]`. */
export function readNumbering(reader: Reader): Numbering | null {
  const way = needWord(reader, WAYS);
  if (way === null) return null;
  if (atEnd(reader)) return { way, corner: 'bottom-left' };
  if (wordHere(reader) !== 'from') {
    nothingMore(reader);
    return null;
  }
  reader.at++;
  const corner = needWord(reader, CORNERS, 'corner');
  return corner === null ? null : { way, corner };
}

/** As many digits as any weight has that an author can mean; reading far more would take long. */
const MOST_WEIGHT_DIGITS = 300;

/** What follows `die`: the number of faces, or faces with or without weights. */
export function readDie(reader: Reader): Die | null {
  const list: { face: number; weight: number | bigint }[] = [];
  let weighted = false;
  do {
    const face = needNumber(reader, 'face');
    // A number that stands alone is how many faces there are.
    const most = list.length === 0 && atEnd(reader) ? null : LARGEST_FACE;
    if (face === null || !inRange(reader, face, 'face', most)) return null;
    let weight: number | bigint = 1;
    if (isOperator(reader, '*')) {
      reader.at++;
      const read = readWeight(reader);
      if (read === null) return null;
      weight = read;
      weighted = true;
    }
    list.push({ face: face.value, weight });
  } while (!atEnd(reader));
  if (list.length === 1 && !weighted) return fewFaces(reader, list[0].face) ? fairDie(list[0].face) : null;
  const die = listedDie(list);
  return fewFaces(reader, die.faces.length) ? die : null;
}

/** Weights are exact, also where a double is not. */
function readWeight(reader: Reader): bigint | null {
  const weight = needNumber(reader, 'weight');
  if (weight === null || !inRange(reader, weight, 'weight', null)) return null;
  const digits = reader.text.slice(weight.start, weight.end).replace(/^0+/, '');
  if (digits.length <= MOST_WEIGHT_DIGITS) return BigInt(digits);
  return report(reader, weight, { fault: 'long-weight', digits: MOST_WEIGHT_DIGITS });
}

/** What follows `dice`: `KdF`. */
export function readDice(reader: Reader): Die | null {
  const count = needNumber(reader, 'dice-count');
  if (count === null || !inRange(reader, count, 'dice', LARGEST_FACE)) return null;
  if (wordHere(reader) !== 'd') return expected(reader, 'dice');
  takeOperator(reader);
  const sides = needNumber(reader, 'face');
  if (sides === null || !inRange(reader, sides, 'face', null)) return null;
  if (!fewFaces(reader, count.value * (sides.value - 1) + 1)) return null;
  // A die with one side adds nothing to choose from, however many there are.
  if (sides.value === 1) return { faces: [count.value], weights: [1n], dice: { count: count.value, sides: 1 } };
  return diceSum(count.value, sides.value);
}

function fewFaces(reader: Reader, faces: number): boolean {
  if (faces <= MOST_FACES) return true;
  const { table, first, at } = reader;
  const span = { start: startAt(table, first + 1), end: endAt(table, at - 1) };
  report(reader, span, { fault: 'too-many-faces', most: MOST_FACES });
  return false;
}

/** One face or more, each once; ends before a word. */
function readFaces(reader: Reader): number[] | null {
  const faces = new Set<number>();
  do {
    const face = needNumber(reader, 'face');
    if (face === null || !inRange(reader, face, 'face', LARGEST_FACE)) return null;
    faces.add(face.value);
  } while (isKind(reader, KIND.number));
  return fewFaces(reader, faces.size) ? [...faces] : null;
}

/** What follows `enter`. */
export function readEnter(reader: Reader): readonly number[] | 'any' | null {
  return isKind(reader, KIND.word) ? needWord<'any'>(reader, ['any']) : readFaces(reader);
}

/** What follows `again`. */
export function readAgain(reader: Reader): Again | 'none' | null {
  if (isKind(reader, KIND.word)) return needWord<'none'>(reader, ['none']);
  const faces = readFaces(reader);
  if (faces === null) return null;
  if (!isKind(reader, KIND.word)) return { faces, limit: null };
  if (needWord(reader, ['limit']) === null) return null;
  const limit = needNumber(reader, 'number');
  return limit !== null && inRange(reader, limit, 'limit', null) ? { faces, limit: limit.value } : null;
}

/** A number from 1, or the word that takes its place. */
export function readCount<W extends string>(reader: Reader, word: W): number | W | null {
  if (isKind(reader, KIND.word)) return needWord(reader, [word]);
  const count = needNumber(reader, 'number');
  return count !== null && inRange(reader, count, 'count', null) ? count.value : null;
}

/** `"Name" [COLOUR], …` or a number of players. A player that can't be read is left out; null where none can. */
export function readPlayers(reader: Reader): readonly Player[] | null {
  const number = takeNumber(reader);
  if (number !== null) {
    if (!inRange(reader, number, 'players', MOST_PLAYERS) || !nothingMore(reader)) return null;
    return Array.from({ length: number.value }, () => ({ name: null, colour: null }));
  }
  const players: Player[] = [];
  do {
    const player = readPlayer(reader);
    if (player !== null) players.push(player);
  } while (nextItem(reader, KIND.string));
  if (players.length <= MOST_PLAYERS) return players.length === 0 ? null : players;
  return report(reader, here(reader), {
    fault: 'range',
    what: 'players',
    least: 1,
    most: MOST_PLAYERS,
    found: String(players.length),
  });
}

function readPlayer(reader: Reader): Player | null {
  if (!isKind(reader, KIND.string)) {
    expected(reader, 'player');
    skipItem(reader);
    return null;
  }
  const name = takeString(reader);
  if (name === null) return null;
  return { name: stringValue(reader.text, name), colour: readColour(reader) };
}

/** The colour at the cursor, if one stands there; null also where it is unknown. */
function readColour(reader: Reader): string | null {
  const { text, table, at } = reader;
  if (isKind(reader, KIND.string)) return readQuotedColour(reader);
  if (!isKind(reader, KIND.word) && !isKind(reader, KIND.number) && !isKind(reader, KIND.unknown)) return null;
  const span = colourHere(reader);
  const written = text.slice(span.start, span.end);
  if (isColourName(written.toLowerCase())) {
    setKind(table, at, KIND.colour);
    return written.toLowerCase();
  }
  for (let i = at; i < reader.at; i++) setKind(table, i, KIND.unknown);
  return unknownColour(reader, span, written);
}

function readQuotedColour(reader: Reader): string | null {
  const span = takeString(reader, KIND.colour);
  if (span === null) return null;
  const written = stringValue(reader.text, span);
  const colour = written.toLowerCase();
  if (isHexColour(colour)) return colour;
  if (isColourName(colour)) return report(reader, span, { fault: 'quoted-colour', colour });
  return unknownColour(reader, span, written);
}

function unknownColour(reader: Reader, span: Span, written: string): null {
  return report(reader, span, {
    fault: 'unknown-colour',
    colour: quote(written, 0, written.length),
    near: near(reader, written, COLOUR_NAMES),
  });
}

/** Steps over what was meant as one colour: the token at the cursor and all that is glued to it, as in `red2`; also `rgb(1, 2, 3)` as a whole. */
function colourHere(reader: Reader): Span {
  const { text, table, stop } = reader;
  const { start } = here(reader);
  const lastClosing = closingBeforeString(reader);
  let end = start;
  let depth = 0;
  for (; reader.at < stop; reader.at++) {
    const from = startAt(table, reader.at);
    const kind = kindAt(table, reader.at);
    const isGlued = end === start || from === end;
    if (kind === KIND.string || (depth === 0 && (!isGlued || text[from] === ','))) break;
    if (text[from] === '(' && reader.at < lastClosing) depth++;
    if (text[from] === ')' && depth > 0) depth--;
    end = endAt(table, reader.at);
  }
  return { start, end };
}

/** The last closing parenthesis from the cursor to the next string: an opening one after it is not closed. −1: there is none. */
function closingBeforeString({ text, table, at, stop }: Reader): number {
  let last = -1;
  for (let i = at; i < stop && kindAt(table, i) !== KIND.string; i++) if (text[startAt(table, i)] === ')') last = i;
  return last;
}

/** Steps to the comma that ends the item of a list, or to the end. */
export function skipItem(reader: Reader): void {
  while (!atEnd(reader) && !isOperator(reader, ',')) reader.at++;
}

/**
 * Steps over the comma to the next item of a list; where only the comma is missing (`first` begins an item) it says so and goes on. False at
 * the end. `what` may stand here where no item begins.
 */
export function nextItem(reader: Reader, first: number, what: Expected = 'comma'): boolean {
  if (atEnd(reader)) return false;
  if (!isOperator(reader, ',')) {
    const begins = isKind(reader, first);
    expected(reader, begins ? 'comma' : what);
    if (begins) return true;
    skipItem(reader);
    if (atEnd(reader)) return false;
  }
  reader.at++;
  return true;
}
