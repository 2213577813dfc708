/** The one server for all boards: started with the first of them, and again when it is asked to or dies. */
import type { LogOutputChannel } from 'vscode';
import { type BaseLanguageClient, State } from 'vscode-languageclient/browser';
import { Client } from './client';
import type { Dialogs } from './dialogs';
import { clientOptions, restarting } from './language';
import type { ServerPort, StartServer } from './port';
import type { Texts } from './texts';

export interface Server {
  readonly client: BaseLanguageClient;
  /** Resolves when the server answers, after a start that is under way too; rejects where there is none. */
  ready(): Promise<void>;
  restart(): Promise<void>;
  /** The process or worker; for tests. */
  native(): unknown;
  stop(): Promise<void>;
}

/** Starts the server. Nobody waits for it here: whatever asks it something waits for itself. */
export function openServer(
  startServer: StartServer,
  language: string,
  words: Texts,
  dialogs: Dialogs,
  log: LogOutputChannel,
): Server {
  let port: ServerPort | undefined;
  const connect = () => {
    port = startServer(text => log.info(text));
    return port;
  };
  const handler = restarting(words, dialogs, offerRestart);
  const client = new Client('snl', words.server, clientOptions(language, log, handler), connect);

  let starting = client.start();
  starting.catch(error => {
    log.error(error);
    void offerRestart(words.serverDown);
  });

  async function offerRestart(why: string): Promise<void> {
    if (await dialogs.tell('error', why, words.restart)) await restart();
  }

  async function ready(): Promise<void> {
    await starting;
    // The client starts a server that died by itself.
    if (client.state === State.Starting) await client.start();
    if (client.state !== State.Running) throw new Error(words.serverDown);
  }

  async function restart(): Promise<void> {
    handler.forget();
    starting = starting
      .catch(() => undefined)
      .then(() => (client.needsStop() ? client.stop() : undefined))
      .then(() => client.start());
    await starting;
  }

  return { client, ready, restart, native: () => port?.native, stop: () => client.dispose() };
}
