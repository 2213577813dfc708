/** Findings as data for programs: what `snl check --json` prints, and what every other form of its answer is made of. */
import { fixesOf, messageOf, noteOf, titleOf } from '../findings';
import type { Finding } from '../findings/finding';
import type { BoardFile } from '../text';
import { type Range, rangeOf } from './position';
import type { Words } from './words';

export interface ReportedFinding {
  readonly code: string;
  readonly level: Finding['level'];
  readonly message: string;
  readonly range: Range;
  /** Start and end in UTF-16 units from the beginning of the text, a BOM not counted. */
  readonly offset: readonly [number, number];
  readonly related: readonly { readonly message: string; readonly range: Range }[];
  /** The titles of the fixes. */
  readonly fixes: readonly string[];
}

/** A finding in the words of a language, without its fixes: these cost more, and few forms show them. */
export function reportOf(file: BoardFile, finding: Finding, words: Words): Omit<ReportedFinding, 'fixes'> {
  return {
    code: finding.code,
    level: finding.level,
    message: messageOf(finding, words),
    range: rangeOf(file, finding),
    offset: [finding.start, finding.end],
    related: finding.related.map(related => ({ message: noteOf(related, words), range: rangeOf(file, related.span) })),
  };
}

/** Trying out the fixes of one finding reads the text again; of a file with very many findings only the first have theirs told. */
const MOST_READ = 100_000_000;

/** All that is reported of a file. */
export function reportWithFixes(file: BoardFile, findings: readonly Finding[], words: Words): ReportedFinding[] {
  const tried = MOST_READ / (file.text.length + (file.board.size?.cells ?? 0) + 1);
  return findings.map((finding, index) => ({
    ...reportOf(file, finding, words),
    fixes: index > tried ? [] : fixesOf(file, finding).map(fix => titleOf(fix, words)),
  }));
}
