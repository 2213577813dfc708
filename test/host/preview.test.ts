import { commands, Uri, ViewColumn, WorkspaceEdit, window, workspace } from 'vscode';
import type { Page } from '../../src/extension/page';
import { api, cells, clean, file, hand, inside, look, open, pageOf, put, sitDown, untitled, write } from './at';
import { ok, same, test, until } from './kit';

/** The name of a cell in the page that is in sight. */
const named = (cell: number) =>
  look(`document.querySelector('[data-cell="${cell}"]')?.getAttribute('aria-label') ?? ''`).then(String);

async function pages(preview: boolean): Promise<readonly Page[]> {
  return (await inside()).pages.all().filter(page => page.preview === preview);
}

/** Waits until the previews have these titles, the last used first. */
async function titled(...expected: string[]): Promise<void> {
  const found = async () => (await pages(true)).map(({ panel }) => panel.title);
  await until(async () => String(await found()) === String(expected), 'the titles', 10_000).catch(async () =>
    same(await found(), expected, 'the previews'),
  );
}

/** Waits until the only preview shows a board of so many cells. */
const showing = (count: number) => until(async () => (await cells()) === count, `${count} cells`);

/** Two throws of a game on the page in sight: the first player climbs to 22. */
async function playTwice(page: Page): Promise<void> {
  page.show('play');
  await until(() => page.state()?.view === 'play', 'the view');
  await hand('click', '[data-cell="1"]');
  for (const face of ['2', '1']) {
    const before = page.state()?.says;
    await hand('press', face);
    await until(() => page.state()?.says !== before, `the throw ${face}`);
  }
  await gameIsThere();
}

const gameIsThere = () => until(async () => (await named(22)).includes('token of Player 1'), 'the game as it was');

const THIRTY = 'board 6 x 5\nstart 1\nladder 3 -> 22\n';

test('a preview follows the active board, among boards only; a locked one beside it stays', async () => {
  const small = await write('small.snl', 'board 4 x 5\n');
  await open('thirty-cells.snl');
  for (const key of ['Control+k', 'v']) await hand('press', key);
  await titled('Preview thirty-cells.snl');
  await pageOf(file('thirty-cells.snl'), true);
  await showing(30);
  same(
    await look(`[...document.querySelectorAll('[role=tab]')].map(tab => tab.id).join()`),
    'tab-board,tab-play,tab-solve,tab-analyse',
    'the views',
  );
  same(window.activeTextEditor?.document.uri.toString(), file('thirty-cells.snl').toString(), 'the active text');
  const group = ViewColumn.One;
  await window.showTextDocument(await workspace.openTextDocument(small), group);
  await titled('Preview small.snl');
  await showing(20);
  await window.showTextDocument(await workspace.openTextDocument(file('notes.txt')), group);
  await commands.executeCommand('snl.openLockedPreview', file('thirty-cells.snl'));
  await titled('[Preview] thirty-cells.snl', 'Preview small.snl');
  await commands.executeCommand('vscode.openWith', file('thirty-cells.snl'), 'snl.board', group);
  await titled('[Preview] thirty-cells.snl', 'Preview thirty-cells.snl');
  await window.showTextDocument(await workspace.openTextDocument(small), group);
  await titled('[Preview] thirty-cells.snl', 'Preview small.snl');
  // What is open already is shown, and nothing opened twice.
  await commands.executeCommand('snl.openPreview', file('thirty-cells.snl'));
  await commands.executeCommand('snl.openLockedPreview', file('thirty-cells.snl'));
  same((await pages(true)).length, 2, 'previews');
  await clean();
  await workspace.fs.delete(small);
});

test('a preview is locked and let go by its command', async () => {
  const small = await write('small.snl', 'board 4 x 5\n');
  await open('thirty-cells.snl');
  await commands.executeCommand('snl.openPreview');
  await titled('Preview thirty-cells.snl');
  await pageOf(file('thirty-cells.snl'), true);
  await showing(30);
  const [{ panel }] = await pages(true);
  const toggle = async () => {
    panel.reveal();
    await until(() => panel.active, 'the preview to be active');
    await commands.executeCommand('snl.togglePreviewLock');
  };
  await toggle();
  await titled('[Preview] thirty-cells.snl');
  await window.showTextDocument(await workspace.openTextDocument(small), ViewColumn.One);
  await toggle();
  await titled('Preview thirty-cells.snl');
  await window.showTextDocument(await workspace.openTextDocument(small), ViewColumn.One);
  await titled('Preview small.snl');
  await clean();
  await workspace.fs.delete(small);
});

test('the active preview is “this board” for the commands, and for the status', async () => {
  const { status } = await inside();
  const { document } = await open('thirty-cells.snl');
  await commands.executeCommand('snl.openPreview');
  const page = await pageOf(document.uri, true);
  await open('notes.txt');
  await until(() => status() === undefined, 'no status');
  page.panel.reveal();
  await until(() => status()?.includes('3'), 'the status of the preview');
  const person = await sitDown();
  const title = Uri.parse('webview-panel:webview-panel/webview-1');
  same(await commands.executeCommand('snl.play', title), document.uri.toString(), 'the board');
  await until(() => page.state()?.view === 'play', 'the view in the preview');
  same(person.asked, [], 'what was asked');
  same(await pages(false), [], 'board editors');
  person.leave();
  await clean();
});

