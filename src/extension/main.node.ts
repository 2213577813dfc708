/** The extension in VS Code's Node.js host. */
import type { ExtensionContext } from 'vscode';
import { type Api, activateStub } from './stub';

export function activate(context: ExtensionContext): Api {
  return activateStub(context, async () => require('./client.js'));
}

export { deactivate } from './stub';
