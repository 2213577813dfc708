/** Tasks where no worker can be started: they are done at once, and nothing else until they are. */
import { type Runner, runnerOf, serveTask } from './runner';

export const inlineRunner: Runner = runnerOf((hear, _fail) => ({ ask: ask => serveTask(ask, hear), end: () => {} }), 1);
