import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/board/board';
import { listedDie } from '../../../src/board/die';
import { type Reason, reach, solve, stepFacts } from '../../../src/solve';
import { wordsOf } from '../../../src/words';
import { gameFrom } from './boards';

const dieOf = (...faces: number[]) => listedDie(faces.map(face => ({ face, weight: 1 })));
const en = wordsOf('en').solve;
const ja = wordsOf('ja').solve;

describe('why the goal is never reached', () => {
  const walls = [94, 95, 96, 97, 98, 99].map(head => [head, head - 60]);
  const all = { faces: [1, 2, 3, 4, 5, 6], limit: null };

  test.each<[string, number, number[][], Settings, Reason, string]>([
    [
      'a wall',
      100,
      walls,
      {},
      { kind: 'wall', first: 94, last: 99, jumps: 'snakes' },
      'The goal can’t be reached: nobody gets past the cells 94 to 99, which are heads of snakes.',
    ],
    [
      'a wall longer than the die',
      40,
      [24, 25, 26, 27, 28, 29, 30, 31].map(head => [head, 2]),
      {},
      { kind: 'wall', first: 24, last: 31, jumps: 'snakes' },
      'The goal can’t be reached: nobody gets past the cells 24 to 31, which are heads of snakes.',
    ],
    [
      'a wall of both',
      12,
      [
        [6, 8],
        [7, 1],
        [8, 2],
        [9, 3],
        [10, 4],
        [11, 5],
      ],
      { chain: true },
      { kind: 'wall', first: 6, last: 11, jumps: 'both' },
      'The goal can’t be reached: nobody gets past the cells 6 to 11, which all begin a snake or a ladder.',
    ],
    [
      'one cell',
      9,
      [[1, 0]],
      { enter: [6] },
      { kind: 'wall', first: 1, last: 1, jumps: 'snakes' },
      'The goal can’t be reached: nobody gets past cell 1, which carries every token away.',
    ],
    [
      'no entry face',
      9,
      [],
      { enter: [7, 8], die: dieOf(1, 2) },
      { kind: 'no-entry', faces: [7, 8] },
      'No token ever comes onto the board: that takes 7 or 8, which the die does not have.',
    ],
    [
      'every face throws again',
      30,
      [],
      { again: all },
      { kind: 'always-again' },
      'No turn ever ends: every face of the die throws again, and there is no limit.',
    ],
    [
      'every face throws again, walked later',
      30,
      [],
      { again: all, order: 'last-first' },
      { kind: 'always-again' },
      'No turn ever ends: every face of the die throws again, and there is no limit.',
    ],
    [
      'every turn is void',
      30,
      [],
      { again: { ...all, limit: 3 }, void: 3 },
      { kind: 'always-void', run: 3 },
      'Nothing ever moves: every turn is a run of 3, and such a turn is void.',
    ],
    [
      'every single throw is void',
      30,
      [],
      { again: { ...all, limit: 1 }, void: 1 },
      { kind: 'always-void', run: 1 },
      'Nothing ever moves: every turn is a run of 1, and such a turn is void.',
    ],
    [
      'carried from the goal',
      30,
      [[30, 4]],
      {},
      { kind: 'carried-from-goal', goal: 30, to: 4 },
      'Nobody can finish: whoever comes onto the goal, 30, is carried to 4.',
    ],
    [
      'faces that never add up',
      9,
      [],
      { die: dieOf(2, 4) },
      { kind: 'faces', faces: [2, 4], goal: 9 },
      'The goal, 9, can’t be reached: no throws of 2 or 4 add up to end there.',
    ],
    [
      'one face that never adds up',
      9,
      [],
      { die: dieOf(6), start: 1 },
      { kind: 'faces', faces: [6], goal: 9 },
      'The goal, 9, can’t be reached: the die shows only 6, and no number of such throws ends there.',
    ],
    [
      'jumps that make no wall',
      10,
      [
        [2, 1],
        [4, 1],
      ],
      { die: dieOf(2) },
      { kind: 'jumps', farthest: 9 },
      'The goal can’t be reached: where these snakes and ladders lead, no throw ends on it. No token gets beyond cell 9.',
    ],
    [
      'every turn in which a token could enter is void',
      9,
      [],
      { enter: [5, 6, 7], again: { faces: [5, 6], limit: 1 }, void: 1 },
      { kind: 'void-entry', faces: [5, 6] },
      'No token ever comes onto the board: that takes 5 or 6, and every turn with such a throw is void.',
    ],
    [
      'turns that cannot be made',
      2,
      [],
      { start: 1, again: { faces: [1], limit: 1 }, void: 1 },
      { kind: 'turns' },
      'The goal can’t be reached: throws that would lead there make no whole turns as “again” and “void” have them.',
    ],
    [
      'too large to be told',
      100,
      [],
      { again: { ...all, limit: 1_000_000 }, order: 'last-first' },
      { kind: 'too-large' },
      'This can’t be worked out: the board is too large for a “limit” or “void” of this size.',
    ],
  ])('%s', (_, cells, jumps, settings, reason, sentence) => {
    const game = gameFrom(cells, jumps, settings);
    expect(solve(game, { all: 3 })).toEqual({ throws: null, turns: null, ways: 0n, route: [], routes: [], reason });
    expect(en.never(reason)).toBe(sentence);
    expect(ja.never(reason)).toMatch(/^[^a-zA-Z]*(「[a-z]+」[^a-zA-Z]*)*。$/);
  });

  test('a jump from the goal is not to blame where something else stands in the way as well', () => {
    expect(solve(gameFrom(100, [...walls, [100, 3]])).reason).toEqual({
      kind: 'wall',
      first: 94,
      last: 100,
      jumps: 'snakes',
    });
    expect(solve(gameFrom(9, [[9, 1]], { die: dieOf(2, 4) })).reason).toEqual({
      kind: 'faces',
      faces: [2, 4],
      goal: 9,
    });
    // Whoever passes wins, and a ladder sets a token down on the goal.
    expect(solve(gameFrom(30, [[30, 4]], { finish: 'pass' })).throws).toBe(6);
    expect(
      solve(
        gameFrom(30, [
          [30, 4],
          [5, 30],
        ]),
      ).throws,
    ).toBe(1);
  });

  test('asked for other ends, or to do without snakes', () => {
    const game = gameFrom(20, [
      [6, 2],
      [5, 1],
      [4, 1],
      [3, 1],
      [2, 12],
      [7, 1],
    ]);
    expect(solve(game).throws).toBe(3);
    const reason = solve(
      gameFrom(
        9,
        [
          [1, 5],
          [2, 5],
          [5, 9],
        ],
        { die: dieOf(1, 2), chain: true },
      ),
      { noSnakes: true },
    ).reason;
    expect(reason).toBe(null);
    expect(solve(game, { from: 12, to: 3 }).reason).toEqual({ kind: 'no-way', from: 12, to: 3 });
    expect(solve(game, { from: 12, to: 12, all: 5 })).toEqual({
      throws: 0,
      turns: 0,
      ways: 1n,
      route: [],
      routes: [[]],
      reason: null,
    });
    const onlySnakes = gameFrom(
      20,
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [5, 0],
        [6, 1],
        [7, 1],
        [8, 1],
      ]
        .slice(0, 5)
        .concat([[6, 18]]),
    );
    expect(solve(onlySnakes, { noSnakes: true }).throws).toBe(2);
    const helped: Settings = { die: dieOf(2), start: 0 };
    // Only the snake on 4 leads to an odd cell.
    const odd = gameFrom(9, [[4, 3]], helped);
    expect([solve(odd).throws, solve(odd, { noSnakes: true }).reason]).toEqual([5, { kind: 'only-by-snakes' }]);
  });
});

