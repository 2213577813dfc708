// The desktop VS Code as a host of the suite, on machines that can download it and show a window.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { downloadAndUnzipVSCode, SilentReporter } from '@vscode/test-electron';
import { chromium } from 'playwright-core';
import { hasScreen } from './desktop.mjs';
import { cache, onPath, root, sweep, temporary } from './place.mjs';
import { freePort } from './server.mjs';

/** The longest wait for an answer of the download's server. */
const ANSWER_MS = 5000;

/** The program, downloaded if need be; `undefined`, and a word why, where that cannot be. */
export async function desktopProgram() {
  if (!hasScreen() && !onPath('xvfb-run')) return undefined;
  try {
    const options = { version: 'stable', cachePath: join(cache, 'desktop'), reporter: new SilentReporter() };
    return await downloadAndUnzipVSCode({ ...options, timeout: ANSWER_MS });
  } catch (error) {
    console.log(`  (The desktop VS Code cannot be downloaded: ${error.message}. The served one takes its place.)`);
    return undefined;
  }
}

/** Runs a test module in it. `tell` takes its output line by line; the window is given once it is there. */
export async function runDesktop(program, { folder, tests, tell }) {
  const data = temporary('desktop');
  const port = await freePort();
  const args = [
    folder,
    `--extensionDevelopmentPath=${root}`,
    `--extensionTestsPath=${join(root, tests)}`,
    `--user-data-dir=${join(data, 'data')}`,
    `--extensions-dir=${join(data, 'extensions')}`,
    `--remote-debugging-port=${port}`,
    ...['--no-sandbox', '--disable-gpu-sandbox', '--disable-updates', '--skip-welcome', '--skip-release-notes'],
    '--disable-workspace-trust',
  ];
  const [command, ...before] = hasScreen() ? [program] : ['xvfb-run', '-a', program];
  const child = spawn(command, [...before, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let rest = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', text => {
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop();
      for (const line of lines) tell(line);
    });
  }
  const ended = new Promise(resolve => {
    child.once('error', () => resolve(1));
    child.once('close', code => resolve(code ?? 1));
  });
  async function page() {
    for (;;) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => undefined);
      const found = browser?.contexts().flatMap(context => context.pages());
      const window = found?.find(one => one.url().includes('workbench'));
      if (window) return window;
      await browser?.close();
      await wait(200);
    }
  }
  return {
    page,
    ended,
    close() {
      child.kill();
      sweep(data);
    },
  };
}
