/** The command line `snl`. One file for its process and for all its threads; each loads only what it needs. */
import { isMainThread, workerData } from 'node:worker_threads';

void begin();

async function begin(): Promise<void> {
  if (isMainThread) (await import('./process')).runProcess();
  else if (isForCommand()) await (await import('./thread')).runThread(workerData);
  // Else this thread was started for a part of a command's work.
  else (await import('../tasks/node')).serveTasks();
}

function isForCommand(): boolean {
  return typeof workerData === 'object' && workerData !== null && 'args' in workerData;
}
