import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf } from '../../../src/analyse/chain';
import { factorise, turnsToEnd, visitsOf } from '../../../src/analyse/eliminate';
import { varianceOf, visitsByCell } from '../../../src/analyse/moments';
import { smallGame } from './games';
import { slowLaw } from './slow';

const near = (value: number, slow: number) => value === slow || Math.abs(value - slow) <= 1e-8 * (1 + Math.abs(slow));

test('mean, variance, visits and uses agree with an enumeration of whole turns', () => {
  fc.assert(
    fc.property(smallGame, game => {
      const slow = slowLaw(game, 0);
      const chain = chainOf(game);
      if (typeof chain === 'string') {
        expect(slow.mean).toBe(Number.POSITIVE_INFINITY);
        return;
      }
      const factors = factorise(chain, 1e6)!;
      const mean = turnsToEnd(factors);
      for (let cell = 0; cell <= game.cells; cell++) {
        if (!near(mean[cell * chain.width], slow.toGoal[cell]))
          throw new Error(
            `mean ${cell} ${mean[cell * chain.width]} ${slow.toGoal[cell]} ${chain.width} ${JSON.stringify(chain.phases)}`,
          );
      }
      if (slow.mean === Number.POSITIVE_INFINITY) return;
      const comes = visitsOf(factors);
      const { visits, walks } = visitsByCell(chain, comes);
      for (let cell = 0; cell <= game.cells; cell++)
        if (!near(visits[cell], slow.visits[cell]))
          throw new Error(`visits ${cell} ${visits[cell]} ${slow.visits[cell]}`);
      if (!game.rules.chain)
        game.jumps.forEach((jump, i) => {
          if (!near(walks[jump.from], slow.uses[i])) throw new Error(`uses ${i} ${walks[jump.from]} ${slow.uses[i]}`);
        });
      const v = varianceOf(chain, comes, mean);
      if (!near(v, slow.variance)) throw new Error(`variance ${v} ${slow.variance}`);
    }),
    { numRuns: 300 },
  );
});
