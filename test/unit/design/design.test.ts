import { describe, expect, test } from 'vitest';
import { type Jump, type Settings, sizeOfCells } from '../../../src/board/board';
import { placeOf, USUAL_NUMBERING } from '../../../src/board/geometry';
import { type Designed, type DesignTarget, design, toleranceOf } from '../../../src/design';
import { wordsOf } from '../../../src/words';
import { CLASSROOM, expectMet, honest, target } from '../../properties/design';

describe('boards to a target', () => {
  test.each<[string, Partial<DesignTarget>]>([
    ['a length and fewest throws', { ...CLASSROOM, fewest: 7 }],
    ['few throws', { snakes: 3, ladders: 3, size: sizeOfCells(49), fewest: 3 }],
    ['throws again, and chains', { ...CLASSROOM, settings: { rules: 'family' } }],
    ['a goal below the last cell', { ...CLASSROOM, size: sizeOfCells(72), settings: { goal: 68, finish: 'bounce' } }],
    ['neither length nor throws', { seed: 'any' }],
  ])('%s', (_, more) => expectMet(more));

  test('within all bounds, with jumps that are kept', () => {
    const keep: Jump[] = [
      { kind: 'ladder', from: 3, to: 22, caption: 'honesty' },
      { kind: 'snake', from: 58, to: 44, caption: null },
    ];
    const bounds = { longest: 25, noChains: true, noCrossings: true, spread: true };
    const made = design(target({ ...CLASSROOM, expected: { turns: 36, tolerance: 0.5 }, bounds, keep }));
    const jumps = honest(made);
    expect(made.misses).toEqual([]);
    expect(jumps).toEqual(expect.arrayContaining(keep));
    const rows = new Map<number, number>();
    for (const { from, to } of jumps) {
      expect(Math.abs(from - to)).toBeLessThanOrEqual(25);
      const row = Math.ceil(from / 10);
      expect(Math.ceil(to / 10)).not.toBe(row);
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    expect(Math.max(...rows.values())).toBe(2);
    expect(jumps.filter(({ to }) => jumps.some(({ from }) => from === to))).toEqual([]);
    // A crossing told in another way: where the two lines, drawn on, would meet lies on both of them.
    const at = (cell: number) => placeOf(made.board.size!, USUAL_NUMBERING, cell);
    const lines = jumps.map(({ from, to }) => {
      const [a, b] = [at(from), at(to)];
      return { x: a.column, y: a.row, dx: b.column - a.column, dy: b.row - a.row };
    });
    for (const [i, a] of lines.entries()) {
      for (const b of lines.slice(0, i)) {
        const turn = a.dx * b.dy - a.dy * b.dx;
        const along = (c: typeof a) => ((b.x - a.x) * c.dy - (b.y - a.y) * c.dx) / turn;
        const on = (share: number) => share >= 0 && share <= 1;
        if (turn !== 0) expect(on(along(b)) && on(along(a))).toBe(false);
      }
    }
  });
});

describe('a target that cannot be met', () => {
  test('ends the search when that is enough', () => {
    let calls = 0;
    const made = design(target({ expected: { turns: 1e9, tolerance: 1 } }), ({ best, share }) => {
      expect(best.board.jumps.length).toBe(16);
      expect(share).toBeGreaterThanOrEqual(0);
      return ++calls < 3;
    });
    expect(calls).toBe(3);
    expect(made.misses).toHaveLength(1);
  });
});

test('a number as written says how exactly it is meant', () => {
  expect([toleranceOf('30'), toleranceOf('30.0'), toleranceOf('30.25'), toleranceOf('66.978705007555420778')]).toEqual([
    0.5, 0.05, 0.005, 1e-7,
  ]);
});

test('a designed board in words', () => {
  const settings: Settings = {};
  const board = { size: sizeOfCells(100), settings, jumps: [], captions: [] };
  const made: Designed = { board, expectedTurns: 33.3333333, fewest: 17, misses: [] };
  const { en, ja } = { en: wordsOf('en').design, ja: wordsOf('ja').design };
  expect(en.made(made)).toBe('100 cells, 0 ladders and 0 snakes: 33.33 turns on average, at least 17 throws');
  expect(en.made(made, 1e-4)).toBe('100 cells, 0 ladders and 0 snakes: 33.33333 turns on average, at least 17 throws');
  expect(ja.made(made)).toBe('100マス、はしご0本、ヘビ0匹：平均33.33手番、最少17投');
  expect(en.made({ ...made, expectedTurns: Number.POSITIVE_INFINITY, fewest: null })).toBe(
    '100 cells, 0 ladders and 0 snakes: a game may never end, the goal can’t be reached',
  );
});
