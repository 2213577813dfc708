/** Lines and columns, for those who must speak them: 0-based, in UTF-16 units; lines end with LF, CRLF or CR. The core itself speaks offsets. */

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** What is needed to tell positions in a text. */
export interface Lines {
  readonly text: string;
  /** Offsets at which lines begin, the first 0. */
  readonly lineStarts: readonly number[];
}

/** The 0-based line that holds an offset (0 … text length). */
export function lineAt({ lineStarts }: Lines, offset: number): number {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (lineStarts[middle] <= offset) low = middle;
    else high = middle;
  }
  return low;
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

export function rangeOf(lines: Lines, { start, end }: { readonly start: number; readonly end: number }): Range {
  return { start: positionAt(lines, start), end: positionAt(lines, end) };
}

/** Where a line's text ends, its line end apart. */
export function lineEnd({ text, lineStarts }: Lines, line: number): number {
  let end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length;
  const start = lineStarts[line];
  if (end > start && text.charCodeAt(end - 1) === 10 && line + 1 < lineStarts.length) end--;
  if (end > start && text.charCodeAt(end - 1) === 13 && line + 1 < lineStarts.length) end--;
  return end;
}
