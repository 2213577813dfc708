/** Options that leave small whole numbers as they are. */
const PLAIN: readonly string[] = ['maximumFractionDigits', 'maximumSignificantDigits', 'roundingPriority'];

/**
 * Numbers as `Intl` writes them. What it needs is loaded with the first number that is told, not with the words: that takes longer than all
 * else that a server or a command does at its start.
 */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): { readonly format: (number: number | bigint) => string } {
  let format: Intl.NumberFormat | null = null;
  const isPlain =
    Object.keys(options).every(option => PLAIN.includes(option)) && (options.maximumSignificantDigits ?? 3) >= 3;
  return {
    format: number => {
      // Most answers have no others than these, which are written alike in every language here.
      if (isPlain && isSmall(number)) return String(number);
      format ??= new Intl.NumberFormat(locale, options);
      return format.format(number);
    },
  };
}

/** Four digits that count, and all of those before the point. */
export const FOUR_DIGITS: Intl.NumberFormatOptions = {
  maximumSignificantDigits: 4,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
};

/** Whether digits are all that a number is written with. */
function isSmall(number: number | bigint): boolean {
  return number >= 0 && number < 1000 && (typeof number === 'bigint' || Number.isInteger(number));
}

/** Which power of ten a number has that is so large that this says more than its digits; null for any other. */
export function powerOfTen(number: number): number | null {
  return number < 1e15 ? null : Math.floor(Math.log10(number));
}

/** The plural rules of a language, loaded in the same way. */
export function pluralRules(
  locale: string,
  options?: Intl.PluralRulesOptions,
): { readonly select: (number: number) => Intl.LDMLPluralRule } {
  let rules: Intl.PluralRules | null = null;
  return {
    select: number => {
      rules ??= new Intl.PluralRules(locale, options);
      return rules.select(number);
    },
  };
}
