import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedTurns } from '../../../src/analyse';
import type { Jump } from '../../../src/board/board';
import { type Game, gameOf, withJumps } from '../../../src/board/game';
import { bareModel, copyModel, setRest, turnsIf } from '../../../src/design/model';
import { jumpOf } from '../../../src/design/places';

const drawn = fc.record({
  cells: fc.integer({ min: 8, max: 24 }),
  finish: fc.constantFrom('exact' as const, 'bounce' as const, 'pass' as const),
  start: fc.integer({ min: 0, max: 2 }),
  enter: fc.constantFrom<readonly number[] | 'any'>('any', [1, 6]),
  ends: fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 }),
});

describe('the model of a board and of all that differ from it in one jump', () => {
  test('agrees with the boards’ own expected turns, move by move', () => {
    const property = fc.property(drawn, ({ cells, finish, start, enter, ends }) => {
      const size = { columns: cells, rows: 1, cells };
      const bare: Game = gameOf({ size, settings: { finish, start, enter }, jumps: [], captions: [] })!;
      const model = copyModel(bareModel(bare)!);
      expect(model.turns[start]).toBeCloseTo(expectedTurns(bare), 9);
      const jumps = new Map<number, Jump>();
      for (const [a, b] of ends) {
        const from = 1 + (a % (cells - 1));
        const to = 1 + (b % cells);
        const next = new Map(jumps);
        // Back to its own cell: the jump is taken away.
        if (to === from) next.delete(from);
        else next.set(from, jumpOf(from, to));
        const right = expectedTurns(withJumps(bare, [...next.values()]));
        const told = turnsIf(model, from, to);
        // What may never end from a cell that is not reached is refused as well.
        if (told === Number.POSITIVE_INFINITY) continue;
        expect(Math.abs(told - right) / right).toBeLessThan(1e-8);
        expect(setRest(model, from, to)).toBe(true);
        expect(Math.abs(model.turns[start] - right) / right).toBeLessThan(1e-8);
        if (to === from) jumps.delete(from);
        else jumps.set(from, jumpOf(from, to));
      }
    });
    fc.assert(property, { numRuns: 40 });
  });
});
