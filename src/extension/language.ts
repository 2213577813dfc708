/** The language client: one server for all boards, started with the first, started again when it dies, but not for ever. */
import { env, type LogOutputChannel } from 'vscode';
// The entry for browsers: it needs of its surroundings only what Node.js has too.
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  BaseLanguageClient,
  CloseAction,
  type DataCallback,
  ErrorAction,
  type ErrorHandler,
  type LanguageClientOptions,
  type Message,
  type MessageTransports,
} from 'vscode-languageclient/browser';
import type { InitializationOptions } from '../protocol/server';
import { isCopy } from './copies';
import type { Dialogs } from './dialogs';
import { DOCS_SCHEME, LANGUAGES } from './ids';
import type { ServerPort } from './port';
import type { Texts } from './texts';

/** So many ends of the server within the time are met with a new start; one more, and it stays down. */
const RESTARTS = 4;
const WITHIN_MS = 3 * 60 * 1000;

/** Starts a server that died, says so once, and gives up when it dies again and again. */
export function restarting(words: Texts, dialogs: Dialogs, restart: () => void): ErrorHandler {
  const ends: number[] = [];
  let told = false;
  return {
    error: () => ({ action: ErrorAction.Continue }),
    closed: () => {
      const now = Date.now();
      ends.push(now);
      while (now - ends[0] > WITHIN_MS) ends.shift();
      if (ends.length > RESTARTS) {
        dialogs.tell('error', words.serverGaveUp(ends.length), words.restart).then(pressed => pressed && restart());
        return { action: CloseAction.DoNotRestart, message: words.serverGaveUp(ends.length), handled: true };
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
    counts: true,
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

/** A client of whatever is at the other end of a port. */
export class Client extends BaseLanguageClient {
  private readonly connect: () => ServerPort;

  constructor(id: string, name: string, options: LanguageClientOptions, connect: () => ServerPort) {
    super(id, name, options);
    this.connect = connect;
  }

  protected override async createMessageTransports(): Promise<MessageTransports> {
    const port = this.connect();
    return { reader: new PortReader(port), writer: new PortWriter(port) };
  }
}

class PortReader extends AbstractMessageReader {
  private readonly port: ServerPort;

  constructor(port: ServerPort) {
    super();
    this.port = port;
    port.onEnd(() => this.fireClose());
  }

  listen(take: DataCallback): { dispose(): void } {
    this.port.onMessage(message => take(message as Message));
    return { dispose: () => undefined };
  }
}

class PortWriter extends AbstractMessageWriter {
  private readonly port: ServerPort;

  constructor(port: ServerPort) {
    super();
    this.port = port;
  }

  async write(message: Message): Promise<void> {
    this.port.post(message);
  }

  end(): void {
    this.port.end();
  }
}
