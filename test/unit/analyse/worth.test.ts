import fc from 'fast-check';
import { test } from 'vitest';
import { expectedTurns } from '../../../src/analyse';
import { chainOf } from '../../../src/analyse/chain';
import { factorise, turnsToEnd } from '../../../src/analyse/eliminate';
import { worthInTurns } from '../../../src/analyse/worth';
import { withJumps } from '../../../src/board/game';
import { smallGame } from './games';

test('the worth of a jump is what the game without it says', () => {
  let slow = 0;
  fc.assert(
    fc.property(smallGame, game => {
      const chain = chainOf(game);
      if (typeof chain === 'string') return;
      const mean = turnsToEnd(factorise(chain, 1e6)!);
      if (mean[chain.start] === Number.POSITIVE_INFINITY) return;
      const worth = worthInTurns(chain, mean, g => {
        slow++;
        return expectedTurns(g);
      })!;
      for (const [i, change] of worth.entries()) {
        const without = expectedTurns(
          withJumps(
            game,
            game.jumps.filter((_, at) => at !== i),
          ),
        );
        const exact = without - mean[chain.start];
        if (!(change === exact || Math.abs(change - exact) <= 1e-9 * Math.min(without, 1e300)))
          throw new Error(`${i} ${change} ${exact}`);
      }
    }),
    { numRuns: 3000 },
  );
  console.log(slow);
});
