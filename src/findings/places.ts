import type { BoardFile, Span, Statement } from '../text/syntax';

/** The text at a place. */
export function textAt(file: BoardFile, { start, end }: Span): string {
  return file.text.slice(start, end);
}

/** The keyword of a statement as it is written, in lower case. */
export function keywordAt(file: BoardFile, { keyword }: Statement): string {
  return textAt(file, keyword).toLowerCase();
}
