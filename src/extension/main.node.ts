/** The extension in VS Code's Node.js host: the server is a process. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ExtensionContext } from 'vscode';
import type { StartServer } from './port';
import { type Api, activateStub } from './stub';

/** So long a server may take over its own end. */
const END_MS = 2000;

export function activate(context: ExtensionContext): Api {
  const startServer: StartServer = log => {
    const child = fork(
      join(context.extensionPath, 'dist/server.js'),
      ['--node-ipc', `--clientProcessId=${process.pid}`],
      // Not the debugging options of this process. VS Code's program is Node.js only if it is told so.
      { execArgv: [], silent: true, env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', ELECTRON_NO_ASAR: '1' } },
    );
    child.stdout?.on('data', text => log(String(text)));
    child.stderr?.on('data', text => log(String(text)));
    return {
      // An error in sending is the server's end, of which `exit` tells.
      post: message => void child.send(message as object, () => undefined),
      onMessage: take => void child.on('message', take),
      onEnd: ended => {
        child.once('exit', ended);
        child.once('error', ended);
      },
      end: () => void setTimeout(() => child.kill(), END_MS).unref(),
      native: child,
    };
  };
  return activateStub(context, startServer, async file => require(join(__dirname, file)));
}

export { deactivate } from './stub';
