import type { Words as AllWords, Language } from '../words';
import { design as designEn } from '../words/en/design';
import { findings as findingsEn } from '../words/en/findings';
import { fixes as fixesEn } from '../words/en/fixes';
import { play as playEn } from '../words/en/play';
import { service as serviceEn } from '../words/en/service';
import { solve as solveEn } from '../words/en/solve';
import { design as designJa } from '../words/ja/design';
import { findings as findingsJa } from '../words/ja/findings';
import { fixes as fixesJa } from '../words/ja/fixes';
import { play as playJa } from '../words/ja/play';
import { service as serviceJa } from '../words/ja/service';
import { solve as solveJa } from '../words/ja/solve';

/** What the service says. The server is loaded with these alone: the page and the command line have more. */
export type Words = Pick<AllWords, 'design' | 'findings' | 'fixes' | 'play' | 'service' | 'solve'>;

const all: Readonly<Record<Language, Words>> = {
  en: { design: designEn, findings: findingsEn, fixes: fixesEn, play: playEn, service: serviceEn, solve: solveEn },
  ja: { design: designJa, findings: findingsJa, fixes: fixesJa, play: playJa, service: serviceJa, solve: solveJa },
};

/** The words of a language. */
export function serviceWords(language: Language): Words {
  return all[language];
}
