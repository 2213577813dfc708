import { isBodyLetter, isSeparator, isWhite } from './grid';
import { isBlank, isDigit } from './scan';

const FEWEST_TOKENS = 6;
const FEWEST_ROWS = 2;
const FEWEST_DRAWN = 2;
/** At least this part of the tokens are different numbers that can be cells. */
const NUMBERS = 0.5;
/** At least this part are those, or S and L tokens. */
const USEFUL = 0.8;
/** At least this part of the numbers that stand side by side differ by one. */
const NEIGHBOURS = 0.6;
/** Numbers up to so many times the number of tokens can be cells. */
const REACH = 1.25;

/** Where in a line the reader is. */
const NOTHING = 0;
const NUMBER = 1;
const COLON = 2;
const LETTER = 3;
const STRANGE = 4;
const COMMENT = 5;

/** The word of a comment that silences findings, which may end after its first `SHORT_IGNORE` letters as well. */
const IGNORE = [...'snl-ignore-file'].map(letter => letter.charCodeAt(0));
const SHORT_IGNORE = 'snl-ignore'.length;

const LF = 10;
const CR = 13;
const COMMA = 44;

const SEEN_PLAIN = 1;
const SEEN_DRAWN = 2;

/** Reads a text piece by piece and tells early when it can no longer be a board. */
interface Sniffer {
  /** The most tokens that a board in a text of this length can have. */
  readonly most: number;
  state: number;
  /** The number of the token being read (−1: none), of its left neighbour (−1: none), and whether a number has digits. */
  number: number;
  left: number;
  tokens: number;
  rows: number;
  rowHasToken: boolean;
  drawn: number;
  useless: number;
  pairs: number;
  steps: number;
  /** How many letters of IGNORE follow a `#` that stands behind a token (−1: it was none), and whether blanks stand between. */
  ignore: number;
  apart: boolean;
  /** Which numbers have been seen, and how. */
  seen: Uint8Array;
  over: boolean;
}

/**
 * Whether a text is a board of the exercise's kind and not one of the thousands of other files called `map.txt`: of its n tokens (comments
 * apart) n ≥ 6 in two rows or more; at least two S or L tokens; at least n/2 different numbers within 1 … 1.25 n; those and the S and
 * L tokens together at least 0.8 n; and of the numbers that stand side by side in a row 6 pairs in 10 differ by one. No NUL, and no U+FFFD,
 * which stands for bytes that were no UTF-8. One pass that ends as soon as the answer is no; needs memory for one byte a possible cell.
 */
export function isMap(text: string): boolean {
  const sniffer = newSniffer(text.length);
  const piece = new Uint16Array(Math.min(text.length, 1 << 14));
  for (let from = 0; from < text.length; from += piece.length) {
    const count = Math.min(piece.length, text.length - from);
    for (let i = 0; i < count; i++) piece[i] = text.charCodeAt(from + i);
    if (!sniff(sniffer, piece, count)) return false;
  }
  return conclude(sniffer);
}

/** Of a text of more bytes than this, which no editor hands over, the beginning decides where it is nothing like a board. */
const LARGE = 50_000_000;
const BEGINNING = 4_000_000;

/** The same for bytes of UTF-8 (whether they are valid is not asked) that come in pieces, `length` bytes in all. */
export function mapSniffer(length: number): {
  /** Takes the next bytes; false: it is no board, whatever follows. */
  readonly push: (bytes: Uint8Array) => boolean;
  /** The answer when all bytes have been taken. */
  readonly end: () => boolean;
} {
  const sniffer = newSniffer(length);
  let taken = 0;
  return {
    push(bytes) {
      const isBeginning = length > LARGE && taken < BEGINNING;
      taken += bytes.length;
      const isOpen = sniff(sniffer, new Uint16Array(bytes), bytes.length);
      return isOpen && isBeginning && taken >= BEGINNING && !mayGrow(sniffer) ? giveUp(sniffer) : isOpen;
    },
    end: () => conclude(sniffer),
  };
}

function newSniffer(length: number): Sniffer {
  return {
    most: mostTokens(length),
    state: NOTHING,
    number: -1,
    left: -1,
    tokens: 0,
    rows: 0,
    rowHasToken: false,
    drawn: 0,
    useless: 0,
    pairs: 0,
    steps: 0,
    ignore: -1,
    apart: false,
    seen: new Uint8Array(256),
    over: false,
  };
}

/** How many tokens a board can have in a text of so many characters: half of them are different numbers, so they grow with the board. */
function mostTokens(length: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const tokens = Math.ceil((low + high) / 2);
    const numbers = Math.ceil(tokens * NUMBERS);
    if (digitsUpTo(numbers) + numbers + 2 * (tokens - numbers) <= length + 1) low = tokens;
    else high = tokens - 1;
  }
  return low;
}

/** How many digits the numbers 1 … n have together. */
function digitsUpTo(n: number): number {
  let digits = 0;
  for (let first = 1; first <= n; first *= 10) digits += n - first + 1;
  return digits;
}

/** What a character is to a reader of maps. */
const OTHER = 0;
const WHITE = 1;
const LINE_END = 2;
const DIGIT = 3;
const BODY = 4;
const COLON_SIGN = 5;
const HASH = 6;
const NEVER = 7;

/** For ASCII in a table, since a long file asks this for each of its characters. */
const SORTS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code === 0) return NEVER;
  if (code === LF || code === CR) return LINE_END;
  if (isWhite(code) || isSeparator(code)) return WHITE;
  if (isDigit(code)) return DIGIT;
  return isBodyLetter(code) ? BODY : code === 58 ? COLON_SIGN : code === 35 ? HASH : OTHER;
});

