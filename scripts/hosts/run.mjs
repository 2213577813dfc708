// The host suite in a host: node scripts/hosts/run.mjs node|web [--language ja] [--only WORD]
// With --all everything that VS Code says is printed, too. Its folder is a copy of test/host/boards, so that it may write. The exit code is the suite's.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lendHand } from './hand.mjs';
import { root } from './place.mjs';
import { serveNodeHost } from './server.mjs';
import { serveWebHost } from './web.mjs';
import { openWindow } from './window.mjs';

/** The longest that the suite may take in a host. */
const MOST_MS = 5 * 60_000;
/** What begins the lines of the suite itself. */
const MARK = 'suite| ';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
});
const [kind = 'node'] = positionals;

const folder = mkdtempSync(join(tmpdir(), 'snl-boards-'));
cpSync(join(root, 'test/host/boards'), folder, { recursive: true });
const window = await openWindow({ language: values.language });
const hand = await lendHand(window.page);
mkdirSync(join(folder, '.vscode'), { recursive: true });
const settings = { 'snlTest.hand': hand.port, 'snlTest.only': values.only, 'snlTest.language': values.language };
writeFileSync(join(folder, '.vscode/settings.json'), JSON.stringify(settings));

/** What VS Code said: it is printed where the suite did not come to its end. */
const other = [];
let host;
let code = 1;
try {
  host = kind === 'web' ? await serveWebHost({ folder, tests: 'dist/test/host.web.js' }) : await serveNodeHost();
  const ended = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The suite did not end within ${MOST_MS / 60_000} minutes.`)), MOST_MS).unref();
    window.page.on('crash', () => reject(new Error('The browser crashed.')));
    void window.page.exposeFunction('codeAutomationExit', resolve);
  });
  await window.page.exposeFunction('codeAutomationLog', (_kind, words) => {
    const line = words.join(' ');
    if (line.startsWith(MARK)) console.log(line.slice(MARK.length));
    else if (values.all) console.log(line);
    else other.push(line);
  });
  await window.page.goto(host.address({ folder, tests: 'dist/test/host.js' }));
  code = Number(await ended);
} catch (error) {
  console.error(`${other.slice(-40).join('\n')}\n${error}`);
} finally {
  await window.close();
  await host?.close();
  hand.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
