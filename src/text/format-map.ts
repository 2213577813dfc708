import { isWhite } from './grid';
import { lineAt, lineEnd } from './lines';
import type { BoardFile, MapToken } from './syntax';

/** Tokens longer than any cell's do not push the others aside, so that a few of them can't blow a file up. */
const WIDEST = 24;

/** What stands between two tokens: separators, and whether blanks stand before and after them. */
interface Gap {
  readonly separators: string;
  readonly before: boolean;
  readonly after: boolean;
}

/**
 * The lines of a map's grid with their columns right-aligned to the widths in use. TABs, commas, semicolons and bars stay; they keep a blank
 * beside them where all of the file have one there.
 */
export function formatMap(file: BoardFile): Map<number, string> {
  const { text, lineStarts, map, ignores } = file;
  const formatted = new Map<number, string>();
  if (map === null) return formatted;
  const widths: number[] = [];
  for (const row of map.rows) {
    for (const { start, end, column } of row) {
      if (end - start <= WIDEST) widths[column] = Math.max(widths[column] ?? 0, end - start);
    }
  }
  const pad = ({ start, end, column }: MapToken) => Math.max(0, (widths[column] ?? 0) - (end - start));
  const rows = map.rows.map(row => {
    const gaps = row.slice(1).map((token, i) => gapOf(text, row[i].end, token.start));
    return { row, gaps };
  });
  let before = true;
  let after = true;
  for (const { row, gaps } of rows) {
    for (const [i, gap] of gaps.entries()) {
      if (gap.separators === '') continue;
      before &&= gap.before;
      // Blanks that align the next token are not told apart from a blank of its own.
      after &&= gap.after || pad(row[i + 1]) > 0;
    }
  }
  let ignore = 0;
  for (const { row, gaps } of rows) {
    const line = lineAt(file, row[0].start);
    const start = lineStarts[line];
    const end = lineEnd(file, line);
    const lead = gapOf(text, start, row[0].start).separators;
    while (ignore < ignores.length && ignores[ignore].start < start) ignore++;
    const stop = ignore < ignores.length && ignores[ignore].start < end ? ignores[ignore].start : end;
    const trail = gapOf(text, row[row.length - 1].end, stop).separators;
    const comment = stop < end ? `  ${text.slice(stop, end)}` : '';
    let content = lead + (lead !== '' && after ? ' ' : '');
    for (const [i, token] of row.entries()) {
      if (i > 0) content += between(gaps[i - 1].separators, before, after);
      content += ' '.repeat(pad(token)) + text.slice(token.start, token.end);
    }
    formatted.set(line, content + (trail !== '' && before ? ' ' : '') + trail + comment);
  }
  return formatted;
}

function between(separators: string, before: boolean, after: boolean): string {
  return separators === '' ? ' ' : (before ? ' ' : '') + separators + (after ? ' ' : '');
}

/** TABs count as separators here: a file that has them is read by programs that look for them. */
function gapOf(text: string, start: number, end: number): Gap {
  let separators = '';
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 9 || !isWhite(code)) separators += text[i];
  }
  const blank = (i: number) => isWhite(text.charCodeAt(i)) && text.charCodeAt(i) !== 9;
  return { separators, before: end > start && blank(start), after: end > start && blank(end - 1) };
}
