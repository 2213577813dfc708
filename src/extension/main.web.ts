/** The extension in VS Code's worker host, as on vscode.dev: the server is a worker. */
import * as vscode from 'vscode';
import type { StartServer } from './port';
import { type Api, activateStub, type LoadBundle } from './stub';

interface Wrapped {
  default(module: { exports: unknown }, exports: unknown, require: (name: string) => unknown): void;
}

export function activate(context: vscode.ExtensionContext): Api {
  const place = (file: string) => vscode.Uri.joinPath(context.extensionUri, 'dist', file).toString(true);

  const startServer: StartServer = () => {
    const worker = new Worker(place('server.worker.js'));
    return {
      post: message => worker.postMessage(message),
      onMessage: take => worker.addEventListener('message', ({ data }) => take(data)),
      // A worker tells nobody that it ended: what it throws and does not catch counts as its end.
      onEnd: ended => worker.addEventListener('error', ended),
      end: () => worker.terminate(),
      native: worker,
    };
  };

  /**
   * This host loads one file and knows no way to a second one. So the rest is fetched, as the host itself fetches this file, and
   * imported from a Blob as a module whose default export is the CommonJS module as a function: `vscode` cannot be imported.
   */
  const load: LoadBundle = async file => {
    const text = await (await fetch(place(file))).text();
    const parts = ['export default function (module, exports, require) {', text, '\n}\n//# sourceURL=', place(file)];
    const url = URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }));
    try {
      const wrapped: Wrapped = await import(url);
      const module = { exports: {} };
      wrapped.default(module, module.exports, () => vscode);
      return module.exports;
    } finally {
      URL.revokeObjectURL(url);
    }
  };

  return activateStub(context, startServer, load);
}

export { deactivate } from './stub';
