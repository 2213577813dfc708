import { afterAll, describe, expect, test } from 'vitest';
import {
  CROSSING,
  EXERCISE_MAP,
  large,
  MILTON_BRADLEY,
  ONE_ROW,
  SHORT_ROW,
  THIRTY,
  TOP_LEFT,
  WITH_FINDINGS,
} from './boards';
import { closeBrowser, type Opened, open, SETTINGS } from './harness';

afterAll(closeBrowser);

const nameOf = ({ page }: Opened, cell: number) => page.locator(`[data-cell="${cell}"]`).getAttribute('aria-label');
const focusedCell = ({ page }: Opened) =>
  page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.cell));

describe('a board', () => {
  test('is drawn, with a name for every cell, and nothing goes wrong', async () => {
    const board = await open({ text: MILTON_BRADLEY });
    expect(await board.page.getByRole('gridcell').count()).toBe(100);
    expect(await board.page.getByRole('grid').getAttribute('aria-label')).toBe('Milton Bradley, 1952, 10 by 10');
    expect(await nameOf(board, 21)).toBe('cell 21, row 3, column 1, ladder to 42');
    expect(await nameOf(board, 100)).toBe('cell 100, row 10, column 1, goal, ladder from 80');
    expect(await board.page.locator('.drawing .snake').count()).toBe(10);
    expect(await board.page.locator('.drawing .ladder').count()).toBe(9);
    expect(await board.page.getByRole('heading', { level: 1 }).textContent()).toBe('Milton Bradley, 1952');
    expect(board.errors).toEqual([]);
    await board.close();
  });

  test.each([
    ['one row', ONE_ROW, 30],
    ['rows from the top left', TOP_LEFT, 48],
    ['a short last row', SHORT_ROW, 32],
    ['twenty crossing jumps', CROSSING, 100],
    ['twenty by twenty', large(20, 20, 40), 400],
  ])('of any shape: %s', async (_, text, cells) => {
    const board = await open({ text });
    expect(await board.page.getByRole('gridcell').count()).toBe(cells);
    expect(board.errors).toEqual([]);
    await board.close();
  });

  test('of the exercise is drawn as it is numbered', async () => {
    const board = await open({ text: EXERCISE_MAP, format: 'map', name: 'map.txt' });
    expect(await nameOf(board, 4)).toBe('cell 4, row 1, column 4, ladder to 39');
    expect(await nameOf(board, 99)).toBe('cell 99, row 10, column 2, snake to 63');
    await board.close();
  });

  test('what people wrote is text everywhere', async () => {
    const nasty = '<img src=x onerror="document.title=1">';
    const quoted = nasty.replaceAll('"', '\\"');
    const text = `title "${quoted}"\nboard 4 x 4\nladder 2 -> 9 "${quoted}"\ncell 5 "${quoted}"\nplayers "${quoted}"\nsnkae ${quoted}\n`;
    for (const show of ['board', 'play', 'solve', 'edit'] as const) {
      const board = await open({ text, show, name: nasty });
      await board.page.locator(`.slot.${show}`).waitFor();
      expect(await board.page.locator('img').count()).toBe(0);
      expect(await board.page.title()).toBe('Board');
      expect(board.errors).toEqual([]);
      await board.close();
    }
  });
});

