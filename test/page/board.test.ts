import { afterAll, expect, test } from 'vitest';
import { MILTON_BRADLEY } from './boards';
import { closeBrowser, open } from './harness';

afterAll(closeBrowser);

test('a board is drawn, with a name for every cell', async () => {
  const { page, errors, close } = await open({ text: MILTON_BRADLEY });
  expect(await page.getByRole('gridcell').count()).toBe(100);
  const name = await page.locator('[data-cell="21"]').getAttribute('aria-label');
  expect(name).toBe('cell 21, row 3, column 1, ladder to 42');
  expect(errors).toEqual([]);
  await close();
});