function sortOf(code: number): number {
  if (code < 128) return SORTS[code];
  return code === 0xfffd ? NEVER : isWhite(code) ? WHITE : OTHER;
}

function sniff(sniffer: Sniffer, codes: Uint16Array, count: number): boolean {
  if (sniffer.over) return false;
  let { state, number } = sniffer;
  const mostUseless = (1 - USEFUL) * sniffer.most;
  const mostApart = (1 - NEIGHBOURS) * sniffer.most;
  for (let i = 0; i < count; i++) {
    const sort = sortOf(codes[i]);
    if (sniffer.ignore >= 0) state = followIgnore(sniffer, state, codes[i]);
    if (sort === WHITE || sort === LINE_END) {
      if (state !== NOTHING && state !== COMMENT) {
        endToken(sniffer, state, number);
        if (sniffer.useless > mostUseless || sniffer.pairs - sniffer.steps > mostApart) return giveUp(sniffer);
        state = NOTHING;
        number = -1;
      }
      if (sort === LINE_END) {
        state = NOTHING;
        sniffer.left = -1;
        sniffer.rowHasToken = false;
      }
    } else if (sort === NEVER) return giveUp(sniffer);
    else if (state === COMMENT || state === STRANGE) {
      // Nothing in it matters.
    } else if (sort === DIGIT && (state === NOTHING || state === NUMBER)) {
      const digit = codes[i] - 48;
      number = state === NOTHING ? digit : Math.min(number * 10 + digit, 0x7fffffff);
      state = NUMBER;
    } else if (sort === BODY && state !== LETTER) state = LETTER;
    else if (sort === COLON_SIGN && state === NUMBER) state = COLON;
    else if (sort === HASH && state === NOTHING && !sniffer.rowHasToken) state = COMMENT;
    else if (sort === HASH && state === NOTHING) {
      state = STRANGE;
      sniffer.ignore = 0;
    } else if (sort !== DIGIT || state !== LETTER) state = STRANGE;
  }
  sniffer.state = state;
  sniffer.number = number;
  return true;
}

/** The state after one more character behind a `#`, which counts as a token only when it is known to begin no comment that silences. */
function followIgnore(sniffer: Sniffer, state: number, code: number): number {
  const { ignore, apart } = sniffer;
  if (ignore === 0 && isBlank(code)) {
    sniffer.apart = true;
    return NOTHING;
  }
  // Small letters are the capital ones with this bit set; so would a hyphen be a CR.
  if (code !== CR && (code | 32) === IGNORE[ignore]) {
    sniffer.ignore++;
    return state;
  }
  sniffer.ignore = -1;
  sniffer.apart = false;
  const isWord = ignore === SHORT_IGNORE || ignore === IGNORE.length;
  if (isWord && (isBlank(code) || code === COMMA || code === LF || code === CR)) return COMMENT;
  if (apart) endToken(sniffer, STRANGE, -1);
  return state;
}

/** Whether what was read may be the beginning of a board: it has at most twice the faults that a board may have. */
function mayGrow({ tokens, useless, pairs, steps }: Sniffer): boolean {
  return (
    tokens >= FEWEST_TOKENS && useless <= 2 * (1 - USEFUL) * tokens && pairs - steps <= 2 * (1 - NEIGHBOURS) * pairs
  );
}

function giveUp(sniffer: Sniffer): false {
  sniffer.over = true;
  return false;
}

function endToken(sniffer: Sniffer, state: number, value: number): void {
  const isDrawn = state === LETTER;
  const number = isDrawn || state === NUMBER ? value : -1;
  sniffer.tokens++;
  if (!sniffer.rowHasToken) sniffer.rows++;
  sniffer.rowHasToken = true;
  if (isDrawn) sniffer.drawn++;
  const seen =
    number < 1 || number > REACH * sniffer.most ? 0 : see(sniffer, number, isDrawn ? SEEN_DRAWN : SEEN_PLAIN);
  if (!isDrawn && seen !== 1) sniffer.useless++;
  if (number >= 0 && sniffer.left >= 0) {
    sniffer.pairs++;
    if (Math.abs(number - sniffer.left) === 1) sniffer.steps++;
  }
  sniffer.left = number;
}

/** Notes the number; 1 where it had not been seen so. */
function see(sniffer: Sniffer, number: number, how: number): number {
  if (number >= sniffer.seen.length) {
    const grown = new Uint8Array(Math.min(2 * number, Math.floor(REACH * sniffer.most)) + 1);
    grown.set(sniffer.seen);
    sniffer.seen = grown;
  }
  const before = sniffer.seen[number];
  sniffer.seen[number] = before | how;
  return (before & how) === 0 ? 1 : 0;
}

function conclude(sniffer: Sniffer): boolean {
  const { number, over } = sniffer;
  if (over) return false;
  const state = sniffer.ignore < 0 ? sniffer.state : followIgnore(sniffer, sniffer.state, LF);
  if (state !== NOTHING && state !== COMMENT) endToken(sniffer, state, number);
  const { tokens, rows, drawn, pairs, steps, seen } = sniffer;
  const last = Math.min(seen.length - 1, Math.floor(REACH * tokens));
  let different = 0;
  let plain = 0;
  for (let n = 1; n <= last; n++) {
    if (seen[n] !== 0) different++;
    if ((seen[n] & SEEN_PLAIN) !== 0) plain++;
  }
  return (
    tokens >= FEWEST_TOKENS &&
    rows >= FEWEST_ROWS &&
    drawn >= FEWEST_DRAWN &&
    different >= NUMBERS * tokens &&
    plain + drawn >= USEFUL * tokens &&
    pairs > 0 &&
    steps >= NEIGHBOURS * pairs
  );
}
