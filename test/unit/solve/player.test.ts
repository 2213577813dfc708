import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largerBoards, plainBoards, smallBoards } from '../../properties/solve';

test('random boards under random rules are solved as the slow player of whole turns solves them', () => {
  fc.assert(smallBoards(new Set()), { numRuns: 20 });
  fc.assert(largerBoards, { numRuns: 3 });
  const seen = new Set<string>();
  fc.assert(plainBoards(seen), { numRuns: 20 });
  expect(seen).toContain('unhindered');
});
