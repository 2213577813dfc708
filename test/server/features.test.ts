import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { endAll, FULL, ROOT, startServer, type TestClient, without } from './client';

const URI = 'file:///boards/a.snl';
const textDocument = { uri: URI };

let client: TestClient;
afterEach(async () => {
  expect(await client.stop()).toBe(0);
});
afterAll(endAll);

interface Edit {
  readonly range: { readonly start: Place; readonly end: Place };
  readonly newText: string;
}
interface Place {
  readonly line: number;
  readonly character: number;
}

/** The text after edits, by lines and columns as an editor applies them. */
function edited(text: string, edits: readonly Edit[]): string {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(end => end.index + end[0].length)];
  const offset = ({ line, character }: Place) => starts[line] + character;
  return edits
    .toSorted((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (all, { range, newText }) => all.slice(0, offset(range.start)) + newText + all.slice(offset(range.end)),
      text,
    );
}

describe('formatting', () => {
  const TEXT = 'BOARD 30\r\n\r\nladder 3->22\r\n# 😀 kept\r\nladder  11 -> 26   # x\r\n';

  it('of the document, of a range, and of the line that was finished', async () => {
    client = await startServer();
    await client.open(URI, TEXT);
    const options = { tabSize: 2, insertSpaces: true };
    const all = await client.request<Edit[]>('textDocument/formatting', { textDocument, options });
    expect(edited(TEXT, all)).toBe('board 30\r\n\r\nladder  3 -> 22\r\n# 😀 kept\r\nladder 11 -> 26  # x\r\n');
    const range = { start: { line: 4, character: 0 }, end: { line: 4, character: 5 } };
    const some = await client.request<Edit[]>('textDocument/rangeFormatting', { textDocument, range, options });
    expect(edited(TEXT, some)).toBe('BOARD 30\r\n\r\nladder 3->22\r\n# 😀 kept\r\nladder 11 -> 26  # x\r\n');
    const position = { line: 1, character: 0 };
    const typed = await client.request<Edit[]>('textDocument/onTypeFormatting', {
      textDocument,
      position,
      ch: '\n',
      options,
    });
    expect(edited(TEXT, typed)).toBe(TEXT.replace('BOARD', 'board'));
    for (const { range: each } of [...all, ...some, ...typed]) expect(each.start.line).toBe(each.end.line);
  });

  it('changes nothing in the exercise’s own map', async () => {
    client = await startServer();
    await client.open(URI, readFileSync(`${ROOT}examples/map.txt`, 'utf8'), 'snl-map');
    expect(await client.request('textDocument/formatting', { textDocument, options: {} })).toEqual([]);
  });
});

describe('completion', () => {
  interface Item {
    readonly label: string;
    readonly sortText: string;
    readonly insertTextFormat?: number;
    readonly textEdit: Edit;
    readonly documentation?: unknown;
    readonly data?: unknown;
  }
  const complete = (position: Place) =>
    client.request<{ isIncomplete: boolean; items: Item[] }>('textDocument/completion', { textDocument, position });

  it('puts in snippets where they are known, else plain text', async () => {
    client = await startServer();
    await client.open(URI, 'board 30\nlad');
    const at = { line: 1, character: 3 };
    const snippet = (await complete(at)).items.find(({ label }) => label === 'ladder')!;
    expect(snippet).toMatchObject({ insertTextFormat: 2, textEdit: { newText: 'ladder $1 -> $2' } });
    await client.stop();
    client = await startServer({ capabilities: without(FULL, 'textDocument.completion') });
    await client.open(URI, 'board 30\nlad');
    const plain = (await complete(at)).items.find(({ label }) => label === 'ladder')!;
    expect(plain.insertTextFormat).toBeUndefined();
    expect(edited('board 30\nlad', [plain.textEdit])).toBe('board 30\nladder ');
  });

  it('begins in an empty file with a whole board, but in Neovim without snippets, which cannot put in lines', async () => {
    const capabilities = without(FULL, 'textDocument.completion.completionItem.snippetSupport');
    for (const [name, told, first] of [
      ['Emacs', capabilities, /^title ".*"\nboard 6 x 5\n/],
      ['Neovim', FULL, /^title ".*"\nboard .*\n/],
      ['Neovim', capabilities, /^board $/],
    ] as const) {
      client = await startServer({
        initialize: { processId: null, rootUri: null, clientInfo: { name }, capabilities: told },
      });
      await client.open(URI, '');
      const { items } = await complete({ line: 0, character: 0 });
      expect(items[0].textEdit.newText).toMatch(first);
      if (told !== capabilities || name !== 'Neovim') await client.stop();
    }
  });

  it('tells what a jump would do when it is looked at, as Markdown or plain', async () => {
    for (const [capabilities, documentation] of [
      [FULL, { kind: 'markdown', value: expect.stringMatching(/^Fewest throws: /) }],
      [without(FULL, 'textDocument.completion'), expect.stringMatching(/^Fewest throws: /)],
    ] as const) {
      client = await startServer({ capabilities });
      await client.open(URI, 'board 6 x 5\nladder 2 -> ');
      const { items, isIncomplete } = await complete({ line: 1, character: 12 });
      expect(isIncomplete).toBe(false);
      expect(items.map(({ label }) => label)).toEqual(Array.from({ length: 28 }, (_, i) => String(i + 3)));
      // Editors sort by this text, and cells stay in the order of their numbers.
      expect(items.map(({ sortText }) => sortText).toSorted()).toEqual(items.map(({ sortText }) => sortText));
      expect(items[26]).not.toHaveProperty('documentation');
      expect(await client.request<Item>('completionItem/resolve', items[26])).toMatchObject({ documentation });
      await client.change(URI, 2, [{ text: 'board 6 x 5\n' }]);
      await expect(client.request('completionItem/resolve', items[26])).rejects.toMatchObject({ code: -32801 });
      if (capabilities === FULL) await client.stop();
    }
  });
});

