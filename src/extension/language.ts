/** What the language client is told, and what it does when its server dies. */
import { env, type LogOutputChannel } from 'vscode';
import { CloseAction, ErrorAction, type ErrorHandler, type LanguageClientOptions } from 'vscode-languageclient/browser';
import type { InitializationOptions } from '../protocol/server';
import { isCopy } from './copies';
import type { Dialogs } from './dialogs';
import { DOCS_SCHEME, LANGUAGES } from './ids';
import type { Texts } from './texts';

/** So many ends of the server within the time are met with a new start; one more, and it stays down. */
const RESTARTS = 4;
const WITHIN_MS = 3 * 60 * 1000;

export interface Restarting extends ErrorHandler {
  /** What has been is forgotten: a person has started the server anew. */
  forget(): void;
}

/** Starts a server that died, says so once, and gives up when it dies again and again. */
export function restarting(words: Texts, dialogs: Dialogs, giveUp: (why: string) => void): Restarting {
  const ends: number[] = [];
  let told = false;
  return {
    forget: () => {
      ends.length = 0;
      told = false;
    },
    // It is written to the log, and the end of the connection, if it comes to that, is met below.
    error: () => ({ action: ErrorAction.Continue, handled: true }),
    closed: () => {
      const now = Date.now();
      ends.push(now);
      while (now - ends[0] > WITHIN_MS) ends.shift();
      if (ends.length > RESTARTS) {
        const why = words.serverGaveUp(ends.length);
        giveUp(why);
        return { action: CloseAction.DoNotRestart, message: why, handled: true };
      }
      if (!told) void dialogs.tell('warning', words.serverRestarted);
      told = true;
      return { action: CloseAction.Restart, message: words.serverRestarted, handled: true };
    },
  };
}

/** The page of the finding `code` in the person's language. */
export function docsUri(language: string, code: string): string {
  return `${DOCS_SCHEME}:/${language}/${code}.md`;
}

/** What the client of either host is told. */
export function clientOptions(
  language: string,
  outputChannel: LogOutputChannel,
  errorHandler: ErrorHandler,
): LanguageClientOptions {
  const initializationOptions: InitializationOptions = {
    locale: env.language,
    pageUri: docsUri(language, '{code}'),
    lensCommands: { solve: 'snl.solve', play: 'snl.play', analyse: 'snl.analyse' },
  };
  return {
    documentSelector: LANGUAGES.map(id => ({ language: id })),
    initializationOptions,
    outputChannel,
    errorHandler,
    diagnosticPullOptions: { onChange: true, onTabs: false, match: (_selector, uri) => !isCopy(uri) },
    middleware: {
      // A copy is never opened at the server, so nothing can be asked about it.
      didOpen: (document, next) => (isCopy(document.uri) ? Promise.resolve() : next(document)),
      didChange: (event, next) => (isCopy(event.document.uri) ? Promise.resolve() : next(event)),
      didClose: (document, next) => (isCopy(document.uri) ? Promise.resolve() : next(document)),
      didSave: (document, next) => (isCopy(document.uri) ? Promise.resolve() : next(document)),
    },
  };
}
