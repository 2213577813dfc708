import { afterAll, expect, test } from 'vitest';
import { large, MILTON_BRADLEY, THIRTY } from './boards';
import { closeBrowser, type OpenOptions, open } from './harness';

afterAll(closeBrowser);

async function analysing(text: string, options: OpenOptions = {}) {
  const board = await open({ text, show: 'analyse', ...options });
  await board.page.locator('.analyse section').first().waitFor();
  return board;
}

test('the numbers of the Milton Bradley board, as pictures with their tables', async () => {
  const board = await analysing(MILTON_BRADLEY);
  const { page } = board;
  await page.locator('.analyse .chart').first().waitFor();
  expect(await page.locator('.analyse .headline').textContent()).toContain('39.23');
  expect(await page.locator('.analyse .headline').textContent()).toContain('about 13 min');
  expect(await board.said()).toBe('Worked out: a game takes 39.23 turns on average.');
  expect(await page.getByRole('img', { name: /^Chance of each length of a game/ }).count()).toBe(1);
  expect(await page.getByRole('img', { name: /^Chance to have finished by each turn/ }).count()).toBe(1);
  expect(await page.getByRole('img', { name: /the greatest is the ladder from 80 to 100/ }).count()).toBe(1);
  expect(await page.getByRole('img', { name: /the first player’s is 50\.8%/ }).count()).toBe(1);
  const [lengths, worths, cells, seats] = await page.locator('.analyse table').all();
  expect(await lengths.locator('tbody tr').nth(6).locator('td').allTextContents()).toEqual(['0.15%', '0.15%']);
  expect(await worths.locator('tbody tr').first().textContent()).toContain('Ladder 80 → 100');
  expect(await cells.locator('tbody tr').count()).toBe(100);
  expect(await seats.locator('tbody tr').count()).toBe(2);
  expect((await board.sent()).at(-1)).toMatchObject({ type: 'state', view: 'analyse' });
  expect(board.errors).toEqual([]);
  await board.close();
});

test('a shortest game that nobody will live to see is not denied', async () => {
  const board = await analysing('board 20 x 20\nladder 3 -> 222\nsnake 397 -> 12\n');
  const fact = board.page.locator('.analyse dl > div', { hasText: 'Shortest game' });
  expect(await fact.locator('dd').textContent()).toBe('31 turns');
  await board.close();
});

test('visits and distances tint the cells', async () => {
  const board = await analysing(THIRTY);
  await board.page.locator('.drawing .heat').first().waitFor();
  await board.page.getByLabel('Tint the cells').selectOption('turnsToGoal');
  expect(await board.page.locator('.drawing .heat').count()).toBe(30);
  await board.page.getByLabel('Tint the cells').selectOption('none');
  expect(await board.page.locator('.drawing .heat').count()).toBe(0);
  await board.close();
});

test('more players, and a board of another text, are worked out anew', async () => {
  const board = await analysing(THIRTY);
  const { page } = board;
  await page.locator('.analyse .chart').first().waitFor();
  await page.getByLabel('Players').fill('4');
  await page.getByLabel('Players').press('Enter');
  await page.locator('tr', { hasText: 'Player 4' }).waitFor({ state: 'attached' });
  await board.type(THIRTY.replace('ladder 5 -> 8', ''));
  await page.locator('.analyse .headline').waitFor();
  expect(await page.locator('.analyse .headline').textContent()).not.toContain('14.324');
  await board.close();
});

test('a game that may never end is an answer, with the cell to blame and what would mend it', async () => {
  const board = await analysing('board 10 x 10\ndice 3d6\n');
  await board.page.locator('.analyse .bad').first().waitFor();
  const said = await board.page.locator('.analyse .bad').allTextContents();
  expect(said[0]).toMatch(/^A game may never end: from cell 9\d the goal cannot be reached\.$/);
  expect(said).toContain('“finish pass” would mend it.');
  await board.close();
});

test('long work can be ended, and begun again', async () => {
  const board = await analysing(large(60, 60, 400));
  const { page } = board;
  const button = page.getByRole('button', { name: 'Cancel' });
  if (await button.isVisible()) {
    await button.click();
    expect(await board.said()).toBe('Cancelled.');
    await page.getByRole('button', { name: 'Work it out' }).click();
  }
  await page.locator('.analyse .headline, .analyse .bad').first().waitFor({ timeout: 25_000 });
  await board.close();
});