describe('the grid by keyboard', () => {
  test('arrows move from cell to cell, Tab comes to one of them only, Enter shows it in the text', async () => {
    const board = await open({ text: MILTON_BRADLEY });
    // From the button beside the tabs.
    await board.page.getByRole('button', { name: 'Export' }).focus();
    await board.page.keyboard.press('Tab');
    expect(await focusedCell(board)).toBe(1);
    for (const [key, cell] of [
      ['ArrowUp', 20],
      ['ArrowRight', 19],
      ['ArrowUp', 22],
      ['ArrowLeft', 21],
      ['ArrowLeft', 21],
      ['End', 30],
      ['PageUp', 71],
      ['PageUp', 91],
      ['Home', 100],
      ['ArrowDown', 81],
      ['Control+Home', 1],
      ['Control+End', 100],
      ['ArrowDown', 81],
    ] as const) {
      await board.page.keyboard.press(key);
      expect(await focusedCell(board), key).toBe(cell);
    }
    expect(await board.page.locator('.focus').count()).toBe(1);
    // From 81 down to 21, where a ladder begins.
    for (let i = 0; i < 6; i++) await board.page.keyboard.press('ArrowDown');
    expect(await focusedCell(board)).toBe(21);
    await board.sent();
    await board.page.keyboard.press('Enter');
    const start = MILTON_BRADLEY.indexOf('21 -> 42');
    expect(await board.sent()).toContainEqual({ type: 'reveal', span: { start, end: start + 8 }, focus: false });
    await board.page.keyboard.press('Tab');
    expect(await board.page.evaluate(() => document.activeElement?.id)).toBe('side');
    await board.close();
  });

  test("no shortcut of VS Code's is eaten", async () => {
    const board = await open({ text: MILTON_BRADLEY, show: 'edit' });
    await board.page.locator('[data-cell="1"]').focus();
    await board.page.evaluate(() => {
      const eaten: string[] = [];
      Object.assign(globalThis, { eaten });
      window.addEventListener('keydown', event => {
        if (event.defaultPrevented) eaten.push(event.key);
        event.preventDefault();
      });
    });
    for (const key of ['Control+s', 'Meta+s', 'Control+p', 'Control+z', 'Control+ArrowUp', 'Alt+ArrowLeft', 'F1']) {
      await board.page.keyboard.press(key);
    }
    expect(await board.page.evaluate(() => (globalThis as unknown as { eaten: string[] }).eaten)).toEqual([]);
    await board.close();
  });

  test('of a board of 10,000 cells the rows in sight are there, and the keyboard comes to all', async () => {
    const board = await open({ text: large(100, 100, 500) });
    expect(await board.page.getByRole('gridcell').count()).toBeLessThan(1_600);
    expect(await board.page.getByRole('grid').getAttribute('aria-rowcount')).toBe('100');
    await board.page.locator('[data-cell]').first().waitFor();
    await board.page.getByRole('button', { name: 'Export' }).focus();
    await board.page.keyboard.press('Tab');
    for (let i = 0; i < 30; i++) await board.page.keyboard.press('PageUp');
    await board.page.keyboard.press('Home');
    expect(await focusedCell(board)).toBe(10_000);
    await board.page.locator('.room').evaluate(room => room.scrollTo(0, room.scrollHeight));
    await board.page.waitForTimeout(100);
    await board.page.locator('.room').focus();
    await board.page.keyboard.press('ArrowRight');
    expect(await focusedCell(board)).toBe(9_999);
    await board.close();
  });
});

