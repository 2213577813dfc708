import fc from 'fast-check';
import { test } from 'vitest';
import { refereedGames } from '../../properties/play';

test('random games by random rules are those that the slow referee plays, and each step can be stored and taken up again', () => {
  fc.assert(refereedGames(new Set()), { numRuns: 30 });
});
