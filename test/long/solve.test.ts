import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largerBoards, plainBoards, smallBoards } from '../properties/solve';

test('a thousand random boards under random rules are solved as the slow player of whole turns solves them', () => {
  const seen = new Set<string>();
  fc.assert(smallBoards(seen), { numRuns: 1000 });
  // The draw would be poor if it never met what the rules speak of.
  expect([...seen].sort()).toEqual([
    'falling thrown',
    'never',
    'single last-first',
    'single thrown',
    'solved',
    'trap',
    'unhindered',
    'whole last-first',
    'whole thrown',
  ]);
});

test('and so are boards on which nothing can stop a token, whose reach needs no search', () => {
  fc.assert(plainBoards(new Set()), { numRuns: 500 });
});

test('and so are larger ones', () => {
  fc.assert(largerBoards, { numRuns: 100 });
});