test('“Edit” in a preview opens the board editor in its place', async () => {
  const { document } = await open('thirty-cells.snl');
  await commands.executeCommand('snl.openPreview');
  await pageOf(document.uri, true);
  await hand('click', '.top button.edit');
  const page = await pageOf(document.uri, false);
  await until(() => page.state()?.view === 'edit', 'the view');
  const [preview] = await pages(true);
  same([page.panel.viewColumn, preview.panel.viewColumn, preview.panel.visible], [2, 2, false], 'places');
  // Of a preview nothing is taken that would change the text.
  preview.receive({ type: 'edit', edit: 1, version: document.version, changes: [{ start: 0, end: 5, text: '' }] });
  preview.receive({ type: 'undo' });
  same(document.isDirty, false, 'the text is changed');
  await clean();
});

test('a game in a preview is there again when it comes back to its board', async () => {
  const small = await write('small.snl', 'board 4 x 5\n');
  const { document } = await open('thirty-cells.snl');
  await commands.executeCommand('snl.openPreview');
  const page = await pageOf(document.uri, true);
  await playTwice(page);
  await window.showTextDocument(await workspace.openTextDocument(small), ViewColumn.One);
  await showing(20);
  await until(() => page.state()?.view === 'play', 'the view that the person left');
  await window.showTextDocument(document, ViewColumn.One);
  await showing(30);
  await gameIsThere();
  await clean();
  await workspace.fs.delete(small);
});

test('a preview lives on without its text: what another program writes is shown, what was not saved is not', async () => {
  const uri = await write('alone.snl', THIRTY);
  // Its group of tabs shall stay.
  await open('notes.txt');
  const document = await workspace.openTextDocument(uri);
  await window.showTextDocument(document, { preview: false });
  await commands.executeCommand('snl.openLockedPreview');
  await pageOf(uri, true);
  await showing(30);
  await put(uri, 'board 4 x 5\n');
  await showing(20);
  await window.showTextDocument(document, ViewColumn.One);
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  await showing(30);
  await write('alone.snl', 'board 3 x 3\n');
  await showing(9);
  const text = await window.showTextDocument(await workspace.openTextDocument(uri), ViewColumn.One);
  await text.edit(edit => edit.insert(text.document.positionAt(0), '# again\n'));
  await put(uri, 'board 2 x 2\n');
  await showing(4);
  await clean();
  await workspace.fs.delete(uri);
});

test('what was never saved and is closed: its preview says so', async () => {
  const { uri } = await untitled(THIRTY);
  await commands.executeCommand('snl.openLockedPreview', uri);
  await pageOf(uri, true);
  await commands.executeCommand('workbench.action.focusFirstEditorGroup');
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  await until(() => look(`document.querySelector('.notice').innerText.includes('without ever being saved')`), 'a word');
  await clean();
});

test('a preview comes back after a restart with its board and its lock; one whose board is gone does not', async () => {
  await open('notes.txt');
  await inside();
  const session = await (await api()).session()!;
  const make = () => window.createWebviewPanel('snl.preview', 'kept', ViewColumn.Two);
  const panel = make();
  await session.revive(panel, { uri: file('thirty-cells.snl').toString(), locked: true, view: 'solve' });
  await titled('[Preview] thirty-cells.snl');
  await pageOf(file('thirty-cells.snl'), true);
  await showing(30);
  for (const kept of [
    undefined,
    { uri: 7 },
    { uri: ':', locked: true },
    { uri: `${file('gone.snl')}`, locked: false },
  ]) {
    const other = make();
    const gone = new Promise(resolve => other.onDidDispose(resolve));
    await session.revive(other, kept);
    await gone;
  }
  await titled('[Preview] thirty-cells.snl');
  await clean();
});

for (const [what, from, to, moved] of [
  ['a file', 'old.snl', 'new.snl', 'new.snl'],
  ['a folder', 'old folder', 'new folder', 'new folder/board [1].snl'],
] as const) {
  for (const preview of [false, true]) {
    test(`a game in a ${preview ? 'preview' : 'board editor'} stays with its board when ${what} is renamed`, async () => {
      const name = from === 'old.snl' ? from : `${from}/board [1].snl`;
      const uri = await write(name, THIRTY);
      await open(name);
      await commands.executeCommand(preview ? 'snl.openLockedPreview' : 'snl.openToSide');
      await playTwice(await pageOf(uri, preview));
      const edit = new WorkspaceEdit();
      edit.renameFile(file(from), file(to));
      await workspace.applyEdit(edit);
      await pageOf(file(moved), preview);
      await gameIsThere();
      same((await pages(preview)).length, 1, 'pages');
      await clean();
      await workspace.fs.delete(file(to), { recursive: true });
    });
  }
}

for (const [from, column] of [
  ['its text', ViewColumn.One],
  ['its page', ViewColumn.Two],
] as const) {
  for (const preview of [false, true]) {
    if (preview && column === ViewColumn.Two) continue;
    test(`a game in a ${preview ? 'preview' : 'board editor'} stays with a new board that is saved from ${from}`, async () => {
      const document = await untitled(THIRTY);
      // Where VS Code saves it: the folder's scheme without its authority.
      const uri = document.uri.with({ scheme: file('').scheme });
      await commands.executeCommand(preview ? 'snl.openLockedPreview' : 'snl.openToSide');
      const page = await pageOf(document.uri, preview);
      await playTwice(page);
      if (column === ViewColumn.One) await window.showTextDocument(document, column);
      else page.panel.reveal();
      await commands.executeCommand('workbench.action.files.save');
      await pageOf(uri, preview);
      await gameIsThere();
      same((await pages(preview)).length, 1, 'pages');
      ok(window.tabGroups.all.length === 2, 'text and board stand beside each other');
      await clean();
      await workspace.fs.delete(uri);
    });
  }
}
