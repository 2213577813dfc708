import axe from 'axe-core';
import { afterAll, describe, expect, test } from 'vitest';
import { THIRTY } from './boards';
import { closeBrowser, type Opened, type OpenOptions, open } from './harness';

afterAll(closeBrowser);

const EXERCISE = `board 10 x 10
rules exercise
players "Red" crimson, "Blue" "#33d", "Gold" gold, "Red"
ladders 67 -> 92, 4 -> 39
snakes 99 -> 63, 32 -> 6
`;

/** Opens the Play view; without motion unless a test is about it. */
async function opened(text: string, options: OpenOptions = {}): Promise<Opened> {
  const page = await open({ text, show: 'play', reducedMotion: 'reduce', ...options });
  await page.page.locator('.play .status').waitFor();
  return page;
}

/** Presses what the name says, as fast as the page can take it. */
const press = ({ page }: Opened, name: string) =>
  page.evaluate(name => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.play button')];
    buttons.find(button => button.textContent === name)!.click();
  }, name);

const status = ({ page }: Opened) => page.locator('.play .status').textContent();
const queue = ({ page }: Opened) => page.locator('.play .going .name').allTextContents();
const told = ({ page }: Opened) => page.locator('.play .told').allTextContents();
const notice = ({ page }: Opened) => page.locator('.play .notice-here').textContent();

/** Types a throw as a person with a die on the table does. */
async function typed(opened: Opened, face: number | string): Promise<string> {
  await opened.page.locator('#play-typed').fill(String(face));
  await opened.page.locator('#play-typed').press('Enter');
  return opened.said();
}

async function violations({ page }: Opened): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: { run: () => Promise<axe.AxeResults> } }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