describe('findings', () => {
  test('are marked on their cells, said in their names, and lead to the text', async () => {
    const board = await open({ text: WITH_FINDINGS });
    expect(await board.page.locator('.side .finding').count()).toBe(6);
    expect(await board.page.locator('.finding-error').count()).toBeGreaterThan(0);
    expect(await nameOf(board, 40)).toContain('finding: The ladder at 40 leads down to 4.');
    await board.sent();
    await board.page.locator('.side .finding').first().click();
    const start = WITH_FINDINGS.indexOf('ladder 40');
    const revealed = (await board.sent()).find(({ type }) => type === 'reveal');
    expect(revealed).toMatchObject({ type: 'reveal', focus: false });
    expect(revealed?.type === 'reveal' && revealed.span.start).toBeGreaterThanOrEqual(start);
    await board.page.locator('.side .explain').first().click();
    expect(await board.sent()).toContainEqual({ type: 'explain', code: 'ladder-down' });
    await board.close();
  });

  test('have their fixes at hand: the one that is looked at is mended', async () => {
    const board = await open({ text: WITH_FINDINGS });
    await board.page.locator('.side .finding').first().click();
    await board.page.locator('.fixes').waitFor();
    expect(await board.page.locator('.fixes button').allTextContents()).toEqual([
      'Swap the ends: ladder from 4 to 40',
      'Make it a snake from 40 to 4',
      'Silence ladder-down for this line',
      'Silence ladder-down in this file',
    ]);
    await board.page.locator('.fixes button').first().click();
    expect((await board.sent()).find(({ type }) => type === 'edit')).toMatchObject({ version: 1 });
    expect(await board.page.locator('.side .finding').count()).toBe(5);
    expect(await nameOf(board, 4)).toBe('cell 4, row 1, column 4, ladder to 40');
    await board.close();
  });

  test('are told in every view', async () => {
    const board = await open({ text: WITH_FINDINGS, show: 'solve' });
    await board.page.getByRole('button', { name: 'Error 6 findings' }).click();
    expect(await board.page.getByRole('tab', { selected: true }).textContent()).toBe('Board');
    expect(await board.page.evaluate(() => document.activeElement?.textContent)).toBe('6 findings');
    await board.close();
  });

  test('of a board too large to be drawn are looked for beside the page, and never those of an earlier text', async () => {
    const settings = { levels: { 'long-game': 'off' } } as const;
    const board = await open({ text: 'board 1000 x 1000\nladder 7 -> 3\n', settings });
    await board.page.locator('.side .finding').waitFor();
    expect(await board.page.locator('.side .message').textContent()).toContain('7');
    await board.type('board 1000 x 1000\n');
    expect(await board.page.locator('.side .finding').count()).toBe(0);
    // Before the one is looked for, and while it is, another text comes.
    for (const wait of [0, 350]) {
      await board.type('board 3000 x 3000\nladder 7 -> 3\n');
      await board.page.waitForTimeout(wait);
      await board.type('board 1000 x 1000\nladder 8 -> 4\n');
      await board.page.locator('.side .finding').waitFor();
      expect(await board.page.locator('.side .message').allTextContents()).toEqual([expect.stringContaining('8')]);
    }
    expect(board.errors).toEqual([]);
    await board.close();
  });

  test('tell of a long game, also where that takes long to know', async () => {
    const board = await open({ text: large(40, 40, 80), settings: { longGame: 5 } });
    await board.page.locator('.side .level-info').waitFor();
    expect(await board.page.locator('.side .message').allTextContents()).toEqual([expect.stringMatching(/turns/)]);
    await board.close();
  });

  test('are as the settings say', async () => {
    const board = await open({
      text: WITH_FINDINGS,
      settings: { levels: { 'ladder-down': 'off', syntax: 'warning' } },
    });
    expect(await board.page.locator('.side .finding').count()).toBe(5);
    expect(await board.page.locator('.side .level-warning').count()).toBe(1);
    await board.close();
  });
});

describe('a document that', () => {
  const notice = ({ page }: Opened) => page.getByRole('status').first().textContent();

  test('is gone, comes back, or cannot be changed is said so', async () => {
    const board = await open({ text: THIRTY });
    await board.send({ type: 'gone', reason: 'deleted' });
    expect(await notice(board)).toBe('The file has been deleted. This is the last board that was in it.');
    expect(await board.page.getByRole('gridcell').count()).toBe(30);
    await board.type(`${THIRTY}# back\n`);
    expect(await notice(board)).toBe('');
    await board.close();
    const locked = await open({ text: THIRTY, readonly: true, show: 'edit' });
    expect(await notice(locked)).toBe('This document cannot be changed.');
    await locked.page.locator('.edit input').first().waitFor();
    expect(await locked.page.locator('.edit input:enabled').count()).toBe(0);
    await locked.close();
  });

  test('loses its size for a moment keeps its last board in sight', async () => {
    const board = await open({ text: THIRTY });
    await board.type(THIRTY.replace('board 6 x 5', 'board 6 x'));
    const cells = await board.page.getByRole('gridcell').count();
    expect([6, 30]).toContain(cells);
    await board.type(THIRTY.replace('board 6 x 5', 'boar'));
    expect(await notice(board)).toMatch(/does not say a size at the moment/);
    expect(await board.page.getByRole('gridcell').count()).toBe(30);
    await board.type(THIRTY);
    expect(await notice(board)).toBe('');
    await board.close();
  });

  test('is no board, or empty, says what one is, and is drawn when it is one', async () => {
    const board = await open({ text: 'package main\n\nfunc main() {}\n' });
    expect(await board.page.locator('.empty').textContent()).toContain('This file is not a board.');
    await board.type('');
    expect(await board.page.locator('.empty').textContent()).toContain('The text does not say how large the board is.');
    await board.type('board 6 x 5\n');
    expect(await board.page.getByRole('gridcell').count()).toBe(30);
    await board.close();
  });

  test('has more than 10,000 cells is not drawn, its numbers are given', async () => {
    const board = await open({ text: 'board 200 x 200\nladder 5 -> 39000\n' });
    expect(await board.page.locator('.empty').textContent()).toContain('This board has 40,000 cells.');
    expect(await board.page.locator('.numbers-list').first().textContent()).toBe('Ladders1Snakes0');
    expect(await board.page.locator('.tip').count()).toBe(0);
    await board.send({ type: 'show', view: 'solve' });
    await board.page.locator('.solve dd').first().waitFor();
    expect(await board.page.locator('.solve dd').first().textContent()).toMatch(/^\d+$/);
    await board.close();
  });
});

