import fc from 'fast-check';
import { test } from 'vitest';
import { namesAreRight } from '../properties/names';

test('cells keep their names only while these are right', () => {
  fc.assert(namesAreRight, { numRuns: 500 });
});
