import type { BoardFile, Span, Statement } from '../text/syntax';

/** The text at a place. */
export function textAt(file: BoardFile, { start, end }: Span): string {
  return file.text.slice(start, end);
}

/** The keyword of a statement as it is written, in lower case. */
export function keywordAt(file: BoardFile, { keyword }: Statement): string {
  return textAt(file, keyword).toLowerCase();
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
