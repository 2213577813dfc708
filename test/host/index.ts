/** The host suite: what VS Code calls, in the Node.js host and in the worker host alike. The order is that of the imports. */
import './plain.test'; // first: it asks what is not loaded yet
import './findings.test';
import './solve.test';
import './page.test';
import './preview.test';
import './files.test';
import './play.test';
import './author.test';
import './design.test';
import './export.test';
import './server.test';
import './language.test';
import { clean } from './at';
import { runAll } from './kit';

export const run = () => runAll(clean);
