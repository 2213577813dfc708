/** Clients that cannot do all: what each answer is where one thing is missing, and that nothing is missed beside it. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { CompletionItem, CompletionList, Diagnostic } from 'vscode-languageserver-protocol';
import { endAll, FULL, startServer, type TestClient, without } from './client';

const URI = 'file:///boards/a.snl';
const DOWN = 'board 30\nladder 21 -> 16\n';
const textDocument = { uri: URI };
const position = { line: 1, character: 8 };
const range = { start: position, end: position };

let client: TestClient;
afterEach(async () => {
  expect(await client.stop()).toBe(0);
});
afterAll(endAll);

async function findings(): Promise<Diagnostic[]> {
  const pulls = client.result.capabilities.diagnosticProvider !== undefined;
  return pulls ? (await client.pull(URI)).items : client.pushed(URI);
}

/** What the server asks or tells of its own accord from the start to the first findings, and when a setting has changed. */
async function told(): Promise<string[]> {
  await findings();
  await client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  await client.request('textDocument/codeLens', { textDocument });
  return [...new Set(client.told.map(({ method }) => method))].sort();
}

const offered = async () =>
  (
    await client.request<CompletionList>('textDocument/completion', {
      textDocument,
      position: { line: 2, character: 0 },
    })
  ).items;
const described = async () => {
  const ladder = (await offered()).find(({ label }) => label === 'ladder');
  return typeof (await client.request<CompletionItem>('completionItem/resolve', ladder)).documentation;
};
const keysOf = async (method: string, params: object) => {
  const answer = await client.request<object | object[]>(method, { textDocument, position, range, ...params });
  return Object.keys(Array.isArray(answer) ? answer[0] : answer).sort();
};
const fix = { context: { diagnostics: [] } };

const ALL_TOLD = [
  'client/registerCapability',
  'workspace/codeLens/refresh',
  'workspace/configuration',
  'workspace/diagnostic/refresh',
  'workspace/inlayHint/refresh',
];
const allBut = (...left: string[]) => ALL_TOLD.filter(method => !left.includes(method));

/** Each capability, a question, and its answers with it and without. */
const ANSWERS: [string, () => Promise<unknown>, unknown, unknown][] = [
  ['workspace.configuration', told, ALL_TOLD, allBut('workspace/configuration')],
  ['workspace.didChangeConfiguration.dynamicRegistration', told, ALL_TOLD, allBut('client/registerCapability')],
  ['workspace.didChangeWatchedFiles', told, ALL_TOLD, ALL_TOLD],
  ['workspace.diagnostics.refreshSupport', told, ALL_TOLD, allBut('workspace/diagnostic/refresh')],
  ['workspace.codeLens.refreshSupport', told, ALL_TOLD, allBut('workspace/codeLens/refresh')],
  ['workspace.inlayHint.refreshSupport', told, ALL_TOLD, allBut('workspace/inlayHint/refresh')],
  [
    'workspace.workspaceFolders',
    () => keysOf('workspace/symbol', { query: 'ladder' }),
    ['kind', 'location', 'name'],
    ['kind', 'location', 'name'],
  ],
  [
    'textDocument.diagnostic',
    async () => [(await findings()).length, client.told.some(({ method }) => method.endsWith('/publishDiagnostics'))],
    [1, false],
    [1, true],
  ],
  [
    'textDocument.completion.completionItem.snippetSupport',
    async () => (await offered()).some(({ textEdit }) => textEdit?.newText.includes('$')),
    true,
    false,
  ],
  ['textDocument.completion.completionItem.documentationFormat', described, 'object', 'string'],
  [
    'textDocument.documentSymbol.hierarchicalDocumentSymbolSupport',
    () => keysOf('textDocument/documentSymbol', {}),
    ['children', 'detail', 'kind', 'name', 'range', 'selectionRange'],
    ['kind', 'location', 'name'],
  ],
  [
    'workspace.workspaceEdit.documentChanges',
    () => keysOf('textDocument/rename', { newName: '22' }),
    ['documentChanges'],
    ['changes'],
  ],
  [
    'textDocument.codeAction.codeActionLiteralSupport',
    () => keysOf('textDocument/codeAction', fix),
    ['diagnostics', 'edit', 'isPreferred', 'kind', 'title'],
    ['arguments', 'command', 'title'],
  ],
  [
    'textDocument.codeAction.resolveSupport',
    async () => client.result.capabilities.codeActionProvider,
    { codeActionKinds: ['quickfix', 'source.fixAll.snl'], resolveProvider: true },
    { codeActionKinds: ['quickfix', 'source.fixAll.snl'], resolveProvider: false },
  ],
  [
    'textDocument.hover.contentFormat',
    async () =>
      (await client.request<{ contents: { kind: string } }>('textDocument/hover', { textDocument, position })).contents
        .kind,
    'markdown',
    'plaintext',
  ],
  [
    'textDocument.definition.linkSupport',
    () => keysOf('textDocument/definition', {}),
    ['originSelectionRange', 'targetRange', 'targetSelectionRange', 'targetUri'],
    ['range', 'uri'],
  ],
  [
    'textDocument.rename.prepareSupport',
    async () => client.result.capabilities.renameProvider,
    { prepareProvider: true },
    true,
  ],
];

/** Whole branches that are missing, beside those. */
const BRANCHES: typeof ANSWERS = [
  'workspace.workspaceEdit',
  'workspace.applyEdit',
  'workspace',
  'textDocument.publishDiagnostics',
  'textDocument.completion',
  'textDocument.codeAction',
  'textDocument.foldingRange',
  'textDocument',
  'general',
].map(path => [path, async () => client.result.capabilities.positionEncoding, 'utf-16', 'utf-16']);

describe('what a client can do', () => {
  it('decides its answers', async () => {
    client = await startServer({ capabilities: FULL });
    await client.open(URI, DOWN);
    for (const [path, ask, full] of [...ANSWERS, ...BRANCHES]) expect([path, await ask()]).toEqual([path, full]);
  });

  it.each([...ANSWERS, ...BRANCHES])('without %s: its own answer, and every feature', async (path, ask, _, poor) => {
    client = await startServer({ capabilities: without(FULL, path) });
    await client.open(URI, DOWN);
    expect(await ask()).toEqual(poor);
    const items = await findings();
    expect(items.map(({ code }) => code)).toEqual(['ladder-down']);
    const at = { textDocument, position, range, context: { diagnostics: items, includeDeclaration: true } };
    expect(await client.request('textDocument/references', at)).toHaveLength(1);
    expect(await client.request('textDocument/documentSymbol', at)).toHaveLength(2);
    expect(await client.request('textDocument/definition', at)).toHaveLength(1);
    expect(await client.request('textDocument/foldingRange', at)).toEqual([]);
    expect(await client.request('textDocument/codeAction', at)).toHaveLength(4);
    expect(await client.request('textDocument/hover', at)).toMatchObject({ range: { start: { character: 7 } } });
    expect(await client.request('textDocument/rename', { ...at, newName: '22' })).toBeTruthy();
    expect(await client.request('textDocument/formatting', { ...at, options: {} })).toEqual([]);
  });

  it('may be nothing', async () => {
    client = await startServer({ capabilities: {}, options: null, processId: null });
    await client.open(URI, DOWN);
    expect((await client.pushed(URI)).map(({ code }) => code)).toEqual(['ladder-down']);
  });
});
