// Pictures of the extension in the real host, for people to look at: npm run pictures [-- WORD…] (of a theme or a scene).
// They go into .vscode-test/pictures. `npm run build` comes first.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cache, root } from './hosts/place.mjs';
import { serveNodeHost } from './hosts/server.mjs';
import { boardFrame, openWindow } from './hosts/window.mjs';

const themes = {
  light: 'Default Light Modern',
  dark: 'Default Dark Modern',
  'contrast-dark': 'Default High Contrast',
  'contrast-light': 'Default High Contrast Light',
};

/** Each scene: the file that is opened, and what is done with it. */
const scenes = {
  solve: { file: 'thirty-cells.snl', does: window => command(window, 'solve') },
  mend: { file: 'to-mend.snl', does: window => command(window, 'openToSide') },
  map: { file: 'map.txt', does: window => command(window, 'openToSide') },
  hundred: { file: 'milton-bradley-47.snl', does: window => command(window, 'openToSide') },
  analyse: { file: 'milton-bradley-47.snl', does: window => command(window, 'analyse') },
  play: { file: 'map.txt', does: window => command(window, 'play') },
  japanese: { file: 'to-mend.snl', language: 'ja', does: window => command(window, 'solve') },
};

const titles = {
  en: { solve: 'Solve board', openToSide: 'Open board to the side', analyse: 'Analyse board', play: 'Play board' },
  ja: { solve: '盤を解く' },
};

async function command({ page, language }, name) {
  const title = titles[language][name];
  const row = page.locator('.quick-input-list .monaco-list-row.focused', { hasText: title });
  // Early on VS Code may not yet listen, or not yet know all commands.
  for (let left = 5; !(await row.isVisible()) && left > 0; left--) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget input').fill(`>Snakes and Ladders: ${title}`);
    await row.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  await page.keyboard.press('Enter');
  await boardFrame(page).locator('svg, canvas').first().waitFor({ timeout: 20_000 });
}

const folder = join(cache, 'pictures');
mkdirSync(folder, { recursive: true });
const words = process.argv.slice(2);
const wanted = (theme, scene) => words.every(word => theme.includes(word) || scene.includes(word));
const boards = mkdtempSync(join(tmpdir(), 'snl-pictures-'));
cpSync(join(root, 'examples'), boards, { recursive: true });

for (const [theme, label] of Object.entries(themes)) {
  const due = Object.entries(scenes).filter(([scene]) => wanted(theme, scene));
  if (due.length === 0) continue;
  const host = await serveNodeHost({
    settings: { 'workbench.colorTheme': label, 'window.autoDetectColorScheme': false, 'window.commandCenter': false },
  });
  for (const [scene, { file, language = 'en', does }] of due) {
    const window = { ...(await openWindow({ language, viewport: { width: 1440, height: 900 } })), language };
    await window.page.goto(host.address({ folder: boards, open: [join(boards, file)] }));
    await window.page.locator('.monaco-editor .view-line').first().waitFor({ timeout: 30_000 });
    await window.page.locator('.statusbar-item', { hasText: /\d/ }).first().waitFor();
    await does(window);
    await window.page.waitForTimeout(1500);
    const picture = join(folder, `${theme}-${scene}.png`);
    await window.page.screenshot({ path: picture });
    console.log(picture);
    await window.close();
  }
  await host.close();
}
rmSync(boards, { recursive: true, force: true });
