/** Tasks on Node.js: a worker thread each. */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Ask, type Runner, runnerOf, type Say, serveTask } from './runner';

/** By this a bundle knows that it was started for a task. */
const TASK = 'snl task';

/** A runner whose workers are made of a bundle that calls `serveTasks` first of all. */
export function nodeRunner(bundle: string): Runner {
  return runnerOf((hear, fail) => {
    const worker = new Worker(bundle, { workerData: TASK });
    worker.on('message', (say: Say) => hear(say));
    worker.on('error', error => fail(error.message));
    worker.on('exit', code => fail(`the worker ended with ${code}`));
    return {
      ask: ask => worker.postMessage(ask),
      end: () => void worker.terminate(),
    };
  }, availableParallelism());
}

/** Where this thread was started for a task: does it, and says so. */
export function serveTasks(): boolean {
  if (isMainThread || workerData !== TASK || parentPort === null) return false;
  const port = parentPort;
  port.once('message', (ask: Ask) => serveTask(ask, say => port.postMessage(say)));
  return true;
}
