import { describe, expect, test } from 'vitest';
import type { Board } from '../../../src/board/board';
import { gameOf } from '../../../src/board/game';
import { improve } from '../../../src/design';
import { fewestThrows } from '../../../src/solve';
import { wordsOf } from '../../../src/words';
import { aim, THIRTY as board, jump, leastByHand, turnsOf } from '../../properties/design';

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
