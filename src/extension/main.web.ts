/**
 * The extension in VS Code's worker host, as on vscode.dev. The host loads one file and knows no way to a second one, so
 * the rest is fetched, as the host itself fetches this file, and imported as a module from a Blob: its default export is a
 * function that wraps a CommonJS module (scripts/build.mjs), for the host's `vscode` is no module that could be imported.
 */
import * as vscode from 'vscode';
import { type Api, activateStub } from './stub';

interface Wrapped {
  default(module: { exports: unknown }, exports: unknown, require: (name: string) => unknown): void;
}

export function activate(context: vscode.ExtensionContext): Api {
  return activateStub(context, async () => {
    const place = vscode.Uri.joinPath(context.extensionUri, 'dist/client.web.js').toString(true);
    const text = await (await fetch(place)).text();
    const url = URL.createObjectURL(new Blob([text, `\n//# sourceURL=${place}`], { type: 'text/javascript' }));
    try {
      const wrapped: Wrapped = await import(url);
      const module = { exports: {} };
      wrapped.default(module, module.exports, () => vscode);
      return module.exports as Awaited<ReturnType<Parameters<typeof activateStub>[1]>>;
    } finally {
      URL.revokeObjectURL(url);
    }
  });
}

export { deactivate } from './stub';
