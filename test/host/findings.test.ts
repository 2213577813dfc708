import {
  ConfigurationTarget,
  commands,
  languages,
  Range,
  Selection,
  TabInputCustom,
  Uri,
  WorkspaceEdit,
  window,
  workspace,
} from 'vscode';
import { clean, codeOf, codes, file, findings, open, untitled, write } from './at';
import { ok, same, test, until } from './kit';

const mended = 'board 6 x 5\nladder 3 -> 22\n';

test('findings come while one types, and go when the text is mended', async () => {
  const document = await untitled('board 6 x 5\nladder 22 -> 3\n');
  await findings(document.uri, ['ladder-down']);
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, document.lineAt(1).range, 'ladder 3 -> 22');
  await workspace.applyEdit(edit);
  await findings(document.uri, []);
  await clean();
});

test('a finding says where, how bad, and leads to its page', async () => {
  const { document } = await open('to-mend.snl');
  await until(() => codes(document.uri).length > 0, 'findings');
  const found = languages.getDiagnostics(document.uri).find(finding => codeOf(finding) === 'ladder-down');
  ok(found, 'ladder-down is not found');
  same(found?.source, 'snl', 'the source');
  same(found?.range.start.line, 7, 'the line');
  const target = typeof found?.code === 'object' ? (found.code as { target?: Uri }).target : undefined;
  same(target?.scheme, 'snl-docs', 'the page');
  await clean();
});

test('a level is a setting that holds at once', async () => {
  const { document } = await open('to-mend.snl');
  await until(() => codes(document.uri).includes('ladder-down'), 'ladder-down');
  const settings = workspace.getConfiguration('snl', document);
  await settings.update('levels', { 'ladder-down': 'off' }, ConfigurationTarget.Workspace);
  await until(() => !codes(document.uri).includes('ladder-down'), 'ladder-down to go');
  await settings.update('levels', undefined, ConfigurationTarget.Workspace);
  await until(() => codes(document.uri).includes('ladder-down'), 'ladder-down to come back');
  await clean();
});

test('"Explain finding" opens its page, drawn, with nothing from outside', async () => {
  const { document } = await open('to-mend.snl');
  await until(() => codes(document.uri).includes('ladder-down'), 'ladder-down');
  const at = languages.getDiagnostics(document.uri).find(finding => codeOf(finding) === 'ladder-down')!.range.start;
  window.activeTextEditor!.selection = new Selection(at, at);
  same(await commands.executeCommand('snl.explain'), 'ladder-down', 'the code');
  const shown = () =>
    window.tabGroups.all
      .flatMap(group => group.tabs)
      .find(({ input }) => input instanceof TabInputCustom && input.uri.scheme === 'snl-docs');
  await until(shown, 'the page in the Markdown preview');
  const page = await workspace.openTextDocument((shown()!.input as TabInputCustom).uri);
  ok(/^# /.test(page.getText()), 'The page has a heading');
  await clean();
});

test('a board that only its page shows has its findings too', async () => {
  const uri = await write('paged.snl', 'board 6 x 5\nladder 22 -> 3\n');
  await commands.executeCommand('vscode.openWith', uri, 'snl.board');
  await findings(uri, ['ladder-down']);
  await clean();
  await workspace.fs.delete(uri);
});

test('a copy that another program shows has no findings', async () => {
  const provider = workspace.registerTextDocumentContentProvider('gitlens', {
    provideTextDocumentContent: () => 'board 6 x 5\nladder 22 -> 3\n',
  });
  const copy = await workspace.openTextDocument(Uri.parse('gitlens:/copy.snl'));
  await window.showTextDocument(copy);
  const document = await untitled('board 6 x 5\nladder 22 -> 3\n');
  await findings(document.uri, ['ladder-down']);
  same(codes(copy.uri), [], 'findings of the copy');
  provider.dispose();
  await clean();
});

test('a file that another program writes is judged anew', async () => {
  const uri = await write('changing.snl', 'board 6 x 5\nladder 22 -> 3\n');
  await open('changing.snl');
  await findings(uri, ['ladder-down']);
  await write('changing.snl', mended);
  await findings(uri, []);
  await clean();
  await workspace.fs.delete(file('changing.snl'));
});

test('an empty file, a half-typed line and the last keystroke are no trouble', async () => {
  const document = await untitled('');
  await findings(document.uri, []);
  for (const text of ['b', 'oard 6 x', ' 5\nlad', 'der 3 -', '> 22']) {
    const edit = new WorkspaceEdit();
    edit.insert(document.uri, document.positionAt(document.getText().length), text);
    await workspace.applyEdit(edit);
  }
  await findings(document.uri, []);
  const edit = new WorkspaceEdit();
  edit.delete(document.uri, new Range(0, 0, document.lineCount, 0));
  await workspace.applyEdit(edit);
  await findings(document.uri, []);
  await clean();
});
