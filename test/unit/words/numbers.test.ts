import { describe, expect, it } from 'vitest';
import { FOUR_DIGITS, numberFormat } from '../../../src/words/numbers';

describe('numbers', () => {
  it('have four digits that count, and all before the point', () => {
    const { format } = numberFormat('en', FOUR_DIGITS);
    expect([0.0202837, 1, 14.323609, 53.76745, 285_719.05, 1_099_123.4].map(format)).toEqual([
      '0.02028',
      '1',
      '14.32',
      '53.77',
      '285,719',
      '1,099,123',
    ]);
  });

  it('are what Intl makes of them, also where it is not asked', () => {
    const options: Intl.NumberFormatOptions[] = [
      {},
      { maximumFractionDigits: 0 },
      { maximumSignificantDigits: 2 },
      { minimumFractionDigits: 1 },
      { style: 'percent' },
      { signDisplay: 'exceptZero' },
      FOUR_DIGITS,
    ];
    for (const language of ['en', 'ja']) {
      for (const option of options) {
        const intl = new Intl.NumberFormat(language, option);
        const { format } = numberFormat(language, option);
        for (const number of [0, 7, 123, 999, 1000, 12_345, -1, 0.5, 123.456, 5n, 10n ** 20n]) {
          expect(format(number)).toBe(intl.format(number));
        }
      }
    }
  });
});
