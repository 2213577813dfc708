/** The two ways to solve a chain give the same, and each serves the boards that are meant for it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chain, chainOf } from '../../../src/analyse/chain';
import { factorise, turnsToEnd, visitsOf } from '../../../src/analyse/eliminate';
import { mayNotEnd } from '../../../src/analyse/ends';
import { turnsByIteration, visitsByIteration } from '../../../src/analyse/iterate';
import type { Game } from '../../../src/board/game';
import { exercise, miltonBradley } from './boards';
import { gameWith, smallGame } from './games';

function check(game: Game): void {
  const chain = chainOf(game);
  if (typeof chain === 'string') return;
  const factors = factorise(chain, 1_000_000)!;
  const mean = turnsToEnd(factors);
  const endless = mayNotEnd(chain);
  expect(sameNumbers(chain, turnsByIteration(chain, endless)!, mean)).toBe(true);
  if (endless?.[chain.start] === 1) return;
  expect(sameNumbers(chain, visitsByIteration(chain)!, visitsOf(factors))).toBe(true);
}

/** Of the goal’s own states nobody asks. */
function sameNumbers({ game, width }: Chain, some: Float64Array, others: Float64Array): boolean {
  return some.every((value, state) => {
    const exact = others[state];
    const isGoal = Math.trunc(state / width) === game.goal;
    return isGoal || value === exact || Math.abs(value - exact) <= 1e-9 * (1 + Math.abs(exact));
  });
}

test('on small boards under any rules', () => {
  fc.assert(fc.property(smallGame, check), { numRuns: 25 });
});

test.each(['classic', 'from-one', 'pass-wins', 'family', 'three-sixes', 'exercise'] as const)('under %s', rules => {
  check(gameWith(100, miltonBradley, { rules }));
  check(gameWith(100, exercise, { rules, finish: 'bounce' }));
});
