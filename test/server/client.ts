/** A language client for tests: it speaks real JSON-RPC to the built server, and keeps what it is told. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  type ClientCapabilities,
  createMessageConnection,
  type Diagnostic,
  type InitializeParams,
  type InitializeResult,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

export const ROOT = `${process.cwd()}/`;
export const SERVER = `${ROOT}dist/server.js`;
export const CLI = `${ROOT}dist/cli.js`;

/** What a client of our days can do; tests take parts away. */
export const FULL: ClientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    applyEdit: true,
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceEdit: { documentChanges: true },
    workspaceFolders: true,
    diagnostics: { refreshSupport: true },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
  textDocument: {
    publishDiagnostics: {
      relatedInformation: true,
      codeDescriptionSupport: true,
      tagSupport: { valueSet: [1, 2] },
      versionSupport: true,
      dataSupport: true,
    },
    diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['', 'quickfix', 'source', 'source.fixAll'] } },
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    definition: { linkSupport: true },
    rename: { prepareSupport: true },
    foldingRange: { rangeLimit: 5000 },
  },
};

/** The same client without pulling: findings are pushed to it. */
export const PUSHED: ClientCapabilities = without(FULL, 'textDocument.diagnostic');

/** Capabilities without the one at a path such as `textDocument.diagnostic`. */
export function without(capabilities: ClientCapabilities, path: string): ClientCapabilities {
  const copy = structuredClone(capabilities);
  const keys = path.split('.');
  const last = keys.pop()!;
  let at = copy as Record<string, unknown>;
  for (const key of keys) at = (at[key] ?? {}) as Record<string, unknown>;
  delete at[last];
  return copy;
}

export interface Start {
  readonly capabilities?: ClientCapabilities;
  readonly locale?: string;
  readonly options?: unknown;
  /** What is answered when the server asks for its section of the settings; may come late. */
  readonly settings?: () => unknown;
  readonly command?: readonly [string, ...string[]];
  readonly processId?: number | null;
  /** What another client said, in the place of all that is said here. */
  readonly initialize?: InitializeParams;
  /** What it answered to each question of the server. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

export interface TestClient {
  readonly connection: MessageConnection;
  readonly process: ChildProcess;
  readonly result: InitializeResult;
  /** Every message that the server sent of its own accord, with its method. */
  readonly told: { readonly method: string; readonly params: unknown }[];
  open(uri: string, text: string, languageId?: string, version?: number): Promise<void>;
  change(uri: string, version: number, contentChanges: readonly unknown[]): Promise<void>;
  /** Waits for the findings that are pushed for a document, of this version or a later one. */
  pushed(uri: string, version?: number): Promise<Diagnostic[]>;
  /** Waits until the server asks or tells this. */
  asked(method: string): Promise<void>;
  pull(uri: string, previousResultId?: string): Promise<{ kind: string; resultId?: string; items: Diagnostic[] }>;
  request<R>(method: string, params: unknown): Promise<R>;
  /** Asks a command of the server. */
  command<R>(command: string, ...args: unknown[]): Promise<R>;
  counts(): Promise<{ parses: number; checks: number; published: number }>;
  /** Ends the server as the protocol has it; gives its exit code. */
  stop(): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left. */
export function endAll(): void {
  for (const child of running) child.kill();
  running.clear();
}

export async function startServer(start: Start = {}): Promise<TestClient> {
  const [program, ...args] = start.command ?? [process.execPath, SERVER, '--stdio'];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  running.add(child);
  const ended = new Promise<number | null>(resolve => child.on('exit', code => resolve(code)));
  void ended.then(() => running.delete(child));
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout!),
    new StreamMessageWriter(child.stdin!),
  );
  const told: { method: string; params: unknown }[] = [];
  const waiting = new Set<() => void>();
  const note = (method: string, params: unknown) => {
    told.push({ method, params });
    for (const wake of waiting) wake();
  };
  connection.onUnhandledNotification(({ method, params }) => note(method, params));
  connection.onRequest((method, params) => {
    note(method, params);
    if (start.answers !== undefined) return start.answers[method] ?? null;
    if (method !== 'workspace/configuration') return null;
    return Promise.all((params as { items: unknown[] }).items.map(() => start.settings?.() ?? null));
  });
  connection.listen();
  const parameters: InitializeParams = start.initialize ?? {
    processId: start.processId === undefined ? process.pid : start.processId,
    rootUri: null,
    capabilities: start.capabilities ?? FULL,
    locale: start.locale,
    initializationOptions: start.options ?? { counts: true },
    workspaceFolders: null,
  };
  const result: InitializeResult = await connection.sendRequest('initialize', parameters);
  await connection.sendNotification('initialized', {});

  const more = () =>
    new Promise<void>(resolve => {
      const wake = () => {
        waiting.delete(wake);
        resolve();
      };
      waiting.add(wake);
    });

  const client: TestClient = {
    connection,
    process: child,
    result,
    told,
    open: (uri, text, languageId = 'snl', version = 1) =>
      connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId, version, text } }),
    change: (uri, version, contentChanges) =>
      connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges }),
    async pushed(uri, version = 1) {
      for (;;) {
        const params = told
          .filter(({ method }) => method === 'textDocument/publishDiagnostics')
          .map(message => message.params as { uri: string; version?: number; diagnostics: Diagnostic[] })
          .findLast(each => each.uri === uri && (each.version ?? 0) >= version);
        if (params !== undefined) return params.diagnostics;
        await more();
      }
    },
    async asked(wanted) {
      while (!told.some(({ method }) => method === wanted)) await more();
    },
    pull: (uri, previousResultId) =>
      connection.sendRequest('textDocument/diagnostic', { textDocument: { uri }, identifier: 'snl', previousResultId }),
    request: (method, params) => connection.sendRequest(method, params),
    command: (command, ...args) => connection.sendRequest('workspace/executeCommand', { command, arguments: args }),
    counts: () => connection.sendRequest('snl/counts'),
    async stop() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      return ended;
    },
  };
  return client;
}
