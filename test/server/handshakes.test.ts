/** The sessions of real editors, as test/server/handshakes has them, with the server of today. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CodeAction,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  Hover,
  InitializeParams,
  InitializeResult,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { endAll, ROOT, startServer } from './client';

const FOLDER = `${ROOT}test/server/handshakes`;

afterAll(endAll);

/** What a client said: a question, or something to take note of. */
interface Said {
  readonly request?: string;
  readonly notification?: string;
  readonly params: unknown;
}

interface Handshake {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly messages: readonly Said[];
}

/** What came of a session. */
interface Session {
  readonly capabilities: InitializeResult['capabilities'];
  /** What the server asked and told of its own accord, each once. */
  readonly told: readonly string[];
  /** The findings of each version of the document that had been said when they were asked for, or came. */
  readonly findings: readonly (readonly Diagnostic[])[];
  /** The last answer to each question. */
  answer<Answer>(method: string): Answer;
  /** The document after an edit that the server gave. */
  readonly after: Readonly<Record<'fix' | 'format' | 'rename', string>>;
  /** The document at the end, as the client's changes made it. */
  readonly text: string;
  readonly exit: number | null;
}

/** Says to the server what a client said, in its order, and waits for each answer. */
async function replay(name: string): Promise<Session> {
  const { answers, messages }: Handshake = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
  const [{ params: initialize }, , ...rest] = messages;
  const client = await startServer({ initialize: initialize as InitializeParams, answers });
  const pulls = client.result.capabilities.diagnosticProvider !== undefined;
  const findings: Diagnostic[][] = [];
  const given = new Map<string, unknown>();
  const after = { fix: '', format: '', rename: '' };
  let document = TextDocument.create('', '', 0, '');
  let resultId: string | undefined;

  for (const { request, notification, params } of rest) {
    if (notification !== undefined) {
      await client.connection.sendNotification(notification, params);
      if (notification === 'textDocument/didOpen') {
        const { uri, languageId, version, text } = (params as { textDocument: OpenedDocument }).textDocument;
        document = TextDocument.create(uri, languageId, version, text);
      } else if (notification === 'textDocument/didChange') {
        const { textDocument, contentChanges } = params as ChangedDocument;
        document = TextDocument.update(document, contentChanges, textDocument.version);
      } else continue;
      if (!pulls) findings.push(await client.pushed(document.uri, document.version));
      continue;
    }
    const method = request!;
    const asked = method === 'textDocument/diagnostic' ? { ...(params as object), previousResultId: resultId } : params;
    const answer = await client.request(method, asked);
    given.set(method, answer);
    if (method === 'textDocument/diagnostic') {
      const report = answer as { resultId: string; items?: Diagnostic[] };
      resultId = report.resultId;
      if (report.items !== undefined) findings.push(report.items);
    }
    const applied = (edits: readonly TextEdit[]) => TextDocument.applyEdits(document, [...edits]);
    const preferred = method === 'textDocument/codeAction' && (answer as CodeAction[]).find(each => each.isPreferred);
    if (preferred) after.fix = applied(editsOf(preferred.edit!));
    if (method === 'textDocument/formatting') after.format = applied(answer as TextEdit[]);
    if (method === 'textDocument/rename') after.rename = applied(editsOf(answer as WorkspaceEdit));
  }
  const told = [...new Set(client.told.map(each => each.method))].sort();
  const exit = await client.stop();
  const { capabilities } = client.result;
  const answerTo = <Answer>(method: string) => given.get(method) as Answer;
  return { capabilities, told, findings, answer: answerTo, after, text: document.getText(), exit };
}

interface OpenedDocument {
  readonly uri: string;
  readonly languageId: string;
  readonly version: number;
  readonly text: string;
}

interface ChangedDocument {
  readonly textDocument: { readonly version: number };
  readonly contentChanges: Parameters<typeof TextDocument.update>[1];
}

function editsOf({ changes, documentChanges }: WorkspaceEdit): TextEdit[] {
  const [change] = documentChanges ?? [];
  return (change !== undefined && 'edits' in change ? change.edits : Object.values(changes!).flat()) as TextEdit[];
}

/** What VS Code asks for and is told beyond others. */
const VS_CODE = {
  asked: [
    'client/registerCapability',
    'workspace/codeLens/refresh',
    'workspace/configuration',
    'workspace/diagnostic/refresh',
    'workspace/inlayHint/refresh',
  ],
  pulls: true,
  finding: ['code', 'codeDescription', 'message', 'range', 'severity', 'source'],
  versions: true,
  resolvesActions: true,
  preparesRename: true,
  hover: 'markdown',
  ladder: { insertTextFormat: 2, newText: 'ladder $1 -> $2' },
};

