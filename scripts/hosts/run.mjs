// The host suite in a host: node scripts/hosts/run.mjs node|served|web [--language ja] [--only WORD] [--untrusted] [--all]
// `node` is the Node.js extension host: of the desktop VS Code where it can be downloaded and shown, else of the served one.
// With --all everything that VS Code says is printed, too. The exit code is the suite's.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { desktopProgram, runDesktop } from './desktop-host.mjs';
import { lendHand } from './hand.mjs';
import { root, sweep, temporary } from './place.mjs';
import { serveNodeHost } from './server.mjs';
import { serveWebHost } from './web.mjs';
import { openWindow } from './window.mjs';

/** The longest that the suite may take in a host. */
const MOST_MS = 10 * 60_000;
/** What begins the lines of the suite itself. */
const MARK = 'suite| ';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    only: { type: 'string', default: '' },
    untrusted: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const [kind = 'node'] = positionals;

/** What VS Code said: it is printed where the suite did not come to its end. */
const other = [];
let came = false;
function tell(line) {
  const at = line.indexOf(MARK);
  if (at >= 0) {
    came = true;
    console.log(line.slice(at + MARK.length));
  } else if (values.all) console.log(line);
  else other.push(line);
}

/** The suite's folder: a copy, so that it may write, with what it is to know in its settings. */
function makeFolder(hand) {
  const folder = temporary('boards');
  cpSync(join(root, 'test/host/boards'), folder, { recursive: true });
  mkdirSync(join(folder, '.vscode'));
  const settings = {
    'snlTest.hand': hand.port,
    'snlTest.only': values.only,
    'snlTest.language': values.language,
    // As on the desktop: in a browser VS Code saves by itself.
    'files.autoSave': 'off',
  };
  writeFileSync(join(folder, '.vscode/settings.json'), JSON.stringify(settings));
  return folder;
}

function inTime(ended) {
  let timer;
  const late = new Promise((_, reject) => {
    const why = new Error(`The suite did not end within ${MOST_MS / 60_000} minutes.`);
    timer = setTimeout(() => reject(why), MOST_MS);
  });
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
}

/** The suite in a browser's window. */
async function inBrowser() {
  const window = await openWindow({ language: values.language });
  const hand = await lendHand(async () => window.page);
  const folder = makeFolder(hand);
  let host;
  try {
    host =
      kind === 'web'
        ? await serveWebHost({ folder, tests: 'dist/test/host.web.js' })
        : await serveNodeHost({ untrusted: values.untrusted });
    const ended = new Promise((resolve, reject) => {
      window.page.on('crash', () => reject(new Error('The browser crashed.')));
      void window.page.exposeFunction('codeAutomationExit', resolve);
    });
    await window.page.exposeFunction('codeAutomationLog', (_kind, words) => tell(words.join(' ')));
    await window.page.goto(host.address({ folder, tests: 'dist/test/host.js' }));
    return Number(await inTime(ended));
  } finally {
    await window.close();
    await host?.close();
    hand.close();
    sweep(folder);
  }
}

/** The suite in the desktop VS Code. */
async function onDesktop(program) {
  let page;
  const hand = await lendHand(() => {
    page ??= running.page();
    return page;
  });
  const folder = makeFolder(hand);
  const running = await runDesktop(program, { folder, tests: 'dist/test/host.js', tell });
  try {
    return await inTime(running.ended);
  } finally {
    running.close();
    hand.close();
    sweep(folder);
  }
}

let code = 1;
try {
  // Another language and distrust need what only the served one can be told.
  const plain = values.language === 'en' && !values.untrusted;
  const program = kind === 'node' && plain ? await desktopProgram() : undefined;
  if (program) code = await onDesktop(program);
  if (program && !came) console.log('  (The desktop VS Code did not start. The served one takes its place.)');
  if (!came) code = await inBrowser();
} catch (error) {
  console.error(String(error));
}
if (!came) console.error(other.slice(-40).join('\n'));
process.exit(code);
