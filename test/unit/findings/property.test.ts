import fc from 'fast-check';
import { test } from 'vitest';
import { findingsOf, fixesOf } from '../../../src/findings';
import { parse } from '../../../src/text';
import type { Format } from '../../../src/text/syntax';
import { findingsHaveWords, fixesMend } from '../../properties/findings';

test('each fix removes its finding and brings no new error', () => {
  for (const property of fixesMend) fc.assert(property, { numRuns: 3 });
});

test('whatever is found has its words in both languages, stands within the text, in order', () => {
  for (const property of findingsHaveWords) fc.assert(property, { numRuns: 3 });
});

test('nothing throws, whatever the text is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom<Format>('snl', 'map'),
      (text, format) => {
        const file = parse(text, format, true);
        for (const finding of findingsOf(file, { expectedTurns: null })) fixesOf(file, finding);
      },
    ),
    { numRuns: 40 },
  );
});
