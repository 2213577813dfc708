/** Long work in workers. A webview starts them only from Blobs, so the worker's script is fetched once. */
import type { Runner } from '../tasks';
import { blobRunner } from '../tasks/web';

let runner: Promise<Runner> | null = null;

/** The runner of the page's tasks; the address of the extension's files stands in the document. */
export function taskRunner(): Promise<Runner> {
  runner ??= blobRunner(async () => {
    const answer = await fetch(`${document.body.dataset.dist?.replace(/\/$/, '')}/tasks.worker.js`);
    return answer.text();
  });
  return runner;
}
