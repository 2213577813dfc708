import { afterAll, expect, test } from 'vitest';
import { MILTON_BRADLEY, THIRTY } from './boards';
import { closeBrowser, type OpenOptions, open } from './harness';

afterAll(closeBrowser);

async function exporting(text: string, options: OpenOptions = {}) {
  const board = await open({ text, ...options });
  await board.page.getByRole('button', { name: 'Export' }).click();
  await board.page.locator('.out section').first().waitFor();
  const press = async (name: string) => {
    await board.sent();
    await board.page.getByRole('button', { name, exact: true }).click();
    await board.page.waitForFunction(
      () => (globalThis as unknown as { standIn: { sent: unknown[] } }).standIn.sent.length > 0,
    );
    const saved = (await board.sent()).find(({ type }) => type === 'save');
    if (saved?.type !== 'save') throw new Error('nothing was saved');
    return saved;
  };
  return { ...board, press };
}

test('the picture as SVG: as it is seen, and in other colours', async () => {
  const board = await exporting(MILTON_BRADLEY, { name: 'mb.snl', theme: 'dark' });
  const seen = await board.press('Save as SVG');
  expect(seen).toMatchObject({ name: 'mb.svg', encoding: 'utf8', open: false });
  expect(seen.data).toMatch(/^<svg [^>]*viewBox=/);
  expect(seen.data).toContain('fill="rgb(31, 31, 31)"');
  expect(seen.data).toContain('<title>Milton Bradley, 1952</title>');
  await board.page.getByLabel('Colours').selectOption('print');
  const plain = await board.press('Save as SVG');
  expect(plain.data).not.toContain('rgb(31, 31, 31)');
  await board.send({ type: 'saved', name: 'mb.svg' });
  expect(await board.said()).toBe('Saved as mb.svg.');
  await board.send({ type: 'saved', name: null });
  expect(await board.said()).toBe('Nothing was saved.');
  await board.close();
});

test('the picture as PNG, with the route that is shown', async () => {
  const board = await exporting(THIRTY, { show: 'solve' });
  const saved = await board.press('Save as PNG');
  expect(saved).toMatchObject({ name: 'board.png', encoding: 'base64' });
  const bytes = Buffer.from(saved.data, 'base64');
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  // Six columns of 96 pixels and a little margin.
  expect(bytes.readUInt32BE(16)).toBe(Math.ceil(6.12 * 96));
  const svg = await board.press('Save as SVG');
  expect(svg.data).toContain('#0f68c3');
  await board.close();
});

test('sheets for print, opened outside: PDF, SVG, poster', async () => {
  const board = await exporting(THIRTY);
  const pages = (data: string) =>
    Buffer.from(data, 'base64')
      .toString('latin1')
      .match(/\/Type\/Page\//g)?.length;
  const pdf = await board.press('Save as PDF for print');
  expect(pdf).toMatchObject({ name: 'board.pdf', encoding: 'base64', open: true });
  expect(pages(pdf.data)).toBe(1);
  const svg = await board.press('Save as SVG for print');
  expect(svg.data).toContain('width="297mm"');
  await board.page.getByLabel('Size').selectOption('2');
  await board.page.getByLabel('Paper').selectOption('Letter');
  expect(pages((await board.press('Save as PDF for print')).data)).toBe(4);
  await board.close();
});

test('what is exported is open to axe and closes again', async () => {
  for (const theme of ['light', 'high-contrast'] as const) {
    const board = await exporting(THIRTY, { theme });
    expect(await board.violations()).toEqual([]);
    await board.page.getByRole('button', { name: 'Export' }).click();
    expect(await board.page.locator('.out').isVisible()).toBe(false);
    await board.close();
  }
});

test('route and numbers are copied as text', async () => {
  const board = await open({ text: THIRTY, show: 'solve' });
  await board.page.evaluate(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    // Here, unlike in VS Code, the page has no clipboard.
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await board.page.getByRole('button', { name: 'Copy the route' }).click();
  await board.send({ type: 'show', view: 'analyse' });
  await board.page.getByRole('button', { name: 'Copy the numbers' }).click();
  const copied = await board.page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied);
  expect(copied[0]).toBe(
    '3 throws, 7 ways\n1. thrown 2: 1 → 3, ladder to 22\n2. thrown 2: 22 → 24\n3. thrown 6: 24 → 30\n',
  );
  expect(copied[1]).toMatch(/^Expected turns\t14\.32\d+\n/);
  expect(await board.said()).toBe('Copied.');
  await board.close();
});
