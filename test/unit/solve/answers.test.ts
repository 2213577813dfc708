import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/board/board';
import { fairDie } from '../../../src/board/die';
import { distances, fewestThrows, solve } from '../../../src/solve';
import { gameFrom } from './boards';

const told = (routes: readonly (readonly number[])[] | null) => routes!.map(route => route.join(' ')).join(' · ');

describe('the boards that this tool grew from', () => {
  const first = [
    [3, 22],
    [5, 8],
    [11, 26],
    [20, 29],
    [27, 1],
    [21, 9],
    [17, 4],
    [19, 7],
  ];
  const array = [
    [2, 8],
    [6, 22],
    [11, 13],
    [21, 16],
    [27, 1],
    [22, 5],
    [15, 10],
    [20, 3],
  ];
  const passing = [
    [4, 12],
    [8, 15],
    [6, 26],
    [2, 21],
    [14, 19],
    [12, 7],
    [26, 3],
    [29, 9],
  ];
  const hundred = [
    [11, 40],
    [37, 67],
    [47, 73],
    [15, 72],
    [90, 12],
    [98, 31],
    [85, 23],
    [75, 42],
    [70, 18],
    [49, 47],
  ];
  const map = [
    [99, 63],
    [32, 6],
    [67, 92],
    [4, 39],
  ];

  test('thirty cells, all seven ways', () => {
    const { throws, turns, ways, route, routes, reason } = solve(gameFrom(30, first, { start: 1 }), { all: 100 });
    expect({ throws, turns, ways, reason }).toEqual({ throws: 3, turns: 3, ways: 7n, reason: null });
    expect(told(routes)).toBe('2 2 6 · 2 3 5 · 2 4 4 · 2 6 2 · 4 3 4 · 5 5 4 · 6 4 4');
    expect(route).toEqual([
      { throw: 2, from: 1, walked: 3, to: 22, turn: 1 },
      { throw: 2, from: 22, walked: 24, to: 24, turn: 2 },
      { throw: 6, from: 24, walked: 30, to: 30, turn: 3 },
    ]);
  });

  test.each<[string, number, number[][], Settings, number, number, bigint | null]>([
    ['the array', 30, array, { start: 1 }, 3, 3, 4n],
    ['the array with chains', 30, array, { start: 1, chain: true }, 5, 5, null],
    ['a throw past the goal wins', 30, passing, { start: 1, finish: 'pass' }, 2, 2, 3n],
    ['the same with chains', 30, passing, { start: 1, finish: 'pass', chain: true }, 3, 3, null],
    ['a hundred cells', 100, hundred, { start: 1 }, 8, 8, 144n],
    ['the map, classic', 100, map, {}, 8, 8, 75n],
    ['the map, exercise', 100, map, { rules: 'exercise' }, 9, 3, 94n],
  ])('%s', (_, cells, jumps, settings, throws, turns, ways) => {
    const answer = solve(gameFrom(cells, jumps, settings));
    expect([answer.throws, answer.turns]).toEqual([throws, turns]);
    if (ways !== null) expect(answer.ways).toBe(ways);
  });

  test('the exercise is solved in whole turns: a 6 obliges the next throw, and the last throw is walked first', () => {
    const { route, routes } = solve(gameFrom(100, map, { rules: 'exercise' }), { all: 1 });
    // The first in order takes five turns; the route shown is the first of those with three: 6 3, 6 6 6 6 4, 6 2.
    expect(told(routes)).toBe('1 3 5 6 6 6 6 5 2');
    expect(route.map(({ throw: thrown }) => thrown).join(' ')).toBe('6 3 4 6 6 6 6 2 6');
    expect(route.map(({ turn }) => turn).join(' ')).toBe('1 1 2 2 2 2 2 3 3');
    expect(route[0]).toEqual({ throw: 6, from: 0, walked: 1, to: 1, turn: 1 });
  });

  test('without snakes: the second program’s own search', () => {
    const game = gameFrom(
      20,
      [
        [3, 12],
        [12, 8],
        [8, 19],
        [7, 18],
        [18, 2],
      ],
      { start: 1 },
    );
    // Chain off: the ladder ends on the head of a snake and rests there.
    expect(solve(game, { noSnakes: true, all: 9 }).routes).toEqual([[6, 2]]);
  });
});

describe('large numbers', () => {
  test.each([6, 32, 33, 70])(
    'a goal that carries everybody away is reached from nowhere with a die of %i faces',
    faces => {
      const { toGoal } = distances(gameFrom(63, [[63, 1]], { die: fairDie(faces) }));
      expect([...toGoal].filter(throws => throws !== -1)).toEqual([0]);
    },
  );

  test('ways beyond any double are exact', () => {
    // Of 1,200 cells without jumps 1,199 are walked in 200 throws with one step to spare: any throw may be the 5.
    expect(solve(gameFrom(1200, [], { start: 1 })).ways).toBe(200n);
    // With d2 from 0 to an odd cell 3,001: 1,501 throws, one of them a 1.
    expect(solve(gameFrom(3001, [], { die: fairDie(2) })).ways).toBe(1501n);
    // Every three cells a ladder that leads where a 3 does, and a snake that leads nowhere: two ways for each, and they multiply.
    const jumps = Array.from({ length: 300 }, (_unused, i) => [
      [3 * i + 1, 3 * i + 3],
      [3 * i + 2, 3 * i],
    ]).flat();
    const { throws, ways } = solve(gameFrom(900, jumps, { die: fairDie(3) }));
    expect([throws, ways]).toEqual([300, 2n ** 300n]);
  });

  test('a limit and a void in the millions cost nothing, nor does a die of a thousand faces', () => {
    const again = { faces: [6], limit: 1_000_000 };
    const huge = gameFrom(1400, [], { again, void: 999_999, order: 'last-first' });
    const { throws, turns, ways } = solve(huge);
    // Four steps to spare in 234 throws, at least one of them in the last, which must not throw again: 3 of 236 places.
    expect([throws, turns, ways]).toEqual([234, 1, (234n * 235n * 236n) / 6n]);
    expect(fewestThrows(gameFrom(5000, [], { rules: 'exercise', die: fairDie(1000) }))).toBe(6);
    // A limit that cuts: of 51 throws no 25 in a row may be sixes, so two of them are not.
    const cut = gameFrom(300, [], { again: { faces: [6], limit: 25 }, void: 25, order: 'last-first' });
    expect([solve(cut).throws, solve(cut).turns]).toEqual([51, 3]);
  });

  test('of many ways so many are listed as were asked for, in order', () => {
    const { ways, routes } = solve(gameFrom(100, [], {}), { all: 1000 });
    expect(ways).toBe(153n);
    expect(routes).toHaveLength(153);
    // One digit a throw, so the order of the texts is that of the faces.
    const digits = routes!.map(route => route.join(''));
    expect(digits).toEqual([...digits].sort());
    expect(solve(gameFrom(100, [], {}), { all: 2 }).routes).toEqual(routes!.slice(0, 2));
  });
});
