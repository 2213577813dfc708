import { commands, Range, TabInputText, WorkspaceEdit, window, workspace } from 'vscode';
import { cells, clean, file, hand, look, open, pageOf, sitDown, untitled, write } from './at';
import { ok, same, test, until } from './kit';

const says = () => look(`document.querySelector('main').innerText`).then(String);

const end = (text: string) => text.length;

test('the page draws the board, and again when the text changes', async () => {
  await hand('faults', null);
  const document = await untitled('board 6 x 5\nladder 3 -> 22\n');
  await commands.executeCommand('snl.openToSide');
  await pageOf(document.uri);
  same(await cells(), 30, 'cells');
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(0, 0, 0, 11), 'board 4 x 5');
  await workspace.applyEdit(edit);
  await until(async () => (await cells()) === 20, '20 cells');
  same(await hand('faults', null), [], 'faults in the page, its policy of content among them');
  await clean();
});

test('the page is shown at the view that a command asks for, and comes back to it after it was hidden', async () => {
  const { document } = await open('thirty-cells.snl');
  const person = await sitDown();
  await commands.executeCommand('snl.openToSide');
  const page = await pageOf(document.uri);
  const views = String(await look(`[...document.querySelectorAll('[role=tab]')].map(tab => tab.id).join()`));
  ok(views.includes('tab-board'), `views ${views}`);
  if (views.includes('tab-play')) {
    await commands.executeCommand('snl.play');
    await until(() => page.state()?.view === 'play', 'the view');
    // Another tab before it, and it again: VS Code throws the page away meanwhile.
    page.panel.reveal();
    await window.showTextDocument(await workspace.openTextDocument(file('notes.txt')), page.panel.viewColumn);
    await commands.executeCommand('snl.openToSide');
    await until(
      async () => (await look(`document.querySelector('[role=tab][aria-selected=true]')?.id`)) === 'tab-play',
      'Play again',
    );
    same(await cells(), 30, 'cells');
  }
  same(document.isDirty, false, 'the text is changed');
  person.leave();
  await clean();
});

test('an edit of the page changes the text by no more than it says; undo is the text editor’s', async () => {
  const document = await untitled('board 6 x 5\nladder 3 -> 22\n');
  await commands.executeCommand('snl.openToSide');
  const page = await pageOf(document.uri);
  const before = document.getText();
  const text = 'snake 27 -> 1\n';
  const edit = {
    type: 'edit',
    edit: 1,
    version: document.version,
    changes: [{ start: end(before), end: end(before), text }],
  };
  page.receive(edit);
  await until(() => document.getText() === before + text, 'the edit');
  page.receive({ ...edit, edit: 2 });
  page.receive({ type: 'edit', edit: 3, version: document.version, changes: 'all' });
  page.panel.reveal();
  page.receive({ type: 'undo' });
  await until(() => document.getText() === before, 'the edit undone, and the stale one not made');
  page.receive({ type: 'redo' });
  await until(() => document.getText() === before + text, 'the edit done again');
  await clean();
});

test('VS Code’s keys work in the page: save, undo, the palette', async () => {
  const uri = await write('keys.snl', 'board 6 x 5\n');
  await commands.executeCommand('vscode.openWith', uri, 'snl.board');
  const page = await pageOf(uri);
  const { document } = page;
  const before = document.getText();
  const changes = [{ start: end(before), end: end(before), text: 'ladder 3 -> 22\n' }];
  page.receive({ type: 'edit', edit: 1, version: document.version, changes });
  await until(() => document.isDirty, 'the edit');
  await hand('click', 'h1');
  await hand('press', 'Control+z');
  await until(() => document.getText() === before, 'the edit undone');
  await hand('press', 'Control+y');
  await until(() => document.getText() !== before, 'the edit done again');
  await hand('press', 'Control+s');
  await until(() => !document.isDirty, 'the file saved');
  await hand('press', 'F1');
  const open = () =>
    hand<string[]>(
      'texts',
      '.quick-input-widget:not([style*="display: none"]) .quick-input-title, .quick-input-widget:not([style*="display: none"]) .monaco-list-row',
    );
  await until(async () => (await open()).length > 0, 'the palette');
  await hand('press', 'Escape');
  await clean();
  await workspace.fs.delete(uri);
});

