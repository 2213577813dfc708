import { parse } from '../text';
import type { BoardFile, TextChange } from '../text/syntax';
import { allFindings } from './check';
import type { Finding, Fix } from './finding';
import type { Kind, Mending } from './kind';
import { kindWithCode } from './table';

/** The longest text, in UTF-16 units, and the largest board, in cells, for which each fix is tried out before it is offered. */
const LONGEST_TRIED = 1_000_000;
const LARGEST_TRIED = 1_000_000;

/**
 * The ways to mend a finding of this file, the best first and the preferred one marked. Each removes the finding and brings no new one of
 * level error: it is tried out, which takes one parse and one check of the file (in very large files it is not).
 */
export function fixesOf(file: BoardFile, finding: Finding): readonly Fix[] {
  const kind = kindWithCode(finding.code);
  const mendings = (kind?.mend?.(file, finding) ?? []).filter(({ changes }) => areApart(changes));
  if (kind === undefined || mendings.length === 0) return [];
  const mends = isTooLarge(file) ? () => true : trial(file, finding, kind);
  let hasPreferred = false;
  return mendings.filter(mends).map(({ guess, ...fix }) => {
    const preferred = !guess && !hasPreferred;
    hasPreferred ||= preferred;
    return { ...fix, preferred };
  });
}

/** A text after changes that do not overlap, in any order. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let result = '';
  let at = 0;
  for (const change of inOrder(changes)) {
    result += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return result + text.slice(at);
}

const inOrder = (changes: readonly TextChange[]) => [...changes].sort((a, b) => a.start - b.start || a.end - b.end);

/** Whether no two changes touch the same text. */
function areApart(changes: readonly TextChange[]): boolean {
  return inOrder(changes).every((change, i, all) => i === 0 || all[i - 1].end <= change.start);
}

function isTooLarge({ text, board }: BoardFile): boolean {
  return text.length > LONGEST_TRIED || (board.size?.cells ?? 0) > LARGEST_TRIED;
}

/** Tells of a way to mend whether the finding is gone after it and no new error has come. Findings are counted, since their places move. */
function trial(file: BoardFile, finding: Finding, { reveals }: Kind): (mending: Mending) => boolean {
  const before = allFindings(file, { expectedTurns: null });
  const like = (findings: readonly Finding[]) => {
    const facts = JSON.stringify(finding.facts);
    return findings.filter(({ code, ...each }) => code === finding.code && JSON.stringify(each.facts) === facts).length;
  };
  return ({ changes }) => {
    const after = allFindings(parse(applyChanges(file.text, changes), file.format, true), { expectedTurns: null });
    if (like(after) >= like(before)) return false;
    const [was, is] = [errorsOf(before), errorsOf(after)];
    return reveals || [...is].every(([code, count]) => count <= (was.get(code) ?? 0));
  };
}

/** How many findings of level error there are of each code. */
function errorsOf(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, level } of findings) if (level === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
