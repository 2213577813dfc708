import { afterAll, expect, test } from 'vitest';
import { THIRTY, WITH_FINDINGS } from './boards';
import { closeBrowser, open, SETTINGS } from './harness';

afterAll(closeBrowser);

test('a preview has every view but Edit, in whose place a button leads to the board editor', async () => {
  const board = await open({ text: THIRTY, preview: true, readonly: true });
  const { page } = board;
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Board', 'Play', 'Solve', 'Analyse']);
  expect(await page.getByRole('status').first().textContent()).toBe('');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  expect(await board.sent()).toContainEqual({ type: 'openEditor' });
  // It has no such view to show.
  await board.send({ type: 'show', view: 'edit' });
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Board');
  expect(await board.violations()).toEqual([]);
  expect(board.errors).toEqual([]);
  await board.close();
});

test('a preview shows findings, and offers nothing that would change the text', async () => {
  const board = await open({ text: WITH_FINDINGS, preview: true, readonly: true });
  const { page } = board;
  await page.locator('.findings li button').first().click();
  expect(await page.locator('.findings li').count()).toBeGreaterThan(5);
  expect(await page.locator('.fixes').count()).toBe(0);
  await board.close();
});

test('what is kept names the board and the lock, and is told to the extension for the board’s next page', async () => {
  const board = await open({ text: THIRTY, preview: true });
  await board.send({ type: 'locked', locked: true });
  await board.page.locator('[data-cell="9"]').click();
  expect(await board.state()).toMatchObject({ uri: 'file:///board', locked: true, view: 'board', cell: 9, others: [] });
  const told = (await board.sent()).filter(message => message.type === 'keep').at(-1);
  expect(told).toMatchObject({ uri: 'file:///board' });

  const next = await open({ preview: true });
  await next.send({ type: 'kept', uri: 'file:///board', state: told?.type === 'keep' && told.state });
  await next.type(THIRTY);
  expect(await next.page.locator('[data-cell][tabindex="0"]').getAttribute('data-cell')).toBe('9');
  await Promise.all([board.close(), next.close()]);
});

test('a preview that turns to another board and back keeps the game of each, and the view', async () => {
  const board = await open({ text: THIRTY, preview: true, show: 'play' });
  const { page } = board;
  const turnTo = (uri: string, text: string) =>
    board.send({ type: 'document', uri, name: 'x.snl', version: 1, format: 'snl', text, readonly: true });
  const throwTyped = async (face: number, teller: string) => {
    await page.locator('[data-cell="1"]').focus();
    await page.keyboard.press(String(face));
    await page.waitForFunction(said => document.querySelector('[aria-live]')!.textContent!.includes(said), teller);
    await page.keyboard.press('Escape');
  };
  await page.locator('.play .status').waitFor();
  await throwTyped(2, 'Red throws 2');
  await turnTo('file:///other', 'board 4 x 5\nstart 1\nladder 2 -> 12\n');
  await page.locator('.play .status').waitFor();
  expect(await page.getByRole('gridcell').count()).toBe(20);
  expect(await page.locator('.slot').count()).toBe(1);
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Play');
  await throwTyped(1, 'Player 1 throws 1');
  await turnTo('file:///board', THIRTY);
  await page.locator('[data-cell="22"][aria-label*="token of Red"]').waitFor();
  await turnTo('file:///other', 'board 4 x 5\nstart 1\nladder 2 -> 12\n');
  await page.locator('[data-cell="12"][aria-label*="token of Player 1"]').waitFor();
  expect(board.errors).toEqual([]);
  await board.close();
});

test('from every view a preview turns to any board, to none, and back', async () => {
  for (const show of ['board', 'play', 'solve', 'analyse'] as const) {
    const board = await open({ text: THIRTY, preview: true, show });
    await board.page.locator(`.slot.${show}`).waitFor();
    for (const [uri, text] of [
      ['file:///none', ''],
      ['file:///large', 'board 100 x 100\n'],
      ['file:///board', THIRTY],
    ]) {
      await board.send({ type: 'document', uri, name: uri, version: 1, format: 'snl', text, readonly: true });
    }
    await board.page.locator(`.slot.${show}`).waitFor();
    expect(await board.page.getByRole('gridcell').count()).toBe(30);
    expect(await board.page.getByRole('tab', { selected: true }).getAttribute('id')).toBe(`tab-${show}`);
    expect(board.errors).toEqual([]);
    await board.close();
  }
});

test.each([
  ['deleted', 'has been deleted'],
  ['closed', 'without ever being saved'],
  ['unreadable', 'can no longer be read'],
])('a document that is %s: the page says so, keeps its board, and recovers', async (reason, word) => {
  const board = await open({ text: THIRTY });
  await board.send({ type: 'gone', reason });
  // What comes later does not make it forget.
  await board.send({ type: 'settings', settings: { ...SETTINGS, longGame: 7 } });
  expect(await board.page.getByRole('status').first().textContent()).toContain(word);
  expect(await board.page.getByRole('gridcell').count()).toBe(30);
  await board.type('board 4 x 5\n');
  expect(await board.page.getByRole('status').first().textContent()).toBe('');
  expect(await board.page.getByRole('gridcell').count()).toBe(20);
  await board.close();
});
