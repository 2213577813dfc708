import fc from 'fast-check';
import { test } from 'vitest';
import { findingsHaveWords, fixesMend } from '../properties/findings';

test('each fix removes its finding and brings no new error', () => {
  for (const property of fixesMend) fc.assert(property, { numRuns: 200 });
});

test('whatever is found has its words in both languages, stands within the text, in order', () => {
  for (const property of findingsHaveWords) fc.assert(property, { numRuns: 200 });
});
