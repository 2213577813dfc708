import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODES, defaultLevel } from '../../../src/findings';
import { fixerOf } from '../../../src/findings/fixers';
import { pageOf } from '../../../src/findings/pages';
import type { Format } from '../../../src/text/syntax';
import { wordsOf } from '../../../src/words';
import { codesOf } from './marks';

const root = process.cwd();
const sorted = (names: Iterable<string>) => [...names].sort();

test('folders, table, words, pages and settings name the same findings', () => {
  const folders = readdirSync(join(root, 'src/findings'), { withFileTypes: true }).filter(each => each.isDirectory());
  expect(sorted(folders.map(({ name }) => name))).toEqual(sorted(CODES));
  expect(new Set(CODES).size).toBe(CODES.length);
  for (const language of ['en', 'ja'] as const) {
    expect(sorted(Object.keys(wordsOf(language).findings.messages))).toEqual(sorted(CODES));
    for (const code of CODES) expect(pageOf(code, language), `${code} ${language}`).toContain(`\n\`${code}\`\n`);
  }
  const { contributes } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const settings = JSON.stringify(contributes?.configuration ?? {});
  for (const code of settings === '{}' ? [] : CODES) expect(settings, code).toContain(`"${code}"`);
});

test('the table of fixers names the findings whose folders have one', () => {
  const isMended = (code: string) => existsSync(join(root, 'src/findings', code, 'fix.ts'));
  expect(CODES.filter(code => fixerOf(code) !== undefined)).toEqual(CODES.filter(isMended));
});

test('what is no code has no level, no fixer and no page', () => {
  for (const code of ['no-such-code', 'toString', '']) {
    expect(defaultLevel(code)).toBe('off');
    expect(fixerOf(code)).toBeUndefined();
    expect(pageOf(code, 'en')).toBe('');
  }
});

/** The boards of a page, in order, with the format of each. */
function boardsOf(page: string): { text: string; format: Format }[] {
  return [...page.matchAll(/^```(snl|map)\n([\s\S]*?)^```$/gm)].map(([, format, text]) => ({
    text,
    format: format as Format,
  }));
}

const LEVELS = { en: 'Level: ', ja: 'レベル：' } as const;
const NAMES = {
  en: { error: 'error', warning: 'warning', info: 'info', hint: 'hint', off: 'off' },
  ja: { error: 'エラー', warning: '警告', info: '情報', hint: 'ヒント', off: 'オフ' },
} as const;

describe.each(CODES)('the page of %s', code => {
  test.each(['en', 'ja'] as const)(
    'in %s: its bad board has the finding and no other, its good one has none',
    language => {
      const page = pageOf(code, language);
      const [bad, good, ...more] = boardsOf(page);
      expect(more).toEqual([]);
      expect(new Set(codesOf(bad.text, bad.format))).toEqual(new Set([code]));
      expect(codesOf(good.text, good.format)).toEqual([]);
      const level = page.split('\n').find(line => line.startsWith(LEVELS[language]));
      expect(level).toContain(NAMES[language][defaultLevel(code)]);
    },
  );
});
