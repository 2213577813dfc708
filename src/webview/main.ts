/** The page's entry: what VS Code loads into the webview. */
import { ROLES } from '../draw';
import { type PageApi, startPage } from './page';
import { playView } from './play';
import { drawingSheet } from './sheet';

declare function acquireVsCodeApi(): PageApi;

const sheet = new CSSStyleSheet();
sheet.replaceSync(drawingSheet(ROLES));
document.adoptedStyleSheets = [sheet];

startPage(document.querySelector('main')!, acquireVsCodeApi(), { play: playView });
