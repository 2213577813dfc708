// Runs all suites, the cheap ones first: npm test [-- WORD…] runs those whose name has one of the words.
// A suite that cannot run is a failed suite and says what was missing. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './hosts/place.mjs';

const node = process.execPath;
/** A program of a development package, run by this Node.js. */
const tool = (path, ...args) => [node, join(root, 'node_modules', path), ...args];
const vitest = (...args) => tool('vitest/vitest.mjs', 'run', ...args);
const host = (...args) => [node, 'scripts/hosts/run.mjs', ...args];

/** The longest that one suite may take. */
const MOST_MS = 15 * 60_000;

/** All suites, in order. One without counts counts as one. */
const suites = [
  { name: 'format and lint', run: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'types', run: tool('typescript/bin/tsc') },
  { name: 'types of the pure rooms', run: tool('typescript/bin/tsc', '-p', 'src/tsconfig.pure.json') },
  { name: 'unit', run: vitest(), counts: true },
  { name: 'long', run: vitest('--config', 'test/long/vitest.config.mts'), counts: true },
  { name: 'build', run: [node, 'scripts/build.mjs', '--tests'] },
  { name: 'sizes', run: [node, 'scripts/sizes.mjs'], counts: true },
  { name: 'server', run: vitest('--config', 'test/vitest.server.mts'), counts: true },
  { name: 'page', run: vitest('--config', 'test/page/vitest.config.mts'), counts: true },
  { name: 'VS Code, Node.js host', run: host('node'), counts: true },
  {
    name: 'VS Code, Node.js host, in Japanese',
    run: host('node', '--language', 'ja', '--only', 'language'),
    counts: true,
  },
  {
    name: 'VS Code, Node.js host, in a folder that is not trusted',
    run: host('node', '--untrusted', '--only', 'Solve'),
    counts: true,
  },
  { name: 'VS Code, worker host', run: host('web'), counts: true },
  {
    name: 'VS Code, worker host, in Japanese',
    run: host('web', '--language', 'ja', '--only', 'language'),
    counts: true,
  },
  { name: 'other editors', run: [node, 'test/editors/run.mjs'], counts: true },
];

/** What a suite printed and how it ended. */
function runSuite([command, ...args]) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let said = '';
    const timer = setTimeout(() => {
      said += `\nIt did not end within ${MOST_MS / 60_000} minutes.\n`;
      child.kill('SIGKILL');
    }, MOST_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', text => {
        said += text;
      });
    }
    const end = code => {
      clearTimeout(timer);
      resolve({ code, said });
    };
    child.on('error', error => {
      said += `\n${error.message}\n`;
      end(1);
    });
    child.on('close', end);
  });
}

/** `N passed, N failed` of our own runners, or the line `Tests  1 failed | 12 passed (13)` of Vitest; the last one counts. */
function countsIn(said) {
  const own = [...said.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  if (own) return { passed: Number(own[1]), failed: Number(own[2]) };
  const line = [...said.matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1];
  if (line === undefined) return undefined;
  const of = word => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  return { passed: of('passed'), failed: of('failed') };
}

const words = process.argv.slice(2);
const chosen = suites.filter(
  ({ name }) => words.length === 0 || words.some(word => name.toLowerCase().includes(word.toLowerCase())),
);
const total = { passed: 0, failed: 0 };
for (const { name, run, counts } of chosen) {
  const began = Date.now();
  const { code, said } = await runSuite(run);
  const found = counts ? countsIn(said) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  let { passed, failed } = found ?? { passed: 0, failed: 0 };
  // Nothing counted, or an end that no failed test explains: the suite as a whole has failed.
  if (code !== 0 && failed === 0) failed = 1;
  if (code === 0 && passed + failed === 0) failed = 1;
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed ? 'FAIL' : 'ok  '}  ${name}: ${passed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  if (failed) console.log(`${said.trimEnd().replace(/^/gm, '      ')}\n`);
}
if (chosen.length === 0) {
  console.error(`No suite is called so. There are: ${suites.map(({ name }) => name).join(' · ')}.`);
  total.failed++;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
