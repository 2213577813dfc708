// Host 1: VS Code 1.100 with its Node.js extension host, served to a browser on this machine.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { codeServer, root, sweep, temporary } from './place.mjs';

/** A port that is free now. */
export function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * The extension in a folder of its own. In the project's folder stands the downloaded VS Code too, and what lies in the folder
 * that is being developed VS Code takes for files of that extension: its own themes and icons would not be shown.
 */
function extensionApart() {
  const folder = temporary('extension');
  for (const file of readdirSync(root)) {
    if (/^package(\.nls.*)?\.json$/.test(file)) cpSync(join(root, file), join(folder, file));
  }
  for (const part of ['dist', 'media', 'syntaxes']) symlinkSync(join(root, part), join(folder, part), 'junction');
  return folder;
}

/**
 * Starts the server. `address({folder, tests})` opens a development window of the extension with a folder, in which a test
 * module (a path in the project) runs if one is named. Settings are the person's; trust is asked for when `untrusted`.
 */
export async function serveNodeHost({ settings = {}, untrusted = false, port } = {}) {
  const at = port ?? (await freePort());
  const data = temporary('host');
  const extension = extensionApart();
  mkdirSync(join(data, 'data/User'), { recursive: true });
  const all = { 'security.workspace.trust.enabled': untrusted, 'workbench.startupEditor': 'none', ...settings };
  writeFileSync(join(data, 'data/User/settings.json'), JSON.stringify(all));
  const options = ['--without-connection-token', '--accept-server-license-terms', '--disable-telemetry'];
  const place = ['--host', '127.0.0.1', '--port', String(at), '--server-data-dir', data];
  const server = spawn(process.execPath, ['out/server-main.js', ...options, ...place], {
    cwd: join(codeServer.folder, 'lib/vscode'),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Also where this process ends in the middle of something.
  const endWith = () => server.kill();
  process.once('exit', endWith);
  await new Promise((up, fail) => {
    let said = '';
    server.stdout.on('data', text => {
      said += text;
      if (/listening on/i.test(said)) up();
    });
    server.once('error', fail);
    server.once('exit', code => fail(new Error(`The VS Code server ended with ${code}: ${said.slice(-500)}`)));
  });
  const remote = path => `vscode-remote://127.0.0.1:${at}${path}`;
  return {
    remote,
    address({ folder, tests, open = [] }) {
      const payload = [
        ['extensionDevelopmentPath', remote(extension)],
        ['skipWelcome', 'true'],
        ...(tests ? [['extensionTestsPath', remote(join(root, tests))]] : []),
        ...open.map(file => ['openFile', remote(file)]),
      ];
      const query = `folder=${encodeURIComponent(folder)}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
      return `http://127.0.0.1:${at}/?${query}`;
    },
    async close() {
      const ended = new Promise(resolve => server.once('exit', resolve));
      server.kill();
      process.off('exit', endWith);
      await ended;
      sweep(data);
      sweep(extension);
    },
  };
}
