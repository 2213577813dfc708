/** The server as a web worker: the page that started it is the client. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { serveTasks, webRunner } from '../tasks/web';
import { serve } from './serve';

/** By this the script knows that it was started for a task. */
const TASK = '#task';

const scope = self as unknown as Worker;
if (self.location.hash === TASK) serveTasks(scope);
else {
  serve(createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope)), {
    soon: act => void setTimeout(() => setTimeout(act)),
    page: () => null,
    runner: webRunner(self.location.href + TASK),
  });
}
