/** The page's entry: what VS Code loads into the webview. What a view needs beyond the board comes when it is shown. */
import { ROLES } from '../draw';
import { languageOf } from '../words/language';
import { type PageApi, startPage } from './page';
import { drawingSheet } from './sheet';
import { loadWords } from './words';

declare function acquireVsCodeApi(): PageApi;

const sheet = new CSSStyleSheet();
sheet.replaceSync(drawingSheet(ROLES));
document.adoptedStyleSheets = [sheet];

startPage(
  document.querySelector('main')!,
  acquireVsCodeApi(),
  await loadWords(languageOf(document.documentElement.lang)),
  {
    play: () => import('./play').then(({ playView }) => playView),
    solve: () => import('./solve-view').then(({ solveView }) => solveView),
    edit: () => import('./edit-view').then(({ editView }) => editView),
  },
);
