import { type Words as ServiceWords, serviceWords } from '../service/words';
import { cli as en } from '../words/en/cli';
import { cli as ja } from '../words/ja/cli';
import type { Language } from '../words/language';

/** What the command line says: what the service does, and more. It is loaded with these alone. */
export type Words = ServiceWords & { readonly cli: typeof en };

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return { ...serviceWords(language), cli: language === 'ja' ? ja : en };
}
