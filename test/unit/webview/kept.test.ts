import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RulesName } from '../../../src/board/board';
import { drawer } from '../../../src/draw';
import * as judge from '../../../src/webview/judge';
import { modelOf, USUAL_SETTINGS } from '../../../src/webview/model';
import { isSame } from '../../../src/webview/same';
import type { Model } from '../../../src/webview/view';
import { wordsOf } from '../../../src/words';
import { namesAreRight, read } from '../../properties/names';

test('data are the same where Node.js finds them so', () => {
  const data = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(isSame(a, b)).toBe(isDeepStrictEqual(a, b));
      expect(isSame(a, structuredClone(a))).toBe(true);
    }),
  );
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame({ weights: [1n] }, { weights: [1n] })).toBe(true);
});

test('the board of a text that changed in a comment is the very same, and so are all layers of its drawing', () => {
  const text = 'board 10 x 10\ndie 2d6\nladder 3 -> 22 "Up"\nsnake 98 -> 78\ncell 13 "Miss a turn"\n';
  const before = read(text, null);
  const draw = drawer();
  const drawn = draw(before.board, {});
  const after = read(`# A comment\n${text}`, before);
  expect(after.file.text).not.toBe(before.file.text);
  expect(after.board).toBe(before.board);
  expect(after.game).toBe(before.game);
  for (const [i, layer] of draw(after.board, {}).entries()) expect(layer).toBe(drawn[i]);
  for (const [was, becomes] of [
    ['3 -> 22', '3 -> 23'],
    ['"Up"', '"Upward"'],
    ['2d6', '6'],
    ['"Miss a turn"', '"Rest"'],
    ['10 x 10', '10 x 11'],
    ['snake 98', 'ladder 98'],
  ]) {
    expect(read(text.replace(was, becomes), before).board, becomes).not.toBe(before.board);
  }
});

test('what takes long to judge is not judged at once, and said not to be', () => {
  const judged = (text: string) => read(text, null).judged;
  expect(judged('board 10 x 10\n')).toBe(true);
  expect(judged('board 101 x 100\n')).toBe(false);
  expect(judged(`board 10 x 10\n#${' '.repeat(1_000_000)}\n`)).toBe(false);
  // The more snakes are open at once, the longer takes the length of the game.
  const snakes = Array.from({ length: 20 }, (_, i) => `snake ${1400 + 7 * i} -> ${10 + i}\n`);
  expect(judged(`board 40 x 40\n${snakes.join('')}`)).toBe(false);
});

test('a map that names no rules is played by those of the setting', () => {
  const map = '9 8 7\n6 5 4\n3 2 1\n';
  const message = { type: 'document', uri: 'm', name: 'm', version: 1, format: 'map', readonly: false } as const;
  const rulesOf = (text: string, mapRules: RulesName, before: Model | null = null) =>
    modelOf({ ...message, text }, { ...USUAL_SETTINGS, mapRules }, wordsOf('en'), judge, before);
  const exercise = rulesOf(map, 'exercise');
  const family = rulesOf(map, 'family', exercise);
  expect(exercise.board.settings.rules).toBe('exercise');
  expect(family.board.settings.rules).toBe('family');
  expect(family.game).not.toBe(exercise.game);
  expect(rulesOf(`# snl: rules classic\n${map}`, 'family').board.settings.rules).toBe('classic');
  // A line that names none counts for nothing.
  expect(rulesOf(`# snl: rules clasic\n${map}`, 'family').board.settings.rules).toBe('family');
});

test('cells keep their names only while these are right', () => {
  fc.assert(namesAreRight, { numRuns: 15 });
});
