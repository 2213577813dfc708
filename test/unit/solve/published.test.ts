import { describe, expect, test } from 'vitest';
import type { Settings } from '../../../src/board/board';
import { move } from '../../../src/board/game';
import { fewestThrows, solve } from '../../../src/solve';
import { miltonBradley } from '../analyse/boards';
import { gameFrom } from './boards';

describe('published answers', () => {
  /** A grid as puzzle sites give it: rows from the top, numbered to and fro from the bottom left, −1 where no jump begins. */
  const fromGrid = (grid: readonly (readonly number[])[]) => {
    const cells = [...grid].reverse().flatMap((row, i) => (i % 2 === 0 ? row : [...row].reverse()));
    return { cells: cells.length, jumps: cells.flatMap((to, i) => (to === -1 ? [] : [[i + 1, to]])) };
  };
  const _ = -1;

  test.each<[number | null, number[][]]>([
    [
      4,
      [
        [_, _, _, _, _, _],
        [_, _, _, _, _, _],
        [_, _, _, _, _, _],
        [_, 35, _, _, 13, _],
        [_, _, _, _, _, _],
        [_, 15, _, _, _, _],
      ],
    ],
    [
      null,
      [
        [1, 1, _],
        [1, 1, 1],
        [_, 1, 1],
      ],
    ],
    [
      2,
      [
        [_, 4, _],
        [6, 2, 6],
        [_, 3, _],
      ],
    ],
    [
      2,
      [
        [_, 42, 12, _, 1, _, _],
        [_, _, 5, _, _, 46, 44],
        [18, 22, 6, 39, _, _, _],
        [_, _, 40, _, _, _, 37],
        [49, 38, 24, _, 14, 29, _],
        [_, _, 6, _, _, _, 20],
        [_, _, 12, 10, _, 5, 26],
      ],
    ],
    [
      4,
      [
        [_, _, 27, 13, _, 25, _],
        [_, _, _, _, _, _, _],
        [44, _, 8, _, _, 2, _],
        [_, 30, _, _, _, _, _],
        [3, _, 20, _, 46, 6, _],
        [_, _, _, _, _, _, 29],
        [_, 29, 21, 33, _, _, _],
      ],
    ],
    [
      2,
      [
        [_, _, 30, 14, 15, _],
        [23, 9, _, _, _, 9],
        [12, 5, 7, 24, _, 30],
        [10, _, _, _, 25, 17],
        [32, _, 28, _, _, 32],
        [_, _, 23, _, 13, 19],
      ],
    ],
    [
      3,
      [
        [_, _, _, _, 48, 5, _],
        [12, 29, 13, 9, _, 2, 32],
        [_, _, 21, 7, _, 12, 49],
        [42, 37, 21, 40, _, 22, 12],
        [42, _, 2, _, _, _, 6],
        [39, _, 35, _, _, 39, _],
        [_, 36, _, _, _, _, 5],
      ],
    ],
    [
      3,
      [
        [_, 10, _, 15, _],
        [_, _, 18, 2, 20],
        [_, _, 12, _, _],
        [2, 4, 11, 18, 8],
        [_, _, _, _, _],
      ],
    ],
    [
      1,
      [
        [_, _],
        [_, 1],
      ],
    ],
    [
      1,
      [
        [_, 3],
        [_, _],
      ],
    ],
    [
      null,
      [
        [_, _, 5],
        [2, _, _],
        [_, _, _],
      ],
    ],
    [
      null,
      [
        [_, _, 2],
        [1, _, _],
        [_, 2, _],
      ],
    ],
  ])('%s throws on a grid', (throws, grid) => {
    const { cells, jumps } = fromGrid(grid);
    expect(fewestThrows(gameFrom(cells, jumps, { rules: 'from-one' }))).toBe(throws);
  });

  test('a jump is taken once: 1 throws 1 onto 2, and rests on 3', () => {
    const { cells, jumps } = fromGrid([
      [_, 4],
      [_, 3],
    ]);
    expect(move(gameFrom(cells, jumps, { start: 1 }), 1, 1)).toBe(3);
  });

  test.each<[number, number, number[][]]>([
    [
      3,
      100,
      [
        [32, 62],
        [42, 68],
        [12, 98],
        [95, 13],
        [97, 25],
        [93, 37],
        [79, 27],
        [75, 19],
        [49, 47],
        [67, 17],
      ],
    ],
    [
      3,
      30,
      [
        [11, 26],
        [3, 22],
        [5, 8],
        [20, 29],
        [27, 1],
        [21, 9],
      ],
    ],
  ])('%s throws with chains', (throws, cells, jumps) => {
    expect(fewestThrows(gameFrom(cells, jumps, { start: 1, chain: true }))).toBe(throws);
  });

  test('what one jump more makes of a board', () => {
    const jumps = [
      [2, 37],
      [16, 54],
      [9, 14],
      [74, 87],
      [15, 82],
      [50, 91],
      [96, 76],
      [72, 47],
      [29, 7],
      [18, 6],
      [61, 16],
    ];
    const fewest = (...more: number[][]) => fewestThrows(gameFrom(100, [...jumps, ...more], { chain: true }));
    // The snake shortens the best game: it ends at the foot of a ladder.
    expect([fewest(), fewest([54, 50]), fewest([54, 95]), fewest([37, 15])]).toEqual([6, 5, 4, 4]);
  });

  const printed = miltonBradley.filter(([from]) => from !== 47);
  test.each<[string, (readonly number[])[], Settings, number, bigint]>([
    ['printed with 47', [...printed, [47, 26]], {}, 7, 423n],
    ['printed with 47, passing', [...printed, [47, 26]], { finish: 'pass' }, 7, 534n],
    ['printed with 47, from 1', [...printed, [47, 26]], { start: 1 }, 7, 84n],
    ['printed with 47, 6 again', [...printed, [47, 26]], { again: { faces: [6], limit: null } }, 7, 423n],
    ['printed with 48', [...printed, [48, 26]], {}, 7, 438n],
    ['printed with 48, passing', [...printed, [48, 26]], { finish: 'pass' }, 7, 552n],
    ['no jumps', [], {}, 17, 153n],
    ['no jumps, passing', [], { finish: 'pass' }, 17, 171n],
    ['no jumps, from 1', [], { start: 1 }, 17, 969n],
    [
      'three snakes',
      [
        [35, 15],
        [67, 61],
        [99, 9],
      ],
      {},
      17,
      87n,
    ],
    [
      'three snakes, from 1',
      [
        [35, 15],
        [67, 61],
        [99, 9],
      ],
      { start: 1 },
      17,
      682n,
    ],
  ])('the number of shortest ways: %s', (_name, jumps, settings, throws, ways) => {
    const answer = solve(gameFrom(100, jumps, settings));
    expect([answer.throws, answer.ways]).toEqual([throws, ways]);
  });
});
