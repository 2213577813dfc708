import type { BoardFile, Span, Token } from '../text';
import { lineAt } from '../text/lines';

/** Where a cursor stands in its line, as completion sees it. */
export interface Spot {
  /** The word or number at the cursor, also one that begins there: what a completion replaces. Empty where none is. */
  readonly typed: Span;
  /** Its part before the cursor, in lower case. */
  readonly prefix: string;
  /** The texts of the tokens before it on the line, in lower case; a map's `# snl:` apart. */
  readonly before: readonly string[];
  /** The tokens before it. */
  readonly tokens: readonly Token[];
  /** What the cursor stands in, where that is a comment or a string: there no statement goes on. */
  readonly inside: 'comment' | 'string' | null;
  /** The comment or string up to the cursor. */
  readonly insideText: string;
  readonly line: number;
}

/** The spot of an offset. Takes time in proportion to the line. */
export function spotAt(file: BoardFile, offset: number): Spot {
  const line = lineAt(file, offset);
  const all = tokensBetween(file.tokens, file.lineStarts[line], offset);
  const isSetting = file.map !== null && /^#\s*snl:$/i.test(textOf(file, all[0]));
  const tokens = isSetting ? all.slice(1) : all;
  const last = tokens.at(-1);
  const enclosing = last !== undefined && encloses(file, last, offset) ? last : null;
  const inside = enclosing?.kind === 'comment' || enclosing?.kind === 'string' ? enclosing.kind : null;
  const before = tokens.slice(0, tokens.length - (inside === null ? typedCount(file, tokens, offset) : 1));
  const typed = inside === null ? typedSpan(file, tokens.slice(before.length), offset) : { start: offset, end: offset };
  return {
    typed,
    prefix: file.text.slice(typed.start, offset).toLowerCase(),
    before: before.map(token => textOf(file, token)),
    tokens: before,
    inside,
    insideText: enclosing === null ? '' : file.text.slice(enclosing.start, offset),
    line,
  };
}

/** How many tokens up to the cursor are the word or number that is being typed: two where a word ends in a hyphen, as `skip-` does. */
function typedCount(file: BoardFile, tokens: readonly Token[], offset: number): number {
  const [word, last] = [tokens.at(-2), tokens.at(-1)];
  if (last === undefined || last.end < offset) return 0;
  if (textOf(file, last) === '->' && last.end === offset) return 0;
  if (textOf(file, last) === '-' && word?.end === last.start && /[a-z]/i.test(file.text[word.start])) return 2;
  return isWordLike(file, last) ? 1 : 0;
}

/** From the first of the tokens that are being typed to the last; where none is, what begins at the cursor. */
function typedSpan(file: BoardFile, typed: readonly Token[], offset: number): Span {
  const next = file.tokens[firstFrom(file.tokens, offset)];
  const end = next?.start === offset && isWordLike(file, next) ? next.end : offset;
  return typed.length === 0 ? { start: offset, end } : { start: typed[0].start, end: typed.at(-1)!.end };
}

const isWordLike = ({ text }: BoardFile, { start }: Token): boolean => /[\w.-]/.test(text[start]);

/** Whether an offset is within a token of open end: a comment goes on at its end, a string until its second quote. */
function encloses({ text }: BoardFile, { kind, start, end }: Token, offset: number): boolean {
  if (kind === 'comment') return offset > start;
  if (offset <= start || offset > end) return false;
  const isClosed = end - start > 1 && text[end - 1] === '"';
  return text[start] === '"' && (offset < end || !isClosed);
}

function textOf({ text }: BoardFile, token: Token | undefined): string {
  return token === undefined ? '' : text.slice(token.start, token.end).toLowerCase();
}

/** The tokens that begin from `start` to before `end`. */
function tokensBetween(tokens: readonly Token[], start: number, end: number): readonly Token[] {
  return tokens.slice(firstFrom(tokens, start), firstFrom(tokens, end));
}

/** The index of the first token that begins at an offset or behind it. */
export function firstFrom(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (tokens[middle].start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
