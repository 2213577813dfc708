/** What can be done about findings: their fixes, the same for all of a kind, all that can be fixed, and comments that silence. */
import { bringsNoError, type FindingOptions, findingsOf, fixesOf, ignoreFix, mayReveal, titleOf } from '../findings';
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

/** What a person is shown about a part of a text. */
export interface Actions {
  /** The fixes of the findings there, the best first, then the comments that silence them. */
  readonly all: readonly Action[];
  /** The kinds of findings there of which the file has more than one, and of which the one here has a preferred fix. */
  readonly kinds: readonly FixableKind[];
}

/** All findings of one code that can be fixed together. */
export interface FixableKind {
  readonly code: string;
  readonly title: string;
}

/** A menu has room for the fixes of so many findings; more are touched by a selection of the whole text. */
const MOST_FINDINGS = 20;

/** What can be done about the findings that a span touches: of many the first. */
export function actionsAt(file: BoardFile, findings: readonly Finding[], span: Span, words: Words): Actions {
  const fixes: Action[] = [];
  const silences: Action[] = [];
  const kinds = new Map<string, FixableKind | null>();
  const budget = budgetFor(MOST_READ_AT_ONCE);
  for (const finding of touched(findings, span).slice(0, MOST_FINDINGS)) {
    const action = (fix: Fix): Action => ({
      title: titleOf(fix, words),
      changes: fix.changes,
      finding,
      preferred: fix.preferred,
    });
    const found = budget.take(file) ? fixesOf(file, finding) : [];
    fixes.push(...found.map(action));
    silences.push(...ignoreFix(file, finding).map(action));
    const { code } = finding;
    if (kinds.has(code)) continue;
    const isAlone = findings.filter(each => each.code === code).length < 2;
    const isFixable = !isAlone && found.some(({ preferred }) => preferred);
    kinds.set(code, isFixable ? { code, title: words.service.actions.fixKind(code) } : null);
  }
  return { all: [...fixes, ...silences], kinds: [...kinds.values()].filter(kind => kind !== null) };
}

function touched(findings: readonly Finding[], span: Span): Finding[] {
  return findings.filter(finding => finding.start <= span.end && finding.end >= span.start);
}

/** Trying out a fix reads the text again: so many characters are read to fix all, and what is left then stays for the next call. */
const MOST_READ = 50_000_000;
/** And so many to show what can be done, while a person waits. */
const MOST_READ_AT_ONCE = 10_000_000;
/** What one fix brings to light another may mend. */
const MOST_ROUNDS = 20;

/** Tells before each trial of a fix whether there is still something to spend on it; there is on the first one. */
function budgetFor(most: number): { take(file: BoardFile): boolean } {
  let left = most;
  return {
    take({ text, board }) {
      const isLeft = left > 0;
      left -= 3 * (text.length + (board.size?.cells ?? 0));
      return isLeft;
    },
  };
}

/**
 * The changes that mend all findings of level error and warning that have a preferred fix; with a code only those of that code.
 * In rounds: the fixes of one round are apart from each other, and the next one looks at what has become of the text. What lets more of the
 * text be understood comes first.
 */
export function fixAllChanges(file: BoardFile, settings: FindingOptions, code: string | null): TextChange[] {
  // No fix waits for the length of the game.
  const options = { ...settings, expectedTurns: null };
  let now = file;
  const budget = budgetFor(MOST_READ);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = findingsOf(now, options);
    const wanted = found.filter(finding =>
      code === null ? finding.level === 'error' || finding.level === 'warning' : finding.code === code,
    );
    const [revealing, others] = [true, false].map(is => wanted.filter(each => mayReveal(each.code) === is));
    const first = preferredFixes(now, revealing, budget);
    const fixes = first.length > 0 ? first : preferredFixes(now, others, budget);
    // Each by itself brings no new error; where they do together, the first is made alone.
    const next = [fixes, fixes.slice(0, 1)]
      .filter(some => some.length > 0)
      .map(some => parse(applyChanges(now.text, inOrder(some.flat())), now.format, true))
      .find(each => fixes === first || bringsNoError(found, findingsOf(each, options)));
    if (next === undefined) break;
    now = next;
  }
  return minimalChanges(file.text, now.text);
}

/** The preferred fixes of these findings: those that are apart from each other, as far as there is something to spend on trying them out. */
function preferredFixes(
  file: BoardFile,
  findings: readonly Finding[],
  budget: ReturnType<typeof budgetFor>,
): readonly (readonly TextChange[])[] {
  const fixes: (readonly TextChange[])[] = [];
  for (const finding of findings) {
    if (!budget.take(file)) break;
    const fix = fixesOf(file, finding).find(({ preferred }) => preferred);
    if (fix?.changes.every(change => isApart(change, fixes.flat()))) fixes.push(fix.changes);
  }
  return fixes;
}

/** Whether a change neither meets nor touches the others: two fixes at one place may be made for the same fault. */
function isApart(change: TextChange, changes: readonly TextChange[]): boolean {
  return changes.every(other => change.end < other.start || change.start > other.end);
}

const inOrder = (changes: readonly TextChange[]) => changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
