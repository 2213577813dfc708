import { afterAll, expect, test } from 'vitest';
import { EXERCISE_MAP, MILTON_BRADLEY, THIRTY } from './boards';
import { closeBrowser, type Opened, open } from './harness';

afterAll(closeBrowser);

async function solving(text: string, options: Parameters<typeof open>[0] = {}): Promise<Opened> {
  const board = await open({ text, show: 'solve', ...options });
  await board.page.locator('.solve section').first().waitFor();
  return board;
}

const numbers = ({ page }: Opened) => page.locator('.solve dd').allTextContents();
const steps = ({ page }: Opened) => page.locator('.route-list .for-ears').allTextContents();
const press = ({ page }: Opened, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the answer, and each step of the route, on the board and in the list', async () => {
  const board = await solving(THIRTY);
  expect(await numbers(board)).toEqual(['3', '3', '7']);
  expect(await steps(board)).toEqual([
    'Step 1, thrown 2: 1 → 3, ladder to 22',
    'Step 2, thrown 2: 22 → 24',
    'Step 3, thrown 6: 24 → 30',
  ]);
  expect(await board.page.locator('.route-step').count()).toBe(3);
  expect(await board.page.locator('.drawing .ladder:not(.faint)').count()).toBe(1);
  expect((await board.sent()).at(-1)).toEqual({ type: 'state', view: 'solve', says: '3 3 7' });
  await board.close();
});

test('steps one by one: buttons, N and P on the board and in the list, and every sentence is said', async () => {
  const board = await solving(THIRTY);
  await press(board, 'Next');
  expect(await board.said()).toBe('Step 1 of 3: thrown 2: 1 → 3, ladder to 22');
  expect(await board.page.locator('.route-step.strong').getAttribute('data-step')).toBe('0');
  await board.page.locator('[data-cell][tabindex]').focus();
  await board.page.keyboard.press('n');
  expect(await board.said()).toBe('Step 2 of 3: thrown 2: 22 → 24');
  await board.page.locator('.route-list .step').nth(2).click();
  expect(await board.said()).toBe('Step 3 of 3: thrown 6: 24 → 30');
  await board.page.keyboard.press('p');
  expect(await board.page.locator('.route-list [aria-current]').textContent()).toMatch(/^Step 2,/);
  expect(await board.page.locator('.route-step.strong').getAttribute('data-step')).toBe('1');
  await press(board, 'Whole route');
  expect(await board.page.locator('.route-step.strong').count()).toBe(0);
  await board.close();
});

test('all shortest routes one by one', async () => {
  const board = await solving(THIRTY);
  const first = async () => (await steps(board)).map(step => step.match(/thrown (\d)/)![1]).join(' ');
  const seen = [await first()];
  for (let i = 0; i < 6; i++) {
    await press(board, 'Next route');
    seen.push(await first());
  }
  expect(seen).toEqual(['2 2 6', '2 3 5', '2 4 4', '2 6 2', '4 3 4', '5 5 4', '6 4 4']);
  expect(await board.page.locator('.counted').textContent()).toBe('Route 7 of 7');
  expect(await board.page.getByRole('button', { name: 'Next route' }).isDisabled()).toBe(true);
  await board.close();
});

test('turns of several throws are set apart', async () => {
  const board = await solving(`# snl: rules exercise\n${EXERCISE_MAP}`, { format: 'map', name: 'map.txt' });
  expect(await numbers(board)).toEqual(['9', '3', '94']);
  expect(await board.page.locator('.route-list .turn').allTextContents()).toEqual(['Turn 1', 'Turn 2', 'Turn 3']);
  expect((await steps(board))[0]).toBe('Step 1, thrown 6: onto the board, to 1');
  await board.close();
});

test('a goal out of reach is an answer, with its reason', async () => {
  const wall = Array.from({ length: 6 }, (_, i) => `snake ${24 + i} -> ${2 + i}`).join('\n');
  const board = await solving(`board 6 x 5\nstart 1\n${wall}\n`);
  expect(await board.page.locator('.solve .bad').textContent()).toBe(
    'The goal can’t be reached: nobody gets past the cells 24 to 29, which are heads of snakes.',
  );
  await board.close();
});

test('another question: without snakes, from any cell to any cell', async () => {
  const board = await solving('board 4 x 4\nstart 1\nsnake 15 -> 3\nladder 2 -> 15\nladder 3 -> 16\n');
  expect((await numbers(board))[0]).toBe('1');
  await board.page.getByLabel('From cell').fill('4');
  await board.page.getByLabel('From cell').press('Enter');
  expect((await numbers(board))[0]).toBe('2');
  await board.page.getByLabel('To cell').fill('9');
  await board.page.getByLabel('To cell').press('Enter');
  expect(await steps(board)).toEqual(['Step 1, thrown 5: 4 → 9']);
  await board.page.getByLabel('Without snakes').check();
  expect(await steps(board)).toEqual(['Step 1, thrown 5: 4 → 9']);
  await board.close();
});

test('what another question has for an answer is said, and a cell that is not there, too', async () => {
  const board = await solving(THIRTY);
  const ask = async (label: string, value: string) => {
    await board.page.getByLabel(label).fill(value);
    await board.page.getByLabel(label).press('Enter');
    return board.said();
  };
  expect(await ask('From cell', '24')).toBe('1 throw, 1 way');
  expect(await ask('To cell', '2')).toBe('2 throws, 1 way');
  expect(await ask('To cell', '3')).toBe('From 24 no turn ever ends on 3.');
  expect(await ask('From cell', '31')).toBe('There is no such cell on this board.');
  expect(await board.page.getByLabel('From cell').inputValue()).toBe('24');
  await board.close();
});

test('distances tint the cells and say their number', async () => {
  const board = await solving(THIRTY);
  await board.page.getByLabel('Tint the cells').selectOption('toGoal');
  expect(await board.page.locator('.drawing .heat').count()).toBe(30);
  const last = await board.page.locator('.drawing .heat-number').evaluateAll(all => all.map(each => each.textContent));
  expect(last.filter(text => text === '1')).toHaveLength(6);
  await board.close();
});

test('the search spreads wave by wave', async () => {
  const board = await solving(THIRTY);
  await board.page.getByLabel('Tint the cells').selectOption('search');
  expect(await board.page.locator('.drawing .heat').count()).toBe(1);
  const counts: number[] = [];
  for (let wave = 1; wave <= 3; wave++) {
    await press(board, 'Next wave');
    counts.push(await board.page.locator('.drawing .heat.tone-1').count());
    if (wave === 1) expect(await board.said()).toBe('After 1 throw 6 new cells are reached.');
  }
  expect(counts[0]).toBe(6);
  expect(await board.said()).toBe('The goal is reached after 3 throws: that is the fewest.');
  await press(board, 'Wave before');
  expect(await board.page.locator('.drawing .heat.tone-1').count()).toBe(counts[1]);
  await board.close();
});

test('a change of the text gives a new answer at once', async () => {
  const board = await solving(MILTON_BRADLEY);
  expect((await numbers(board))[0]).toBe('7');
  await board.type(MILTON_BRADLEY.replace('1 -> 38', '1 -> 99'));
  expect((await numbers(board))[0]).toBe('2');
  await board.close();
});
