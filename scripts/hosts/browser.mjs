// Finds a Chromium that Playwright can drive. Set-up puts one there; everything else only looks.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, ownBrowser } from './place.mjs';

const usual = {
  linux: ['/opt/google/chrome/chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap(at => [
      join(at, 'Google/Chrome/Application/chrome.exe'),
      join(at, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** What the own browser needs of the environment: its libraries and fonts, where the system has none. */
export function ownEnvironment() {
  const env = { ...process.env };
  const libraries = join(ownBrowser, 'al2023', 'lib');
  if (existsSync(libraries)) env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(ownBrowser, 'fonts');
  return env;
}

/** Whether the browser at this path starts here. */
export function starts(executablePath, env = process.env) {
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).status === 0;
}

/**
 * The browser to use, in this order: the one that CHROME_PATH names, a Chrome or Chromium of the system, the one that
 * set-up unpacked. `undefined` if there is none.
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) return { executablePath: named, env: process.env };
  const system =
    onPath('google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser') ??
    (usual[process.platform] ?? []).find(existsSync);
  if (system) return { executablePath: system, env: process.env };
  const own = join(ownBrowser, 'chromium');
  if (existsSync(own)) return { executablePath: own, env: ownEnvironment() };
  return undefined;
}

/** The options with which Playwright launches it. Without the flags a closed network costs it time at every start. */
export function launchOptions(more = []) {
  const browser = findBrowser();
  if (!browser)
    throw new Error('No Chrome or Chromium here: run `node scripts/setup.mjs test`, or name one in CHROME_PATH.');
  return {
    executablePath: browser.executablePath,
    env: browser.env,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...more],
  };
}
