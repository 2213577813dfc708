import { afterAll, describe, expect, test } from 'vitest';
import { applyChanges } from '../../src/text';
import { EXERCISE_MAP, THIRTY } from './boards';
import { closeBrowser, type Opened, open } from './harness';

afterAll(closeBrowser);

/** A page whose edits are applied as the extension would; `text` is what the document then is. */
async function editing(text: string, options: Parameters<typeof open>[0] = {}) {
  const board = await open({ text, show: 'edit', ...options });
  await board.page.locator('.edit section').first().waitFor();
  let now = text;
  let version = 1;
  return {
    ...board,
    text: () => now,
    /** Answers what the page has sent. */
    answer: async () => {
      for (const message of await board.sent()) {
        if (message.type !== 'edit') continue;
        expect(message.version).toBe(version);
        now = applyChanges(now, message.changes);
        version++;
        await board.send({ type: 'accepted', edit: message.edit, version });
      }
      return now;
    },
  };
}

const focus = async ({ page }: Opened, cell: number) => {
  await page.locator('#tab-edit').focus();
  await page.keyboard.press('Tab');
  await page.evaluate(to => {
    const element = document.querySelector<SVGElement>(`[data-cell="${to}"]`)!;
    element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, clientX: middle(element).x, clientY: middle(element).y }),
    );
    function middle(of: Element) {
      const box = of.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  }, cell);
};

async function drag({ page }: Opened, jump: number, end: 'from' | 'to', cell: number, drop = true): Promise<void> {
  const handle = await page.locator(`[data-holds="${jump}"][data-end="${end}"]`).boundingBox();
  const goal = await page.locator(`[data-cell="${cell}"]`).boundingBox();
  await page.mouse.move(handle!.x + handle!.width / 2, handle!.y + handle!.height / 2);
  await page.mouse.down();
  await page.mouse.move(goal!.x + goal!.width / 2, goal!.y + goal!.height / 2, { steps: 4 });
  if (drop) await page.mouse.up();
}

