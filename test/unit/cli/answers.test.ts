import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/text';
import { SMALL_MAP } from '../service/marks';
import { call, folder } from './call';

/** The first of the three programs that this tool grew from; its answers are published. */
const THIRTY = `board 30
start 1
ladders 3 -> 22, 5 -> 8, 11 -> 26, 20 -> 29
snakes 27 -> 1, 21 -> 9, 17 -> 4, 19 -> 7
`;
/** A coin, two cells to go: two turns on average, with variance 2. */
const COIN = 'board 2\ndie 1 2\nplayers 1\n';

const json = async (command: string, input: string, ...args: string[]) => {
  const { exit, out, err } = await call([command, '-', '--name', 'a.snl', '--json', ...args], { input });
  return { exit, err, json: out === '' ? null : JSON.parse(out) };
};

describe('snl solve', () => {
  it('prints JSON with the keys of its contract', async () => {
    const { exit, json: answer } = await json('solve', THIRTY);
    expect(exit).toBe(0);
    expect(answer).toEqual({
      throws: 3,
      turns: 3,
      ways: '7',
      route: [
        { throw: 2, from: 1, walked: 3, to: 22, turn: 1 },
        { throw: 2, from: 22, walked: 24, to: 24, turn: 2 },
        { throw: 6, from: 24, walked: 30, to: 30, turn: 3 },
      ],
      reason: null,
    });
  });

  it('lists routes where that is asked for, and leaves out snakes', async () => {
    const { json: all } = await json('solve', THIRTY, '--all', '10');
    expect(all.routes.map((route: number[]) => route.join(' '))).toEqual([
      '2 2 6',
      '2 3 5',
      '2 4 4',
      '2 6 2',
      '4 3 4',
      '5 5 4',
      '6 4 4',
    ]);
    expect((await json('solve', THIRTY, '--all', '2')).json.routes).toHaveLength(2);
    // From 6 a 4 leads by 17 and the snake there to 4: without snakes that way is closed.
    const snakes = 'board 20\ndie 4\nstart 1\nladder 2 -> 15\nsnake 16 -> 12\nladder 12 -> 20\nchain on\n';
    expect((await json('solve', snakes)).json.throws).toBe(2);
    expect((await json('solve', snakes, '--no-snakes')).json.throws).toBe(3);
  });

  it('says in words why there is no way, and of what is no board', async () => {
    const wall = 'board 9\nsnakes 1 -> 0, 2 -> 0, 3 -> 0, 4 -> 0, 5 -> 0, 6 -> 0\n';
    const { exit, json: never } = await json('solve', wall);
    expect(exit).toBe(1);
    expect(never).toEqual({ throws: null, turns: null, ways: '0', route: [], reason: expect.stringMatching(/1 to 6/) });
    expect((await call(['solve', '-', '--from', 'snl'], { input: wall })).out).toBe(`${never.reason}\n`);
    const none = await json('solve', 'ladder 3 -> 9\n');
    expect([none.exit, none.json.throws, none.json.reason]).toEqual([
      1,
      null,
      'a.snl does not say the size of the board',
    ]);
  });

  it('plays by other rules, and puts settings in place of the file’s', async () => {
    const throws = async (...args: string[]) => (await json('solve', 'board 7\nstart 1\n', ...args)).json.throws;
    expect(await throws()).toBe(1);
    expect(await throws('--rules', 'classic')).toBe(2);
    expect(await throws('--rules', 'classic', '--set', 'die 7')).toBe(1);
    expect(await throws('--set', 'die 3')).toBe(2);
    expect(await throws('--set', 'rules classic')).toBe(1);
  });

  it('says which settings of the question come to nothing, as it does of the file’s', async () => {
    const { exit, err } = await json('solve', THIRTY, '--set', 'start 99', '--set', 'die 8');
    expect(exit).toBe(0);
    expect(err).toMatch(/^snl: --set "start 99" comes to nothing: .*there is no such cell.*\n$/);
    expect((await json('solve', THIRTY, '--set', 'void 3')).err).toMatch(/"void 3" comes to nothing: /);
  });

  it('solves a map, and a file with errors as far as it has a meaning', async () => {
    const map = await call(['solve', '-', '--name', 'map.txt', '--rules', 'classic'], { input: SMALL_MAP });
    expect([map.exit, map.err]).toEqual([0, '']);
    const faulty = await call(['solve', '-', '--name', 'a.snl'], { input: `${THIRTY}nonsense\n` });
    expect(faulty.exit).toBe(0);
    expect(faulty.err).toBe('snl: a.snl: 1 error was found (snl check); the answer is for the rest\n');
  });

  it('finds the one board of a folder', async () => {
    const cwd = folder({ 'one/a.snl': THIRTY, 'two/a.snl': THIRTY, 'two/b.snl': THIRTY, 'none/x.txt': '' });
    expect((await call(['solve', 'one'], { cwd })).out).toMatch(
      /^3 throws, 7 ways\n1\. thrown 2: 1 → 3, ladder to 22\n/,
    );
    expect(await call(['solve', 'two'], { cwd })).toEqual({
      exit: 2,
      out: '',
      err: 'snl: two: there is more than one board; name one of them\n',
    });
    expect(await call(['solve', 'none'], { cwd })).toEqual({
      exit: 2,
      out: '',
      err: 'snl: none: no boards were found there\n',
    });
  });
});

