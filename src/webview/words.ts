/** The words that the page needs, in one language: the page loads no other. */
import type { Language, Words } from '../words';

export type PageWords = Pick<Words, 'analyse' | 'findings' | 'page' | 'play' | 'solve'>;

/** Loads the page's words in a language. */
export async function loadWords(language: Language): Promise<PageWords> {
  return language === 'ja' ? import('./words-ja') : import('./words-en');
}
