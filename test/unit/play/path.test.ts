import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedDie } from '../../../src/board/die';
import { cellsWalked, eventsOf, type PlayEvent, startGame, throwDie } from '../../../src/play';
import { play } from './boards';

type Moved = Extract<PlayEvent, { type: 'moved' }>;

function moved(from: number, face: number, finish: 'exact' | 'bounce' | 'pass', cells = 20): Moved {
  const game = play(cells, [], { finish, die: listedDie([{ face, weight: 1 }]) });
  const before = { ...startGame(game, 1), cells: [from] };
  return eventsOf(game, before, throwDie(game, before, face)).find(event => event.type === 'moved')!;
}

test('a token walks cell by cell, to and from the goal, and nowhere where it stays', () => {
  expect(cellsWalked(moved(3, 4, 'exact'), 20)).toEqual([4, 5, 6, 7]);
  expect(cellsWalked(moved(18, 5, 'bounce'), 20)).toEqual([19, 20, 19, 18, 17]);
  expect(cellsWalked(moved(18, 5, 'pass'), 20)).toEqual([19, 20]);
  expect(cellsWalked(moved(18, 5, 'exact'), 20)).toEqual([]);
});

test('of a long way some cells are named, the last among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 1_000_000 }), (from, face) => {
      const event = moved(from, face, 'bounce', 1_000);
      const cells = cellsWalked(event, 1_000);
      expect(cells.length).toBeLessThanOrEqual(40);
      expect(cells.at(-1)).toBe(event.walked);
      expect(cells.every(cell => cell >= 1 && cell <= 1_000)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
