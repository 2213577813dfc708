/** What can be done about findings: their fixes, the same for all of a kind, all that can be fixed, and comments that silence. */
import { type FindingOptions, findingsOf, fixesOf, ignoreFix, titleOf } from '../findings';
import type { Finding, Fix } from '../findings/finding';
import { applyChanges, type BoardFile, minimalChanges, parse, type Span, type TextChange } from '../text';
import type { Words } from './words';

/** Something to do about a finding. */
export interface Action {
  readonly title: string;
  readonly changes: readonly TextChange[];
  /** What it mends. */
  readonly finding: Finding;
  readonly preferred: boolean;
}

/** The fixes of the findings that a span touches, the best first, then the comments that silence them. */
export function actionsAt(file: BoardFile, findings: readonly Finding[], span: Span, words: Words): Action[] {
  const here = touched(findings, span);
  const action = (finding: Finding, fix: Fix): Action => ({
    title: titleOf(fix, words),
    changes: fix.changes,
    finding,
    preferred: fix.preferred,
  });
  return [
    ...here.flatMap(finding => fixesOf(file, finding).map(fix => action(finding, fix))),
    ...here.flatMap(finding => ignoreFix(file, finding).map(fix => action(finding, fix))),
  ];
}

/** All findings of one code that can be fixed together. */
export interface FixableKind {
  readonly code: string;
  readonly title: string;
}

/** The kinds among the findings that a span touches of which the file has more than one, and of which the one here has a preferred fix. */
export function fixableKindsAt(file: BoardFile, findings: readonly Finding[], span: Span, words: Words): FixableKind[] {
  const kinds = new Map<string, Finding>();
  for (const finding of touched(findings, span)) if (!kinds.has(finding.code)) kinds.set(finding.code, finding);
  return [...kinds.values()].flatMap(finding => {
    const count = findings.filter(({ code }) => code === finding.code).length;
    if (count < 2 || !fixesOf(file, finding).some(({ preferred }) => preferred)) return [];
    return [{ code: finding.code, title: words.service.actions.fixKind(finding.code, count) }];
  });
}

function touched(findings: readonly Finding[], span: Span): Finding[] {
  return findings.filter(finding => finding.start <= span.end && finding.end >= span.start);
}

/** Trying out a fix reads the text again: so many characters are read for one call, and what is left then stays for the next. */
const MOST_READ = 50_000_000;
/** What one fix brings to light another may mend. */
const MOST_ROUNDS = 20;

/**
 * The changes that mend all findings of level error and warning that have a preferred fix; with a code only those of that code.
 * In rounds: the fixes of one round are apart from each other, and the next one looks at what has become of the text.
 */
export function fixAllChanges(file: BoardFile, settings: FindingOptions, code: string | null): TextChange[] {
  // No fix waits for the length of the game.
  const options = { ...settings, expectedTurns: null };
  let now = file;
  let left = MOST_READ;
  for (let round = 0; round < MOST_ROUNDS && left > 0; round++) {
    const findings = findingsOf(now, options).filter(finding =>
      code === null ? finding.level === 'error' || finding.level === 'warning' : finding.code === code,
    );
    const fixes: (readonly TextChange[])[] = [];
    for (const finding of findings) {
      if (left <= 0) break;
      left -= 3 * (now.text.length + (now.board.size?.cells ?? 0));
      const fix = fixesOf(now, finding).find(({ preferred }) => preferred);
      if (fix?.changes.every(change => isApart(change, fixes.flat()))) fixes.push(fix.changes);
    }
    // Each by itself brings no new error; where they do together, the first is made alone.
    const next = [fixes, fixes.slice(0, 1)]
      .filter(some => some.length > 0)
      .map(some => parse(applyChanges(now.text, inOrder(some.flat())), now.format, true))
      .find(each => errorsOf(each, options) <= errorsOf(now, options));
    if (next === undefined) break;
    now = next;
  }
  return minimalChanges(file.text, now.text);
}

/** Whether a change is on other lines than the rest: two fixes on one line may be made for the same fault. */
function isApart(change: TextChange, changes: readonly TextChange[]): boolean {
  return changes.every(other => change.end < other.start || change.start > other.end);
}

const inOrder = (changes: readonly TextChange[]) => changes.toSorted((a, b) => a.start - b.start || a.end - b.end);

function errorsOf(file: BoardFile, options: FindingOptions): number {
  return findingsOf(file, options).filter(({ level }) => level === 'error').length;
}
