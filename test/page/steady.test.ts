import { afterAll, expect, test } from 'vitest';
import { CROSSING, large, MILTON_BRADLEY } from './boards';
import { closeBrowser, type Opened, open, SETTINGS } from './harness';

afterAll(closeBrowser);

/** Counts from now on how often the board is drawn, and tells which of its elements were touched since the last call. */
async function counted({ page }: Opened): Promise<() => Promise<{ times: number; jumps: string[]; others: string[] }>> {
  await page.evaluate(() => {
    const room = document.querySelector('.drawing')!.closest('.room')!;
    const [jumps, others] = [new Set<string>(), new Set<string>()];
    const counts = { times: 0, jumps, others };
    Object.assign(globalThis, { counts });
    // A drawing begins with a look at where its room is scrolled.
    const { get } = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')!;
    const looked = () => {
      counts.times++;
      return get!.call(room);
    };
    Object.defineProperty(room, 'scrollTop', { get: looked });
    new MutationObserver(records => {
      for (const { target, addedNodes, removedNodes } of records) {
        for (const node of addedNodes.length + removedNodes.length > 0 ? [...addedNodes, ...removedNodes] : [target]) {
          const element = node instanceof Element ? node : node.parentElement!;
          const jump = element.closest<SVGElement>('[data-jump]')?.dataset.jump;
          if (jump) jumps.add(jump);
          else others.add((element as SVGElement).dataset.cell ?? element.getAttribute('class') ?? element.tagName);
        }
      }
    }).observe(room, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      const { counts } = globalThis as unknown as {
        counts: { times: number; jumps: Set<string>; others: Set<string> };
      };
      const told = { times: counts.times, jumps: [...counts.jumps], others: [...counts.others].sort() };
      counts.times = 0;
      counts.jumps.clear();
      counts.others.clear();
      return told;
    });
}

test.each([
  ['100 cells', MILTON_BRADLEY, '98 -> 78', '98 -> 77', { jump: '18', cells: ['77', '78', '98'] }],
  [
    '10,000 cells',
    `${large(100, 100, 500)}ladder 5 -> 7\n`,
    '5 -> 7\n',
    '5 -> 8\n',
    { jump: '500', cells: ['5', '7', '8'] },
  ],
])(
  'a text that changes is drawn once a keystroke, and only what changed: %s',
  async (_, text, was, becomes, { jump, cells }) => {
    const board = await open({ text });
    const drawn = await counted(board);
    await board.type(`# A comment\n${text}`);
    expect(await drawn()).toEqual({ times: 1, jumps: [], others: [] });
    await board.type(`# A comment\n${text.replace(was, becomes)}`);
    // The jump itself, and the names of the cells on which it begins, ended and ends.
    expect(await drawn()).toEqual({ times: 1, jumps: [jump], others: cells });
    await board.send({ type: 'settings', settings: { ...SETTINGS, longGame: 5 } });
    expect(await drawn()).toEqual({ times: 1, jumps: [], others: [] });
    await board.close();
  },
);

test('nothing runs while nothing moves', async () => {
  const board = await open({ text: MILTON_BRADLEY });
  const views = ['board', 'play', 'solve', 'edit'] as const;
  for (const view of views) {
    await board.send({ type: 'show', view });
    await board.page.locator(`.slot.${view}`).waitFor();
    await board.page.waitForTimeout(300);
    const before = await board.asked();
    await board.page.waitForTimeout(700);
    expect((await board.asked()) - before, view).toBe(0);
  }
  await board.close();
});

test('the board that is hovered lies on top', async () => {
  const board = await open({ text: CROSSING });
  const at = await board.page.locator('[data-cell="61"]').boundingBox();
  await board.page.mouse.move(at!.x + at!.width / 2, at!.y + at!.height * 0.56);
  await board.page.waitForTimeout(50);
  expect(await board.page.locator('.jumps > g').last().getAttribute('data-jump')).toBe('19');
  await board.close();
});
