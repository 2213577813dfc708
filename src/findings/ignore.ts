import { lineAt } from '../text/lines';
import type { BoardFile } from '../text/syntax';
import type { Finding } from './finding';

/** Tells of a file's findings which ones no comment silences. */
export function isHeard(file: BoardFile): (finding: Finding) => boolean {
  const everywhere = new Set<string>();
  const onLine = new Map<number, Set<string>>();
  for (const { codes, line } of file.ignores) {
    const silenced = line === null ? everywhere : (onLine.get(line) ?? new Set());
    if (line !== null) onLine.set(line, silenced);
    for (const { code } of codes) silenced.add(code);
  }
  return ({ code, start }) => !everywhere.has(code) && !onLine.get(lineAt(file, start))?.has(code);
}
