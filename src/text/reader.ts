import { didYouMean } from './near';
import { endAt, isClosed, KIND, kindAt, MARK, setKind, setMark, startAt, type TokenTable } from './scan';
import type { Expected, Figure, NumberAt, Problem, Ranged, Span, StatementName, SyntaxFault } from './syntax';

/** Reads the tokens of one statement, from `at` to before `stop` of the table. The readers of values advance `at`. */
export interface Reader {
  readonly text: string;
  readonly table: TokenTable;
  at: number;
  stop: number;
  name: StatementName;
  /** The token of its keyword. */
  first: number;
  /** The problems of the whole file. */
  readonly problems: Problem[];
}

/** The longest piece of a text that a problem repeats. */
const LONGEST_QUOTE = 40;

/** A piece of the text for a message: cut where it is very long. */
export function quote(text: string, start: number, end: number): string {
  return end - start > LONGEST_QUOTE ? `${text.slice(start, start + LONGEST_QUOTE)}…` : text.slice(start, end);
}

/** The longest number that a problem repeats whole, and how much of a longer one stands before and after what is left out. */
const LONGEST_NUMBER = 20;
const NUMBER_BEGIN = 10;
const NUMBER_END = 5;

/** The digits of a number for a message: cut in the middle where they are many. */
function quoteNumber(text: string, { start, end }: Span): string {
  if (end - start <= LONGEST_NUMBER) return text.slice(start, end);
  return `${text.slice(start, start + NUMBER_BEGIN)}…${text.slice(end - NUMBER_END, end)}`;
}

/** A number of the file for a message. */
export function figureOf(text: string, number: NumberAt): Figure {
  return Number.isSafeInteger(number.value) ? number.value : quoteNumber(text, number);
}

/** Whether no token of the statement is left. */
export const atEnd = (reader: Reader): boolean => reader.at >= reader.stop;

/** The token at the cursor as a place; at the end of the statement that of its last token. */
export function here({ table, at, stop }: Reader): Span {
  const i = Math.min(at, stop - 1);
  return { start: startAt(table, i), end: endAt(table, i) };
}

/** The text of the token at the cursor, '' at the end. */
function found(reader: Reader): string {
  if (atEnd(reader)) return '';
  const { start, end } = here(reader);
  return quote(reader.text, start, end);
}

/** Whether the token at the cursor is of this kind; false at the end. */
export function isKind(reader: Reader, kind: number): boolean {
  return reader.at < reader.stop && kindAt(reader.table, reader.at) === kind;
}

/** The word at the cursor in lower case; '' where no word stands. */
export function wordHere(reader: Reader): string {
  if (!isKind(reader, KIND.word)) return '';
  return reader.text.slice(startAt(reader.table, reader.at), endAt(reader.table, reader.at)).toLowerCase();
}

/** Whether the token at the cursor is this operator: one character. */
export function isOperator(reader: Reader, operator: string): boolean {
  return isKind(reader, KIND.operator) && reader.text.startsWith(operator, startAt(reader.table, reader.at));
}

/** Steps over the token, which is an operator here even if it is spelt with letters (the x of `6x5`). */
export function takeOperator(reader: Reader): void {
  setKind(reader.table, reader.at, KIND.operator);
  reader.at++;
}

/** The most problems that are told of one file; what follows is left out, since nobody reads so many. */
export const MOST_PROBLEMS = 10_000;

/** Notes a problem, as long as there are not too many. */
export function report(reader: Reader, span: Span, detail: SyntaxFault): null {
  if (reader.problems.length < MOST_PROBLEMS) reader.problems.push({ start: span.start, end: span.end, detail });
  return null;
}

/** Something else should stand at the cursor. */
export function expected(reader: Reader, what: Expected): null {
  return report(reader, here(reader), {
    fault: 'expected',
    expected: what,
    statement: reader.name,
    keyword: keywordOf(reader),
    found: found(reader),
  });
}