describe('hover', () => {
  it('is Markdown where that is known, else plain text', async () => {
    const position = { line: 1, character: 7 };
    client = await startServer();
    await client.open(URI, 'board 6 x 5\nladder 3 -> 22\n');
    const full = await client.request<{ contents: { kind: string; value: string }; range: unknown }>(
      'textDocument/hover',
      { textDocument, position },
    );
    expect(full.contents).toEqual({ kind: 'markdown', value: expect.stringContaining('**Cell 3**') });
    expect(full.range).toEqual({ start: position, end: { line: 1, character: 8 } });
    await client.stop();
    client = await startServer({ capabilities: {} });
    await client.open(URI, 'board 6 x 5\nladder 3 -> 22\n');
    const plain = await client.request<typeof full>('textDocument/hover', { textDocument, position });
    expect(plain.contents).toEqual({ kind: 'plaintext', value: expect.not.stringContaining('*') });
  });
});

describe('lenses and hints', () => {
  interface Lens {
    readonly command?: { readonly title: string; readonly command: string; readonly arguments: unknown[] };
    readonly data: unknown;
  }

  it('tell their numbers when they are seen, and run the client’s commands or the server’s', async () => {
    for (const lensCommands of [{ solve: 'snl.solve', play: 'snl.play', analyse: 'snl.analyse' }, undefined]) {
      client = await startServer({ options: { lensCommands } });
      await client.open(URI, 'title "x"\nboard 30\n');
      const lenses = await client.request<Lens[]>('textDocument/codeLens', { textDocument });
      expect(lenses.map(({ command }) => command?.title)).toEqual([undefined, undefined, 'Solve', 'Play', 'Analyse']);
      const [fewest, expected] = await Promise.all(
        lenses.slice(0, 2).map(lens => client.request<Lens>('codeLens/resolve', lens)),
      );
      expect(fewest.command?.title).toBe('5 throws, 1 way');
      expect(expected.command?.title).toMatch(/ turns on average$/);
      const [solve] = lensCommands === undefined ? ['snl.server.solve'] : ['snl.solve'];
      expect(fewest.command?.command).toBe(solve);
      if (lensCommands === undefined) {
        for (const { command } of [fewest, expected, ...lenses.slice(2)]) {
          await client.command(command!.command, ...command!.arguments);
        }
        expect(client.told.filter(({ method }) => method === 'window/showMessage')).toHaveLength(5);
      } else {
        expect(fewest.command?.arguments).toEqual([{ uri: URI, version: 1 }]);
        await client.stop();
      }
    }
  });

  it('come and go with their settings', async () => {
    let section: unknown = { lenses: false, hints: { length: true, worth: true } };
    client = await startServer({ settings: () => section });
    await client.open(URI, 'board 30\nladder 3 -> 22\n');
    const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
    expect(await client.request('textDocument/codeLens', { textDocument })).toEqual([]);
    const hints = await client.request<{ label: string; position: unknown }[]>('textDocument/inlayHint', {
      textDocument,
      range,
    });
    expect(hints.map(({ label }) => label)).toEqual(['+19', expect.stringMatching(/ turns$/)]);
    expect(hints[0].position).toEqual({ line: 1, character: 14 });
    section = null;
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    expect(await client.request('textDocument/inlayHint', { textDocument, range })).toEqual([]);
    const refreshed = client.told.map(({ method }) => method);
    expect(refreshed).toEqual(expect.arrayContaining(['workspace/codeLens/refresh', 'workspace/inlayHint/refresh']));
  });
});

