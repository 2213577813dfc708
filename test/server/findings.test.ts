import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { CLI, endAll, PUSHED, ROOT, startServer, type TestClient, without } from './client';

const URI = 'file:///boards/a.snl';
const DOWN = 'board 30\nladder 21 -> 16\n';

let client: TestClient;
afterEach(async () => {
  expect(await client.stop()).toBe(0);
});
afterAll(endAll);

const codes = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);

describe('findings', () => {
  it('are pulled by a client that pulls, and never pushed to it', async () => {
    client = await startServer();
    await client.open(URI, DOWN);
    const first = await client.pull(URI);
    expect(first.kind).toBe('full');
    expect(codes(first.items)).toEqual(['ladder-down']);
    expect(await client.pull(URI, first.resultId)).toEqual({ kind: 'unchanged', resultId: first.resultId });
    await client.change(URI, 2, [{ text: 'board 30\n' }]);
    expect(await client.pull(URI, first.resultId)).toMatchObject({ kind: 'full', items: [] });
    expect(client.told.map(({ method }) => method)).not.toContain('textDocument/publishDiagnostics');
  });

  it('are pushed to a client that cannot pull, and taken back when the document is closed', async () => {
    client = await startServer({ capabilities: PUSHED });
    expect(client.result.capabilities.diagnosticProvider).toBeUndefined();
    await client.open(URI, DOWN);
    expect(codes(await client.pushed(URI))).toEqual(['ladder-down']);
    await client.change(URI, 2, [
      { range: { start: { line: 1, character: 7 }, end: { line: 1, character: 9 } }, text: '11' },
    ]);
    expect(codes(await client.pushed(URI, 2))).toEqual([]);
    await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: URI } });
    await client.counts();
    expect(client.told.at(-1)).toMatchObject({ params: { uri: URI, diagnostics: [] } });
  });

  it('come again where the expected turns of a large board make others', async () => {
    for (const board of ['board 10010', 'board 1400\ndie 1000']) {
      client = await startServer({ capabilities: PUSHED });
      await client.open(URI, board);
      expect(await client.pushed(URI)).toEqual([]);
      client.told.length = 0;
      expect(codes(await client.pushed(URI))).toEqual(['long-game']);
      expect((await client.counts()).published).toBe(2);
      await client.stop();
    }
    client = await startServer();
    await client.open(URI, 'board 10010');
    const { items, resultId } = await client.pull(URI);
    expect(items).toEqual([]);
    await client.asked('workspace/diagnostic/refresh');
    expect(codes((await client.pull(URI, resultId)).items)).toEqual(['long-game']);
  });

  it('do not wait for whether an edit made the game long, and come again where it did', async () => {
    client = await startServer({ capabilities: PUSHED, settings: () => ({ longGame: 20 }) });
    await client.open(URI, 'board 10');
    expect(await client.pushed(URI)).toEqual([]);
    await client.change(URI, 2, [{ text: 'board 10 x 10' }]);
    expect(await client.pushed(URI, 2)).toEqual([]);
    client.told.length = 0;
    expect(codes(await client.pushed(URI, 2))).toEqual(['long-game']);
    // Where it is long already, that is told with all the rest.
    await client.change(URI, 3, [{ text: 'board 10 x 9' }]);
    expect(codes(await client.pushed(URI, 3))).toEqual(['long-game']);
    expect((await client.counts()).published).toBe(4);
  });

  it('are taken back where a text is no board any more, and never said of another map', async () => {
    client = await startServer({ capabilities: PUSHED });
    const uri = 'file:///x/map.txt';
    await client.open(uri, readFileSync(`${ROOT}examples/map.txt`, 'utf8').replace('S1 83', 'S9 83'), 'plaintext');
    expect(codes(await client.pushed(uri))).toContain('map-token-alone');
    client.told.length = 0;
    await client.change(uri, 2, [{ text: '####\n#S L\n####\n' }]);
    await client.pushed(uri, 0);
    expect(client.told.at(-1)?.params).toEqual({ uri, diagnostics: [] });
    client.told.length = 0;
    await client.change(uri, 3, [{ text: '####\n' }]);
    await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    await client.counts();
    expect(client.told.filter(({ method }) => method === 'textDocument/publishDiagnostics')).toEqual([]);
  });

  it('have pages that ship beside the server', async () => {
    client = await startServer({ locale: 'ja' });
    await client.open(URI, DOWN);
    const [{ codeDescription }] = (await client.pull(URI)).items;
    expect(readFileSync(new URL(codeDescription!.href), 'utf8')).toMatch(/^# .*はしご/);
  });

  it('carry all that the client can show, and no more', async () => {
    const text = 'board 30\nsnakes 17 -> 4, 17 -> 9\n';
    client = await startServer({ options: { pageUri: 'snl-docs:/en/{code}.md' } });
    await client.open(URI, text);
    const [full] = (await client.pull(URI)).items;
    expect(full).toEqual({
      range: { start: { line: 1, character: 16 }, end: { line: 1, character: 23 } },
      severity: 1,
      code: 'two-jumps-from-cell',
      codeDescription: { href: 'snl-docs:/en/two-jumps-from-cell.md' },
      source: 'snl',
      message: expect.any(String),
      relatedInformation: [
        {
          location: { uri: URI, range: { start: { line: 1, character: 7 }, end: { line: 1, character: 14 } } },
          message: expect.any(String),
        },
      ],
    });
    await client.stop();
    client = await startServer({ capabilities: { textDocument: { publishDiagnostics: {} } } });
    await client.open(URI, text);
    const [poor] = await client.pushed(URI);
    expect(Object.keys(poor).sort()).toEqual(['code', 'message', 'range', 'severity', 'source']);
    expect(poor.message).toBe(full.message);
  });

  it('are in the language of the client', async () => {
    client = await startServer({ locale: 'ja' });
    await client.open(URI, DOWN);
    expect((await client.pull(URI)).items[0].message).toBe('21のはしごが16へ下っています。');
  });

  it('have columns in UTF-16 units, whatever the line ends', async () => {
    client = await startServer();
    await client.open(URI, 'board 30\r\ntitle "e\u0301😀" x\rladder 21 -> 16 "a"\nlader 3 4');
    const { items } = await client.pull(URI);
    expect(items.map(({ code, range }) => [code, range.start.line, range.start.character])).toEqual([
      ['syntax', 1, 13],
      ['ladder-down', 2, 7],
      ['syntax', 3, 0],
    ]);
  });

  it('are the same after edits of parts as after opening the whole', async () => {
    client = await startServer();
    let lines = ['board 30', 'title "😀"', 'ladder 21 -> 16', 'snake 3 -> 9', ''];
    await client.open(URI, lines.join('\r\n'));
    const edits = [
      { line: 1, from: 7, to: 9, text: 'é😀é' },
      { line: 2, from: 7, to: 9, text: '11' },
      { line: 3, from: 0, to: 0, text: '# ' },
      { line: 3, from: 0, to: 2, text: '' },
    ];
    let version = 1;
    for (const { line, from, to, text } of edits) {
      const range = { start: { line, character: from }, end: { line, character: to } };
      await client.change(URI, ++version, [{ range, text }]);
      lines = lines.map((old, at) => (at === line ? old.slice(0, from) + text + old.slice(to) : old));
      await client.open('untitled:whole', lines.join('\r\n'), 'snl', version);
      expect((await client.pull(URI)).items).toEqual((await client.pull('untitled:whole')).items);
      await client.connection.sendNotification('textDocument/didClose', { textDocument: { uri: 'untitled:whole' } });
    }
  });

  it('are made once for each version: a parse and a check an edit, one message', async () => {
    client = await startServer({ capabilities: PUSHED });
    await client.open(URI, DOWN);
    await client.pushed(URI);
    for (let version = 2; version <= 11; version++) {
      await client.change(URI, version, [
        { range: { start: { line: 0, character: 8 }, end: { line: 0, character: 8 } }, text: ' ' },
      ]);
      const textDocument = { uri: URI };
      await client.request('textDocument/documentSymbol', { textDocument });
      await client.request('textDocument/semanticTokens/full', { textDocument });
      await client.request('textDocument/foldingRange', { textDocument });
      await client.request('textDocument/documentHighlight', { textDocument, position: { line: 1, character: 8 } });
      await client.pushed(URI, version);
    }
    expect(await client.counts()).toMatchObject({ parses: 11, checks: 11, published: 11 });
  });

  it('are made for the last of many edits that come at once', async () => {
    client = await startServer({ capabilities: PUSHED });
    await client.open(URI, DOWN);
    await client.pushed(URI);
    const place = { line: 0, character: 8 };
    const edits = Array.from({ length: 30 }, (_, index) => ({
      jsonrpc: '2.0',
      method: 'textDocument/didChange',
      params: {
        textDocument: { uri: URI, version: index + 2 },
        contentChanges: [{ range: { start: place, end: place }, text: ' ' }],
      },
    }));
    // In one piece, as they come to a server that was busy.
    client.process.stdin!.write(
      edits.map(edit => `Content-Length: ${JSON.stringify(edit).length}\r\n\r\n${JSON.stringify(edit)}`).join(''),
    );
    await client.pushed(URI, 31);
    expect(await client.counts()).toEqual({ parses: 2, checks: 2, published: 2 });
  });

  it('come for untitled documents and by name, and not for copies or other maps', async () => {
    client = await startServer();
    const items = async (uri: string, text: string, languageId: string) => {
      await client.open(uri, text, languageId);
      return codes((await client.pull(uri)).items);
    };
    expect(await items('untitled:Untitled-1', DOWN, 'snl')).toEqual(['ladder-down']);
    expect(await items('file:///b.snl', DOWN, '')).toEqual(['ladder-down']);
    expect(await items('file:///c.txt', DOWN, 'plaintext')).toEqual([]);
    for (const scheme of ['git', 'gitlens', 'review', 'vscode-local-history', 'chat-editing-text-model']) {
      expect(await items(`${scheme}:/b.snl?x`, DOWN, 'snl')).toEqual([]);
    }
    const map = readFileSync(`${ROOT}examples/map.txt`, 'utf8').replace('S1 83', 'S9 83');
    expect(await items('file:///x/map.txt', map, 'plaintext')).toContain('map-token-alone');
    expect(await items('file:///y/map.txt', '####\n#S L\n####\n', 'plaintext')).toEqual([]);
    expect(await items('file:///y/other.txt', '1 2 x\n', 'snl-map')).toContain('map-unknown-token');
  });
});

