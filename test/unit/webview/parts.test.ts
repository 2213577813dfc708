import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOf, ROLES, SCREEN_THEMES } from '../../../src/draw';
import { findingsOf } from '../../../src/findings';
import { settingsFrom } from '../../../src/protocol/server';
import { parse } from '../../../src/text';
import { cellFinder, marksFor } from '../../../src/webview/cells';
import { ticksTo } from '../../../src/webview/charts';
import { fitting, sightOf } from '../../../src/webview/fit';
import { readMessage } from '../../../src/webview/messages';
import { drawingSheet } from '../../../src/webview/sheet';
import { tintOf } from '../../../src/webview/solve-tint';

test('no value is taken for a message that is none, and none throws', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(readMessage(value)).toBe(null);
    }),
    { numRuns: 200 },
  );
  const settings = {
    language: 'ja',
    levels: { syntax: 'off' },
    longGame: 0,
    mapRules: 'family',
    secondsPerTurn: 20,
    followCursor: false,
  };
  expect(readMessage({ type: 'settings', settings, more: 1 })).toEqual({ type: 'settings', settings });
  expect(readMessage({ type: 'show', view: 'edit' })).toEqual({ type: 'show', view: 'edit' });
  expect(readMessage({ type: 'cursor', offset: -1 })).toBe(null);
  expect(readMessage({ type: 'gone', reason: 'sold' })).toBe(null);
  expect(readMessage({ type: 'kept', uri: 'a', state: {} })).toBe(null);
  expect(readMessage({ type: 'locked', locked: 1 })).toBe(null);
});

test('the page takes whatever is made of the settings that a person wrote', () => {
  const number = fc.oneof(fc.double(), fc.constantFrom(0, -1, Number.POSITIVE_INFINITY, '20', null));
  const section = fc.record({
    longGame: number,
    secondsPerTurn: number,
    levels: fc.dictionary(fc.constantFrom('syntax', 'trap', 'x'), fc.constantFrom('off', 'error', 'loud', 1)),
    map: fc.record({ rules: fc.constantFrom('classic', 'toString', 0) }),
  });
  fc.assert(
    fc.property(section, written => {
      const { levels, longGame, mapRules, secondsPerTurn } = settingsFrom(written);
      const settings = { language: 'en', levels, longGame, mapRules, secondsPerTurn, followCursor: true };
      expect(readMessage({ type: 'settings', settings })).toEqual({ type: 'settings', settings });
    }),
  );
});

const layout = (text: string) => layoutOf(parse(text, 'snl').board)!;

test('cells fill the room, are never too small for their number, and long boards scroll instead', () => {
  const room = { width: 700, height: 700 };
  expect(fitting(layout('board 10 x 10\nstart 1\n'), room).cell).toBeCloseTo(69.2, 0);
  expect(fitting(layout('board 2 x 2\n'), room).cell).toBeLessThanOrEqual(104);
  expect(fitting(layout('board 30 x 1\n'), room).cell).toBe(48);
  for (const text of ['board 10 x 10\n', 'board 20 x 20\n', 'board 100 x 100\n', 'board 30 x 1\n']) {
    for (const width of [300, 500, 900]) {
      const { cell, numberSize } = fitting(layout(text), { width, height: 600 });
      expect(cell * numberSize).toBeGreaterThanOrEqual(10.4);
      expect(numberSize * 0.62 * String(layout(text).size.cells).length).toBeLessThan(1);
    }
  }
});

test('of a large board what is in sight is drawn and a little more, and the same while one scrolls a little', () => {
  const board = layout('board 100 x 100\n');
  const scrolled = { left: 0, top: 2_000, width: 700, height: 700 };
  const first = sightOf(board, 38, scrolled, null)!;
  expect(first.top).toBeLessThan(2_000 / 38);
  expect(first.bottom - first.top).toBeLessThan(40);
  expect(sightOf(board, 38, { ...scrolled, top: 2_060 }, first)).toBe(first);
  expect(sightOf(board, 38, { ...scrolled, top: 3_000 }, first)).not.toBe(first);
  expect(sightOf(layout('board 10 x 10\n'), 38, scrolled, null)).toBe(null);
});

test('a finding and the cursor come to the cell of their place in the text', () => {
  const text = 'board 10 x 10\nladders 3 -> 22, 40 -> 4\ncell 13 "Miss a turn"\n';
  const file = parse(text, 'snl');
  const finder = cellFinder(file);
  expect(finder.cellAt(text.indexOf('3 ->') + 1)).toBe(3);
  expect(finder.cellAt(text.indexOf('22'))).toBe(22);
  expect(finder.cellAt(text.indexOf('13') + 1)).toBe(13);
  expect(finder.cellAt(2)).toBe(0);
  expect(marksFor(findingsOf(file), finder)).toEqual([{ cell: 40, level: 'error' }]);
});

test("in a map each token is its cell, a body's too", () => {
  const text = '25 24 S1 22 21\n16 17 18 S1 20\n15 14 13 12 11\n 6 L1  8  9 10\n 5  4 L1  2  1\n';
  const finder = cellFinder(parse(text, 'map', true));
  expect(finder.cellAt(text.indexOf('S1'))).toBe(23);
  expect(finder.cellAt(text.indexOf('17'))).toBe(17);
});

test('the sheet has every colour of every theme and paints every role in the drawing alone', () => {
  const sheet = drawingSheet(ROLES);
  for (const name of Object.keys(SCREEN_THEMES.light)) expect(sheet).toContain(`--snl-${name}:`);
  expect(sheet).toContain('body.vscode-high-contrast-light{');
  expect(sheet).not.toMatch(/undefined|NaN/);
  for (const rule of sheet.split('\n')) expect(rule).toMatch(/^(body|@media|\.painted \.)/);
});

test('ticks are round, begin at nought and keep apart', () => {
  for (const most of [3, 10, 47, 138, 999, 123_456]) {
    const ticks = ticksTo(most, String);
    expect(ticks[0].at).toBe(0);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks[ticks.length - 1].at).toBeLessThanOrEqual(most);
  }
});

test('the wave that is looked at stands out among those before it, and no later one shows', () => {
  const distances = { fromStart: Int32Array.of(0, 1, 1, 2, -1, 3), toGoal: Int32Array.of(3, 2, 2, 1, -1, 0) };
  expect(tintOf(distances, 'search', 2).map(({ cell, tone }) => [cell, tone])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
  const far = tintOf(distances, 'toGoal', 0);
  expect(far.map(({ text }) => text)).toEqual(['2', '2', '1', '0']);
  expect(far[0].strength).toBeGreaterThan(far[3].strength);
});
