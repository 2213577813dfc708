import { afterAll, describe, expect, test } from 'vitest';
import { CROSSING, MILTON_BRADLEY, THIRTY, WITH_FINDINGS } from './boards';
import { closeBrowser, open } from './harness';
import type { ThemeId } from './themes';

afterAll(closeBrowser);

const THEMES: readonly ThemeId[] = ['light', 'dark', 'high-contrast', 'high-contrast-light'];

describe.each(THEMES)('axe in %s', theme => {
  test.each(['board', 'solve', 'analyse', 'edit'] as const)('finds nothing in the view %s', async show => {
    const board = await open({ text: WITH_FINDINGS, theme, show });
    await board.page.locator(`.slot.${show}:not([hidden]) section`).first().waitFor();
    expect(await board.violations()).toEqual([]);
    if (show === 'board') {
      await board.page.locator('[data-cell="40"]').click();
      await board.page.locator('details').evaluate(each => {
        (each as HTMLDetailsElement).open = true;
      });
      expect(await board.violations()).toEqual([]);
    }
    if (show === 'analyse') {
      await board.page.locator('.analyse .chart').first().waitFor();
      await board.page.locator('.analyse details').evaluateAll(all => {
        for (const each of all) (each as HTMLDetailsElement).open = true;
      });
      expect(await board.violations()).toEqual([]);
    }
    if (show === 'solve') {
      await board.page.getByRole('button', { name: 'Next', exact: true }).click();
      await board.page.getByLabel('Tint the cells').selectOption('search');
      expect(await board.violations()).toEqual([]);
    }
    await board.close();
  });

  test('finds nothing where there is no board', async () => {
    const board = await open({ text: 'package main\n', theme });
    expect(await board.violations()).toEqual([]);
    await board.close();
  });
});

test.each([
  ['200 % zoom', 530],
  ['a phone', 360],
])('at %s nothing goes beyond the side, and the column is under the board', async (_, width) => {
  for (const show of ['board', 'play', 'solve', 'analyse', 'edit'] as const) {
    const board = await open({ text: MILTON_BRADLEY, show, viewport: { width, height: 700 } });
    await board.page.locator(`.slot.${show}`).waitFor();
    expect(await board.page.evaluate(() => document.documentElement.scrollWidth), show).toBeLessThanOrEqual(width);
    const room = await board.page.locator('.room').boundingBox();
    const side = await board.page.locator('.side').boundingBox();
    expect(side!.y).toBeGreaterThanOrEqual(room!.y + room!.height - 1);
    expect(await board.violations()).toEqual([]);
    await board.close();
  }
});

test.each(['en', 'ja'] as const)('in %s every word has its room, in all views, at any width', async language => {
  for (const width of [360, 530, 760, 1060, 1500]) {
    const board = await open({ text: THIRTY, settings: { language }, viewport: { width, height: 800 } });
    for (const show of ['board', 'play', 'solve', 'analyse', 'edit'] as const) {
      await board.send({ type: 'show', view: show });
      await board.page
        .locator(`.slot.${show}:not([hidden]) ${show === 'analyse' ? '.chart' : 'section'}`)
        .first()
        .waitFor();
      await board.page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      expect(await board.page.evaluate(wordsOutOfRoom), `${show} at ${width}`).toEqual([]);
    }
    await board.close();
  }
});

/** The texts on the page that are cut, or that run out of the column in which they stand. */
function wordsOutOfRoom(): string[] {
  const brush = document.createElement('canvas').getContext('2d')!;
  const isCut = (element: HTMLElement) => {
    if (!(element instanceof HTMLSelectElement)) return element.scrollWidth > element.clientWidth + 1;
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    brush.font = font;
    const words = Math.max(...[...element.options].map(({ text }) => brush.measureText(text).width));
    // The arrow of the list has some 16 pixels.
    return words + 16 > element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  return [
    ...document.querySelectorAll<HTMLElement>(
      '.top button, .side :is(button, select, label, p, dt, dd, th, td, h2, summary, li)',
    ),
  ]
    .filter(element => element.clientWidth > 1)
    .filter(element => {
      const column = element.closest('.top, .side')!.getBoundingClientRect();
      return isCut(element) || element.getBoundingClientRect().right > column.right;
    })
    .map(element => element.textContent!.trim());
}

test('by touch a cell is chosen, and an end is dragged without the page scrolling', async () => {
  const board = await open({ text: THIRTY, show: 'edit', hasTouch: true, viewport: { width: 420, height: 800 } });
  await board.page.locator('.edit section').first().waitFor();
  await board.page.locator('[data-cell="13"]').tap();
  expect(await board.page.getByLabel('Caption of cell 13').inputValue()).toBe('Miss a biscuit');
  const middle = async (selector: string) => {
    const box = await board.page.locator(selector).boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  const fingers = await board.page.context().newCDPSession(board.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  // A finger takes the end that it hits, and one that it only comes near.
  for (const [beside, cell] of [
    [0, 15],
    [13, 10],
  ]) {
    const from = await middle('[data-holds="0"][data-end="to"]');
    const to = await middle(`[data-cell="${cell}"]`);
    await touch('touchStart', { x: from.x + beside, y: from.y });
    for (let i = 1; i <= 4; i++) {
      await touch('touchMove', {
        x: from.x + ((to.x - from.x) * i) / 4,
        y: from.y + ((to.y - from.y) * i) / 4,
      });
    }
    await touch('touchEnd');
    expect(await board.said()).toBe(`Ladder from 3 to ${cell}.`);
    await board.type(THIRTY);
  }
  await board.close();
});

test.each([
  ['without findings', 'ladder 3 -> 22'],
  ['with findings', 'ladder 22 -> 3'],
])('a long title is cut, and all beside it stays in one line: %s', async (_, jump) => {
  const text = `title "${'A board with a very long name '.repeat(4)}"\nboard 6 x 5\n${jump}\n`;
  const board = await open({ text, show: 'solve' });
  await board.page.locator('.solve section').first().waitFor();
  for (const width of [1100, 1300, 1600]) {
    await board.page.setViewportSize({ width, height: 700 });
    const tops = await board.page
      .locator('.top > *')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    expect(Math.max(...tops) - Math.min(...tops), String(width)).toBeLessThan(8);
  }
  await board.close();
});

test('with forced colours snakes, ladders and numbers have the colours of the system', async () => {
  const board = await open({ text: CROSSING, forcedColors: 'active' });
  const strokes = await board.page.evaluate(() =>
    ['.drawing .snake-body', '.drawing .ladder-rail', '.drawing .number'].map(selector =>
      getComputedStyle(document.querySelector(selector)!).getPropertyValue(
        selector.endsWith('number') ? 'fill' : 'stroke',
      ),
    ),
  );
  const text = await board.page.evaluate(() => getComputedStyle(document.body).color);
  expect(new Set(strokes)).toEqual(new Set([text]));
  await board.page.locator('#tab-analyse').click();
  const bar = board.page.locator('.chart .bar.snake').first();
  await bar.waitFor();
  expect(await bar.evaluate(element => getComputedStyle(element).stroke)).toBe(text);
  await board.close();
});