test('page, typing and undo in a wild order end with one text', async () => {
  const document = await untitled('board 6 x 5\n');
  await commands.executeCommand('snl.openToSide');
  const page = await pageOf(document.uri);
  let state = 7;
  const draw = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  for (let deed = 1; deed <= 200; deed++) {
    const at = end(document.getText());
    const kind = draw(4);
    if (kind === 0) {
      const edit = new WorkspaceEdit();
      edit.insert(document.uri, document.positionAt(at), `# typed ${deed}\n`);
      const done = workspace.applyEdit(edit);
      if (draw(2)) await done;
    } else if (kind === 1) {
      page.receive({ type: draw(2) ? 'undo' : 'redo' });
    } else {
      const changes = [{ start: at, end: at, text: `# page ${deed}\n` }];
      page.receive({ type: 'edit', edit: 1000 + deed, version: document.version - draw(2), changes });
    }
    if (draw(3) === 0) await new Promise(resolve => setTimeout(resolve, 5));
  }
  await until(async () => {
    const before = document.version;
    await new Promise(resolve => setTimeout(resolve, 300));
    return document.version === before;
  }, 'rest');
  await until(async () => {
    const edit = new WorkspaceEdit();
    edit.replace(document.uri, new Range(0, 0, document.lineCount, 0), 'board 2 x 2\n');
    // Refused where something is still under way.
    return workspace.applyEdit(edit);
  }, 'the last word');
  await until(async () => (await cells()) === 4, 'the page to show the text as it is');
  await clean();
});

test('a place of the page is shown in the text', async () => {
  const { document } = await open('thirty-cells.snl');
  await commands.executeCommand('snl.openToSide');
  const page = await pageOf(document.uri);
  const start = document.getText().indexOf('ladder');
  page.receive({ type: 'reveal', span: { start, end: start + 6 }, focus: true });
  await until(() => {
    const editor = window.activeTextEditor;
    return editor?.document === document && document.getText(editor.selection) === 'ladder';
  }, 'the selection');
  same(window.tabGroups.all.length, 2, 'groups of tabs');
  await clean();
});

test('a file that is deleted and comes back: the page says so, keeps what it shows, and goes on', async () => {
  const uri = await write('passing.snl', 'board 6 x 5\n');
  await open('passing.snl');
  await commands.executeCommand('snl.openToSide');
  await pageOf(uri);
  const before = await says();
  await workspace.fs.delete(uri);
  await until(async () => (await says()) !== before, 'a word about it');
  same(await cells(), 30, 'cells');
  await write('passing.snl', 'board 6 x 5\n');
  await until(async () => (await says()) === before, 'the word to go');
  await clean();
  await workspace.fs.delete(uri);
});

test('a file that is renamed while its page is open loses nothing', async () => {
  const uri = await write('old.snl', 'board 6 x 5\n');
  await open('old.snl');
  await commands.executeCommand('snl.openToSide');
  await pageOf(uri);
  const edit = new WorkspaceEdit();
  edit.renameFile(uri, file('new.snl'));
  await workspace.applyEdit(edit);
  await pageOf(file('new.snl'));
  await until(async () => (await cells()) === 30, 'the board of the new name');
  const tabs = window.tabGroups.all.map(group => group.tabs.map(({ input }) => input instanceof TabInputText));
  same(tabs, [[true], [false]], 'whether each tab is a text');
  await clean();
  await workspace.fs.delete(file('new.snl'));
});

test('what the page saves is written where the person says, and nowhere else', async () => {
  const { document } = await open('thirty-cells.snl');
  await commands.executeCommand('snl.openToSide');
  const page = await pageOf(document.uri);
  const place = file('saved.svg');
  const person = await sitDown(undefined, place);
  page.receive({ type: 'save', name: 'board.svg', data: 'PHN2Zy8+', encoding: 'base64', open: false });
  await until(() => person.told.length > 0, 'a word about it');
  same(new TextDecoder().decode(await workspace.fs.readFile(place)), '<svg/>', 'the file');
  person.leave();
  await workspace.fs.delete(place);
  await clean();
});

test('the page beside a board that is no board any more says so, and recovers', async () => {
  const document = await untitled('board 6 x 5\n');
  await commands.executeCommand('snl.openToSide');
  await pageOf(document.uri);
  const all = () => new Range(0, 0, document.lineCount, 0);
  const put = async (text: string) => {
    const edit = new WorkspaceEdit();
    edit.replace(document.uri, all(), text);
    await workspace.applyEdit(edit);
  };
  await put('');
  await put('program chess;\n');
  await put('board 3 x 3\n');
  await until(async () => (await cells()) === 9, '9 cells');
  await clean();
});
