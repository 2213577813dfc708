import { applyChanges, parse } from '../text';
import type { BoardFile } from '../text/syntax';
import { allFindings } from './check';
import type { Finding, Fix } from './finding';
import type { Fixer, Mending } from './fixer';
import { fixerOf } from './fixers';

/** The longest text, in UTF-16 units, and the largest board, in cells, for which each fix is tried out before it is offered. */
const LONGEST_TRIED = 1_000_000;
const LARGEST_TRIED = 1_000_000;

/**
 * The ways to mend a finding of this file, the best first and the preferred one marked. Each removes the finding and brings no new one of
 * level error: it is tried out, which takes one parse and one check of the file (in very large files it is not).
 */
export function fixesOf(file: BoardFile, finding: Finding): readonly Fix[] {
  const fixer = fixerOf(finding.code);
  const mendings = fixer?.mend(file, finding) ?? [];
  if (fixer === undefined || mendings.length === 0) return [];
  const mends = isTooLarge(file) ? () => true : trial(file, finding, fixer);
  let hasPreferred = false;
  return mendings.filter(mends).map(({ guess, ...fix }) => {
    const preferred = !guess && !hasPreferred;
    hasPreferred ||= preferred;
    return { ...fix, preferred };
  });
}

function isTooLarge({ text, board }: BoardFile): boolean {
  return text.length > LONGEST_TRIED || (board.size?.cells ?? 0) > LARGEST_TRIED;
}

/** Tells of a way to mend whether the finding is gone after it and no new error has come. Findings are counted, since their places move. */
function trial(file: BoardFile, finding: Finding, { reveals }: Fixer): (mending: Mending) => boolean {
  const ofKind = (findings: readonly Finding[]) => findings.filter(({ code }) => code === finding.code);
  const facts = JSON.stringify(finding.facts);
  const same = (findings: readonly Finding[]) => ofKind(findings).filter(each => JSON.stringify(each.facts) === facts);
  const before = findingsBefore(file);
  return ({ changes }) => {
    const after = allFindings(reread(file, applyChanges(file.text, changes)), { expectedTurns: null });
    if (same(after).length >= same(before).length) return false;
    if (reveals) return true;
    if (ofKind(after).length >= ofKind(before).length) return false;
    return bringsNoError(before, after);
  };
}

/** A changed text read as the file was: by its format, and a map that names no rules under those that were taken for it. */
function reread({ format, settings, board }: BoardFile, text: string): BoardFile {
  const file = parse(text, format, true);
  const { rules } = board.settings;
  if (format === 'snl' || settings.some(({ name, valid }) => name === 'rules' && valid)) return file;
  return { ...file, board: { ...file.board, settings: { ...file.board.settings, rules } } };
}

const known = new WeakMap<BoardFile, readonly Finding[]>();

/** What is found in a file before it is mended, once for all of its findings. */
function findingsBefore(file: BoardFile): readonly Finding[] {
  const findings = known.get(file) ?? allFindings(file, { expectedTurns: null });
  known.set(file, findings);
  return findings;
}

/** Whether mending a finding of this code lets more of the file be understood: what comes to light then is no fault of its fixes. */
export function mayReveal(code: string): boolean {
  return fixerOf(code)?.reveals ?? false;
}

/** Whether there are of no code more findings of level error than before. */
export function bringsNoError(before: readonly Finding[], after: readonly Finding[]): boolean {
  const errorsBefore = errorsOf(before);
  return [...errorsOf(after)].every(([code, count]) => count <= (errorsBefore.get(code) ?? 0));
}

/** How many findings of level error there are of each code. */
function errorsOf(findings: readonly Finding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, level } of findings) if (level === 'error') counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
