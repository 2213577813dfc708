import type { Token, TokenKind } from './syntax';

const KINDS: readonly TokenKind[] = [
  'keyword',
  'word',
  'number',
  'string',
  'operator',
  'comment',
  'colour',
  'jump',
  'separator',
  'unknown',
];

/** The index of each kind in a token table. */
export const KIND = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Readonly<Record<TokenKind, number>>;

/** What a token's reader has made of it, as bits beside its kind. */
export const MARK = {
  /** It begins a statement; one that counts. */
  statement: 1 << 8,
  valid: 1 << 9,
  /** It ends a statement; its comment is no part of it. */
  last: 1 << 10,
  /** It is a number that the statement names. */
  number: 1 << 11,
  /** It is an end of a jump; a caption of the jump follows `to`. */
  from: 1 << 12,
  to: 1 << 13,
  captioned: 1 << 14,
} as const;

const KIND_BITS = MARK.statement - 1;

/**
 * Tokens as plain numbers, three a token (kind and marks, start, end): a file of millions of tokens costs no objects until somebody asks
 * for them.
 */
export interface TokenTable {
  data: Int32Array;
  count: number;
}

/** An empty table; `length` is the length of the text, for a first guess of its size. */
export function tokenTable(length: number): TokenTable {
  return { data: new Int32Array(3 * Math.max(16, length >> 3)), count: 0 };
}

/** Adds a token; tokens come in the order of the text. */
export function addToken(table: TokenTable, kind: number, start: number, end: number): void {
  const at = table.count * 3;
  if (at === table.data.length) {
    const grown = new Int32Array(at * 2);
    grown.set(table.data);
    table.data = grown;
  }
  table.data[at] = kind;
  table.data[at + 1] = start;
  table.data[at + 2] = end;
  table.count++;
}

export const kindAt = (table: TokenTable, i: number): number => table.data[3 * i] & KIND_BITS;
export const startAt = (table: TokenTable, i: number): number => table.data[3 * i + 1];
export const endAt = (table: TokenTable, i: number): number => table.data[3 * i + 2];

/** Says what the token `i` turned out to be. */
export function setKind(table: TokenTable, i: number, kind: number): void {
  table.data[3 * i] = (table.data[3 * i] & ~KIND_BITS) | kind;
}

/** Adds a mark, or several, to the token `i`. */
export function setMark(table: TokenTable, i: number, marks: number): void {
  table.data[3 * i] |= marks;
}

export const isMarked = (table: TokenTable, i: number, mark: number): boolean => (table.data[3 * i] & mark) !== 0;

/** The tokens as objects. */
export function tokenList(table: TokenTable): Token[] {
  const list = new Array<Token>(table.count);
  for (let i = 0; i < table.count; i++) {
    list[i] = { kind: KINDS[kindAt(table, i)], start: startAt(table, i), end: endAt(table, i) };
  }
  return list;
}

const TAB = 9;
const BLANK = 32;
const QUOTE = 34;
const HASH = 35;
const STAR = 42;
const COMMA = 44;
const MINUS = 45;
const GREATER = 62;
const BACKSLASH = 92;
const TIMES = 0xd7;
const ARROW = 0x2192;

/** Blanks between words: also what Japanese keyboards and word processors write, and a BOM inside a text. */
export function isBlank(code: number): boolean {
  return (
    code === BLANK || code === TAB || code === 0xa0 || code === 0x3000 || code === 0xfeff || code === 11 || code === 12
  );
}

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Letters, and all beyond ASCII that has no meaning of its own. */
export function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    (code >= 0x80 && code !== TIMES && code !== ARROW && !isBlank(code))
  );
}

/**
 * Adds the tokens of one line of `.snl` (from `start` to before `end`, without its line end). Their kinds are those of the spelling
 * alone; the statement's reader says later which word is a keyword or a colour. A string that is not closed reaches to the end.
 */
export function scanLine(text: string, start: number, end: number, table: TokenTable): void {
  let i = start;
  while (i < end) {
    const code = text.charCodeAt(i);
    if (isBlank(code)) {
      i++;
      continue;
    }
    const from = i;
    if (isDigit(code) || startsNegative(text, i, start, end)) {
      i++;
      while (i < end && isDigit(text.charCodeAt(i))) i++;
      addToken(table, KIND.number, from, i);
    } else if (isLetter(code)) {
      i = wordEnd(text, i, end);
      addToken(table, KIND.word, from, i);
    } else if (code === QUOTE) {
      const closing = closingQuote(text, i, end);
      i = closing === -1 ? end : closing + 1;
      addToken(table, KIND.string, from, i);
    } else if (code === HASH) {
      i = end;
      addToken(table, KIND.comment, from, trimEnd(text, from, end));
    } else if (code === COMMA || code === STAR || code === TIMES || code === ARROW) {
      addToken(table, KIND.operator, from, ++i);
    } else if (code === MINUS && i + 1 < end && text.charCodeAt(i + 1) === GREATER) {
      i += 2;
      addToken(table, KIND.operator, from, i);
    } else {
      addToken(table, KIND.unknown, from, ++i);
    }
  }
}

/** A minus begins a number where a number can begin: before a digit, and not glued to what stands before it (`3-22` is no pair of numbers). */
function startsNegative(text: string, i: number, start: number, end: number): boolean {
  if (text.charCodeAt(i) !== MINUS || i + 1 >= end || !isDigit(text.charCodeAt(i + 1))) return false;
  if (i === start) return true;
  const before = text.charCodeAt(i - 1);
  return !isDigit(before) && !isLetter(before);
}

/** Words may have hyphens inside, as in `skip-next`. Digits are no part of them, so that `3d6` and `6x5` need no blanks. */
function wordEnd(text: string, start: number, end: number): number {
  let i = start + 1;
  while (i < end) {
    const code = text.charCodeAt(i);
    if (!isLetter(code) && !(code === MINUS && i + 1 < end && isLetter(text.charCodeAt(i + 1)))) break;
    i++;
  }
  return i;
}

/** Where the quote stands that closes a string; −1 where none does. */
function closingQuote(text: string, start: number, end: number): number {
  let i = start + 1;
  while (i < end) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i;
    const next = i + 1 < end ? text.charCodeAt(i + 1) : 0;
    i += code === BACKSLASH && (next === QUOTE || next === BACKSLASH) ? 2 : 1;
  }
  return -1;
}

/** Whether the string token is closed by a quote of its own. */
export function isClosed(text: string, start: number, end: number): boolean {
  return closingQuote(text, start, end) !== -1;
}

/** The end of what stands between the offsets, blanks at its end left out. */
export function trimEnd(text: string, start: number, end: number): number {
  let i = end;
  while (i > start && isBlank(text.charCodeAt(i - 1))) i--;
  return i;
}
