/** The host suite: what VS Code calls, in the Node.js host and in the worker host alike. */
import './opening.test';
import { runAll } from './kit';

export const run = runAll;
