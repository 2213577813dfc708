/** All of the extension that a board needs, put together once a board or a command needs it. */
import { type ExtensionContext, env, type TextDocument, type Uri, type WebviewPanel, window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient/browser';
import { languageOf } from '../words/language';
import { type Answers, answers } from './answers';
import { boardCommands } from './commands';
import { type Dialogs, dialogs as realDialogs } from './dialogs';
import { pageOfFinding } from './docs';
import type { Command } from './ids';
import { Client, clientOptions, restarting } from './language';
import { boardPages, type Pages } from './pages';
import type { ServerPort, StartServer } from './port';
import { showStatus } from './status';
import { textsOf } from './texts';

export interface Session {
  /** Does a command; gives what it answers, when it is answered, not when its message is closed. */
  run(command: Command, args: readonly unknown[]): Promise<unknown>;
  openPage(document: TextDocument, panel: WebviewPanel): void;
  /** The text of a page of documentation. */
  docs(uri: Uri): Promise<string>;
  stop(): Promise<void>;
  /** For tests: what a person would see and press. */
  readonly inside: {
    readonly client: BaseLanguageClient;
    /** The server's process or worker. */
    server(): unknown;
    readonly dialogs: Dialogs;
    readonly pages: Pages;
    readonly answers: Answers;
    status(): string | undefined;
  };
}

/** Starts the client and all that listens. The server's start is not awaited: what asks it waits for itself. */
export async function startSession(context: ExtensionContext, startServer: StartServer): Promise<Session> {
  const language = languageOf(env.language);
  const words = textsOf(language);
  const dialogs: Dialogs = { ...realDialogs };
  const log = window.createOutputChannel(words.server, { log: true });
  const output = window.createOutputChannel(words.channel);

  const restart = () => void run('snl.restartServer', []);
  let port: ServerPort | undefined;
  const connect = () => {
    port = startServer(text => log.info(text));
    return port;
  };
  const options = clientOptions(language, log, restarting(words, dialogs, restart));
  const client = new Client('snl', words.server, options, connect);
  const started = client.start().catch(error => {
    log.error(error);
    void dialogs.tell('error', words.serverDown, words.restart).then(pressed => pressed && restart());
  });

  const asks = answers(client, started, words, dialogs, output);
  const pages = boardPages(context, language, dialogs, code => run('snl.explain', [code]));
  const status = showStatus(asks, words);
  const run = boardCommands({ client, answers: asks, pages, dialogs, language, codes: findingCodes(context) });
  context.subscriptions.push(log, output, pages, status);

  return {
    run,
    openPage: pages.open,
    docs: uri => pageOfFinding(asks, uri),
    stop: () => client.dispose(),
    inside: { client, server: () => port?.native, dialogs, pages, answers: asks, status: status.text },
  };
}

/** The codes of all findings, as the manifest names them for the setting of their levels. */
function findingCodes(context: ExtensionContext): string[] {
  return Object.keys(context.extension.packageJSON.contributes.configuration.properties['snl.levels'].properties);
}
