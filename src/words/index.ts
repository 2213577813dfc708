import * as en from './en';
import * as ja from './ja';

/** Every text that a person reads. English is the type: a translation that lacks one does not compile. */
export type Words = typeof en;

export type Language = 'en' | 'ja';

const all: Readonly<Record<Language, Words>> = { en, ja };

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return all[language];
}

/** The language for a locale (`ja-JP`, `ja_JP.UTF-8`, `en`); English for all that there is no translation for. */
export function languageOf(locale: string | null | undefined): Language {
  return /^ja\b|^ja_/i.test(locale ?? '') ? 'ja' : 'en';
}
