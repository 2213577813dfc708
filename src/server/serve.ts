import {
  CodeLensRefreshRequest,
  type Connection,
  DidChangeConfigurationNotification,
  type InitializeResult,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { version } from '../../package.json';
import { serviceWords } from '../service/words';
import type { Runner } from '../tasks';
import type { Language } from '../words';
import { provideActions } from './actions';
import { openBoards } from './boards';
import { type Client, clientOf } from './client';
import { provideCommands } from './commands';
import { provideCompletion } from './completion';
import { newCounter } from './counter';
import { provideDiagnostics } from './diagnostics';
import { provideTextFeatures } from './features';
import { provideReading } from './reading';
import type { Session } from './session';
import { settingsPort } from './settings';

/** What the server needs of the place where it runs. */
export interface Host {
  /** Does something once the messages that have come by now are read. */
  soon(act: () => void): void;
  /** The address of a finding's page that ships with this server; null where none does. */
  page(code: string, language: Language): string | null;
  readonly runner: Runner;
}

/** Serves one client over a connection until it ends. */
export function serve(connection: Connection, host: Host): void {
  connection.onInitialize(params => {
    const client = clientOf(params);
    const settings = settingsPort(connection, client);
    const counter = newCounter();
    const { pageUri } = client.options;
    /** Where the page of each finding is that has been met. */
    const pages = new Map<string, string | null>();
    const session: Session = {
      connection,
      client,
      settings,
      counter,
      words: serviceWords(client.language),
      boards: openBoards(settings, counter, !client.pullsDiagnostics || client.refreshesDiagnostics),
      pageUri(code) {
        const known = pages.get(code);
        if (known !== undefined) return known;
        const page = pageUri?.replace('{code}', code) ?? host.page(code, client.language);
        pages.set(code, page);
        return page;
      },
      soon: host.soon,
      runner: host.runner,
    };
    session.boards.documents.listen(connection);
    const diagnostics = provideDiagnostics(session);
    connection.onInitialized(() => {
      if (client.registersConfiguration) {
        connection.client.register(DidChangeConfigurationNotification.type, { section: 'snl' }).catch(() => undefined);
      }
    });
    connection.onDidChangeConfiguration(change => {
      settings.change(change.settings);
      diagnostics.refresh();
      if (client.refreshesLenses) connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
      if (client.refreshesHints) connection.languages.inlayHint.refresh().catch(() => undefined);
    });
    if (client.options.counts) connection.onRequest('snl/counts', () => counter);
    return answerOf(client, {
      ...provideTextFeatures(session),
      ...provideActions(session),
      ...provideCompletion(session),
      ...provideReading(session),
      ...provideCommands(session),
    });
  });
  connection.listen();
}

function answerOf({ pullsDiagnostics }: Client, features: ServerCapabilities): InitializeResult {
  const capabilities: ServerCapabilities = {
    positionEncoding: 'utf-16',
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    ...features,
  };
  if (pullsDiagnostics) {
    capabilities.diagnosticProvider = { identifier: 'snl', interFileDependencies: false, workspaceDiagnostics: false };
  }
  return { capabilities, serverInfo: { name: 'snl', version } };
}
