import { commands, TabInputCustom, Uri, ViewColumn, window, workspace } from 'vscode';
import { clean, file, hand, open, pagesInSight, sitDown, untitled } from './at';
import { ok, same, test, until } from './kit';

interface Given {
  json: { throws: number | null; ways: string };
  headline: string;
  text: string;
}

const solve = (...args: unknown[]) => commands.executeCommand<Given | undefined>('snl.solve', ...args);

async function board(name: string): Promise<void> {
  await commands.executeCommand('vscode.openWith', file(name), 'snl.board', { viewColumn: ViewColumn.Active });
  await until(() => window.tabGroups.activeTabGroup.activeTab?.input instanceof TabInputCustom, 'the page');
}

test('"Solve board" from the text: the answer is told, and the page stands beside the text', async () => {
  await open('thirty-cells.snl');
  const person = await sitDown();
  const given = await solve();
  same([given?.json.throws, given?.json.ways], [3, '7'], 'the answer');
  same(person.told, [given?.headline], 'what was told');
  ok(given!.text.includes('2'), 'the text of the answer');
  await until(() => pagesInSight().includes(file('thirty-cells.snl').toString()), 'the page');
  same(
    window.activeTextEditor?.document.uri.toString(),
    file('thirty-cells.snl').toString(),
    'the text keeps the focus',
  );
  same(window.tabGroups.all.length, 2, 'groups of tabs');
  person.leave();
  await clean();
});

test('the answer in full stands in the output channel', async () => {
  await open('hundred-cells.snl');
  const person = await sitDown(undefined, undefined, true);
  const given = await solve();
  const last = given!.text.trimEnd().split('\n').at(-1)!.trim();
  const lines = async () =>
    (await hand<string[]>('texts', '.part.panel .view-line')).map(line => line.replace(/\u00a0/g, ' ').trim());
  await until(async () => (await lines()).includes(last), `“${last}” in the output`);
  await commands.executeCommand('workbench.action.closePanel');
  person.leave();
  await clean();
});

test('"Solve board" from the page', async () => {
  await board('hundred-cells.snl');
  same(window.activeTextEditor, undefined, 'the active text editor');
  const person = await sitDown();
  const given = await solve();
  same([given?.json.throws, given?.json.ways], [8, '144'], 'the answer');
  same(window.tabGroups.all.flatMap(group => group.tabs).length, 1, 'tabs');
  person.leave();
  await clean();
});

test('"Solve board" of a board that was never saved', async () => {
  const document = await untitled('board 6 x 5\nrules pass-wins\nladder 2 -> 29\n');
  const person = await sitDown();
  const given = await solve();
  same(given?.json.throws, 2, 'the answer');
  await until(() => pagesInSight().includes(document.uri.toString()), 'the page');
  person.leave();
  await clean();
});

test('"Solve board" with the only board in sight, though another text is active', async () => {
  await open('hundred-cells.snl');
  const notes = await workspace.openTextDocument(file('notes.txt'));
  await window.showTextDocument(notes, { viewColumn: ViewColumn.Beside });
  const person = await sitDown();
  same((await solve())?.json.throws, 8, 'the answer');
  same(person.asked, [], 'questions');
  person.leave();
  await clean();
});

test('"Solve board" with nothing open: one is picked from the folder', async () => {
  await clean();
  const person = await sitDown('thirty-cells.snl');
  same((await solve())?.json.throws, 3, 'the answer');
  same(person.asked.length, 1, 'questions');
  ok(person.asked[0].includes('map.txt'), `the exercise's map is offered, of ${person.asked[0]}`);
  same(person.asked[0].filter(name => name === 'map.txt').length, 1, 'no other map.txt is');
  person.leave();
  await clean();
});

test('"Solve board" with nothing open and "New board" picked', async () => {
  const words = await sitDown();
  await solve();
  words.leave();
  const person = await sitDown(words.asked[0].at(-1));
  same((await solve())?.json.throws, 3, 'the answer of the new board');
  same(window.activeTextEditor?.document.isUntitled, true, 'an unsaved board is open');
  person.leave();
  await clean();
});

test('nobody picks a board: nothing happens', async () => {
  const person = await sitDown();
  same(await solve(), undefined, 'the answer');
  same(person.told, [], 'what was told');
  person.leave();
});

test("a lens and the explorer name their board: it is that board's answer", async () => {
  await open('thirty-cells.snl');
  const person = await sitDown();
  same((await solve(file('hundred-cells.snl')))?.json.throws, 8, 'by its address');
  const named = { uri: file('hundred-cells.snl').toString(), version: 1 };
  same((await solve(named))?.json.throws, 8, 'as a lens names it');
  person.leave();
  await clean();
});

test('a goal out of reach is an answer too', async () => {
  const wall = Array.from({ length: 6 }, (_, i) => `snake ${24 + i} -> ${2 + i}`).join('\n');
  await untitled(`board 6 x 5\nstart 1\n${wall}\n`);
  const person = await sitDown();
  const given = await solve();
  same(given?.json.throws, null, 'the throws');
  same(person.told.length, 1, 'messages');
  person.leave();
  await clean();
});

test('"Open board to the side" and "New board"', async () => {
  await open('thirty-cells.snl');
  same(await commands.executeCommand('snl.openToSide'), file('thirty-cells.snl').toString(), 'the board');
  await until(() => pagesInSight().length === 1, 'the page');
  await commands.executeCommand('snl.openToSide');
  same(pagesInSight().length, 1, 'one page, however often it is opened');
  await clean();
  const made = Uri.parse((await commands.executeCommand<string>('snl.newBoard')) ?? '');
  same(made.scheme, 'untitled', 'the new board');
  await clean();
});

test('"Solve board" gives the answers of the three programs that the tool grew from', async () => {
  const person = await sitDown();
  const array = 'ladders 2 -> 8, 6 -> 22, 11 -> 13\nsnakes 21 -> 16, 27 -> 1, 22 -> 5, 15 -> 10, 20 -> 3\n';
  const pairs = 'ladders 4 -> 12, 8 -> 15, 6 -> 26, 2 -> 21, 14 -> 19\nsnakes 12 -> 7, 26 -> 3, 29 -> 9\n';
  const boards: [string, number, string][] = [
    [`board 30\nrules from-one\n${array}`, 3, '4'],
    [`board 30\nrules pass-wins\n${pairs}`, 2, '3'],
  ];
  for (const [text, throws, ways] of boards) {
    await untitled(text);
    const given = await solve();
    same([given?.json.throws, given?.json.ways], [throws, ways], text);
    await clean();
  }
  await open('exercise/map.txt');
  await until(() => window.activeTextEditor?.document.languageId === 'snl-map', 'the map to be a board');
  const given = await solve();
  same([given?.json.throws, given?.json.ways], [9, '94'], 'the exercise');
  person.leave();
  await clean();
});