test('malformed messages are left alone', async () => {
  const board = await open({ text: THIRTY });
  const before = await board.page.locator('.drawing').innerHTML();
  for (const message of [
    null,
    7,
    'document',
    [],
    {},
    { type: 'nothing' },
    { type: 'document' },
    { type: 'document', uri: 1, name: 'x', version: 2, format: 'snl', text: 'board 2 x 2', readonly: false },
    { type: 'document', uri: 'x', name: 'x', version: -1, format: 'snl', text: 'board 2 x 2', readonly: false },
    { type: 'document', uri: 'x', name: 'x', version: 2, format: 'exe', text: 'board 2 x 2', readonly: false },
    {
      type: 'settings',
      settings: {
        language: 'xx',
        levels: {},
        longGame: 1,
        mapRules: 'exercise',
        secondsPerTurn: 1,
        followCursor: true,
      },
    },
    {
      type: 'settings',
      settings: {
        language: 'en',
        levels: { syntax: 'loud' },
        longGame: 1,
        mapRules: 'exercise',
        secondsPerTurn: 1,
        followCursor: true,
      },
    },
    { type: 'show', view: '__proto__' },
    { type: 'gone', reason: 'because' },
    { type: 'cursor', offset: 1.5 },
    { type: 'accepted', edit: 'one', version: 2 },
  ]) {
    await board.send(message);
  }
  expect(await board.page.locator('.drawing').innerHTML()).toBe(before);
  expect(board.errors).toEqual([]);
  await board.close();
});

test('view and place come back after the page was hidden', async () => {
  const board = await open({ text: MILTON_BRADLEY, show: 'solve' });
  await board.page.getByRole('button', { name: 'Next', exact: true }).click();
  await board.page.getByRole('button', { name: 'Next', exact: true }).click();
  const state = await board.state();
  await board.close();
  const again = await open({ text: MILTON_BRADLEY, state });
  expect(await again.page.getByRole('tab', { selected: true }).textContent()).toBe('Solve');
  await again.page.locator('[aria-current="step"]').waitFor();
  expect(await again.page.locator('[aria-current="step"]').textContent()).toMatch(/^Step 2,/);
  await again.close();
  const odd = await open({ text: MILTON_BRADLEY, state: { view: 'solve', cell: 'x', of: [] } });
  expect(await odd.page.getByRole('tab', { selected: true }).textContent()).toBe('Board');
  await odd.close();
});

test('the cursor in the text comes to its cell, unless that is switched off', async () => {
  const board = await open({ text: MILTON_BRADLEY });
  await board.send({ type: 'cursor', offset: MILTON_BRADLEY.indexOf('47 -> 26') + 1 });
  expect(await board.page.locator('[data-cell][tabindex]').getAttribute('data-cell')).toBe('47');
  expect((await board.sent()).filter(({ type }) => type === 'reveal')).toEqual([]);
  await board.close();
  const off = await open({ text: MILTON_BRADLEY, settings: { followCursor: false } });
  await off.send({ type: 'cursor', offset: MILTON_BRADLEY.indexOf('47 -> 26') + 1 });
  expect(await off.page.locator('[data-cell][tabindex]').getAttribute('data-cell')).toBe('1');
  await off.close();
});

test('in Japanese', async () => {
  const board = await open({ text: MILTON_BRADLEY, settings: { language: 'ja' } });
  expect(await nameOf(board, 21)).toBe('21のマス、3行目、1列目、はしごで42へ');
  expect(await board.page.getByRole('tab').allTextContents()).toContain('解く');
  expect(await board.page.evaluate(() => document.documentElement.lang)).toBe('ja');
  await board.send({ type: 'settings', settings: SETTINGS });
  await board.page.getByRole('tab', { name: 'Solve' }).waitFor();
  await board.close();
});
