import type { Language } from '../words';
import { extension as en } from '../words/en/extension';
import { extension as ja } from '../words/ja/extension';

export type Texts = typeof en;

/** The extension's own texts: the only ones it carries, since the server and the page say the rest themselves. */
export function textsOf(language: Language): Texts {
  return { en, ja }[language];
}
