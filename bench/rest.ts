/** Sizes, large files, and long work beside a keystroke. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsOf } from '../src/findings';
import { nodeRunner } from '../src/tasks/node';
import { parseSnl } from '../src/text';
import { benchBoard } from './boards';
import { linesOf } from './outside';
import { leastTime, type Row, timeRow } from './row';

export function* sizeRows(root: string): Generator<Row> {
  // `scripts/sizes.mjs` says "ok  WHAT: SIZE of BUDGET KB".
  for (const words of linesOf(process.execPath, [join(root, 'scripts/sizes.mjs')]) ?? []) {
    const told = /^\S+\s+(.+): ([\d.]+) of (\d+) KB$/.exec(words.join(' '));
    if (told === null) continue;
    const [, what, size, budget] = told;
    yield { what, ours: `${size} KB`, reference: null, ratio: null, goal: `≤ ${budget} KB` };
  }
}

export function* fileRows(root: string): Generator<Row> {
  const file = join(root, '.cache/bench/large.snl');
  writeFileSync(file, Buffer.alloc(100 * 2 ** 20, 'nothing of a board stands here\n'));
  const cli = join(root, 'dist/cli.js');
  const ours = leastTime(5, () => spawnSync(process.execPath, [cli, 'check', file]));
  const start = leastTime(5, () => spawnSync(process.execPath, ['-e', '0']));
  rmSync(file);
  yield timeRow('a 100 MB file that is no board, command line', ours, 'Node.js alone', start, '≤ 200 ms');
}

/** A keystroke's findings and Cancel while a million cells are analysed. */
export async function* taskRows(root: string, board: string): AsyncGenerator<Row> {
  const runner = nodeRunner(join(root, 'dist/tasks.js'));
  const large = benchBoard(1_000_000, 'local');
  let keystroke = Number.POSITIVE_INFINITY;
  let cancel = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < 3; trial++) {
    const running = runner.run('analyse', { board: large, players: 2 });
    await new Promise(resolve => setTimeout(resolve, 200));
    keystroke = Math.min(
      keystroke,
      leastTime(5, () => findingsOf(parseSnl(board))),
    );
    const begin = performance.now();
    running.cancel();
    await running.promise;
    cancel = Math.min(cancel, performance.now() - begin);
  }
  yield timeRow('while 10^6 cells are analysed: a keystroke’s findings', keystroke, '', null, '≤ 50 ms');
  yield timeRow('while 10^6 cells are analysed: Cancel', cancel, '', null, '≤ 50 ms');
}
