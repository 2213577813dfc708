/** The command line `snl`. One file for its process and for all its threads; each loads only what it needs. */
import { isMainThread } from 'node:worker_threads';

void begin();

async function begin(): Promise<void> {
  if (isMainThread) return (await import('./process')).runProcess();
  const { serveTasks } = await import('../tasks/node');
  // Else this thread was started for a part of a command's work.
  if (!serveTasks()) await (await import('./thread')).runThread();
}
