/** The words that the page needs, area by area and in one language: each area comes with the view that speaks it. */
import type { Language, Words } from '../words';

export type PageWords = Pick<
  Words,
  'findings' | 'fixes' | 'page' | 'pageAnalyse' | 'pageEdit' | 'pageExport' | 'play' | 'solve'
>;
export type Area = keyof PageWords;

type Load<A extends Area> = () => Promise<Pick<PageWords, A>>;

const AREAS: { readonly [A in Area]: Readonly<Record<Language, Load<A>>> } = {
  findings: { en: () => import('../words/en/findings'), ja: () => import('../words/ja/findings') },
  fixes: { en: () => import('../words/en/fixes'), ja: () => import('../words/ja/fixes') },
  page: { en: () => import('../words/en/page'), ja: () => import('../words/ja/page') },
  pageAnalyse: { en: () => import('../words/en/page-analyse'), ja: () => import('../words/ja/page-analyse') },
  pageEdit: { en: () => import('../words/en/page-edit'), ja: () => import('../words/ja/page-edit') },
  pageExport: { en: () => import('../words/en/page-export'), ja: () => import('../words/ja/page-export') },
  play: { en: () => import('../words/en/play'), ja: () => import('../words/ja/play') },
  solve: { en: () => import('../words/en/solve'), ja: () => import('../words/ja/solve') },
};

/** Loads areas of the page's words in a language. */
export async function loadWords<A extends Area>(language: Language, areas: readonly A[]): Promise<Pick<PageWords, A>> {
  const loaded = await Promise.all(areas.map(area => AREAS[area][language]()));
  return Object.assign({}, ...loaded);
}
