import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refereedGames } from '../properties/play';

test('a thousand random games by random rules are those that the slow referee plays, and each step can be stored and taken up again', () => {
  const seen = new Set<string>();
  fc.assert(refereedGames(seen), { numRuns: 1000 });
  // The draw would be poor if it never met what the rules speak of.
  expect([...seen].sort()).toEqual([
    'not entered false',
    'not entered true',
    'null false',
    'null true',
    'skipped false',
    'void false',
    'void true',
  ]);
});
