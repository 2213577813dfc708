export type Language = 'en' | 'ja';

/** The language for a locale (`ja-JP`, `ja_JP.UTF-8`, `en`); English for all that there is no translation for. */
export function languageOf(locale: string | null | undefined): Language {
  return /^ja\b|^ja_/i.test(locale ?? '') ? 'ja' : 'en';
}
