/** The rest of the extension in VS Code's worker host: the server is a worker. */
import { type ExtensionContext, Uri } from 'vscode';
import { BrowserMessageReader, BrowserMessageWriter, LanguageClient } from 'vscode-languageclient/browser';
import { type Session, startSession } from './session';

/** A worker tells nobody that it ended: what it throws and does not catch counts as its end. */
class WorkerReader extends BrowserMessageReader {
  constructor(worker: Worker) {
    super(worker);
    worker.addEventListener('error', () => {
      worker.terminate();
      this.fireClose();
    });
  }
}

export function start(context: ExtensionContext): Promise<Session> {
  const place = Uri.joinPath(context.extensionUri, 'dist', 'server.worker.js').toString(true);
  let worker: Worker | undefined;
  const connect = async () => {
    worker?.terminate();
    worker = new Worker(place);
    return { reader: new WorkerReader(worker), writer: new BrowserMessageWriter(worker) };
  };
  return startSession(context, (name, options) => ({
    client: new LanguageClient('snl', name, connect, options),
    worker: () => worker,
  }));
}
