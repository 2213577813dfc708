import type { JumpKind } from '../board/board';
import { cellAt, USUAL_NUMBERING } from '../board/geometry';
import type { BoardFile, MapToken, Span, Statement, TextChange } from '../text/syntax';

/** Puts a text in the place of another. */
export function replace({ start, end }: Span, text: string): TextChange {
  return { start, end, text };
}

/** The text at a place. */
export function textAt(file: BoardFile, { start, end }: Span): string {
  return file.text.slice(start, end);
}

/** The index of the line in which an offset stands, 0-based. */
export function lineAt({ lineStarts }: BoardFile, offset: number): number {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lineStarts[middle] <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** A line without its end. */
export function lineSpan(file: BoardFile, line: number): Span {
  const start = file.lineStarts[line];
  let end = file.lineStarts[line + 1] ?? file.text.length;
  while (end > start && (file.text[end - 1] === '\n' || file.text[end - 1] === '\r')) end--;
  return { start, end };
}

/** How the file ends its lines: as the first line does; LF where there is but one. */
export function lineEnd(file: BoardFile): string {
  return /\r\n|\n|\r/.exec(file.text)?.[0] ?? '\n';
}

/** Takes out a statement with its whole line. */
export function removeLine(file: BoardFile, { start }: Span): TextChange {
  const line = lineAt(file, start);
  const from = file.lineStarts[line];
  const to = file.lineStarts[line + 1];
  if (to !== undefined) return { start: from, end: to, text: '' };
  // The last line has no end of its own: that of the line before goes with it.
  return { start: line === 0 ? 0 : lineSpan(file, line - 1).end, end: file.text.length, text: '' };
}

/** The tokens of a statement that stand next to one of its items. */
function neighbours(file: BoardFile, statement: Statement, item: Span): { before: Span | null; after: Span | null } {
  let before: Span | null = null;
  for (let i = statement.tokens[0]; i < statement.tokens[1]; i++) {
    const token = file.tokens[i];
    if (token.start >= item.end) return { before, after: token };
    if (token.end <= item.start) before = token;
  }
  return { before, after: null };
}

/** Whether an item is all that its statement lists. */
function isOnly(file: BoardFile, statement: Statement, item: Span): boolean {
  const { before, after } = neighbours(file, statement, item);
  return after === null && before?.start === statement.keyword.start;
}

/** Takes an item out of the list of a statement, with its comma; with the whole line where it is the only one. */
function removeItem(file: BoardFile, statement: Statement, item: Span): TextChange {
  const { before, after } = neighbours(file, statement, item);
  if (before !== null && textAt(file, before) === ',') return { start: before.start, end: item.end, text: '' };
  if (after === null) return removeLine(file, item);
  const next = neighbours(file, statement, after).after;
  return { start: item.start, end: next === null ? after.end : next.start, text: '' };
}

/** The index of the jump that stands at a place; −1 where none does. */
export function jumpAt(file: BoardFile, { start, end }: Span): number {
  return file.jumps.findIndex(at => at.start === start && at.end === end);
}

/** Takes a jump out. In a map the numbers of its cells are written in the place of its tokens. */
export function removeJump(file: BoardFile, index: number): readonly TextChange[] {
  const at = file.jumps[index];
  if (file.map === null) return [removeItem(file, file.statements[at.statement], at)];
  const body = new Set(at.body.map(span => span.start));
  return file.map.rows.flatMap(row => row.filter(token => body.has(token.start)).map(token => writeCell(file, token)));
}

/** A jump as it should be. */
export interface JumpWanted {
  readonly kind: JumpKind;
  readonly from: number;
  readonly to: number;
}

/** Lets a jump of a `.snl` file be another, its caption kept. Of another kind than the rest of its list, it gets a line of its own below. */
export function rewriteJump(file: BoardFile, index: number, wanted: JumpWanted): readonly TextChange[] {
  const at = file.jumps[index];
  const jump = file.board.jumps[index];
  const statement = file.statements[at.statement];
  const numbers = [
    ...(jump.from === wanted.from ? [] : [replace(at.from, String(wanted.from))]),
    ...(jump.to === wanted.to ? [] : [replace(at.to, String(wanted.to))]),
  ];
  if (jump.kind === wanted.kind) return numbers;
  const written = textAt(file, statement.keyword);
  if (isOnly(file, statement, at)) {
    const plural = /s$/i.test(written) ? 's' : '';
    return [replace(statement.keyword, wanted.kind + plural), ...numbers];
  }
  const line = lineSpan(file, lineAt(file, at.start));
  const indent = file.text.slice(line.start, statement.start);
  const item = applied(file.text, numbers, at);
  return [
    removeItem(file, statement, at),
    { start: line.end, end: line.end, text: `${lineEnd(file)}${indent}${wanted.kind} ${item}` },
  ];
}

/** A part of a text after changes that lie within it, in order. */
function applied(text: string, changes: readonly TextChange[], { start, end }: Span): string {
  let result = '';
  let at = start;
  for (const change of changes) {
    result += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return result + text.slice(at, end);
}

/** Writes a map's cell as its number alone. */
export function writeCell(file: BoardFile, token: MapToken): TextChange {
  const { size, settings } = file.board;
  const cell = token.number ?? (size === null ? 0 : cellAt(size, settings.numbering ?? USUAL_NUMBERING, token));
  return writeNumber(file, token, cell);
}

/** Writes a number in the place of a map's token so that what follows keeps its column: blanks before it fill up or give way. */
export function writeNumber({ text }: BoardFile, { start, end }: Span, number: number): TextChange {
  const written = String(number);
  let from = start;
  // One blank must stay between two tokens, none at the start of a line.
  while (
    end - from < written.length &&
    text[from - 1] === ' ' &&
    /^$|[ \t,;|\r\n]/.test(text.slice(Math.max(0, from - 2), from - 1))
  )
    from--;
  return { start: from, end, text: written.padStart(end - from) };
}