describe('by pointer', () => {
  test('an end is dragged: one sees what the board would be, and only its number changes in the text', async () => {
    const board = await editing(THIRTY);
    await drag(board, 0, 'to', 15, false);
    expect(await board.page.locator('.would').textContent()).toContain('Ladder from 3 to 15');
    expect(await board.page.locator('.would').textContent()).toContain('Fewest throws: 3');
    expect(await board.page.locator('.would').textContent()).toMatch(/Expected turns: \d+\.\d\d/);
    expect(await board.answer()).toBe(THIRTY);
    await board.page.mouse.up();
    expect(await board.said()).toBe('Ladder from 3 to 15.');
    expect(await board.answer()).toBe(THIRTY.replace('3 -> 22', '3 -> 15'));
    await board.close();
  });

  test('a new jump is made by two cells', async () => {
    const board = await editing(THIRTY);
    await board.page.getByRole('button', { name: 'Add a snake' }).click();
    expect(await board.said()).toBe('Choose the head of the new snake, then its tail.');
    await board.page.locator('[data-cell="28"]').click();
    await board.page.locator('[data-cell="6"]').click();
    expect(await board.answer()).toMatch(/snake +28 -> +6/);
    expect(await board.page.locator('.drawing .snake').count()).toBe(5);
    await board.close();
  });

  test('what is dragged off the board is given back', async () => {
    const board = await editing(THIRTY);
    await drag(board, 0, 'to', 15, false);
    await board.page.mouse.move(900, 400);
    expect(await board.page.locator('.would').textContent()).toContain('Ladder from 3 to 22');
    await board.page.mouse.up();
    expect(await board.said()).toBe('Given back: the ladder from 3 to 22 is as it was.');
    expect(await board.answer()).toBe(THIRTY);
    await board.close();
  });

  test('a click on an end chooses its cell', async () => {
    const board = await editing(THIRTY);
    await board.page.locator('[data-holds="0"][data-end="to"]').click();
    expect(await board.answer()).toBe(THIRTY);
    await board.page.getByLabel('Caption of cell 22').waitFor();
    await board.close();
  });

  test('an edit that was refused is taken back and said', async () => {
    const board = await editing(THIRTY);
    await drag(board, 0, 'to', 15);
    const edit = (await board.sent()).find(message => message.type === 'edit');
    await board.send({ type: 'refused', edit: edit?.type === 'edit' && edit.edit });
    expect(await board.page.getByRole('status').first().textContent()).toBe(
      'The text has changed meanwhile, so this was not done.',
    );
    expect(await board.page.locator('.rows input[type=number]').nth(1).inputValue()).toBe('22');
    await board.close();
  });

  test('a drag goes on while another program changes the text elsewhere: both changes are kept', async () => {
    const board = await editing(THIRTY);
    await drag(board, 2, 'to', 15, false);
    const meanwhile = `# by another program\n${THIRTY.replace('ladder 3 -> 22 "honesty"\n', '')}`;
    await board.type(meanwhile);
    expect(await board.page.locator('.would').textContent()).toContain('Ladder from 11 to 15');
    await board.page.mouse.up();
    const edit = (await board.sent()).find(message => message.type === 'edit');
    expect(edit).toMatchObject({ version: 2 });
    expect(applyChanges(meanwhile, edit?.type === 'edit' ? edit.changes : [])).toBe(
      meanwhile.replace('11 -> 26', '11 -> 15'),
    );
    await board.close();
  });

  test.each([
    ['takes away what is dragged', THIRTY.replace('3 -> 22', '3 -> 20'), 'gone'],
    ['empties the text', '', 'gone'],
    ['forbids changes', THIRTY, 'readonly'],
  ] as const)('a drag is given up and the person told where another program %s', async (_, text, why) => {
    const board = await editing(THIRTY);
    await drag(board, 0, 'to', 15, false);
    const fields = { type: 'document', uri: 'file:///board', name: 'board.snl', format: 'snl' };
    await board.send({ ...fields, version: 2, text, readonly: why === 'readonly' });
    const reason = {
      gone: 'The text has changed meanwhile, so this was not done.',
      readonly: 'This document cannot be changed.',
    }[why];
    expect(await board.said()).toBe(reason);
    expect(await board.page.getByRole('status').first().textContent()).toContain(reason);
    expect(await board.page.locator('.would').count()).toBe(0);
    await board.page.mouse.up();
    expect((await board.sent()).filter(({ type }) => type === 'edit')).toEqual([]);
    // And it recovers.
    await board.send({ ...fields, version: 3, text: THIRTY, readonly: false });
    await drag(board, 0, 'to', 15);
    expect((await board.sent()).find(({ type }) => type === 'edit')).toMatchObject({ version: 3 });
    await board.close();
  });

  test('what cannot be changed says so to whoever takes hold of it, by pointer or keyboard', async () => {
    const board = await editing(THIRTY, { readonly: true });
    await drag(board, 0, 'to', 15);
    expect(await board.said()).toBe('This document cannot be changed.');
    for (const key of ['Enter', 'Delete']) {
      await focus(board, 3);
      await board.page.keyboard.press(key);
      expect((await board.said()).trim(), key).toBe('This document cannot be changed.');
    }
    expect((await board.sent()).filter(({ type }) => type === 'edit')).toEqual([]);
    await board.close();
  });
});

