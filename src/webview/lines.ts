import type { BoardFile } from '../text/syntax';

/** The line of an offset, from 1. */
export function lineOf({ lineStarts }: BoardFile, offset: number): number {
  let low = 0;
  let high = lineStarts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineStarts[middle] <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}
