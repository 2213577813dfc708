import {
  commands,
  type Disposable,
  EventEmitter,
  type FileChangeEvent,
  FileChangeType,
  FilePermission,
  FileSystemError,
  type FileSystemProvider,
  FileType,
  Uri,
  window,
  workspace,
} from 'vscode';
import { cells, clean, codes, look, open, pageOf, put, write } from './at';
import { same, test, until } from './kit';

const notice = () => look(`document.querySelector('.notice').innerText`).then(String);

/** Files in memory, of a scheme of their own, that can be made read-only one by one. */
function files(scheme: string, isReadonly: boolean, texts: Readonly<Record<string, string>>) {
  const changed = new EventEmitter<FileChangeEvent[]>();
  const held = new Map(
    Object.entries(texts).map(([path, text]) => [path, { bytes: new TextEncoder().encode(text), time: 1 }]),
  );
  const fixed = new Set<string>();
  const found = (uri: Uri) => {
    const file = held.get(uri.path);
    if (!file) throw FileSystemError.FileNotFound(uri);
    return file;
  };
  const none = () => {
    throw FileSystemError.NoPermissions();
  };
  const provider: FileSystemProvider = {
    onDidChangeFile: changed.event,
    watch: () => ({ dispose: () => undefined }),
    stat: uri => {
      if (uri.path === '/') return { type: FileType.Directory, ctime: 1, mtime: 1, size: 0 };
      const { bytes, time } = found(uri);
      const permissions = fixed.has(uri.path) ? FilePermission.Readonly : undefined;
      return { type: FileType.File, ctime: 1, mtime: time, size: bytes.length, permissions };
    },
    readDirectory: () => [],
    readFile: uri => found(uri).bytes,
    writeFile: (uri, bytes) => void held.set(uri.path, { bytes: bytes.slice(), time: Date.now() }),
    createDirectory: none,
    delete: none,
    rename: none,
  };
  const registered: Disposable = workspace.registerFileSystemProvider(scheme, provider, { isReadonly });
  return {
    fix: (path: string, now: boolean) => {
      if (now) fixed.add(path);
      else fixed.delete(path);
      changed.fire([{ type: FileChangeType.Changed, uri: Uri.from({ scheme, path }) }]);
    },
    dispose: () => registered.dispose(),
  };
}

/** What a page sends that puts a comment at the end of its text. */
async function comment(uri: Uri): Promise<void> {
  const page = await pageOf(uri);
  const { document } = page;
  const end = document.getText().length;
  const changes = [{ start: end, end, text: '# by the page\n' }];
  page.receive({ type: 'edit', edit: Date.now(), version: document.version, changes });
}

test('a revision that is only looked at: its page shows the board, changes nothing, and says so', async () => {
  // As a version control shows an old revision.
  const uri = Uri.parse('gitfs:/old.snl');
  const revision = files('gitfs', true, { '/old.snl': 'board 6 x 5\nladder 22 -> 3\n' });
  await commands.executeCommand('vscode.openWith', uri, 'snl.board');
  const page = await pageOf(uri);
  same(await cells(), 30, 'cells');
  same(await notice(), 'This document cannot be changed.', 'the notice');
  await comment(uri);
  await commands.executeCommand('snl.edit', uri);
  await until(() => page.state()?.view === 'edit', 'the view');
  same(
    await look(
      `[...document.querySelectorAll('.edit section input, .edit section select')].every(({ disabled }) => disabled)`,
    ),
    true,
    'whether no field takes anything',
  );
  same([page.document.isDirty, codes(uri)], [false, []], 'the text, and what the editor finds in a copy');
  await clean();
  revision.dispose();
});

test('a file that is made read-only while its page is open: the page says so, and goes on when it may', async () => {
  const uri = Uri.parse('snlmemory:/board.snl');
  const memory = files('snlmemory', false, { '/board.snl': 'board 6 x 5\n' });
  await commands.executeCommand('vscode.openWith', uri, 'snl.board');
  const { document } = await pageOf(uri);
  same(await notice(), '', 'the notice');
  memory.fix('/board.snl', true);
  await until(async () => (await notice()) === 'This document cannot be changed.', 'a word');
  await comment(uri);
  memory.fix('/board.snl', false);
  await until(async () => (await notice()) === '', 'the word to go');
  same(document.getText(), 'board 6 x 5\n', 'the text that could not be changed');
  await comment(uri);
  await until(() => document.getText().endsWith('# by the page\n'), 'the edit');
  await clean();
  memory.dispose();
});

test('a file that another program writes, and one that is reverted: the page follows', async () => {
  const uri = await write('written.snl', 'board 6 x 5\n');
  await open('written.snl');
  await commands.executeCommand('snl.openToSide');
  await pageOf(uri);
  same(await cells(), 30, 'cells');
  await write('written.snl', 'program chess;\n');
  await until(notice, 'a word');
  await write('written.snl', 'board 3 x 3\n');
  await until(async () => (await cells()) === 9, '9 cells');
  await put(uri, 'board 4 x 5\n');
  await until(async () => (await cells()) === 20, '20 cells');
  await commands.executeCommand('workbench.action.focusFirstEditorGroup');
  await commands.executeCommand('workbench.action.files.revert');
  await until(async () => (await cells()) === 9, '9 cells again');
  same(window.activeTextEditor?.document.isDirty, false, 'whether something is unsaved');
  await clean();
  await workspace.fs.delete(uri);
});
