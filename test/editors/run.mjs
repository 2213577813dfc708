// The language server in editors that are not VS Code: a broken board is opened, its finding and hover read, mended, formatted, completed.
// node test/editors/run.mjs [--record FOLDER] — ends by printing `N passed, N failed`. An editor that is not there is a failure.
// With --record what each editor said is written down: see record.mjs.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sweep, temporary } from '../../scripts/hosts/place.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const { record } = parseArgs({ options: { record: { type: 'string' } } }).values;

/** The ladder points down, and the snake is not as the formatter writes it: before a character of two units and behind it. */
const board = ['board 6 x 5', 'ladder 21 -> 16', 'snake   27  to  1 "😀" # down'].join('\n');
const mended = ['board 6 x 5', 'ladder 16 -> 21', 'snake   27  to  1 "😀" # down'];
const formatted = ['board 6 x 5', 'ladder 16 -> 21', 'snake  27 ->  1 "😀"  # down'];
const renamed = ['board 6 x 5', 'ladder 17 -> 21', 'snake  27 ->  1 "😀"  # down'];

const editors = {
  Neovim: ['nvim', ['--clean', '--headless', '-c', `luafile ${join(here, 'nvim.lua')}`]],
  'Emacs with eglot': ['emacs', ['-Q', '--batch', '-l', join(here, 'eglot.el')]],
};

/** What the editor wrote down of its session. */
function session(command, args) {
  const folder = temporary('editor');
  try {
    const file = join(folder, 'board.snl');
    const out = join(folder, 'seen.json');
    writeFileSync(file, `${board}\n`);
    const environment = {
      ...process.env,
      FILE: file,
      OUT: out,
      SNL: record === undefined ? cli : join(here, 'record.mjs'),
      SERVER: cli,
      RECORD: resolve(record ?? folder, `${command}.json`),
      NODE: process.execPath,
      HOME: folder,
      LANG: 'C.UTF-8',
    };
    const done = spawnSync(command, args, { cwd: folder, env: environment, encoding: 'utf8', timeout: 60_000 });
    if (done.error) throw new Error(`${command} could not be run: ${done.error.message}`);
    if (!existsSync(out)) throw new Error(`${command} ended early:\n${done.stdout}${done.stderr}`);
    return JSON.parse(readFileSync(out, 'utf8'));
  } finally {
    sweep(folder);
  }
}

const checks = {
  'the ladder that points down is found on its line': seen => {
    assert.equal(seen.findings.length, 1);
    assert.equal(seen.findings[0].line, 1);
    assert.match(seen.findings[0].message, /21.*16/);
  },
  'a hover tells about the cell': seen => assert.match(JSON.stringify(seen.hover), /21/),
  'the preferred fix mends it': seen => {
    assert.deepEqual(seen.fixed, mended);
    assert.equal(seen.findingsAfterFix, 0);
  },
  'the file is formatted': seen => assert.deepEqual(seen.formatted, formatted),
  'the outline has the board and its jumps': seen => assert.equal(seen.symbols.length, 3),
  'a cell is renamed': seen => assert.deepEqual(seen.renamed, renamed),
  'what is typed is completed': seen => assert.equal(seen.offered[0], 'ladder'),
};

let passed = 0;
let failed = 0;
for (const [editor, [command, args]] of Object.entries(editors)) {
  let seen;
  let fault;
  try {
    seen = session(command, args);
  } catch (error) {
    fault = error;
  }
  for (const [name, check] of Object.entries(checks)) {
    try {
      if (fault) throw fault;
      check(seen);
      passed++;
    } catch (error) {
      failed++;
      console.error(`✗ ${editor}: ${name}\n  ${error.message}\n  ${seen ? JSON.stringify(seen) : ''}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
