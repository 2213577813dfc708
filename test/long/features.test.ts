import fc from 'fast-check';
import { test } from 'vitest';
import { checkFeatures, EXAMPLES, everyFeature } from '../properties/features';

test('every feature answers, or answers nothing, about half-typed, broken and foreign texts', () => {
  fc.assert(everyFeature, { numRuns: 500 });
});

test('while an example is typed, letter by letter', () => {
  for (const [text, format] of EXAMPLES) {
    for (let length = 0; length <= text.length; length++) checkFeatures(text.slice(0, length), format, length);
  }
});
