/** Findings for the client: pulled where it pulls, else pushed. Never both. */
import {
  type Diagnostic,
  DocumentDiagnosticReportKind,
  LSPErrorCodes,
  MessageType,
  ResponseError,
} from 'vscode-languageserver';
import type { OpenBoard } from './boards';
import { diagnosticOf } from './convert';
import { type Session, tell } from './session';
import { turnsLater } from './turns';

/** Whoever types without end has findings once in so many milliseconds. */
const LONGEST_TYPING = 1000;

export interface Diagnostics {
  /** All documents are to be looked at again: a setting has changed, or a number is known by now. */
  refresh(): void;
}

/** Registers findings, to be pulled or pushed as the client is able. */
export function provideDiagnostics(session: Session): Diagnostics {
  return session.client.pullsDiagnostics ? answerPulls(session) : push(session);
}

function answerPulls(session: Session): Diagnostics {
  const { client, boards, connection } = session;
  const items = itemsOf(session);
  const refresh = () => {
    if (client.refreshesDiagnostics) connection.languages.diagnostics.refresh().catch(() => undefined);
  };
  const later = turnsLater(session, refresh);
  connection.languages.diagnostics.on(async ({ textDocument: { uri }, previousResultId }, token) => {
    await lastOfMany(session, uri);
    if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
    const board = await boards.get(uri);
    if (board === null) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const resultId = String(board.id);
    if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    const found = items(board);
    later(board);
    return { kind: DocumentDiagnosticReportKind.Full, resultId, items: found };
  });
  return { refresh };
}

function push(session: Session): Diagnostics {
  const { boards, connection, counter } = session;
  const items = itemsOf(session);
  const later = turnsLater(session, uri => void publish(uri));
  const due = new Set<string>();
  /** The documents for which the client has findings, or has been told that there are none. */
  const told = new Set<string>();

  /** Checks the newest version; however often it is asked while a check is due, once. */
  async function publish(uri: string): Promise<void> {
    if (due.has(uri)) return;
    due.add(uri);
    await lastOfMany(session, uri);
    due.delete(uri);
    try {
      const board = await boards.get(uri);
      if (board === null) return takeBack(uri);
      const { version } = board.document;
      const diagnostics = items(board);
      later(board);
      counter.published++;
      told.add(uri);
      await connection.sendDiagnostics({ uri, version, diagnostics });
    } catch (error) {
      // A newer version has come: its own check is due.
      if (!(error instanceof ResponseError)) connection.console.error(String(error));
    }
  }

  /** What is closed, or no board any more, has no findings; of what never was one nothing is said. */
  async function takeBack(uri: string): Promise<void> {
    if (told.delete(uri)) await connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  boards.documents.onDidChangeContent(({ document }) => void publish(document.uri));
  boards.documents.onDidClose(({ document }) => void takeBack(document.uri));
  return {
    refresh() {
      for (const uri of boards.documents.keys()) void publish(uri);
    },
  };
}

/** A board's findings as the client shows them; cut at the limit, of which the person is told once. */
function itemsOf({ client, words, pageUri, connection, boards }: Session): (board: OpenBoard) => Diagnostic[] {
  const told = new Set<string>();
  boards.documents.onDidClose(({ document }) => void told.delete(document.uri));
  return ({ findings, document, settings }) => {
    const shown = findings.slice(0, settings.mostFindings);
    if (shown.length < findings.length && !told.has(document.uri)) {
      told.add(document.uri);
      tell(connection, MessageType.Warning, words.service.findingsCut(shown.length, findings.length));
    }
    return shown.map(finding => diagnosticOf(document, finding, client, words, pageUri));
  };
}

/** Lets what was typed during the last check be read before the next: of many edits that have come by now only the last is checked. */
async function lastOfMany({ soon, boards: { documents } }: Session, uri: string): Promise<void> {
  const versionNow = () => documents.get(uri)?.version;
  const start = performance.now();
  let version: number | undefined;
  do {
    version = versionNow();
    await new Promise<void>(soon);
  } while (versionNow() !== version && performance.now() - start < LONGEST_TYPING);
}
