import { cellAt, USUAL_NUMBERING } from '../board/geometry';
import { lineEnd } from '../text/lines';
import type { BoardFile, MapToken, Span, TextChange } from '../text/syntax';

/** Puts a text in the place of another. */
export function replace({ start, end }: Span, text: string): TextChange {
  return { start, end, text };
}

/** A line without its end, and without a BOM. */
export function lineSpan(file: BoardFile, line: number): Span {
  const isMarked = line === 0 && file.text.startsWith('\uFEFF');
  return { start: isMarked ? 1 : file.lineStarts[line], end: lineEnd(file, line) };
}

/** The index of the jump that stands at a place; −1 where none does. */
export function jumpAt(file: BoardFile, { start, end }: Span): number {
  return file.jumps.findIndex(at => at.start === start && at.end === end);
}

/** Writes a map's cell as its number alone. */
export function writeCell(file: BoardFile, token: MapToken): { readonly cell: number; readonly change: TextChange } {
  const { size, settings } = file.board;
  const cell = token.number ?? (size === null ? 0 : cellAt(size, settings.numbering ?? USUAL_NUMBERING, token));
  return { cell, change: writeNumber(file, token, cell) };
}

/** Writes a number in the place of a map's token so that what follows keeps its column: blanks before it fill up or give way. */
export function writeNumber({ text }: BoardFile, { start, end }: Span, number: number): TextChange {
  const written = String(number);
  let from = start;
  // One blank must stay between two tokens, none at the start of a line.
  const isSpare = (at: number) => text[at] === ' ' && (at === 0 || /[ \t,;|\r\n]/.test(text[at - 1]));
  while (end - from < written.length && isSpare(from - 1)) from--;
  return { start: from, end, text: written.padStart(end - from) };
}
