import { fork, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { CLI, endAll, PUSHED, SERVER, startServer, type TestClient } from './client';

const URI = 'file:///boards/a.snl';
const DOWN = 'board 30\nladder 21 -> 16\n';

afterAll(endAll);

/** Every question about a document. */
const QUESTIONS = [
  'definition',
  'references',
  'documentHighlight',
  'documentSymbol',
  'completion',
  'codeAction',
  'formatting',
  'rangeFormatting',
  'onTypeFormatting',
  'foldingRange',
  'selectionRange',
  'semanticTokens/full',
  'semanticTokens/range',
  'documentColor',
  'prepareRename',
  'rename',
  'hover',
  'codeLens',
  'inlayHint',
  'diagnostic',
].map(method => `textDocument/${method}`);

/** What each of them may be asked with. */
function about(uri: string, position: { line: number; character: number }): object {
  return {
    textDocument: { uri },
    position,
    range: { start: position, end: { line: 9, character: 0 } },
    positions: [position],
    context: { diagnostics: [], includeDeclaration: true },
    newName: '5',
    options: {},
    ch: '\n',
  };
}

/** Asks everything about a place: each question is answered, or refused with the reason that nothing can be renamed there. */
async function askAll(client: TestClient, uri: string, position: { line: number; character: number }): Promise<void> {
  for (const method of QUESTIONS) {
    await client.request(method, about(uri, position)).catch(error => {
      expect([method, error.code]).toEqual(['textDocument/rename', -32803]);
    });
  }
}

/** Writes bytes to the server as they are. */
function raw(client: TestClient, body: string, header = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`): void {
  client.process.stdin!.write(header + body);
}

describe('malformed messages', () => {
  it('do not end the server', async () => {
    const client = await startServer({ capabilities: PUSHED });
    raw(client, '{"jsonrpc": "2.0", "method": ');
    raw(client, '[]');
    raw(client, 'null');
    raw(client, '{"jsonrpc":"2.0","id":900}');
    raw(client, '{"jsonrpc":"2.0","id":901,"method":"textDocument/hover"}');
    raw(client, '{"jsonrpc":"2.0","id":902,"method":"textDocument/definition","params":{}}');
    raw(client, '{"jsonrpc":"2.0","id":903,"method":"textDocument/rename","params":{"textDocument":{"uri":3}}}');
    raw(client, '{"jsonrpc":"2.0","id":904,"method":"codeAction/resolve","params":{"data":{"uri":1}}}');
    raw(client, '{"jsonrpc":"2.0","id":905,"method":"completionItem/resolve","params":{"data":7}}');
    raw(client, '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"x"}}}');
    raw(client, '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":null}');
    raw(client, '{"jsonrpc":"2.0","method":"workspace/didChangeConfiguration","params":{}}');
    raw(client, '{"jsonrpc":"2.0","method":"$/unknown"}');
    await client.open(URI, DOWN);
    expect((await client.pushed(URI)).map(({ code }) => code)).toEqual(['ladder-down']);
    await expect(client.request('textDocument/unknown', {})).rejects.toMatchObject({ code: -32601 });
    expect(await client.stop()).toBe(0);
  });

  it('about positions that are none are answered', async () => {
    const client = await startServer();
    await client.open(URI, DOWN);
    for (const [line, character] of [
      [99, 99],
      [-1, -1],
      [1, 1e9],
    ]) {
      await askAll(client, URI, { line, character });
    }
    expect(await client.stop()).toBe(0);
  });
});

describe('documents of all kinds', () => {
  it('get every answer', async () => {
    const client = await startServer();
    const texts = [
      '',
      '\n',
      '\r\n\r\n',
      '"',
      'ladder',
      'ladder 3 ->',
      'board 30\nladders 3 -> 4, , 5',
      '\u0000\u0001',
      '😀'.repeat(50),
      '{"a": 1}',
      '# snl-ignore',
      'S1 L1\nS1 L1',
      '\ufeffboard 9',
    ];
    let version = 0;
    for (const text of texts) {
      for (const languageId of ['snl', 'snl-map']) {
        const uri = `untitled:${++version}`;
        await client.open(uri, text, languageId);
        await askAll(client, uri, { line: 0, character: Math.min(3, text.length) });
        await client.request('workspace/symbol', { query: '' });
      }
    }
    const errors = client.told.filter(({ method }) => method === 'window/logMessage');
    expect(errors).toEqual([]);
    expect(await client.stop()).toBe(0);
  });

  it('whose version is gone when the answer is known are answered ContentModified', async () => {
    let answer: (settings: unknown) => void = () => undefined;
    const client = await startServer({ settings: () => new Promise(resolve => (answer = resolve)) });
    await client.open(URI, DOWN);
    const asked = QUESTIONS.map(method => client.request(method, about(URI, { line: 1, character: 8 })));
    const answers = Promise.allSettled(asked);
    await client.asked('workspace/configuration');
    await client.change(URI, 2, [{ text: 'board 30\n' }]);
    answer({});
    expect((await answers).map(result => result.status === 'rejected' && result.reason.code)).toEqual(
      QUESTIONS.map(() => -32801),
    );
    // And what was answered about a version that is gone by now is not followed up.
    const later = { uri: URI, version: 1 };
    for (const [method, data] of [
      ['codeLens/resolve', { ...later, kind: 'fewest' }],
      ['codeAction/resolve', { ...later, code: 'ladder-down' }],
      ['completionItem/resolve', { ...later, about: { about: 'keyword', name: 'board' } }],
    ] as const) {
      await expect(client.request(method, { title: '', label: '', data })).rejects.toMatchObject({ code: -32801 });
    }
    expect(await client.stop()).toBe(0);
  });

  it('of 20 MB are answered, and what is typed meanwhile is too', async () => {
    const client = await startServer({ capabilities: PUSHED });
    const line = 'ladder 123456 -> 234567 "a caption of some length"\n';
    const text = `board 1000000\n${line.repeat(Math.ceil(20_000_000 / line.length))}`;
    await client.open(URI, text);
    await client.open('untitled:small', DOWN);
    await client.pushed('untitled:small');
    await client.change(URI, 2, [
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '# ' },
    ]);
    expect((await client.pushed(URI, 2)).length).toBeGreaterThan(1000);
    expect(await client.stop()).toBe(0);
  }, 60_000);
});

describe('ways to be started', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { processId: null, rootUri: null, capabilities: {} },
  };

  it('the command line serves by standard input and output', async () => {
    const client = await startServer({ command: [process.execPath, CLI, 'lsp', '--stdio'] });
    await client.open(URI, DOWN);
    expect((await client.pull(URI)).items).toHaveLength(1);
    expect(await client.stop()).toBe(0);
  });

  it.each([[[SERVER]], [[CLI, 'lsp']]])('by the channel of Node.js: %j', async command => {
    const [module, ...args] = command;
    const child = fork(module, [...args, '--node-ipc'], { silent: true });
    const answer = new Promise(resolve => child.on('message', resolve));
    child.send(initialize);
    expect(await answer).toMatchObject({ id: 1, result: { serverInfo: { name: 'snl' } } });
    child.kill();
  });

  it.each([[[SERVER]], [[CLI, 'lsp']]])('by a socket: %j', async command => {
    const server = createServer();
    const answered = new Promise<string>(resolve => {
      server.on('connection', socket => {
        const body = JSON.stringify(initialize);
        socket.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
        let received = '';
        socket.on('data', data => {
          received += data;
          if (received.includes('serverInfo')) resolve(received);
        });
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const child = spawn(process.execPath, [...command, `--socket=${port}`]);
    expect(await answered).toContain('"serverInfo"');
    child.kill();
    server.close();
  });

  it('it ends when its client is gone', async () => {
    const client = await startServer();
    const ended = new Promise(resolve => client.process.on('exit', resolve));
    client.process.stdin!.end();
    expect(await ended).toBe(1);
  });
});
