/** The page's entry: what VS Code loads into the webview. The board comes first; what a view needs beyond it comes when it is shown. */
import { ROLES } from '../draw';
import { languageOf } from '../words/language';
import { type PageApi, startPage } from './page';
import { drawingSheet } from './sheet';
import { loadWords } from './words';

declare function acquireVsCodeApi(): PageApi;

const sheet = new CSSStyleSheet();
sheet.replaceSync(drawingSheet(ROLES));
document.adoptedStyleSheets = [sheet];

const words = await loadWords(languageOf(document.documentElement.lang), ['page']);
startPage(document.querySelector('main')!, acquireVsCodeApi(), words, {
  play: { areas: ['play'], load: () => import('./play').then(({ playView }) => playView) },
  solve: { areas: ['solve'], load: () => import('./solve-view').then(({ solveView }) => solveView) },
  analyse: {
    areas: ['pageAnalyse', 'solve'],
    load: () => import('./analyse-view').then(({ analyseView }) => analyseView),
  },
  ...(document.body.dataset.preview === undefined && {
    edit: { areas: ['pageEdit'], load: () => import('./edit-view').then(({ editView }) => editView) },
  }),
});
