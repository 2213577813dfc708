import { afterAll, expect, test } from 'vitest';
import { applyChanges } from '../../src/text';
import { closeBrowser, type Opened, open } from './harness';

afterAll(closeBrowser);

/** What has the focus: its name as it is heard, or the cell. */
const focused = ({ page }: Opened) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** Goes on by Tab (or back) until what has the focus is called so. */
async function tabTo(board: Opened, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const now = await focused(board);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    await board.page.keyboard.press(key);
  }
  throw new Error(`Tab never came to ${name}; it is at ${await focused(board)}`);
}

test('by keyboard alone: a ladder is made, a finding mended, a throw played, a picture saved; every sentence is said', async () => {
  let text = 'board 6 x 5\nstart 1\nladder 20 -> 2\n';
  let version = 1;
  const board = await open({ text });
  const { page } = board;
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  /** As the extension would: applies what was sent, and answers. */
  const answer = async () => {
    for (const message of await board.sent()) {
      if (message.type !== 'edit') continue;
      text = applyChanges(text, message.changes);
      version++;
      await board.send({ type: 'accepted', edit: message.edit, version });
    }
  };

  // From the first tab to the last, which is Edit.
  await tabTo(board, 'Board');
  await press('ArrowLeft');
  await tabTo(board, 'Add a ladder');
  await press('Enter');
  expect(await board.said()).toBe('Choose the foot of the new ladder, then its top.');
  await tabTo(board, /^cell 1,/, 'Shift+Tab');
  await press('ArrowRight', 'ArrowRight', 'Enter');
  expect(await board.said()).toBe('A new ladder begins on 3. Choose its top.');
  await press('ArrowUp');
  expect(await board.said()).toBe('10: fewest throws 5.');
  await press('ArrowUp');
  expect(await board.said()).toBe('15: fewest throws 4.');
  await press('Enter');
  expect(await board.said()).toBe('Ladder from 3 to 15.');
  await answer();
  expect(text).toContain('ladder  3 -> 15');

  await tabTo(board, 'Error1 finding', 'Shift+Tab');
  await press('Enter');
  expect(await focused(board)).toBe('1 finding');
  await tabTo(board, /^Error/);
  await press('Enter');
  await tabTo(board, 'Swap the ends: ladder from 2 to 20');
  await press('Enter');
  expect(await board.said()).toBe('Swap the ends: ladder from 2 to 20');
  await answer();
  expect(text).toContain('2 -> 20');
  expect(await page.locator('.side .finding').count()).toBe(0);

  await tabTo(board, 'Board', 'Shift+Tab');
  await press('ArrowRight');
  await page.locator('.play .status').waitFor();
  await tabTo(board, 'Throw');
  await press('Enter');
  await page.waitForFunction(() => document.querySelector('[aria-live]')?.textContent !== '');
  expect(await board.said()).toMatch(/^Player 1 throws [1-6]\. Player 1 walks .*Player 2 is next\.$/);

  await tabTo(board, 'Export', 'Shift+Tab');
  await press('Enter');
  await page.locator('.out section').first().waitFor();
  await tabTo(board, 'Save as SVG');
  await press('Enter');
  expect((await board.sent()).find(({ type }) => type === 'save')).toMatchObject({ name: 'board.svg' });
  await board.send({ type: 'saved', name: 'board.svg' });
  expect(await board.said()).toBe('Saved as board.svg.');
  expect(board.errors).toEqual([]);
  await board.close();
});
