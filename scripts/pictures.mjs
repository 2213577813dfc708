// Pictures of the extension in the real host, for people to look at: npm run pictures [-- WORD…], of those whose name has all words,
// such as `dark`, `ja`, `phone`, `analyse`. They go into .vscode-test/pictures. `npm run build` comes first.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root, sweep, temporary } from './hosts/place.mjs';
import { serveNodeHost } from './hosts/server.mjs';
import { boardFrame, openWindow } from './hosts/window.mjs';

/** Each theme by its setting, and the class that the window has when it has come. */
const themes = {
  light: ['Default Light Modern', 'light_modern'],
  dark: ['Default Dark Modern', 'dark_modern'],
  contrast: ['Default High Contrast', 'hc_black'],
  contrastLight: ['Default High Contrast Light', 'hc_light'],
};

/** Windows, in CSS pixels. All but the first show the board's page alone, as long as a page that scrolls is. */
const sizes = {
  beside: { width: 1440, height: 900 },
  page: { width: 1100, height: 860 },
  phone: { width: 360, height: 1500 },
  zoomed: { width: 640, height: 1100 },
};

const throws = (...faces) => ({
  does: async board => {
    for (const face of faces) {
      await board.locator('#play-typed').fill(String(face));
      await board.locator('#play-typed').press('Enter');
      await board.locator('body').press('Escape');
    }
  },
});

/** What is shown of a board, one after another in the same window: a view, and what is done there. */
const views = {
  board: {},
  cell: { view: 'board', does: board => board.locator('[data-cell="16"]').click() },
  solve: {},
  search: {
    view: 'solve',
    does: async board => {
      await board.locator('.solve select').selectOption('search');
      for (let wave = 0; wave < 3; wave++) await board.locator('.solve .main').last().click();
    },
  },
  analyse: { does: board => board.locator('.analyse .chart').first().waitFor() },
  edit: {},
  export: { view: 'board', does: board => board.locator('.export').click() },
};
const game = {
  play: {},
  // By the exercise's rules: sixes that throw again, a ladder, a turn that turns the order round.
  game: { view: 'play', ...throws(4, 6, 6, 3, 5, 6, 2, 1, 6, 6) },
};
const short = {
  play: {},
  over: { view: 'play', ...throws(2, 1, 2, 6, 4, 6, 2) },
};
const finding = {
  findings: { view: 'board', does: board => board.locator('.finding').nth(1).click() },
  unsolvable: { view: 'solve' },
};

/** The windows that are opened: each board in each size and language. */
const sittings = [
  { name: 'hundred', file: 'milton-bradley-47.snl', sizes: Object.keys(sizes), languages: ['en', 'ja'], shots: views },
  { name: 'map', file: 'map.txt', sizes: ['beside'], languages: ['en', 'ja'], shots: game },
  { name: 'thirty', file: 'thirty-cells.snl', sizes: ['page'], languages: ['en', 'ja'], shots: short },
  { name: 'mend', file: 'to-mend.snl', sizes: ['beside'], languages: ['en', 'ja'], shots: finding },
  { name: 'none', file: 'none.snl', sizes: ['page'], languages: ['en', 'ja'], shots: { board: {}, play: {} } },
  { name: 'large', file: 'large.snl', sizes: ['page'], languages: ['en'], shots: { board: {}, solve: {} } },
];

/** The examples, and boards that would be none; `alone` makes VS Code show the page in place of the text, and nothing else. */
function makeFolder(alone) {
  const folder = temporary('pictures');
  cpSync(join(root, 'examples'), folder, { recursive: true });
  writeFileSync(join(folder, 'none.snl'), '# A board of my own\n');
  const jumps = Array.from({ length: 90 }, (_, i) => `ladder ${100 * i + 7} -> ${100 * i + 340 + ((i * 37) % 500)}\n`);
  writeFileSync(join(folder, 'large.snl'), `board 100 x 100\n${jumps.join('')}`);
  if (alone) {
    const settings = {
      'workbench.editorAssociations': { '*.snl': 'snl.board' },
      'workbench.activityBar.location': 'hidden',
      'workbench.statusBar.visible': false,
    };
    mkdirSync(join(folder, '.vscode'));
    writeFileSync(join(folder, '.vscode/settings.json'), JSON.stringify(settings));
  }
  return folder;
}

/** Runs a command of the palette that is known by its title in both languages. */
async function command(page, title, done) {
  // Early on VS Code may not yet listen, or not yet know all commands.
  for (let left = 5; !(await done.isVisible()) && left > 0; left--) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget input').fill(`>${title}`);
    const row = page.locator('.quick-input-list .monaco-list-row.focused', { hasText: title });
    await row.waitFor({ timeout: 5000 }).catch(() => undefined);
    if (await row.isVisible()) await page.keyboard.press('Enter');
    await done.waitFor({ timeout: 15_000 }).catch(() => undefined);
  }
}

/** Opens a file with its board. Themes come after the text, and on a busy machine much later: without the wait all would be light. */
async function openBoard(page, host, { file, mark, size, language }) {
  const beside = size === 'beside';
  const folder = folders[beside ? 'beside' : 'alone'];
  await page.goto(host.address({ folder, open: beside ? [join(folder, file)] : [] }));
  await page.locator(`.monaco-workbench[class*="${mark}"]`).waitFor({ timeout: 60_000 });
  const board = boardFrame(page);
  const drawn = board.locator('#tab-board');
  if (beside) {
    await page.locator('.monaco-editor .view-line').first().waitFor();
    await command(page, language === 'ja' ? '盤を横に開く' : 'Open board to the side', drawn);
  } else {
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: file }).dblclick();
    await drawn.waitFor({ timeout: 60_000 });
    await page.keyboard.press('Control+b');
    await page.setViewportSize(sizes[size]);
  }
  return board;
}

const folder = join(cache, 'pictures');
mkdirSync(folder, { recursive: true });
const words = process.argv.slice(2);
const folders = { beside: makeFolder(false), alone: makeFolder(true) };

for (const [theme, [label, mark]] of Object.entries(themes)) {
  const due = sittings.flatMap(({ name, file, sizes: all, languages, shots }) =>
    languages.flatMap(language =>
      all.flatMap(size => {
        const pictures = Object.entries(shots).map(([shot, what]) => ({
          picture: `${theme}-${name}-${size}-${language}-${shot}`,
          view: shot,
          ...what,
        }));
        const wanted = pictures.filter(({ picture }) => words.every(word => picture.split('-').includes(word)));
        return wanted.length === 0 ? [] : [{ file, language, size, shots: wanted }];
      }),
    ),
  );
  if (due.length === 0) continue;
  const host = await serveNodeHost({
    settings: { 'workbench.colorTheme': label, 'window.autoDetectColorScheme': false, 'window.commandCenter': false },
  });
  for (const { file, language, size, shots } of due) {
    const window = await openWindow({ language, viewport: sizes.beside });
    const board = await openBoard(window.page, host, { file, mark, size, language });
    for (const { picture, view, does } of shots) {
      await board.locator(`#tab-${view}`).click();
      await board.locator(`.slot.${view}:not([hidden]) *`).first().waitFor();
      await does?.(board);
      await window.page.waitForTimeout(800);
      const path = join(folder, `${picture}.png`);
      await window.page.screenshot({ path });
      console.log(path);
    }
    await window.close();
  }
  await host.close();
}
for (const each of Object.values(folders)) sweep(each);
