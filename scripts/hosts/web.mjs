// Host 2: VS Code 1.137 in the browser alone, with its worker extension host.
import { join } from 'node:path';
import { open } from '@vscode/test-web';
import { codeWeb, root, webCommit } from './place.mjs';
import { freePort } from './server.mjs';

/** Serves it, with the extension, a folder of this machine (its copy in memory is written to) and perhaps a test module. */
export async function serveWebHost({ folder, tests, port }) {
  const at = port ?? (await freePort());
  const running = await open({
    browserType: 'none',
    quality: 'stable',
    commit: webCommit,
    testRunnerDataDir: join(codeWeb.folder, '..'),
    esm: true,
    // Not 127.0.0.1: its webviews live on names below localhost.
    host: 'localhost',
    port: at,
    extensionDevelopmentPath: root,
    extensionTestsPath: tests && join(root, tests),
    folderPath: folder,
  });
  return { address: () => `http://localhost:${at}/`, close: async () => running.dispose() };
}
