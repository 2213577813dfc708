import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { benchBoard } from '../../bench/boards';
import type { Runner } from '../../src/tasks';
import { nodeRunner } from '../../src/tasks/node';
import { work } from '../../src/tasks/table';
import { miltonBradley } from '../unit/analyse/boards';
import { boardWith } from '../unit/analyse/games';

let folder: string;
let runner: Runner;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snl-tasks-'));
  const outfile = join(folder, 'tasks.js');
  await build({
    entryPoints: ['src/tasks/main.node.ts'],
    bundle: true,
    platform: 'node',
    outfile,
    loader: { '.md': 'text' },
  });
  runner = nodeRunner(outfile);
});

afterAll(() => rm(folder, { recursive: true }));

test('a thread gives what is worked out here', async () => {
  const argument = { board: boardWith(100, miltonBradley), players: 2 };
  expect(await runner.run('analyse', argument).promise).toEqual(work('analyse', argument));
});

test('while a million cells are analysed others can work, and cancelling takes no time', async () => {
  const large = benchBoard(1_000_000, 'local');
  const times = { ask: 50, work: 50, cancel: 50 };
  const take = (name: keyof typeof times, from: number) => {
    times[name] = Math.min(times[name], performance.now() - from);
    return performance.now();
  };
  // The best of three: what is measured is whether anything waits for the work, not how busy the machine is.
  for (let trial = 0; trial < 3; trial++) {
    let from = performance.now();
    const running = runner.run('analyse', { board: large, players: 2 });
    from = take('ask', from);
    await new Promise(resolve => setImmediate(resolve));
    from = take('work', from);
    running.cancel();
    expect(await running.promise).toBeNull();
    take('cancel', from);
  }
  for (const time of Object.values(times)) expect(time).toBeLessThan(50);
});