describe('traps, and jumps that never act', () => {
  test('the way into a trap is the shortest', () => {
    // Two dice never throw 1, so 29 of 30 is a trap.
    const die = { faces: [2, 3, 4], weights: [1n, 2n, 1n], dice: { count: 2, sides: 2 } };
    const { goal, reason, trap } = reach(gameFrom(30, [], { die }));
    expect([goal, reason]).toEqual([true, null]);
    expect(trap!.cell).toBe(29);
    expect(trap!.throws).toEqual([2, 3, 4, 4, 4, 4, 4, 4]);
    expect(trap!.route.map(({ to }) => to)).toEqual([2, 5, 9, 13, 17, 21, 25, 29]);
    expect(reach(gameFrom(30, [], { die, finish: 'pass' })).trap).toBe(null);
  });

  test('a jump acts in wasteful play too, but not where nobody walks', () => {
    const jumps = [
      [3, 4],
      [2, 30],
      [10, 12],
      [12, 14],
      [29, 28],
    ];
    const acts = (settings: Settings) => reach(gameFrom(30, jumps, settings)).acts;
    expect(acts({})).toEqual([true, true, true, true, true]);
    expect(acts({ die: dieOf(3) })).toEqual([true, false, true, false, false]);
    expect(acts({ die: dieOf(3), chain: true })).toEqual([true, false, true, true, true]);
  });
});

describe('steps in words', () => {
  test('each walk says what was thrown and where it led', () => {
    const jumps = [
      [1, 3],
      [5, 8],
      [8, 2],
      [4, 0],
    ];
    const game = gameFrom(12, jumps, { enter: [6], chain: true });
    const step = (from: number, thrown: number, walked: number, to: number) => ({
      throw: thrown,
      from,
      walked,
      to,
      turn: 1,
    });
    const facts = stepFacts(game, [
      step(0, 6, 1, 3),
      step(3, 2, 5, 2),
      step(2, 2, 4, 0),
      step(3, 3, 6, 6),
      step(9, 6, 9, 9),
    ]);
    expect(facts.map(en.step)).toEqual([
      'thrown 6: onto the board, to 1, ladder to 3',
      'thrown 2: 3 → 5, carried on to 2',
      'thrown 2: 2 → 4, snake off the board',
      'thrown 3: 3 → 6',
      'thrown 6: stays on 9',
    ]);
    expect(facts.map(ja.step)).toEqual([
      '6の目：盤に入って1へ、はしごで3へ',
      '2の目：3 → 5、次々に運ばれて2へ',
      '2の目：2 → 4、ヘビで盤の外へ',
      '3の目：3 → 6',
      '6の目：9から動けない',
    ]);
  });

  test('the answer in a line', () => {
    expect(en.answer({ throws: 8, turns: 8, ways: 75n })).toBe('8 throws, 75 ways');
    expect(en.answer({ throws: 9, turns: 3, ways: 94n })).toBe('9 throws in 3 turns, 94 ways');
    expect(en.answer({ throws: 1, turns: 1, ways: 1n })).toBe('1 throw, 1 way');
    expect(ja.answer({ throws: 9, turns: 3, ways: 1094n })).toBe('9投（3手番）、1,094通り');
  });
});
