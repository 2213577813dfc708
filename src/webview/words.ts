/** The words that the page needs, and no others: it is loaded anew with every board. */

import type { Language, Words } from '../words';
import { analyse as enAnalyse } from '../words/en/analyse';
import { findings as enFindings } from '../words/en/findings';
import { page as enPage } from '../words/en/page';
import { play as enPlay } from '../words/en/play';
import { solve as enSolve } from '../words/en/solve';
import { analyse as jaAnalyse } from '../words/ja/analyse';
import { findings as jaFindings } from '../words/ja/findings';
import { page as jaPage } from '../words/ja/page';
import { play as jaPlay } from '../words/ja/play';
import { solve as jaSolve } from '../words/ja/solve';

export type PageWords = Pick<Words, 'analyse' | 'findings' | 'page' | 'play' | 'solve'>;

const all: Readonly<Record<Language, PageWords>> = {
  en: { analyse: enAnalyse, findings: enFindings, page: enPage, play: enPlay, solve: enSolve },
  ja: { analyse: jaAnalyse, findings: jaFindings, page: jaPage, play: jaPlay, solve: jaSolve },
};

/** The page's words in a language. */
export function pageWords(language: Language): PageWords {
  return all[language];
}