test('a game by keyboard alone, from the first throw to the end, every sentence heard', async () => {
  const play = await opened(THIRTY);
  const { page } = play;
  // Tab from the tabs into the side column, and to the first button in it.
  await page.locator('#tab-play').focus();
  for (let i = 0; i < 9 && (await page.evaluate(() => document.activeElement?.textContent)) !== 'Throw'; i++) {
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Throw');
  await page.keyboard.press('Enter');
  expect(await play.said()).toMatch(/^Red throws [1-6]\. Red walks .* Blue is next\.$/);
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab');
  // P on the board takes it back; digits are throws of a die on the table.
  await page.locator('[data-cell="1"]').focus();
  await page.keyboard.press('p');
  expect(await play.said()).toMatch(/^Taken back: the [1-6] of Red\.$/);
  const heard: string[] = [];
  for (const key of ['2', '1', '2', '6', '4', '6', '6', '5', '3']) {
    await page.keyboard.press(key);
    heard.push(await play.said());
  }
  expect(heard).toEqual([
    'Red throws 2. Red walks 2 from 1 to 3 and climbs the ladder "honesty" to 22. Blue is next.',
    'Blue throws 1. Blue walks 1 from 1 to 2. Red is next.',
    'Red throws 2. Red walks 2 from 22 to 24. Blue is next.',
    'Blue throws 6. Blue walks 6 from 2 to 8. Red is next.',
    'Red throws 4. Red walks 4 from 24 to 28. Blue is next.',
    'Blue throws 6. Blue walks 6 from 8 to 14. Red is next.',
    'Red throws 6. Red stays on 28: 6 would lead past the goal. Blue is next.',
    'Blue throws 5. Blue walks 5 from 14 to 19 and slides down the snake to 7. Red is next.',
    'Red throws 3. Red stays on 28: 3 would lead past the goal. Blue is next.',
  ]);
  expect(await page.locator('[data-cell="28"]').getAttribute('aria-label')).toContain('token of Red');
  await page.keyboard.press('6');
  expect(await play.said()).toBe(
    'Blue throws 6. Blue walks 6 from 7 to 13. Cell 13 says "Miss a biscuit". Red is next.',
  );
  await page.keyboard.press('2');
  expect(await play.said()).toBe(
    'Red throws 2. Red walks 2 from 28 to 30. Red is at the goal and takes 1st place. The game is over: Red wins.',
  );
  await page.keyboard.press('n');
  expect(await play.said()).toBe('The game is over');
  expect(await page.locator('.play .places .name').allTextContents()).toEqual(['Red']);
  expect(play.errors).toEqual([]);
  await play.close();
});

describe('what one sees of a turn', () => {
  test('the stack of throws and how it was walked, the queue and its turning, a void and a lost turn', async () => {
    const play = await opened(EXERCISE);
    expect(await queue(play)).toEqual(['Red (1)', 'Blue', 'Gold', 'Red (4)']);
    await typed(play, 6);
    expect(await status(play)).toBe('Red (1) throws again');
    expect(await play.page.locator('.play .stack .unseen').allTextContents()).toEqual(['6, not walked yet']);
    expect(await typed(play, 3)).toBe(
      'Red (1) throws 3. Red (1) enters with the 6 on cell 1. Red (1) walks 3 from 1 to 4 and climbs the ladder to 39. Blue is next.',
    );
    expect(await play.page.locator('.play .stack .unseen').allTextContents()).toEqual([
      '6, 1st to be walked',
      '3, 2nd to be walked',
    ]);
    await typed(play, 3);
    expect(await told(play)).toContain('The throws count 3, which 3 divides: the order of play turns round.');
    expect(await queue(play)).toEqual(['Red (1)', 'Red (4)', 'Gold', 'Blue']);
    expect(await play.page.locator('.play .turned').textContent()).toContain('turned round');
    for (const face of [6, 6, 6, 1]) await typed(play, face);
    expect(await play.page.locator('.play .die.void').count()).toBe(4);
    for (const face of [6, 6, 6, 6]) await typed(play, face);
    // A lost turn passes by itself, after a while.
    expect(await typed(play, 2)).toContain(
      'After 4 throws in a row that gave another, Red (1), who is next, is to lose a turn.',
    );
    await expect.poll(() => status(play)).toBe('Blue is to throw');
    expect(await told(play)).toEqual(['Red (1) loses this turn.', 'Blue is next.']);
    expect(await play.page.locator('.play summary').first().textContent()).toBe('5 turns');
    await play.close();
  });

  test('briefly, and in Japanese', async () => {
    const brief = await opened(EXERCISE);
    await brief.page.getByLabel('Tell it briefly').check();
    expect(await typed(brief, 1)).toBe('Red (1): 1. To 1. Next: Blue.');
    await brief.close();
    const japanese = await opened(EXERCISE, { settings: { language: 'ja' } });
    expect(await typed(japanese, 1)).toBe(
      'Red（1）は1を出しました。Red（1）は1の目で1のマスに入ります。次はBlueの番です。',
    );
    await japanese.close();
  });
});

describe('motion', () => {
  const frames = (page: Opened['page']) => page.evaluate(() => (globalThis as unknown as { frames: number }).frames);
  const counting = (page: Opened['page']) =>
    page.evaluate(() => {
      const all = globalThis as unknown as {
        frames: number;
        requestAnimationFrame: (run: FrameRequestCallback) => number;
      };
      const before = all.requestAnimationFrame.bind(globalThis);
      all.frames = 0;
      all.requestAnimationFrame = run => {
        all.frames++;
        return before(run);
      };
    });

  test('a walk and its ladder are shown, and nothing runs afterwards', async () => {
    const play = await opened(THIRTY, { reducedMotion: 'no-preference' });
    await counting(play.page);
    const took = await play.page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('#play-typed')!;
      field.value = '2';
      field.dispatchEvent(new InputEvent('input'));
      const began = performance.now();
      field.form!.requestSubmit();
      const moving = () => document.querySelector('.play .wide')!.textContent === 'Show the end';
      if (!moving()) throw new Error('nothing moves');
      while (moving()) await new Promise(done => setTimeout(done, 5));
      return performance.now() - began;
    });
    expect(took).toBeGreaterThan(150);
    // How long it may take is a unit test: here the machine may be busy.
    expect(took).toBeLessThan(5_000);
    const after = await frames(play.page);
    expect(after).toBeGreaterThan(3);
    await play.page.waitForTimeout(120);
    expect(await frames(play.page)).toBe(after);
    await play.close();
  });

  test('a key ends it; with reduced motion there is none', async () => {
    const moving = await opened(THIRTY, { reducedMotion: 'no-preference' });
    await moving.page.locator('[data-cell="1"]').focus();
    await moving.page.keyboard.press('2');
    await moving.page.keyboard.press('Escape');
    expect(await moving.page.locator('.play .wide').textContent()).toBe('Throw');
    await moving.close();
    const still = await opened(THIRTY);
    await counting(still.page);
    await typed(still, 2);
    expect(await frames(still.page)).toBe(0);
    await still.close();
  });
});

