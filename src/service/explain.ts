import { CODES, defaultLevel, levelWithoutChain } from '../findings';
import type { Level } from '../findings/finding';
import { pageOf } from '../findings/pages';
import type { Language } from '../words';
import { plainOf } from './markdown';

/** A finding as the list of all names it. */
export interface Listed {
  readonly code: string;
  readonly level: Level;
  /** The level with `chain off`, where that is another. */
  readonly levelWithoutChain: Level | null;
  readonly title: string;
}

/** All findings that there are, in the order of the language's table. */
export function listFindings(language: Language): Listed[] {
  return CODES.map(code => ({
    code,
    level: defaultLevel(code),
    levelWithoutChain: levelWithoutChain(code),
    title: titleOfPage(pageOf(code, language)),
  }));
}

/** The heading of a page in Markdown, without its marks. */
export function titleOfPage(page: string): string {
  return plainOf(/^# (.*)/.exec(page)?.[1] ?? '');
}
