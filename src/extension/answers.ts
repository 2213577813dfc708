/** Asks the server about boards, and shows what it answers. */
import { CancellationTokenSource, type OutputChannel, type TextDocument } from 'vscode';
import { LSPErrorCodes, ResponseError, State, WorkDoneProgress } from 'vscode-languageclient/browser';
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
  /**
   * Asks for a search that may take long: shown while it goes on, with the best so far, and ended by the person (then `undefined`).
   * The short answer is told as a message, all of it in the output channel.
   */
  search<Json>(command: string, argument: unknown, title: string): Promise<Answer<Json> | undefined>;
  /** Asks a question that a person has about a board, and tells the answer in the same way; `undefined` where there is none. */
  answer<Json>(question: 'solve' | 'analyse', document: TextDocument): Promise<Answer<Json> | undefined>;
}

/** Asks the server; `output` is where answers stand in full. */
export function answers(server: Server, words: Texts, dialogs: Dialogs, output: OutputChannel): Answers {
  let searches = 0;

  async function call<Result>(
    command: string,
    argument: unknown,
    signal?: AbortSignal,
    workDoneToken?: string,
  ): Promise<Result> {
    await server.ready();
    const source = new CancellationTokenSource();
    const cancel = () => source.cancel();
    signal?.addEventListener('abort', cancel);
    try {
      return await server.client.sendRequest(
        'workspace/executeCommand',
        { command, arguments: [argument], workDoneToken },
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
      tell(given, words.answerFor(words[question], nameOf(document.uri)));
      return given;
    } catch (error) {
      refused(error);
      return undefined;
    }
  }

  async function search<Json>(command: string, argument: unknown, title: string): Promise<Answer<Json> | undefined> {
    searches++;
    const token = `snl-search-${searches}`;
    try {
      await server.ready();
      return await dialogs.during(title, async (signal, tellBest) => {
        const listening = server.client.onProgress(WorkDoneProgress.type, token, value => {
          if (value.kind === 'report' && value.message) tellBest(value.message);
        });
        try {
          const given = await call<Answer<Json>>(command, argument, signal, token);
          tell(given, title);
          return given;
        } catch (error) {
          if (!signal.aborted) throw error;
          return undefined;
        } finally {
          listening.dispose();
        }
      });
    } catch (error) {
      refused(error);
      return undefined;
    }
  }

  /** Tells a person what was answered. */
  function tell({ headline, text, ok }: Answer<unknown>, heading: string): void {
    output.appendLine(heading);
    output.appendLine('');
    output.appendLine(text.trimEnd());
    output.appendLine('');
    void dialogs
      .tell(ok ? 'info' : 'warning', headline, words.showAnswer)
      .then(pressed => pressed && output.show(true));
  }

  function refused(error: unknown): void {
    const running = server.client.state === State.Running;
    const text = !running ? words.serverDown : isStale(error) ? words.boardChanged : words.failed(reasonOf(error));
    void dialogs.tell('error', text);
  }

  return { ask, call, answer, search };
}

const isStale = (error: unknown) => error instanceof ResponseError && error.code === LSPErrorCodes.ContentModified;

/** Why something failed, in the words of what failed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
