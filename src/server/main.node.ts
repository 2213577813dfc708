/** The server as a process: `--stdio`, `--node-ipc`, `--socket=PORT` or `--pipe=NAME`, as editors start servers. */
import { serveNode } from './node';

serveNode();