test('a token that walks out of sight is followed, and the keyboard stays where it was', async () => {
  const play = await opened('board 60 x 2\nladder 2 -> 55\n', { viewport: { width: 900, height: 600 } });
  const { page } = play;
  await page.locator('[data-cell="1"]').focus();
  await page.keyboard.press('2');
  expect(await page.locator('.room').evaluate(room => room.scrollLeft)).toBeGreaterThan(300);
  expect(await page.evaluate(() => (document.activeElement as SVGElement).dataset.cell)).toBe('1');
  await play.close();
});

test('computer players throw by themselves, to the end and no further', async () => {
  const play = await opened(EXERCISE);
  for (const name of ['Blue', 'Gold', 'Red (4)']) await play.page.getByLabel(`The computer plays for ${name}`).check();
  await play.page.locator('#play-speed').selectOption('instant');
  await press(play, 'Throw');
  await expect.poll(() => status(play)).toMatch(/^Red \(1\)/);
  // The game may be over, and Red's box gone, before one could look whether it is checked.
  await play.page.getByLabel('The computer plays for Red (1)').click();
  await expect.poll(() => status(play)).toBe('The game is over');
  expect(await play.page.locator('.play .places li').count()).toBe(3);
  await play.close();
});

describe('the game is never lost', () => {
  test('it comes back as it was, and can be taken back and made again', async () => {
    const before = await opened(EXERCISE);
    for (const face of [1, 3, 6]) await typed(before, face);
    const state = await before.state();
    const shown = [await status(before), await told(before), await queue(before)];
    await before.close();
    const play = await opened(EXERCISE, { state });
    expect([await status(play), await told(play), await queue(play)]).toEqual(shown);
    await press(play, 'Take back');
    expect(await play.said()).toBe('Taken back: the 6 of Red (1).');
    await press(play, 'Redo');
    expect(await status(play)).toBe('Red (1) throws again');
    await press(play, 'Watch again');
    expect(await play.page.locator('.play .wide').textContent()).toBe('Next throw: 1');
    await play.close();
  });

  test('the board changes under it: it says what, waits, and goes on or starts again', async () => {
    const play = await opened(EXERCISE);
    await typed(play, 1);
    await play.type(EXERCISE.replace('4 -> 39', '5 -> 39').replace('rules exercise', 'rules exercise\nfinish bounce'));
    expect(await status(play)).toBe('The board has changed');
    expect(await play.said()).toBe(
      'The board has changed. Finish: exact → bounce; Gone: 4 → 39; new: 5 → 39. The game waits for your choice.',
    );
    expect(await play.page.locator('.play .warning li').allTextContents()).toEqual([
      'Finish: exact → bounce',
      'Gone: 4 → 39; new: 5 → 39',
    ]);
    expect(await violations(play)).toEqual([]);
    // A comment and the old text are no change.
    await play.type(`# as before\n${EXERCISE}`);
    expect(await status(play)).toBe('Blue is to throw');
    await play.type(EXERCISE.replace('4 -> 39', '5 -> 39'));
    await press(play, 'Go on');
    expect(await play.said()).toBe('The game goes on by the changed board.');
    expect(await status(play)).toBe('Blue is to throw');
    expect(await play.page.locator('.play .tail').allTextContents()).toContain('on 1');
    await play.type('board 10 x 10\nladder 3 -> 4\n');
    await press(play, 'Start again');
    expect(await status(play)).toBe('Player 1 is to throw');
    await play.close();
  });

  test('a board that shrinks away from under a token, and a text that is no board for a while', async () => {
    const play = await opened(THIRTY);
    await typed(play, 2);
    await play.type('board 20\n');
    expect(await play.page.locator('.play .warning').textContent()).toContain(
      'It cannot go on: the cell of Player 1 is no longer there.',
    );
    await play.type('nothing at all\n');
    expect(await play.page.locator('.play .warning').first().textContent()).toBe(
      'The text is no board at the moment. The game goes on by the last one.',
    );
    await play.type(THIRTY);
    expect(await status(play)).toBe('Blue is to throw');
    await play.close();
  });
});

