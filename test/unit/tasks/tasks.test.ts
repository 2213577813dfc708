import { expect, test } from 'vitest';
import type { Board } from '../../../src/board/board';
import { inlineRunner, runSimulation } from '../../../src/tasks';
import { packed, unpacked } from '../../../src/tasks/packed';
import { type Ask, runnerOf, type Say } from '../../../src/tasks/runner';
import { miltonBradley } from '../analyse/boards';
import { boardWith } from '../analyse/games';

const board: Board = boardWith(100, miltonBradley, { rules: 'exercise' });
const simulation = { games: 1_500, players: 2, seed: 'a', maxTurns: 1_000 };

/** A runner whose worker does what the test says. */
function scripted(script: (say: (say: Say) => void, fail: (why: string) => void) => void) {
  const asked: Ask[] = [];
  let ended = 0;
  const runner = runnerOf((hear, fail) => {
    return {
      ask: ask => {
        asked.push(ask);
        script(hear, fail);
      },
      end: () => ended++,
    };
  }, 2);
  return { runner, asked, ended: () => ended };
}

test('a board crosses to a worker as it is', () => {
  const captioned = {
    ...board,
    jumps: board.jumps.map((jump, i) => (i % 3 ? jump : { ...jump, caption: `no. ${i}` })),
  };
  expect(unpacked(structuredClone(packed(captioned)))).toEqual(captioned);
});

test('a task tells of its progress, gives its result, and its worker ends', async () => {
  const shares: number[] = [];
  const { runner, asked, ended } = scripted(hear => {
    hear({ type: 'progress', share: 0.5 });
    hear({ type: 'done', result: 'all' });
    hear({ type: 'progress', share: 0.9 });
  });
  expect(await runner.run('solve', { board, options: {} }, share => shares.push(share)).promise).toBe('all');
  expect(shares).toEqual([0.5]);
  expect(asked.map(({ name }) => name)).toEqual(['solve']);
  expect(ended()).toBe(1);
});

test('a cancelled task gives nothing, whatever its worker still says', async () => {
  const { runner, ended } = scripted(() => {});
  const running = runner.run('solve', { board, options: {} });
  running.cancel();
  running.cancel();
  expect(await running.promise).toBeNull();
  expect(ended()).toBe(1);
});

test('a worker that fails fails its task', async () => {
  const { runner } = scripted((_, fail) => fail('out of memory'));
  await expect(runner.run('solve', { board, options: {} }).promise).rejects.toThrow('out of memory');
  const noBoard = inlineRunner.run('analyse', { board: { ...board, size: null }, players: 1 });
  await expect(noBoard.promise).rejects.toThrow('size');
  await expect(runSimulation(runner, board, simulation).promise).rejects.toThrow('out of memory');
});

test('a simulation on any number of cores is the same', async () => {
  const small = boardWith(20, [[3, 9]], { rules: 'exercise' });
  const alone = await runSimulation(inlineRunner, small, simulation).promise;
  const shares: number[] = [];
  const shared = await runSimulation({ ...inlineRunner, cores: 3 }, small, simulation, share => shares.push(share))
    .promise;
  expect(shared).toEqual(alone);
  expect(shares.at(-1)).toBeCloseTo(1, 12);
});