describe('by keyboard', () => {
  test('Enter picks an end up, arrows move it, Enter puts it down, Escape gives it back', async () => {
    const board = await editing(THIRTY);
    const { page } = board;
    await focus(board, 22);
    await page.keyboard.press('Enter');
    expect(await board.said()).toBe('Picked up the top of the ladder from 3 to 22.');
    await page.keyboard.press('ArrowRight');
    expect(await board.said()).toBe('21: fewest throws 3.');
    await page.keyboard.press('ArrowUp');
    expect(await board.said()).toMatch(/^28: fewest throws \d\.$/);
    await page.keyboard.press('Enter');
    expect(await board.said()).toBe('Ladder from 3 to 28.');
    expect(await board.answer()).toBe(THIRTY.replace('3 -> 22', '3 -> 28'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(await board.said()).toBe('Given back: the ladder from 3 to 28 is as it was.');
    expect((await board.sent()).filter(({ type }) => type === 'edit')).toEqual([]);
    await board.close();
  });

  test('Delete takes a jump away; its comment stays', async () => {
    const board = await editing(THIRTY.replace('ladder 5 -> 8', 'ladder 5 -> 8 # short'));
    await focus(board, 5);
    await board.page.keyboard.press('Delete');
    expect(await board.said()).toBe('Deleted the ladder from 5 to 8.');
    expect(await board.answer()).not.toContain('5 -> 8');
    expect(board.text()).toContain('# short');
    await board.page.keyboard.press('Delete');
    expect(await board.said()).toBe('No snake or ladder begins or ends on 5.');
    await board.close();
  });

  test('every jump has fields: numbers, kind, turning round, caption, deleting', async () => {
    const board = await editing(THIRTY);
    const { page } = board;
    const row = page.locator('.rows li').nth(1);
    await row.getByLabel('Ladder: top').fill('9');
    await row.getByLabel('Ladder: top').press('Enter');
    expect(await board.answer()).toContain('ladder 5 -> 9');
    await row.getByRole('button', { name: 'Turn the ladder from 5 to 9 round' }).click();
    expect(await board.answer()).toContain('snake 9 -> 5');
    await row.getByRole('combobox').selectOption('ladder');
    expect(await board.answer()).toContain('ladder 9 -> 5');
    await row.getByRole('combobox').selectOption('snake');
    expect(await board.answer()).toContain('snake 9 -> 5');
    await row.getByLabel(/^Caption/).fill('a "fall"');
    await row.getByLabel(/^Caption/).press('Enter');
    expect(await board.answer()).toContain('snake 9 -> 5 "a \\"fall\\""');
    await row.getByRole('button', { name: 'Delete the snake from 9 to 5' }).click();
    expect(await board.answer()).not.toContain('9 -> 5');
    await board.close();
  });
});

test('the form changes its own line of the text; an emptied field takes the line away', async () => {
  const board = await editing(THIRTY);
  const { page } = board;
  const change = async (label: string, value: string) => {
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(label, { exact: true }).press('Enter');
    return board.answer();
  };
  expect(await change('Columns', '5')).toContain('board 5 x 5');
  expect(await change('Goal', '24')).toContain('goal 24');
  expect(await change('Goal', '')).not.toContain('goal');
  expect(await change('Title', 'Say "hello"')).toContain('title "Say \\"hello\\""');
  expect(await change('Die', '2d6')).toContain('dice 2d6');
  await page.getByLabel('Numbers run').selectOption('rows');
  expect(await board.answer()).toContain('numbering rows');
  await page.getByLabel('Cell 1 is').selectOption('top-right');
  expect(await board.answer()).toContain('numbering rows from top-right');
  await page.getByLabel('Past the goal').selectOption('bounce');
  expect(await board.answer()).toContain('finish bounce');
  await page.getByLabel('Past the goal').selectOption('as the rules say');
  expect(await board.answer()).not.toContain('finish');
  for (const [label, value, line] of [
    ['Enters with', '1 6', 'enter 1 6'],
    ['Throws again with', '6 limit 3', 'again 6 limit 3'],
    ['Nothing moves after a run of', '3', 'void 3'],
    ['The next misses a turn after a run of', '2', 'skip-next 2'],
    ['The order turns round at sums divisible by', '5', 'reverse 5'],
    ['Winners', '2', 'winners 2'],
  ] as const) {
    expect(await change(label, value)).toContain(line);
    expect(await board.said()).toMatch(/^The board has changed\./);
  }
  await page.getByLabel('Throws are walked').selectOption('last-first');
  expect(await board.answer()).toContain('order last-first');
  await board.close();
});

test('after any edit each choice of the form shows what the text says', async () => {
  const board = await editing(THIRTY);
  const shown = () =>
    board.page.locator('.form select').evaluateAll(all => all.map(each => (each as HTMLSelectElement).selectedIndex));
  const before = await shown();
  expect(before).not.toContain(-1);
  await drag(board, 0, 'to', 15);
  await board.answer();
  expect(await shown()).toEqual(before);
  await board.close();
});

test.each([
  ['Columns', ['0', '-3', '', '1.5', '1000000000']],
  ['Start', ['x', '1 2']],
  ['Goal', ['nowhere', '1.5']],
  ['Die', ['0', 'two', '6d1000000']],
  ['Winners', ['0', 'all']],
  ['Players', ['Ann, Bob', '"Ann" nocolour']],
])('a value that %s cannot have is not written, and the person is told', async (label, values) => {
  const board = await editing(THIRTY);
  for (const value of values) {
    await board.page.getByLabel(label, { exact: true }).fill(value);
    await board.page.getByLabel(label, { exact: true }).press('Enter');
    expect((await board.said()).trim(), value).toBe('This value cannot be used here, so nothing was changed.');
    expect(await board.answer(), value).toBe(THIRTY);
  }
  await board.close();
});

test('an edit that brings a finding says it', async () => {
  const board = await editing(THIRTY);
  await drag(board, 0, 'to', 2);
  expect(await board.said()).toBe('Ladder from 3 to 2. The ladder at 3 leads down to 2.');
  await board.answer();
  await board.page.getByLabel('Snake: tail').first().fill('31');
  await board.page.getByLabel('Snake: tail').first().press('Enter');
  expect(await board.said()).toMatch(/^Snake from 27 to 31\. .*there is no cell 31\./);
  await board.close();
});

test('a cell gets a caption', async () => {
  const board = await editing(THIRTY);
  await board.page.locator('[data-cell="13"]').click();
  await board.page.getByLabel('Caption of cell 13').fill('Two biscuits');
  await board.page.getByLabel('Caption of cell 13').press('Enter');
  expect(await board.answer()).toBe(THIRTY.replace('Miss a biscuit', 'Two biscuits'));
  await board.close();
});

test('undo and redo are those of the text', async () => {
  const board = await editing(THIRTY);
  await board.page.getByRole('button', { name: 'Undo' }).click();
  expect(await board.said()).toBe('');
  await board.type(`${THIRTY}# before\n`);
  expect(await board.said()).toBe('Undone.');
  await board.page.getByRole('button', { name: 'Redo' }).click();
  await board.type(THIRTY);
  expect(await board.said()).toBe('Redone.');
  expect((await board.sent()).filter(({ type }) => type === 'undo' || type === 'redo')).toEqual([
    { type: 'undo' },
    { type: 'redo' },
  ]);
  await board.close();
});

test("in the exercise's format a body is drawn anew, and what it cannot draw is refused with a reason", async () => {
  const board = await editing(EXERCISE_MAP, { format: 'map', name: 'map.txt' });
  await drag(board, 0, 'to', 62);
  expect(await board.answer()).not.toBe(EXERCISE_MAP);
  expect(await board.page.locator('[data-cell="62"]').getAttribute('aria-label')).toContain('snake from 99');
  await board.page.getByRole('button', { name: 'Add a ladder' }).click();
  await board.page.locator('[data-cell="52"]').click();
  await board.page.locator('[data-cell="58"]').click();
  expect(await board.page.getByRole('status').first().textContent()).toContain('cannot be in one row');
  expect(await board.said()).toContain('cannot be in one row');
  expect((await board.sent()).filter(({ type }) => type === 'edit')).toEqual([]);
  await board.page.getByRole('button', { name: 'Save as a .snl board' }).click();
  const saved = (await board.sent()).find(({ type }) => type === 'save');
  expect(saved).toMatchObject({ name: 'map.snl', encoding: 'utf8', open: true });
  expect(saved?.type === 'save' && saved.data).toContain('board 10 x 10');
  await board.close();
});
