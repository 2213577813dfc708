// A window of VS Code in a browser that Playwright drives.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launchOptions } from './browser.mjs';
import { sweep, temporary } from './place.mjs';

/** What a full Chromium needs so that webviews of another origin may register their service worker. */
const preferences = { profile: { block_third_party_cookies: false, cookie_controls_mode: 0 } };

/** Opens a browser with one empty page. `language` 'ja' shows VS Code in Japanese, as its language pack would. */
export async function openWindow({ language = 'en', viewport = { width: 1280, height: 800 } } = {}) {
  const profile = temporary('browser');
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), headless: true, viewport });
  if (language !== 'en') {
    await context.addInitScript(wanted => {
      Object.defineProperty(globalThis, '_VSCODE_NLS_LANGUAGE', { get: () => wanted, set() {} });
    }, language);
  }
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    async close() {
      await context.close();
      sweep(profile);
    },
  };
}

/** The frame in which the board's page runs. */
export function boardFrame(page) {
  return page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
}
