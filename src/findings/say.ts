import type { Words } from '../words';
import type { Finding, Fix, Related } from './finding';

/** What a finding says, in whole sentences. */
export function messageOf({ code, facts }: Finding, words: Pick<Words, 'findings'>): string {
  return say(words.findings.messages, code, facts);
}

/** What a related place is, in a sentence. */
export function noteOf({ note, facts }: Related, words: Pick<Words, 'findings'>): string {
  return say(words.findings.notes, note, facts);
}

/** What a fix does, as it stands in a menu. */
export function titleOf({ title, facts }: Fix, words: Pick<Words, 'fixes'>): string {
  return say(words.fixes, title, facts);
}

type Sentence = (facts: never) => string;

/** The facts were made for this very sentence: `found`, `related` and `mending` hold them to its type. */
function say(sentences: Readonly<Record<string, Sentence>>, name: string, facts: Finding['facts']): string {
  return Object.hasOwn(sentences, name) ? sentences[name](facts as never) : name;
}