describe('settings', () => {
  it('are asked for once a resource, and change findings without a restart', async () => {
    let levels: unknown = {};
    client = await startServer({ settings: () => ({ levels }) });
    await client.open(URI, DOWN);
    expect((await client.pull(URI)).items[0].severity).toBe(1);
    const asked = () => client.told.filter(({ method }) => method === 'workspace/configuration');
    expect(asked()).toHaveLength(1);
    expect(asked()[0].params).toEqual({ items: [{ scopeUri: URI, section: 'snl' }] });
    expect(client.told[0]).toMatchObject({
      params: { registrations: [{ method: 'workspace/didChangeConfiguration', registerOptions: { section: 'snl' } }] },
    });
    levels = { 'ladder-down': 'hint', nonsense: 3, 'snake-up': 'loud' };
    await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    expect((await client.pull(URI)).items[0].severity).toBe(4);
    expect(client.told.map(({ method }) => method)).toContain('workspace/diagnostic/refresh');
    expect(asked()).toHaveLength(2);
  });

  it('are taken as they are sent by a client that cannot be asked', async () => {
    const capabilities = without(PUSHED, 'workspace.configuration');
    client = await startServer({ capabilities, options: { settings: { levels: { 'ladder-down': 'off' } } } });
    await client.open(URI, DOWN);
    expect(await client.pushed(URI)).toEqual([]);
    for (const settings of [{ snl: { levels: { 'ladder-down': 'info' } } }, { levels: { 'ladder-down': 'info' } }]) {
      client.told.length = 0;
      await client.connection.sendNotification('workspace/didChangeConfiguration', { settings });
      expect((await client.pushed(URI))[0].severity).toBe(3);
    }
  });

  it('that are nonsense have their defaults', async () => {
    client = await startServer({ settings: () => ({ levels: 'x', longGame: 'y', limits: 3, map: null, hints: [] }) });
    await client.open(URI, DOWN);
    expect((await client.pull(URI)).items[0].severity).toBe(1);
  });

  it('limit the findings that are sent, and the person is told once', async () => {
    client = await startServer({ settings: () => ({ limits: { findings: 2 } }) });
    await client.open(URI, `board 30\n${'x\n'.repeat(5)}`);
    expect((await client.pull(URI)).items).toHaveLength(2);
    await client.change(URI, 2, [{ text: `board 31\n${'x\n'.repeat(5)}` }]);
    expect((await client.pull(URI)).items).toHaveLength(2);
    const messages = client.told.filter(({ method }) => method === 'window/showMessage');
    expect(messages).toHaveLength(1);
    expect(messages[0].params).toMatchObject({ type: 2, message: expect.stringContaining('5 findings') });
  });
});

describe('on the examples', () => {
  it('findings of the server are those of the command line, byte for byte', async () => {
    for (const locale of ['en', 'ja']) {
      client = await startServer({ locale });
      const args = [CLI, 'check', 'examples', '--format', 'json', '--lang', locale];
      const checked = JSON.parse(spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).stdout);
      expect(checked).toHaveLength(readdirSync(`${ROOT}examples`).length);
      for (const { file: path, findings } of checked) {
        const uri = `file:///${path}`;
        await client.open(uri, readFileSync(`${ROOT}${path}`, 'utf8'), '');
        const { items } = await client.pull(uri);
        const severities = ['', 'error', 'warning', 'info', 'hint'];
        expect(
          items.map(({ code, message, range, severity, relatedInformation }) => ({
            code,
            level: severities[severity!],
            message,
            range,
            related: (relatedInformation ?? []).map(each => ({ message: each.message, range: each.location.range })),
          })),
        ).toEqual(findings.map(({ offset: _, fixes: __, ...same }: { offset: unknown; fixes: unknown }) => same));
      }
      if (locale === 'en') await client.stop();
    }
  });
});