describe('navigation', () => {
  it('goes by lines and columns, with links where they are known', async () => {
    const TEXT = '# 😀\r\nboard 30\r\nladder 3 -> 9 "😀", 9 -> 11\r\n';
    const position = { line: 2, character: 12 };
    const span = (from: number, to: number) => ({
      start: { line: 2, character: from },
      end: { line: 2, character: to },
    });
    client = await startServer();
    await client.open(URI, TEXT);
    expect(await client.request('textDocument/definition', { textDocument, position })).toEqual([
      {
        originSelectionRange: span(12, 13),
        targetUri: URI,
        targetRange: span(20, 27),
        targetSelectionRange: span(20, 21),
      },
    ]);
    expect(await client.request('textDocument/documentHighlight', { textDocument, position })).toEqual([
      { range: span(12, 13), kind: 2 },
      { range: span(20, 21), kind: 3 },
    ]);
    expect(await client.request('textDocument/prepareRename', { textDocument, position })).toEqual({
      range: span(12, 13),
      placeholder: '9',
    });
    const { documentChanges } = await client.request<{ documentChanges: { textDocument: unknown; edits: Edit[] }[] }>(
      'textDocument/rename',
      { textDocument, position, newName: '10' },
    );
    expect(documentChanges[0].textDocument).toEqual({ uri: URI, version: 1 });
    expect(edited(TEXT, documentChanges[0].edits)).toBe('# 😀\r\nboard 30\r\nladder 3 -> 10 "😀", 10 -> 11\r\n');
    await expect(
      client.request('textDocument/rename', { textDocument, position, newName: '31' }),
    ).rejects.toMatchObject({
      code: -32803,
      message: 'A cell of this board is a number from 1 to 30.',
    });
    await client.stop();
    client = await startServer({ capabilities: {} });
    await client.open(URI, TEXT);
    expect(await client.request('textDocument/definition', { textDocument, position })).toEqual([
      { uri: URI, range: span(20, 21) },
    ]);
  });

  it('finds symbols in all open boards', async () => {
    client = await startServer();
    await client.open(URI, 'board 30\nladder 3 -> 9 "up"\n');
    await client.open('untitled:2', 'board 30\nsnakes 9 -> 3, 8 -> 2\n');
    await client.open('file:///c.txt', 'ladder 3 -> 9', 'plaintext');
    const found = await client.request<{ name: string; location: { uri: string } }[]>('workspace/symbol', {
      query: '→',
    });
    expect(found.map(({ name, location }) => [name, location.uri])).toEqual([
      ['Ladder 3 → 9 up', URI],
      ['Snake 9 → 3', 'untitled:2'],
      ['Snake 8 → 2', 'untitled:2'],
    ]);
  });

  it('folds, selects and colours', async () => {
    client = await startServer();
    await client.open(URI, 'board 30\nladder 3 -> 9\nladder 4 -> 8\nplayers "Red" red\n');
    expect(await client.request('textDocument/foldingRange', { textDocument })).toEqual([
      { startLine: 1, endLine: 2, kind: 'region' },
    ]);
    const [selection] = await client.request<{ parent: { range: unknown } }[]>('textDocument/selectionRange', {
      textDocument,
      positions: [{ line: 1, character: 7 }],
    });
    expect(selection).toMatchObject({ range: { start: { line: 1, character: 7 }, end: { line: 1, character: 8 } } });
    expect(selection.parent.range).toEqual({ start: { line: 1, character: 7 }, end: { line: 1, character: 13 } });
    expect(await client.request('textDocument/documentColor', { textDocument })).toEqual([
      {
        range: { start: { line: 3, character: 14 }, end: { line: 3, character: 17 } },
        color: { red: 1, green: 0, blue: 0, alpha: 1 },
      },
    ]);
    const color = { red: 0, green: 0, blue: 1, alpha: 1 };
    const presentation = {
      textDocument,
      color,
      range: { start: { line: 3, character: 14 }, end: { line: 3, character: 17 } },
    };
    expect(await client.request('textDocument/colorPresentation', presentation)).toEqual([
      { label: 'blue' },
      { label: '"#0000ff"' },
    ]);
  });
});
