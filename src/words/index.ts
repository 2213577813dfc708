import * as en from './en';
import * as ja from './ja';
import type { Language } from './language';

export type { Language } from './language';

/** Every text that a person reads. English is the type: a translation that lacks one does not compile. */
export type Words = typeof en;

const all: Readonly<Record<Language, Words>> = { en, ja };

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return all[language];
}
