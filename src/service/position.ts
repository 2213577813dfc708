/** Lines and columns, for those who must speak them: 0-based, in UTF-16 units; lines end with LF, CRLF or CR. The core itself speaks offsets. */

import { type Lines, lineAt, lineEnd } from '../text/lines';

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** The position of an offset; one outside the text is that of the nearest end. */
export function positionAt(lines: Lines, offset: number): Position {
  const within = Math.max(0, Math.min(offset, lines.text.length));
  const line = lineAt(lines, within);
  return { line, character: Math.min(within, lineEnd(lines, line)) - lines.lineStarts[line] };
}

/** The offset of a position; a column past the end of its line is the line's end, a line past the last is the text's end. */
export function offsetAt(lines: Lines, { line, character }: Position): number {
  if (line < 0) return 0;
  if (line >= lines.lineStarts.length) return lines.text.length;
  return Math.min(lines.lineStarts[line] + Math.max(0, character), lineEnd(lines, line));
}

/** The range of a span. */
export function rangeOf(lines: Lines, { start, end }: { readonly start: number; readonly end: number }): Range {
  return { start: positionAt(lines, start), end: positionAt(lines, end) };
}
