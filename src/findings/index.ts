import type { Words } from '../words';
import type { Finding, Fix, Level, Related } from './finding';
import { kindWithCode } from './table';

export { type FindingOptions, findingsOf } from './check';
export { fixesOf } from './fixes';
export { ignoreFix } from './ignore-fix';
export type { Code } from './kind';
export { CODES } from './table';

/** The level of a code unless a setting says otherwise, with `chain on` where that matters; 'off' for what is no code. */
export function defaultLevel(code: string): Level {
  return kindWithCode(code)?.level ?? 'off';
}

/** The level of a code with `chain off`, where that is another; else null. */
export function levelWithoutChain(code: string): Level | null {
  return kindWithCode(code)?.levelWithoutChain ?? null;
}

/** Whether what a finding marks could be taken away without changing the game. */
export function isUnnecessary(code: string): boolean {
  return kindWithCode(code)?.unnecessary ?? false;
}

/** What a finding says, in whole sentences. */
export function messageOf({ code, facts }: Finding, words: Pick<Words, 'findings'>): string {
  return say(words.findings.messages, code, facts);
}

/** What a related place is, in a sentence. */
export function noteOf({ note, facts }: Related, words: Pick<Words, 'findings'>): string {
  return say(words.findings.notes, note, facts);
}

/** What a fix does, as it stands in a menu. */
export function titleOf({ title, facts }: Fix, words: Pick<Words, 'findings'>): string {
  return say(words.findings.fixes, title, facts);
}

type Sentence = (facts: never) => string;

/** The facts were made for this very sentence: `found`, `related` and `mending` hold them to its type. */
function say(sentences: Readonly<Record<string, Sentence>>, name: string, facts: Finding['facts']): string {
  return Object.hasOwn(sentences, name) ? sentences[name](facts as never) : name;
}
