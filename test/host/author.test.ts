import { ConfigurationTarget, window, workspace } from 'vscode';
import { clean, findings, hand, look, open, pageOf, pagesInSight, palette, sitDown, tabTo, write } from './at';
import { ok, same, test, until } from './kit';

/** What the person has set for boards: all that can be mended is mended on save, and the text formatted. */
async function onSave(set: boolean): Promise<void> {
  const editor = workspace.getConfiguration('editor', { languageId: 'snl' });
  const fixes = set ? { 'source.fixAll.snl': 'explicit' } : undefined;
  await editor.update('codeActionsOnSave', fixes, ConfigurationTarget.Workspace, true);
  await editor.update('formatOnSave', set || undefined, ConfigurationTarget.Workspace, true);
}

test('a broken board is typed, mended and formatted on save, and its lens pressed', async () => {
  const uri = await write('typed.snl', '');
  const { document } = await open('typed.snl');
  await onSave(true);
  const lines = ['board 6x5', 'start 1 # before the first throw', 'ladder 22 -> 3', 'ladder 5->8', 'snake 27 -> 1', ''];
  for (const [at, line] of lines.entries()) {
    if (at > 0) await hand('press', 'Enter');
    await hand('type', line);
  }
  // Nothing that VS Code proposed meanwhile came into the text.
  await until(() => document.getText() === lines.join('\n'), `the typed text, not ${document.getText()}`);
  await findings(uri, ['ladder-down']);
  await hand('picture', 'typed');

  await hand('press', 'Control+s');
  const mended = [
    'board 6 x 5',
    'start 1  # before the first throw',
    'ladder 3 -> 22',
    'ladder 5 ->  8',
    'snake 27 ->  1',
    '',
  ];
  await until(() => document.getText() === mended.join('\n'), `the mended text, not ${document.getText()}`);
  await until(() => !document.isDirty, 'the file to be saved');
  await findings(uri, []);
  await hand('picture', 'saved');

  const person = await sitDown();
  const lenses = async () => (await hand<string[]>('texts', '.codelens-decoration a')).join(' · ');
  const wanted = '3 throws, 4 ways · 14.6 turns on average · Solve · Play · Analyse';
  await until(async () => (await lenses()) === wanted, `the lenses ${wanted}`);
  await hand('clickWindow', '.codelens-decoration a:has-text("Solve")');
  await until(() => pagesInSight().includes(uri.toString()), 'the page');
  const page = await pageOf(uri);
  await until(() => page.state()?.view === 'solve', 'the view');
  same(person.told.length, 1, 'answers told');
  await hand('picture', 'lens');
  person.leave();
  await onSave(false);
  await clean();
  await workspace.fs.delete(uri);
});

test('by keyboard alone: a board is made, a ladder added, a finding mended, a game played, a picture saved; every sentence heard', async () => {
  const place = await write('board.svg', '');
  const person = await sitDown(undefined, place);
  await palette('Snakes and Ladders: New board');
  await until(() => window.activeTextEditor?.document.getText().startsWith('title "My board"'), 'the new board');
  const { document } = window.activeTextEditor!;
  await hand('press', 'Control+End');
  await hand('type', 'snake 2 -> 12');
  await findings(document.uri, ['snake-up']);
  await palette('Snakes and Ladders: Open board to the side');
  const page = await pageOf(document.uri);
  await hand('press', 'Control+2');
  // Whatever is told from now on, in order.
  await look(`{
    const live = document.querySelector('[aria-live]');
    globalThis.heard = [];
    new MutationObserver(() => heard.push(live.textContent.trim())).observe(live, { childList: true });
  }`);
  const heard = async () => ((await look('heard.splice(0)')) as string[]).filter(sentence => sentence !== '');
  const named = (name: string) => `(it?.getAttribute('aria-label') ?? it?.textContent) === ${JSON.stringify(name)}`;
  const press = async (...keys: string[]) => {
    for (const key of keys) await hand('press', key);
  };
  /** The view, by the arrows of the tabs. */
  const view = async (name: string, key: string) => {
    await tabTo(`it?.getAttribute('role') === 'tab'`, 'Shift+Tab');
    for (let presses = 0; page.state()?.view !== name && presses < 8; presses++) {
      const before = page.state();
      await press(key);
      await until(() => page.state() !== before, 'the next view');
    }
    same(page.state()?.view, name, 'the view');
  };

  await view('edit', 'ArrowLeft');
  await tabTo(named('Add a ladder'));
  await press('Enter');
  await tabTo(`it?.closest('[role=grid]') !== null`, 'Shift+Tab');
  // Wherever the cursor in the text has led the grid: down to its first row, then along it.
  for (let row = 0; row < 5; row++) await press('ArrowDown');
  await press('Home');
  await tabTo(`it?.getAttribute('aria-label')?.startsWith('cell 4,')`, 'ArrowRight');
  await press('Enter', 'ArrowUp', 'Enter');
  await until(() => document.getText().includes('ladder 4 ->  9'), 'the ladder in the text');
  same(
    await heard(),
    [
      'Choose the foot of the new ladder, then its top.',
      'A new ladder begins on 4. Choose its top.',
      '9: fewest throws 3.',
      'Ladder from 4 to 9.',
    ],
    'heard of the ladder',
  );

  await tabTo(`it?.textContent === 'Error1 finding'`, 'Shift+Tab');
  await press('Enter');
  await tabTo(`it?.textContent.startsWith('Error') && it.closest('.finding')`);
  await press('Enter');
  await tabTo(`it?.textContent.startsWith('Swap the ends')`);
  await press('Enter');
  await until(() => document.getText().includes('snake 12 -> 2'), 'the mended snake');
  await findings(document.uri, []);
  same(await heard(), ['Swap the ends: snake from 12 to 2'], 'heard of the finding');

  await view('play', 'ArrowRight');
  await tabTo(`it?.closest('[role=grid]') !== null`);
  await press('2');
  await until(async () => (await look('heard.length')) === 1, 'a word about the throw');
  await press('6');
  await until(async () => (await look('heard.length')) === 2, 'a word about the other throw');
  same(
    await heard(),
    [
      'Player 1 throws 2. Player 1 walks 2 from 1 to 3 and climbs the ladder to 22. Player 2 is next.',
      'Player 2 throws 6. Player 2 walks 6 from 1 to 7. Player 1 is next.',
    ],
    'heard of the game',
  );

  await tabTo(named('Export'), 'Shift+Tab');
  await press('Enter');
  await tabTo(named('Save as SVG'));
  await press('Enter');
  await until(async () => (await look('heard.length')) === 1, 'a word about the picture');
  same(await heard(), ['Saved as board.svg.'], 'heard of the picture');
  const picture = new TextDecoder().decode(await workspace.fs.readFile(place));
  ok(picture.startsWith('<svg') && picture.includes('My board'), `the picture: ${picture.slice(0, 80)}`);
  await hand('picture', 'by-keyboard');
  person.leave();
  await clean();
  await workspace.fs.delete(place);
});
