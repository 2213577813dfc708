/** A text, and where its lines begin. Lines end with LF, CRLF or CR. */
export interface Lines {
  readonly text: string;
  /** Offsets at which lines begin, the first 0. */
  readonly lineStarts: readonly number[];
}

/** Offsets at which the lines of a text begin, the first 0. */
export function lineStartsOf(text: string): number[] {
  const starts = [0];
  let lf = text.indexOf('\n');
  let cr = text.indexOf('\r');
  while (lf !== -1 || cr !== -1) {
    const end = cr === -1 || (lf !== -1 && lf < cr) ? lf : cr;
    const next = end === cr && lf === end + 1 ? end + 2 : end + 1;
    starts.push(next);
    if (lf !== -1 && lf < next) lf = text.indexOf('\n', next);
    if (cr !== -1 && cr < next) cr = text.indexOf('\r', next);
  }
  return starts;
}

/** The 0-based line that holds an offset (0 … text length). */
export function lineAt({ lineStarts }: Pick<Lines, 'lineStarts'>, offset: number): number {
  let low = 0;
  let high = lineStarts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (lineStarts[middle] <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Where the text of a line ends, its line end apart. */
export function lineEnd({ text, lineStarts }: Lines, line: number): number {
  return beforeLineEnds(text, lineStarts[line], lineStarts[line + 1] ?? text.length);
}

/** The offset before the line ends that stand before `end`, but none before `start`. */
export function beforeLineEnds(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && (text.charCodeAt(at - 1) === 10 || text.charCodeAt(at - 1) === 13)) at--;
  return at;
}

/** A text's own line end: that of its first line; LF where it has only one. */
export function lineEndOf(lines: Lines): string {
  const { text, lineStarts } = lines;
  return lineStarts.length === 1 ? '\n' : text.slice(lineEnd(lines, 0), lineStarts[1]);
}
