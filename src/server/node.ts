import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConnection } from 'vscode-languageserver/node';
import { nodeRunner } from '../tasks/node';
import { type Host, serve } from './serve';

/** Serves the client that the arguments of this process tell of, until it ends. Throws where they tell of none. */
export function serveNode(): void {
  // A fault that nobody caught is told to the client, and the server goes on: the next version of the text may not have it.
  const connection = createConnection();
  process.on('uncaughtException', error => connection.console.error(String(error?.stack ?? error)));
  process.on('unhandledRejection', reason => connection.console.error(String(reason)));
  serve(connection, host);
}

const host: Host = {
  // A bundle that serves is also the bundle that its workers are made of.
  runner: nodeRunner(__filename),
  // Twice: of the messages that have come, one is read between two of these.
  soon: act => void setImmediate(() => setImmediate(act)),
  page(code, language) {
    const file = join(__dirname, 'findings', language, `${code}.md`);
    return existsSync(file) ? pathToFileURL(file).href : null;
  },
};
