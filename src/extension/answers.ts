/** Asks the server about boards, and shows what it answers. */
import { CancellationTokenSource, type OutputChannel, type TextDocument } from 'vscode';
import { LSPErrorCodes, ResponseError, State } from 'vscode-languageclient/browser';
import { type Answer, SERVER_COMMANDS } from '../protocol/server';
import { nameOf } from './boards';
import type { Dialogs } from './dialogs';
import type { Server } from './server';
import type { Texts } from './texts';

/** Of the answer "fewest throws" what the status needs. */
export interface FewestThrows {
  readonly throws: number | null;
}

export interface Answers {
  /** Asks a command of the server about a board. Throws what the server refuses, and where there is no server. */
  ask<Json>(command: string, document: TextDocument, signal?: AbortSignal): Promise<Answer<Json>>;
  /** Asks any command of the server. */
  call<Result>(command: string, argument: unknown): Promise<Result>;
  /** The same, for a person: the short answer as a message, all of it in the output channel. */
  answer<Json>(question: 'solve' | 'analyse', document: TextDocument): Promise<Answer<Json> | undefined>;
}

export function answers(server: Server, words: Texts, dialogs: Dialogs, output: OutputChannel): Answers {
  async function call<Result>(command: string, argument: unknown, signal?: AbortSignal): Promise<Result> {
    await server.ready();
    const source = new CancellationTokenSource();
    const cancel = () => source.cancel();
    signal?.addEventListener('abort', cancel);
    try {
      return await server.client.sendRequest(
        'workspace/executeCommand',
        { command, arguments: [argument] },
        source.token,
      );
    } finally {
      signal?.removeEventListener('abort', cancel);
      source.dispose();
    }
  }

  async function ask<Json>(command: string, document: TextDocument, signal?: AbortSignal): Promise<Answer<Json>> {
    const uri = server.client.code2ProtocolConverter.asUri(document.uri);
    return call<Answer<Json>>(command, { uri, version: document.version }, signal);
  }

  async function answer<Json>(
    question: 'solve' | 'analyse',
    document: TextDocument,
  ): Promise<Answer<Json> | undefined> {
    const command = SERVER_COMMANDS[question];
    try {
      const given = await ask<Json>(command, document).catch(error => {
        if (isStale(error)) return ask<Json>(command, document);
        throw error;
      });
      const name = nameOf(document.uri);
      output.appendLine(words.answerFor(words[question], name));
      output.appendLine('');
      output.appendLine(given.text.trimEnd());
      output.appendLine('');
      void dialogs
        .tell(given.ok ? 'info' : 'warning', given.headline, words.showAnswer)
        .then(pressed => pressed && output.show(true));
      return given;
    } catch (error) {
      const running = server.client.state === State.Running;
      const text = !running ? words.serverDown : isStale(error) ? words.boardChanged : words.failed(reasonOf(error));
      void dialogs.tell('error', text);
      return undefined;
    }
  }

  return { ask, call, answer };
}

const isStale = (error: unknown) => error instanceof ResponseError && error.code === LSPErrorCodes.ContentModified;

/** Why something failed, in the words of what failed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
