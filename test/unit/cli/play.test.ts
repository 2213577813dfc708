import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call, folder } from './call';

const SMALL = 'board 10\nplayers "Red", "Blue"\nagain 6\nladder 2 -> 8 "up"\n';

const json = async (args: readonly string[], input = SMALL) => {
  const { exit, out, err } = await call(['play', '-', '--name', 'a.snl', '--json', ...args], { input });
  return { exit, err, log: out === '' ? null : JSON.parse(out) };
};

describe('snl play', () => {
  test('a scripted game as JSON; a turn that the script leaves unfinished is not played', async () => {
    expect(await json(['--throws', '2,3 6'])).toEqual({
      exit: 0,
      err: '',
      log: {
        seed: null,
        players: ['Red', 'Blue'],
        turns: [
          { player: 1, throws: [2], moves: [{ throw: 2, from: 0, walked: 2, to: 8 }], note: null, reversed: false },
          { player: 2, throws: [3], moves: [{ throw: 3, from: 0, walked: 3, to: 3 }], note: null, reversed: false },
        ],
        finished: [],
        positions: [8, 3],
      },
    });
  });

  test('the same seed gives the same game; without one, the seed that was drawn is said and gives it again', async () => {
    const { log } = await json(['--seed', 'abc']);
    expect(log.seed).toBe('abc');
    expect((await json(['--seed', 'abc'])).log).toEqual(log);
    const { log: drawn } = await json(['--players', '3']);
    expect(drawn.players).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect((await json(['--players', '3', '--seed', drawn.seed])).log).toEqual(drawn);
    expect(drawn.finished.length).toBe(1);
  });

  test('in sentences, in both languages', async () => {
    const args = ['play', '-', '--name', 'a.snl', '--throws', '2,6,1,2'];
    expect((await call(args, { input: SMALL })).out).toBe(
      [
        '1. Red throws 2. Red walks 2 from off the board to 2 and climbs the ladder "up" to 8.',
        '2. Blue throws 6 and throws again. Blue walks 6 from off the board to 6. Blue throws 1. Blue walks 1 from 6 to 7.',
        '3. Red throws 2. Red walks 2 from 8 to 10. Red is at the goal and takes 1st place. The game is over: Red wins.',
        'Red: 10; Blue: 7',
        '',
      ].join('\n'),
    );
    expect((await call(args, { input: SMALL, environment: { LANG: 'ja_JP.UTF-8' } })).out).toContain(
      '1. Redは2を出しました。Redは盤の外から2進んで2に着き、はしご「up」を登って8へ行きます。\n',
    );
  });

  test('by other rules, other settings, other players', async () => {
    const { log } = await json([
      '--rules',
      'exercise',
      '--set',
      'start 1',
      '--set',
      'board 3 x 3',
      '--players',
      '1',
      '--throws',
      '3',
    ]);
    expect(log.turns).toEqual([
      { player: 1, throws: [3], moves: [{ throw: 3, from: 1, walked: 4, to: 4 }], note: null, reversed: true },
    ]);
    expect((await json(['--set', 'die 8', '--throws', '8'])).exit).toBe(0);
  });

  test('exit 1 where the turns are used up or there is no game, 2 for a wrong call', async () => {
    expect((await json(['--max-turns', '2', '--seed', 'a'], 'board 10\nsnake 10 -> 1\n')).exit).toBe(1);
    expect(await json([], 'ladder 2 -> 8\n')).toMatchObject({
      exit: 1,
      err: 'snl: a.snl does not say the size of the board\n',
    });
    expect(await json([], 'package main\n')).toEqual({
      exit: 1,
      err: 'snl: a.snl is no board\n',
      log: { seed: null, players: [], turns: [], finished: [], positions: [], reason: 'a.snl is no board' },
    });
    for (const wrong of [
      ['--throws', '7'],
      ['--throws', 'six'],
      ['--throws', ''],
      ['--throws', '6,,3'],
      ['--throws', '6', '--seed', 'a'],
      ['--players', '0'],
      ['--rules', 'x'],
      ['--set', 'x'],
      ['--set', 'start'],
    ]) {
      const { exit, err, log } = await json(wrong);
      expect([exit, log]).toEqual([2, null]);
      expect(err).toContain('snl play --help');
    }
    expect((await call(['play', join(folder({}), 'none.snl')])).exit).toBe(2);
    expect((await call(['play'])).exit).toBe(2);
    expect((await call(['play', 'a.snl', 'b.snl'])).exit).toBe(2);
  });

  test('a board with faults is played as far as it has a meaning, with a word about it', async () => {
    const { exit, err, log } = await json(['--throws', '2'], `${SMALL}ladder 7 -> 3\n`);
    expect([exit, log.positions]).toEqual([0, [8, 0]]);
    expect(err).toContain('1 error was found');
  });
});
