/** A stand-in for VS Code around the built page: it keeps what the page sends and its state, and gives it messages and a theme. */
import { readdirSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { FromPage, PageSettings, ToPage } from '../../src/protocol/page';
import { THEMES_OF_VSCODE, type ThemeId } from './themes';

/** The built page, as it was when the tests began. */
const dist = new URL('../../dist/', import.meta.url);
const built = new Map(
  ['page.js', 'page.css', 'tasks.worker.js', ...readdirSync(new URL('page', dist)).map(name => `page/${name}`)].map(
    name => [`/${name}`, readFileSync(new URL(name, dist), 'utf8')],
  ),
);

let browser: Promise<Browser> | undefined;

async function launched(): Promise<Browser> {
  // The way to find a browser is that of all suites; it is a script without types.
  const hosts: string = '../../scripts/hosts/browser.mjs';
  browser ??= import(hosts).then(({ launchOptions }) => chromium.launch(launchOptions()));
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

export const SETTINGS: PageSettings = {
  language: 'en',
  levels: {},
  longGame: 1000,
  mapRules: 'exercise',
  secondsPerTurn: 20,
  followCursor: true,
};

export interface Opened {
  readonly page: Page;
  readonly send: (message: unknown) => Promise<void>;
  /** Gives the page this text as the document's next version. */
  readonly type: (text: string) => Promise<void>;
  /** What the page has sent since the last call. */
  readonly sent: () => Promise<FromPage[]>;
  readonly state: () => Promise<unknown>;
  /** What the live region says. */
  readonly said: () => Promise<string>;
  /** What axe finds, as `rule: element`. */
  readonly violations: () => Promise<string[]>;
  /** How many frames and timers the page has asked for so far. */
  readonly asked: () => Promise<number>;
  /** What went wrong in the page: errors and refused resources. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  readonly text?: string;
  readonly name?: string;
  readonly format?: 'snl' | 'map';
  readonly theme?: ThemeId;
  readonly settings?: Partial<PageSettings>;
  readonly readonly?: boolean;
  /** As the extension opens a preview. */
  readonly preview?: boolean;
  readonly state?: unknown;
  readonly show?: Extract<ToPage, { type: 'show' }>['view'];
}

/** Opens the page on a text, as the extension would. */
export async function open(options: OpenOptions = {}): Promise<Opened> {
  const { text, name = 'board.snl', format = 'snl', theme = 'light', settings, readonly = false, ...rest } = options;
  const { state, show, preview = false, ...context } = rest;
  const opened = await (await launched()).newContext({ viewport: { width: 1060, height: 760 }, ...context });
  const page = await opened.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('http://page.test/**', route => {
    const path = new URL(route.request().url()).pathname;
    const body = path === '/' ? shell(theme, settings?.language ?? 'en', state, preview) : built.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    const kind = path === '/' ? 'text/html' : path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ body, contentType: `${kind}; charset=utf-8` });
  });
  await page.goto('http://page.test/');
  await page.waitForFunction(() =>
    (globalThis as unknown as StandIn).standIn.sent.some(({ type }) => type === 'ready'),
  );
  let version = 0;
  const send = (message: unknown) =>
    page.evaluate(data => window.postMessage(data, '*'), message).then(() => settled(page));
  const type = (next: string) => {
    version++;
    return send({ type: 'document', uri: 'file:///board', name, version, format, text: next, readonly });
  };
  await send({ type: 'settings', settings: { ...SETTINGS, ...settings } });
  if (text !== undefined) await type(text);
  if (show !== undefined) await send({ type: 'show', view: show });
  return {
    page,
    send,
    type,
    errors,
    violations: () => violations(page),
    asked: () => page.evaluate(() => (globalThis as unknown as StandIn).standIn.asked),
    sent: () => page.evaluate(() => (globalThis as unknown as StandIn).standIn.sent.splice(0)),
    state: () => page.evaluate(() => (globalThis as unknown as StandIn).standIn.state),
    said: () => page.evaluate(() => document.querySelector('[aria-live]')?.textContent ?? ''),
    close: () => opened.close(),
  };
}

interface StandIn {
  readonly standIn: { readonly sent: FromPage[]; readonly state: unknown; readonly asked: number };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run: () => Promise<axe.AxeResults> } }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

/** Waits until messages are read and what they changed is drawn. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    // By the browser's own functions, which are not counted.
    () =>
      new Promise<void>(done => {
        const own = globalThis as unknown as Record<string, (deed: () => void) => void>;
        own['own setTimeout'](() =>
          own['own requestAnimationFrame'](() => own['own requestAnimationFrame'](() => done())),
        );
      }),
  );
}

/** The document that the extension makes, with the same policy; the stand-in's script is let in by its own nonce. */
function shell(theme: ThemeId, language: string, state: unknown, preview: boolean): string {
  const { bodyClass, variables } = THEMES_OF_VSCODE[theme];
  const style = Object.entries(variables)
    .map(([name, value]) => `--vscode-${name}:${value}`)
    .join(';');
  const policy = `default-src 'none'; script-src 'nonce-page'; style-src http://page.test; img-src http://page.test data: blob:; worker-src blob:; connect-src http://page.test`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Board</title>
<link rel="stylesheet" href="http://page.test/page.css">
</head>
<body class="${bodyClass}" data-dist="http://page.test/"${preview ? ' data-preview' : ''}>
<main id="page"></main>
<script nonce="page">
document.documentElement.style.cssText = ${JSON.stringify(style)};
window.standIn = { sent: [], state: ${JSON.stringify(state ?? null)}, asked: 0 };
for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval']) {
  const own = window[name].bind(window);
  window['own ' + name] = own;
  window[name] = (...args) => { standIn.asked++; return own(...args); };
}
window.acquireVsCodeApi = () => ({
  postMessage: message => standIn.sent.push(message),
  getState: () => standIn.state ?? undefined,
  setState: state => { standIn.state = JSON.parse(JSON.stringify(state)); },
});
</script>
<script type="module" nonce="page" src="http://page.test/page.js"></script>
</body>
</html>`;
}
