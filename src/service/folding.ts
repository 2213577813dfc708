import type { BoardFile, Span } from '../text';
import { lineAt } from '../text/lines';

/** Lines that can be folded together, 0-based, both included. */
export interface Fold {
  readonly from: number;
  readonly to: number;
  readonly kind: 'comment' | 'region';
}

/** Blocks of comment lines, of jumps, of captions, and a map's picture: whatever stands together on two lines or more. */
export function foldsOf(file: BoardFile): Fold[] {
  const folds: Fold[] = [];
  const add = (kind: Fold['kind'], lines: readonly number[]) => {
    for (let i = 0, first = 0; i < lines.length; i++) {
      if (lines[i + 1] === lines[i] + 1) continue;
      if (i > first) folds.push({ from: lines[first], to: lines[i], kind });
      first = i + 1;
    }
  };
  const linesOf = (spans: readonly Span[]) => spans.map(({ start }) => lineAt(file, start));
  add('comment', commentLines(file));
  if (file.map !== null) add('region', linesOf(file.map.lines));
  const named = (...names: readonly string[]) => linesOf(file.statements.filter(({ name }) => names.includes(name)));
  add('region', named('ladder', 'snake'));
  add('region', named('cell'));
  return folds.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The lines that are nothing but a comment. */
function commentLines(file: BoardFile): number[] {
  const lines: number[] = [];
  for (let line = 0; line < file.lineStarts.length; line++) {
    // Comments stand at the beginning, so a long line is not read to its end.
    const start = file.lineStarts[line];
    let at = start;
    while (file.text[at] === ' ' || file.text[at] === '\t') at++;
    if (file.text[at] === '#') lines.push(line);
  }
  return lines;
}
