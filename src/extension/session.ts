/** All of the extension that a board needs, put together once a board or a command needs it. */
import { type ExtensionContext, env, type TextDocument, type Uri, type WebviewPanel, window } from 'vscode';
import { languageOf } from '../words/language';
import { type Answers, answers } from './answers';
import { boardCommands } from './commands';
import { type Dialogs, dialogs as realDialogs } from './dialogs';
import { pageOfFinding } from './docs';
import type { Command } from './ids';
import { keepOverMoves } from './moves';
import { boardPages, type Pages } from './pages';
import type { StartServer } from './port';
import { boardPreviews } from './previews';
import { openServer, type Server } from './server';
import { showStatus } from './status';
import { textsOf } from './texts';

export interface Session {
  /** Does a command; gives what it answers, when it is answered, not when its message is closed. */
  run(command: Command, args: readonly unknown[]): Promise<unknown>;
  openPage(document: TextDocument, panel: WebviewPanel): void;
  /** Fills a preview that VS Code has kept over a restart. */
  revive(panel: WebviewPanel, kept: unknown): Promise<void>;
  /** The text of a page of documentation. */
  docs(uri: Uri): Promise<string>;
  stop(): Promise<void>;
  /** For tests: what a person would see and press. */
  readonly inside: {
    readonly server: Server;
    readonly dialogs: Dialogs;
    readonly pages: Pages;
    readonly answers: Answers;
    status(): string | undefined;
  };
}

/** Starts the client and all that listens. */
export async function startSession(context: ExtensionContext, startServer: StartServer): Promise<Session> {
  const language = languageOf(env.language);
  const words = textsOf(language);
  const dialogs: Dialogs = { ...realDialogs };
  const log = window.createOutputChannel(words.server, { log: true });
  const output = window.createOutputChannel(words.channel);

  const server = openServer(startServer, language, words, dialogs, log);
  const asks = answers(server, words, dialogs, output);
  const pages = boardPages(context, language, dialogs, code => run('snl.explain', [code]));
  const previews = boardPreviews(context, pages);
  const status = showStatus(asks, pages, words);
  const run = boardCommands({
    server,
    answers: asks,
    pages,
    previews,
    dialogs,
    language,
    codes: findingCodes(context),
  });
  context.subscriptions.push(log, output, status, previews, keepOverMoves(pages), pages);

  return {
    run,
    openPage: pages.open,
    revive: previews.revive,
    docs: uri => pageOfFinding(asks, uri),
    stop: server.stop,
    inside: { server, dialogs, pages, answers: asks, status: status.text },
  };
}

/** The codes of all findings, as the manifest names them for the setting of their levels. */
function findingCodes(context: ExtensionContext): string[] {
  return Object.keys(context.extension.packageJSON.contributes.configuration.properties['snl.levels'].properties);
}
