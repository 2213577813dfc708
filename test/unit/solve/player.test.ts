import fc from 'fast-check';
import { test } from 'vitest';
import { largerBoards, smallBoards } from '../../properties/solve';

test('random boards under random rules are solved as the slow player of whole turns solves them', () => {
  fc.assert(smallBoards(new Set()), { numRuns: 30 });
  fc.assert(largerBoards, { numRuns: 3 });
});