/** The keyword of the statement in lower case, as it is written. */
function keywordOf({ text, table, first }: Reader): string {
  return text.slice(startAt(table, first), endAt(table, first)).toLowerCase();
}

/** Nothing may follow; says so where something does. */
export function nothingMore(reader: Reader): boolean {
  if (atEnd(reader)) return true;
  report(reader, here(reader), { fault: 'unexpected', keyword: keywordOf(reader), found: found(reader) });
  return false;
}

/** What the number at the cursor says; null without a word where none stands. */
function takeValue(reader: Reader): number | null {
  if (!isKind(reader, KIND.number)) return null;
  const { text, table, at } = reader;
  setMark(table, at, MARK.number);
  reader.at++;
  return numberOf(text, startAt(table, at), endAt(table, at));
}

/** The number at the cursor; null without a word where none stands. */
export function takeNumber(reader: Reader): NumberAt | null {
  const { start, end } = here(reader);
  const value = takeValue(reader);
  return value === null ? null : { start, end, value };
}

/** Digits, perhaps after a minus, as a number that is always finite. */
export function numberOf(text: string, start: number, end: number): number {
  const negative = text.charCodeAt(start) === 45;
  let value = 0;
  for (let i = negative ? start + 1 : start; i < end; i++) value = value * 10 + text.charCodeAt(i) - 48;
  value = Math.min(value, Number.MAX_VALUE);
  return negative && value !== 0 ? -value : value;
}

/** The number at the cursor, which must stand there. */
export function needNumber(reader: Reader, what: Expected): NumberAt | null {
  return takeNumber(reader) ?? expected(reader, what);
}

/**
 * The cell at the cursor, which must stand there; of so many no objects are made. It may be any number: whether it is on the board is
 * another question than what the file says.
 */
export function needCell(reader: Reader): number | null {
  return takeValue(reader) ?? expected(reader, 'cell');
}

/** Whether the number is in its range; says so where it is not. */
export function inRange(reader: Reader, number: NumberAt, what: Ranged, most: number | null, least = 1): boolean {
  if (number.value >= least && (most === null || number.value <= most)) return true;
  report(reader, number, {
    fault: 'range',
    what,
    least,
    most,
    found: quoteNumber(reader.text, number),
  });
  return false;
}

/** One of the words, in any case, which must stand at the cursor; `what` they are. */
export function needWord<W extends string>(reader: Reader, allowed: readonly W[], what: Expected = 'word'): W | null {
  const word = wordHere(reader);
  const known = allowed.find(each => each === word);
  if (known !== undefined) {
    reader.at++;
    return known;
  }
  if (word === '') return expected(reader, what);
  return report(reader, here(reader), {
    fault: 'unknown-word',
    keyword: keywordOf(reader),
    word: found(reader),
    near: near(reader, word, allowed),
    allowed,
  });
}

/** Beyond so many problems no more near words are looked for: that takes longer than all the rest. */
const MOST_NEAR = 500;

/** The word that was most likely meant; null where none is near. */
export function near({ problems }: Reader, word: string, candidates: readonly string[]): string | null {
  return problems.length < MOST_NEAR ? didYouMean(word, candidates) : null;
}

/** The string at the cursor, as a place; null where none stands, and (with a problem) where it is not closed. `as` is the kind that it is here. */
export function takeString(reader: Reader, as = KIND.string): Span | null {
  if (!isKind(reader, KIND.string)) return null;
  const span = here(reader);
  setKind(reader.table, reader.at, as);
  reader.at++;
  return isClosed(reader.text, span.start, span.end) ? span : report(reader, span, { fault: 'string-open' });
}

/** What a closed string says: without its quotes, `\"` and `\\` undone; a backslash before anything else stands for itself. */
export function stringValue(text: string, { start, end }: Span): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? inner.replace(/\\(["\\])/g, '$1') : inner;
}
