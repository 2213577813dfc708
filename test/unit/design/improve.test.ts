import { describe, expect, test } from 'vitest';
import { expectedTurns } from '../../../src/analyse';
import type { Board, Jump } from '../../../src/board/board';
import { gameOf } from '../../../src/board/game';
import { type ImproveTarget, improve, USUAL_BOUNDS } from '../../../src/design';
import { fewestThrows } from '../../../src/solve';
import { wordsOf } from '../../../src/words';

const jump = (from: number, to: number, caption: string | null = null): Jump => ({
  kind: to > from ? 'ladder' : 'snake',
  from,
  to,
  caption,
});

const board: Board = {
  size: { columns: 6, rows: 5, cells: 30 },
  settings: { title: 'Thirty cells', start: 1 },
  // The third leads nowhere, and stays as it is.
  jumps: [jump(3, 22, 'honesty'), jump(5, 8), jump(31, 40), jump(27, 1), jump(21, 9)],
  captions: [{ cell: 13, caption: 'Miss a biscuit' }],
};

const aim = (more: Partial<ImproveTarget>): ImproveTarget => ({
  expected: null,
  fewest: null,
  bounds: USUAL_BOUNDS,
  keep: [],
  ...more,
});

const turnsOf = (of: Board) => expectedTurns(gameOf(of)!);

/** The fewest cells by which one jump's ends can be moved to reach a length, found by trying all. */
function leastByHand(turns: number, tolerance: number): number {
  let least = Number.POSITIVE_INFINITY;
  const row = (cell: number) => Math.ceil(cell / 6);
  for (const [index, old] of board.jumps.entries()) {
    if (old.from > 30) continue;
    const others = board.jumps.filter((_, i) => i !== index);
    for (let from = 2; from < 30; from++) {
      for (let to = 1; to <= 30; to++) {
        const cells = Math.abs(from - old.from) + Math.abs(to - old.to);
        if (cells === 0 || cells >= least || to > from !== old.to > old.from || row(from) === row(to)) continue;
        if (others.some(other => other.from === from || other.to === from || other.from === to)) continue;
        const found = turnsOf({ ...board, jumps: [...others, jump(from, to)] });
        if (Math.abs(found - turns) <= tolerance) least = cells;
      }
    }
  }
  return least;
}

describe('a board improved by the smallest change', () => {
  const now = turnsOf(board);

  test('one jump is moved by as few cells as can be', () => {
    for (const [turns, tolerance] of [
      [now + 1, 0.2],
      [now - 2, 0.1],
    ]) {
      const made = improve(board, aim({ expected: { turns, tolerance } }))!;
      expect(made.misses).toEqual([]);
      expect(made.moved).toHaveLength(1);
      expect(Math.abs(turnsOf(made.board) - turns)).toBeLessThanOrEqual(tolerance);
      const [{ from, to }] = made.moved;
      expect(Math.abs(from.from - to.from) + Math.abs(from.to - to.to)).toBe(leastByHand(turns, tolerance));
      // All else is as it was, each jump in its line.
      const index = board.jumps.indexOf(from);
      expect(to).toEqual({ ...from, from: to.from, to: to.to });
      expect(made.board).toEqual({ ...board, jumps: board.jumps.map((old, i) => (i === index ? to : old)) });
    }
  });

  test('two are moved where one does not do', () => {
    const expected = { turns: now - 0.77, tolerance: 0.0001 };
    const made = improve(board, aim({ expected }))!;
    expect(leastByHand(expected.turns, expected.tolerance)).toBe(Number.POSITIVE_INFINITY);
    expect(made.misses).toEqual([]);
    expect(made.moved).toHaveLength(2);
    expect(Math.abs(turnsOf(made.board) - expected.turns)).toBeLessThanOrEqual(expected.tolerance);
  });

  test('fewest throws, other rules, jumps that are kept', () => {
    const fewest = improve(board, aim({ fewest: 4, keep: [board.jumps[3]] }))!;
    expect([fewest.misses, fewestThrows(gameOf(fewest.board)!), fewest.board.jumps[3]]).toEqual([
      [],
      4,
      board.jumps[3],
    ]);
    const exercise: Board = { ...board, settings: { rules: 'exercise' } };
    const turns = turnsOf(exercise) + 1;
    const made = improve(exercise, aim({ expected: { turns, tolerance: 0.3 } }))!;
    expect([made.misses, made.moved.length]).toEqual([[], 1]);
  });

  test('what meets the target stays; what never can comes back as near as can be', () => {
    const met = improve(board, aim({ expected: { turns: now, tolerance: 0.1 } }))!;
    expect([met.board, met.moved, met.misses]).toEqual([board, [], []]);
    const bare = { ...board, jumps: [jump(3, 8)] };
    const never = improve(bare, aim({ expected: { turns: 500, tolerance: 1 } }))!;
    expect(never.misses.map(({ kind }) => kind)).toEqual(['expected']);
    expect(turnsOf(never.board)).toBeGreaterThan(turnsOf(bare));
    expect(improve({ ...board, size: null }, aim({ fewest: 3 }))).toBe(null);
  });

  test('a moved jump in words', () => {
    const moved = { from: jump(3, 22), to: jump(4, 22) };
    expect(wordsOf('en').design.moved(moved)).toBe('The ladder from 3 to 22 now goes from 4 to 22.');
    expect(wordsOf('ja').design.moved(moved)).toBe('3から22へのはしごを、4から22へ動かしました。');
  });
});