describe('what cannot be', () => {
  test('is said in a word, and nothing is lost', async () => {
    const play = await opened(EXERCISE);
    await typed(play, 1);
    const { page } = play;
    expect(await typed(play, 7)).toBe('This die never shows 7: it shows 1 to 6.');
    expect(await typed(play, 'six')).toBe('"six" is no throw.');
    for (const [players, why] of [
      ['9', 'From 1 to 8 can play here, not "9".'],
      ['0', 'From 1 to 8 can play here, not "0".'],
      ['', 'Say how many play: 1 to 8.'],
    ]) {
      await page
        .locator('.setup > summary')
        .evaluate(summary => ((summary.parentElement as HTMLDetailsElement).open = true));
      await page.locator('#play-players').fill(players);
      await press(play, 'New game');
      expect(await notice(play)).toBe(why);
    }
    await page.locator('#play-log').fill('6, 3, seven');
    await press(play, 'Play them');
    expect(await notice(play)).toBe('This is neither a log nor a list of throws: "seven".');
    await page
      .locator('#play-log')
      .fill(
        '{"seed":"x","players":["A"],"turns":[{"player":1,"throws":[1],"moves":[{"throw":1,"from":0,"walked":1,"to":38}]}]}',
      );
    await press(play, 'Play them');
    expect(await notice(play)).toBe(
      'The log is of another board: in turn 1 it has throws 1 that lead to 38; here it is throws 1 that lead to 1.',
    );
    expect(await status(play)).toBe('Blue is to throw');
    await play.close();
  });

  test('a log is followed throw by throw; then the die goes on', async () => {
    const play = await opened(EXERCISE);
    await play.page.locator('#play-log').fill('1, 3');
    await press(play, 'Play them');
    expect(await play.said()).toBe('2 throws are ready.');
    await press(play, 'Next throw: 1');
    await press(play, 'Next throw: 3');
    expect(await play.page.locator('.play .wide').textContent()).toBe('Throw');
    await play.close();
  });

  test('a board on which nobody can win, and a file of twelve players', async () => {
    const play = await opened('board 30\nsnake 30 -> 1\nplayers 12\n');
    expect(await play.page.locator('.play .warning').allTextContents()).toEqual([
      'Nobody can win on this board: the goal cannot be reached. It can be played all the same.',
      'The file names 12 players. Here the first 8 play.',
    ]);
    await play.close();
  });

  test('a game without an end stops by itself after ten thousand steps, and comes back', async () => {
    const text = 'board 30\nsnake 30 -> 1\n';
    const play = await opened(text);
    await play.page.locator('#play-speed').selectOption('instant');
    for (const player of [1, 2]) await play.page.getByLabel(`The computer plays for Player ${player}`).check();
    const stopped = '10,000 steps went by without an end. "Run" goes on.';
    await expect.poll(() => play.said(), { timeout: 20_000 }).toBe(stopped);
    expect(await notice(play)).toBe(stopped);
    expect(await play.page.locator('.play summary').first().textContent()).toMatch(/^10,00\d turns$/);
    expect(await play.page.locator('.play .turns li').count()).toBe(200);
    const [state, shown] = [await play.state(), await told(play)];
    await play.close();
    const again = await opened(text, { state });
    expect(await told(again)).toEqual(shown);
    await again.close();
  });
});

test.each(['light', 'dark', 'high-contrast', 'high-contrast-light'] as const)(
  'axe has nothing to say in %s',
  async theme => {
    const play = await opened(EXERCISE, { theme });
    expect(await violations(play)).toEqual([]);
    for (const face of [6, 6, 3, 6, 6, 6, 1, 7]) await typed(play, face);
    await play.page.locator('.play details').evaluateAll(all => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    expect(await violations(play)).toEqual([]);
    await play.close();
  },
);
