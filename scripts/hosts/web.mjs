// Host 2: VS Code 1.137 in the browser alone, with its worker extension host.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeWeb, root, webCommit } from './place.mjs';
import { freePort } from './server.mjs';

/** Serves it, with the extension, a folder of this machine (its copy in memory is written to) and perhaps a test module. */
export async function serveWebHost({ folder, tests, port }) {
  const at = port ?? (await freePort());
  const workerData = {
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
  };
  const server = new Worker(new URL('web-server.mjs', import.meta.url), { workerData, stdout: true, stderr: true });
  const failed = new Promise((_, reject) => server.once('error', reject));
  const address = `http://localhost:${at}/`;
  const up = async () => {
    while (
      !(await fetch(`${address}callback`).then(
        answer => answer.ok,
        () => false,
      ))
    )
      await wait(50);
  };
  await Promise.race([up(), failed]);
  return { address: () => address, close: () => server.terminate() };
}
