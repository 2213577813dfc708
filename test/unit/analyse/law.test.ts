import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceWithin, newNumbers } from '../../../src/analyse';
import { smallGame } from './games';
import { slowLaw } from './slow';

/** Turns that are followed in both laws. */
const TURNS = 12;

test('the law of the length, visits and uses are those of whole turns, enumerated by the rules of play', () => {
  fc.assert(
    fc.property(smallGame, game => {
      const slow = slowLaw(game, TURNS);
      const numbers = newNumbers(game);
      const within = slow.within.map((_, n) => chanceWithin(numbers.length!, n + 1));
      near(within, slow.within);
      near([numbers.expectedTurns, numbers.variance!], [slow.mean, slow.variance]);
      near([...numbers.turnsToGoal!], slow.toGoal);
      if (slow.mean === Number.POSITIVE_INFINITY) {
        expect(numbers.reason).not.toBeNull();
        return;
      }
      near([...numbers.visits!], slow.visits);
      near([...numbers.uses!], slow.uses);
    }),
    { numRuns: 60 },
  );
});

/** Both may be infinite; a pivoting elimination in doubles is no better than this. */
function near(values: readonly number[], slow: readonly number[]): void {
  const off = slow.findIndex((exact, i) => values[i] !== exact && !(Math.abs(values[i] - exact) <= 1e-8 * (1 + exact)));
  expect(off === -1 ? null : { at: off, value: values[off], exact: slow[off] }).toBeNull();
}
