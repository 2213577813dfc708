import type { BoardFile } from '../text/syntax';
import type { Finding, Level } from './finding';
import { isHeard } from './ignore';
import type { CheckOptions, Found, Kind } from './kind';
import { subjectOf } from './subject';
import { KINDS } from './table';

/** What a host's settings say of findings. */
export interface FindingOptions extends CheckOptions {
  /** A level for a code that is not to have its own. */
  readonly levels?: Readonly<Record<string, Level>>;
}

/** The findings of a file, sorted by place; those that a comment or a level silences are left out. Linear in the file and the board. */
export function findingsOf(file: BoardFile, options: FindingOptions = {}): Finding[] {
  const findings = allFindings(file, options);
  return file.ignores.length === 0 ? findings : findings.filter(isHeard(file));
}

/** The findings of a file, also those that a comment silences. */
export function allFindings(file: BoardFile, options: FindingOptions = {}): Finding[] {
  // Of what is no board nothing else is said; of a map that is none, nothing.
  const kinds = file.isBoard ? KINDS : KINDS.filter(({ code }) => code === 'not-a-board');
  const subject = subjectOf(file);
  const findings: Finding[] = [];
  for (const kind of kinds) {
    const level = options.levels?.[kind.code];
    if (level === 'off') continue;
    const usual = subject.rules.chain ? kind.level : (kind.levelWithoutChain ?? kind.level);
    for (const found of kind.check(subject, options)) findings.push(finding(kind, found, level ?? usual));
  }
  // Sorting is stable, so of two at one place the first in the table comes first.
  return findings.sort((a, b) => a.start - b.start || a.end - b.end);
}

function finding({ code }: Kind, { start, end, facts, related }: Found, level: Finding['level']): Finding {
  return { code, level, start, end, facts, related };
}