/** Neovim before it pulled. */
const NEOVIM = {
  asked: ['textDocument/publishDiagnostics'],
  pulls: false,
  finding: ['code', 'message', 'range', 'severity', 'source'],
  versions: false,
  resolvesActions: true,
  preparesRename: true,
  hover: 'markdown',
  ladder: { insertTextFormat: undefined, newText: 'ladder ' },
};

/** What is each client's own in the answers that it gets. */
const CLIENTS = {
  'vscode-1.100': VS_CODE,
  'vscode-1.137-web': VS_CODE,
  'neovim-0.7': NEOVIM,
  'neovim-0.10': { ...NEOVIM, asked: ['workspace/configuration'], pulls: true },
  'neovim-0.12': { ...NEOVIM, asked: ['workspace/configuration'], pulls: true, ladder: VS_CODE.ladder },
  'emacs-28': {
    ...NEOVIM,
    asked: ['textDocument/publishDiagnostics', 'workspace/configuration'],
    versions: true,
    resolvesActions: false,
    preparesRename: false,
    hover: 'plaintext',
  },
};

it('every session that was recorded is replayed', () => {
  const recorded = readdirSync(FOLDER).filter(name => name.endsWith('.json'));
  expect(recorded.map(name => name.replace('.json', '')).sort()).toEqual(Object.keys(CLIENTS).sort());
});

describe.each(Object.entries(CLIENTS))('%s', (name, expected) => {
  let session: Session;
  beforeAll(async () => {
    session = await replay(name);
  });

  it('is asked only what it can answer, and speaks in UTF-16 columns', () => {
    const { capabilities, told, exit } = session;
    expect(told).toEqual(expected.asked);
    expect(capabilities.positionEncoding).toBe('utf-16');
    expect(capabilities.textDocumentSync).toEqual({ openClose: true, change: 2 });
    expect(capabilities.diagnosticProvider !== undefined).toBe(expected.pulls);
    expect(exit).toBe(0);
  });

  it('has the finding, until it is mended, and that of the line that is typed', () => {
    const { findings } = session;
    const [first] = findings;
    expect(first).toHaveLength(1);
    expect(Object.keys(first[0]).sort()).toEqual(expected.finding);
    expect(first[0]).toMatchObject({
      range: { start: { line: 1, character: 7 }, end: { line: 1, character: 15 } },
      severity: 1,
      code: 'ladder-down',
      source: 'snl',
      message: 'The ladder at 21 leads down to 16.',
    });
    const told = findings.map(each => each.map(({ code, range }) => [code, range.start.line]));
    const changes = told.filter((each, index) => JSON.stringify(each) !== JSON.stringify(told[index - 1]));
    expect(changes).toEqual([[['ladder-down', 1]], [], [['syntax', 3]]]);
  });

  it('mends, formats and renames; its own changes make the same text', () => {
    const { after, text, answer, capabilities } = session;
    expect(after).toEqual({
      fix: 'board 6 x 5\nladder 16 -> 21\nsnake   27  to  1 "😀" # down\n',
      format: 'board 6 x 5\nladder 16 -> 21\nsnake  27 ->  1 "😀"  # down\n',
      rename: 'board 6 x 5\nladder 17 -> 21\nsnake  27 ->  1 "😀"  # down\n',
    });
    expect(text.replace(/\n$/, '')).toBe(`${after.rename}lad`);
    const { documentChanges, changes } = answer<WorkspaceEdit>('textDocument/rename');
    expect([documentChanges !== undefined, changes !== undefined]).toEqual([expected.versions, !expected.versions]);
    expect(capabilities.renameProvider).toEqual(expected.preparesRename ? { prepareProvider: true } : true);
    expect(capabilities.codeActionProvider).toMatchObject({ resolveProvider: expected.resolvesActions });
  });

  it('reads the cell, the outline and what is offered, as it can show them', () => {
    const { answer } = session;
    const { contents } = answer<Hover>('textDocument/hover');
    expect(contents).toMatchObject({ kind: expected.hover, value: expect.stringMatching(/Cell (21|17)\b/) });
    expect(JSON.stringify(contents).includes('**')).toBe(expected.hover === 'markdown');
    const symbols = answer<DocumentSymbol[]>('textDocument/documentSymbol');
    expect(symbols.map(each => [each.name, each.detail, each.selectionRange.start.line])).toEqual([
      ['board', '6 x 5', 0],
      ['Ladder 21 → 16', '', 1],
      ['Snake 27 → 1', '😀', 2],
    ]);
    const { items } = answer<CompletionList>('textDocument/completion');
    const { newText, insertTextFormat } = expected.ladder;
    const range = { start: { line: 3, character: 0 }, end: { line: 3, character: 3 } };
    expect(items[0]).toMatchObject({ label: 'ladder', textEdit: { range, newText } });
    expect(items[0].insertTextFormat).toBe(insertTextFormat);
  });
});
