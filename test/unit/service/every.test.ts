import fc from 'fast-check';
import { test } from 'vitest';
import { everyFeature } from '../../properties/features';

test('every feature answers, or answers nothing, about half-typed, broken and foreign texts', () => {
  fc.assert(everyFeature, { numRuns: 10 });
});
