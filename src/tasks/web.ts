/** Tasks in a browser: a web worker each. */
import { type Ask, type Runner, runnerOf, type Say, serveTask } from './runner';

/** A runner whose workers are made of the script at this address. */
export function webRunner(address: string): Runner {
  return runnerOf((hear, fail) => {
    const worker = new Worker(address);
    worker.onmessage = ({ data }: MessageEvent<Say>) => hear(data);
    worker.onerror = event => fail(event.message);
    worker.onmessageerror = () => fail('the worker’s message could not be read');
    return {
      ask: ask => worker.postMessage(ask),
      end: () => worker.terminate(),
    };
  }, navigator.hardwareConcurrency);
}

/**
 * A runner for a page whose workers must come from a Blob, as in a webview: the script's text is asked for once, when the first task is run.
 */
export function blobRunner(script: () => Promise<string>): Promise<Runner> {
  return script().then(text => webRunner(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))));
}

/** The worker's side. */
export function serveTasks(scope: Pick<Worker, 'onmessage' | 'postMessage'>): void {
  scope.onmessage = ({ data }: MessageEvent<Ask>) => serveTask(data, say => scope.postMessage(say));
}