describe('snl analyse', () => {
  it('prints JSON with the keys of its contract', async () => {
    const { exit, json: answer } = await json('analyse', COIN);
    expect(exit).toBe(0);
    expect(Object.keys(answer)).toEqual([
      'expectedTurns',
      'variance',
      'standardDeviation',
      'mode',
      'median',
      'percentiles',
      'fewest',
      'within',
      'cells',
      'jumps',
      'seats',
      'game',
      'reason',
    ]);
    expect(answer).toMatchObject({
      expectedTurns: 2,
      variance: 2,
      mode: 1,
      median: 1,
      percentiles: { 5: 1, 25: 1, 75: 2, 95: 5, 99: 7 },
      fewest: { throws: 1, turns: 1, probability: 0.5 },
      jumps: [],
      seats: [{ player: 1, win: 1, error: 0 }],
      game: { expectedTurnsOfAll: 2, expectedRounds: 2 },
      reason: null,
    });
    expect(answer.within.slice(0, 3)).toEqual([0.5, 0.75, 0.875]);
    expect(answer.cells[0]).toEqual({
      cell: 0,
      visits: 0,
      throwsFromStart: 0,
      throwsToGoal: 1,
      expectedTurnsToGoal: 2,
    });
  });

  it('tells it in lines, in both languages', async () => {
    const { out } = await call(['analyse', '-', '--from', 'snl'], { input: COIN });
    expect(out).toMatch(/^A game takes 2 turns on average; the standard deviation is 1\.414\.\n/);
    expect((await call(['analyse', '-', '--from', 'snl', '--lang', 'ja'], { input: COIN })).out).toMatch(
      /^ゲームの長さは平均2手番、標準偏差は1\.414です。\n/,
    );
  });

  it('writes numbers with four digits that count, and all before the point', async () => {
    const { out } = await call(['analyse', '-', '--from', 'snl'], { input: THIRTY });
    expect(out).toMatch(/^A game takes 14\.32 turns on average; the standard deviation is 8\.959\.\n/);
    expect(out).toContain('\n5% of all games end within 4 turns.\n');
    expect(out).toContain('\nPlayer 1 wins 52.00% of all games.\n');
  });

  it('names the cell where a game may never end, and what would mend it', async () => {
    const { exit, json: answer } = await json('analyse', 'board 9\ndice 2d6\n', '--players', '1');
    expect([exit, answer.expectedTurns, answer.fewest]).toEqual([
      1,
      null,
      { throws: null, turns: null, probability: 0 },
    ]);
    expect(answer.reason).toBe(
      'A game may never end: from cell 8 the goal cannot be reached. With “finish pass” it would always end. With one die of 6 it would always end.',
    );
    expect(answer.within).toHaveLength(10_000);
    expect((await json('analyse', 'ladder 2 -> 3')).exit).toBe(1);
  });
});

