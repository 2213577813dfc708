import { minimalChanges } from './edits';
import { formatMap } from './format-map';
import { lineAt, lineEnd } from './lines';
import { MOST_PROBLEMS } from './reader';
import { isBlank } from './scan';
import type { BoardFile, Span, Statement, TextChange, Token } from './syntax';

/**
 * The changes that format a file: `.snl` to canonical spelling with the ends of jumps under each other, a map to columns under each other.
 * With `range` only in the lines that it touches. Comments, blank lines and line ends stay, a line with a fault stays as it is, and the
 * board is the same; formatting twice changes nothing more. A file that is no board has none.
 */
export function formatChanges(file: BoardFile, range?: Span): TextChange[] {
  // Where problems were left out, it is not known which lines have none.
  if (!file.isBoard || file.problems.length >= MOST_PROBLEMS) return [];
  const lines = file.format === 'snl' ? formatSnl(file) : formatMap(file);
  const { text, lineStarts } = file;
  const changes: TextChange[] = [];
  for (const [line, content] of lines) {
    const start = line === 0 ? bomLength(text) : lineStarts[line];
    const end = lineEnd(file, line);
    if (range !== undefined && (start > range.end || end < range.start)) continue;
    for (const change of minimalChanges(text.slice(start, end), content)) {
      changes.push({ start: start + change.start, end: start + change.end, text: change.text });
    }
  }
  return changes;
}

/** A BOM that was not taken away with the bytes stays where it is. */
const bomLength = (text: string): number => (text.charCodeAt(0) === 0xfeff ? 1 : 0);

/** A statement line of `.snl`: what stands before its comment, in pieces. */
interface Line {
  readonly line: number;
  readonly keyword: string;
  /** For a jump: its first `from` and `to`. */
  readonly ends: { readonly from: string; readonly to: string } | null;
  /** All else. */
  readonly rest: string;
  readonly comment: string;
}

/** The lines that change, or may, with what they become. */
function formatSnl(file: BoardFile): Map<number, string> {
  const formatted = new Map<number, string>();
  let block: Line[] = [];
  const endBlock = () => {
    for (const [line, content] of alignJumps(block)) formatted.set(line, content);
    block = [];
  };
  const faulty = faultyLines(file);
  let next = 0;
  for (let line = 0; line < file.lineStarts.length; line++) {
    const start = file.lineStarts[line];
    const end = lineEnd(file, line);
    const statement = file.statements[next]?.start < end ? file.statements[next++] : null;
    const kind = lineKind(file.text, start, end);
    if (kind === 'blank') {
      endBlock();
      // Without its blanks a line between CR and LF would be no line.
      if (file.text[start - 1] !== '\r' || file.text[end] !== '\n') formatted.set(line, '');
    } else if (statement === null) {
      if (kind !== 'comment') endBlock();
    } else if (!statement.valid || faulty.has(line)) {
      if (!isJump(statement)) endBlock();
    } else if (isJump(statement)) {
      block.push(lineOf(file, line, statement, end));
    } else {
      endBlock();
      const { keyword, rest, comment } = lineOf(file, line, statement, end);
      formatted.set(line, keyword + rest + comment);
    }
  }
  endBlock();
  return formatted;
}

const isJump = ({ name }: Statement): boolean => name === 'ladder' || name === 'snake';

function lineKind(text: string, start: number, end: number): 'blank' | 'comment' | 'other' {
  let i = start;
  while (i < end && isBlank(text.charCodeAt(i))) i++;
  return i === end ? 'blank' : text[i] === '#' ? 'comment' : 'other';
}

/** The lines on which something is wrong. */
function faultyLines(file: BoardFile): Set<number> {
  return new Set(file.problems.map(({ start }) => lineAt(file, start)));
}

function lineOf(file: BoardFile, line: number, statement: Statement, end: number): Line {
  const { text, tokens } = file;
  const [first, stop] = statement.tokens;
  const after = tokens[stop];
  const comment = after !== undefined && after.start < end ? `  ${text.slice(after.start, end)}` : '';
  const keyword = text.slice(tokens[first].start, tokens[first].end).toLowerCase();
  if (!isJump(statement)) return { line, keyword, ends: null, rest: spell(file, statement, first + 1), comment };
  const [from, to] = statement.numbers;
  const atTo = tokens[first + 2].kind === 'number' ? first + 2 : first + 3;
  return {
    line,
    keyword,
    ends: { from: text.slice(from.start, from.end), to: text.slice(to.start, to.end) },
    rest: spell(file, statement, atTo + 1),
    comment,
  };
}

/** The tokens of a statement from the index on, in canonical spelling, each with the blank before it. */
function spell({ text, tokens }: BoardFile, statement: Statement, from: number): string {
  const [first, stop] = statement.tokens;
  let spelt = '';
  for (let i = from; i < stop; i++) {
    const token = tokens[i];
    const before = tokens[i - 1];
    const written = text.slice(token.start, token.end);
    if (isJump(statement) && isArrow(token, written)) spelt += ' ->';
    else if (isJump(statement) && followsNumber(token, before) && i > first + 1) spelt += ` -> ${written}`;
    else if (statement.name === 'board' && i === first + 2) spelt += token.kind === 'number' ? ` x ${written}` : ' x';
    else if (written === ',') spelt += written;
    else if (statement.name === 'die' && (isGlued(token) || isGlued(before))) spelt += written.toLowerCase();
    else spelt += ` ${token.kind === 'word' ? written.toLowerCase() : written}`;
  }
  return spelt;
}

/** The d of `3d6` and the star of `1*2` stand without blanks. */
const isGlued = (token: Token): boolean => token.kind === 'operator';

const followsNumber = (token: Token, before: Token): boolean => token.kind === 'number' && before.kind === 'number';

const isArrow = (token: Token, written: string): boolean =>
  (token.kind === 'operator' || token.kind === 'word') && written !== ',';

/** The jumps of a block with `from` under `from` and `to` under `to`: at their right ends. */
function alignJumps(block: readonly Line[]): Map<number, string> {
  const formatted = new Map<number, string>();
  const head = ({ keyword, ends }: Line) => keyword.length + 1 + ends!.from.length;
  const heads = longest(block.map(head));
  const tos = longest(block.map(({ ends }) => ends!.to.length));
  for (const each of block) {
    const { keyword, ends, rest, comment } = each;
    const { from, to } = ends!;
    const blanks = ' '.repeat(Math.max(1, heads - keyword.length - from.length));
    formatted.set(each.line, `${keyword}${blanks}${from} -> ${to.padStart(tos)}${rest}${comment}`);
  }
  return formatted;
}

/** Numbers longer than any cell's do not push the others aside. */
const LONGEST_ALIGNED = 24;

function longest(lengths: readonly number[]): number {
  return lengths.reduce((most, length) => (length <= LONGEST_ALIGNED ? Math.max(most, length) : most), 0);
}
