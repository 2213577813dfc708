/** The rest of the extension in VS Code's Node.js host: the server is a process of its own. */
import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { type Session, startSession } from './session';

export function start(context: ExtensionContext): Promise<Session> {
  const server = {
    module: Uri.joinPath(context.extensionUri, 'dist', 'server.js').fsPath,
    transport: TransportKind.ipc,
  };
  return startSession(context, (name, options) => ({
    client: new LanguageClient('snl', name, { run: server, debug: server }, options),
  }));
}