describe('snl simulate', () => {
  it('gives the same games for the same seed, near what analysis says', async () => {
    const args = ['--games', '3000', '--seed', 'x'];
    const { exit, json: answer } = await json('simulate', COIN, ...args);
    expect(exit).toBe(0);
    expect(Object.keys(answer)).toEqual(['games', 'seed', 'turns', 'seats', 'seconds']);
    const { seconds: _, ...same } = (await json('simulate', COIN, ...args)).json;
    expect(answer).toMatchObject(same);
    expect(Math.abs(answer.turns.mean - 2)).toBeLessThan(5 * answer.turns.error);
    expect(answer.seats).toEqual([{ player: 1, win: 1, error: 0 }]);
    expect((await call(['simulate', '-', '--from', 'snl', ...args], { input: COIN })).out).toMatch(
      /^Seed: x\nA game took /,
    );
  });

  it('prints one value where there is no game', async () => {
    const { exit, json: none } = await json('simulate', 'ladder 2 -> 3');
    expect([exit, none.games, none.reason]).toEqual([1, 0, 'a.snl does not say the size of the board']);
  });

  it('ends with 1 where games were broken off', async () => {
    expect((await json('simulate', 'board 9\ndie 1\nsnake 5 -> 2\n', '--games', '2', '--max-turns', '9')).exit).toBe(1);
  });
});

describe('snl design', () => {
  it('makes a board that meets its target, the same for the same seed', async () => {
    const args = ['design', '--board', '6x6', '--snakes', '3', '--ladders', '4', '--expected', '20', '--seed', 's'];
    const { exit, out, err } = await call(args);
    expect(exit).toBe(0);
    const { board, problems } = parse(out, 'snl');
    expect(problems).toEqual([]);
    expect(board.size).toMatchObject({ columns: 6, rows: 6 });
    expect(board.jumps.map(({ kind }) => kind).sort()).toEqual([...Array(4).fill('ladder'), ...Array(3).fill('snake')]);
    expect(err).toMatch(/^Seed: s\n36 cells, 4 ladders and 3 snakes: (19\.[5-9]|20\.[0-5])/);
    expect(await call(args)).toEqual({ exit, out, err });
    const cwd = folder({});
    expect(await call([...args, '-o', 'b.snl'], { cwd })).toEqual({ exit, out: '', err });
    expect(readFileSync(join(cwd, 'b.snl'), 'utf8')).toBe(out);
  });

  it('keeps jumps, and to bounds, and prints JSON', async () => {
    const kept = ['--keep', 'ladder 2 -> 20', '--keep', 'snakes 30 -> 4, 35 -> 9'];
    const args = ['design', '--board', '36', '--snakes', '3', '--ladders', '2', '--no-chains', '--spread', '--json'];
    const { exit, out } = await call([...args, ...kept, '--seed', 's']);
    const answer = JSON.parse(out);
    expect([exit, Object.keys(answer)]).toEqual([0, ['board', 'seed', 'expectedTurns', 'fewest', 'misses']]);
    const jumps = parse(answer.board, 'snl').board.jumps.map(({ kind, from, to }) => `${kind} ${from} -> ${to}`);
    expect(jumps).toEqual(expect.arrayContaining(['ladder 2 -> 20', 'snake 30 -> 4', 'snake 35 -> 9']));
    expect(jumps).toHaveLength(5);
  });

  it('gives the nearest board where none is found, and says so', async () => {
    const { exit, out, err } = await call(['design', '--board', '5', '--expected', '1000']);
    expect([exit, out.startsWith('board 5\n')]).toEqual([1, true]);
    expect(err).toContain('The game should take 1,000 turns on average; the nearest board found takes');
  });

  it('refuses what is no size, number or setting', async () => {
    for (const args of [
      [],
      ['--board', 'x'],
      ['--board', '1'],
      ['--board', '9', '--expected', '-3'],
      ['--board', '9', 'x'],
      ['--board', '9', '--set', 'x'],
      ['--board', '9', '--keep', '3 -> 4'],
      ['--board', '9', '--keep', 'die 6'],
      ['--board', '9', '--chains', '--no-chains'],
    ]) {
      expect((await call(['design', ...args])).exit).toBe(2);
    }
    expect((await call(['design', '--board', '9', '-o', 'no/such/folder'], { cwd: folder({}) })).exit).toBe(2);
  });
});
