import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedTurns, newNumbers } from '../../../src/analyse';
import { withoutJump } from '../../../src/board/game';
import { fewestThrows } from '../../../src/solve';
import { gameWith, smallGame } from './games';

test('the worth of a jump is what the game without it says, in turns and in throws', () => {
  fc.assert(
    fc.property(smallGame, game => {
      const { expectedTurns: expected, fewest, worthInTurns, worthInThrows } = newNumbers(game);
      for (let jump = 0; jump < game.jumps.length; jump++) {
        const without = withoutJump(game, jump);
        const turns = expectedTurns(without);
        if (expected === Number.POSITIVE_INFINITY) expect(worthInTurns![jump]).toBeNaN();
        else if (turns === Number.POSITIVE_INFINITY) expect(worthInTurns![jump]).toBe(turns);
        else expect(Math.abs(worthInTurns![jump] - (turns - expected))).toBeLessThan(1e-9 * (turns + expected));
        const throws = fewestThrows(without) ?? Number.POSITIVE_INFINITY;
        expect(worthInThrows![jump]).toBe(fewest.throws === null ? Number.NaN : throws - fewest.throws);
      }
    }),
    { numRuns: 50 },
  );
});

test('a ladder over a wall is worth everything', () => {
  // Six heads in a row: without the ladder nobody comes to the goal.
  const wall = [10, 11, 12, 13, 14, 15].map((head): [number, number] => [head, 1]);
  const { worthInTurns, worthInThrows } = newNumbers(gameWith(20, [[5, 18], ...wall]));
  expect(worthInTurns![0]).toBe(Number.POSITIVE_INFINITY);
  expect(worthInThrows![0]).toBe(Number.POSITIVE_INFINITY);
});
