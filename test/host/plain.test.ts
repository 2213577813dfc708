import { commands, languages, window, workspace } from 'vscode';
import { api, clean, codes, file, findings, inside, open } from './at';
import { ok, same, test, until } from './kit';

/** Lets whatever would be done wrongly be done. */
const aWhile = () => new Promise(resolve => setTimeout(resolve, 500));

test('a plain text loads the stub and no more', async () => {
  await open('notes.txt');
  const { session } = await api();
  await aWhile();
  same(session(), undefined, 'the session');
});

test("a maze's map.txt stays what it was: no client, no server, no status, nothing found", async () => {
  const { document } = await open('maze/map.txt');
  const { session } = await api();
  await aWhile();
  same(document.languageId, 'plaintext', 'the language');
  same(session(), undefined, 'the session');
  same(codes(document.uri), [], 'findings');
  await clean();
});

test('all commands are there before anything is open', async () => {
  const all = await commands.getCommands(true);
  for (const id of ['solve', 'analyse', 'play', 'newBoard', 'openToSide', 'explain', 'restartServer']) {
    ok(all.includes(`snl.${id}`), `snl.${id} is missing`);
  }
});

test("the exercise's map.txt becomes a board by itself", async () => {
  const { document } = await open('exercise/map.txt');
  await until(
    () => document.languageId === 'snl-map' || window.activeTextEditor?.document.languageId === 'snl-map',
    'snl-map',
  );
  const { status } = await inside();
  const text = await until(status, 'the status');
  ok(text.includes('9'), `The status says ${text}`);
  await findings(file('exercise/map.txt'), []);
  await clean();
});

test('a person may make it plain text again; closed and opened it is a board', async () => {
  const name = 'copied/map.txt';
  await workspace.fs.copy(file('exercise/map.txt'), file(name));
  const opened = () => workspace.textDocuments.find(({ uri }) => uri.toString() === file(name).toString());
  // As a person opens it: VS Code keeps for minutes what an extension opens.
  const openIt = () => commands.executeCommand('vscode.open', file(name));
  await openIt();
  const document = await until(() => (opened()?.languageId === 'snl-map' ? opened() : undefined), 'snl-map');
  await languages.setTextDocumentLanguage(document, 'plaintext');
  await aWhile();
  same(opened()?.languageId, 'plaintext', 'the language that the person chose');
  await clean();
  await until(() => opened() === undefined, 'the end of the document');
  await openIt();
  await until(() => opened()?.languageId === 'snl-map', 'snl-map again');
  await clean();
  await workspace.fs.delete(file('copied'), { recursive: true });
});

test('the status is there only while a board is', async () => {
  const { status } = await inside();
  await open('thirty-cells.snl');
  await until(() => status()?.includes('3'), 'the status of a board');
  await open('notes.txt');
  await until(() => status() === undefined, 'no status beside a text');
  await open('thirty-cells.snl');
  await until(() => status()?.includes('3'), 'the status of the board again');
  await clean();
  await until(() => status() === undefined, 'no status beside nothing');
});

test('a .snl is a board by its name', async () => {
  const { document } = await open('thirty-cells.snl');
  same(document.languageId, 'snl', 'the language');
  ok((await languages.getLanguages()).includes('snl-map'), 'snl-map is no language');
  await clean();
});
