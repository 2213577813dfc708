/** The server as a process: `--stdio`, `--node-ipc`, `--socket=PORT` or `--pipe=NAME`, as editors start servers. */
import { serveTasks } from '../tasks/node';
import { serveNode } from './node';

if (!serveTasks()) serveNode();
