// Stands between an editor and the server $SERVER, and writes what the editor said into the file $RECORD, for test/server/handshakes.
// `node test/editors/run.mjs --record FOLDER` puts it there.
import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const server = spawn(process.execPath, [process.env.SERVER, ...process.argv.slice(2)], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
server.on('exit', code => process.exit(code ?? 1));

/** Passes on what comes, and tells of each message in it. */
function pass(from, to, tell) {
  let left = Buffer.alloc(0);
  from.on('data', data => {
    left = Buffer.concat([left, data]);
    for (;;) {
      const header = /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/i.exec(left.toString('latin1'));
      const end = header === null ? Number.POSITIVE_INFINITY : header[0].length + Number(header[1]);
      if (left.length < end) break;
      tell(JSON.parse(left.toString('utf8', header[0].length, end)));
      left = left.subarray(end);
    }
    to.write(data);
  });
  from.on('end', () => to.end());
}

/** What the editor asked and told, in order, and what it answered to each question of the server. */
const messages = [];
const answers = {};
const questions = new Map();

pass(server.stdout, process.stdout, ({ id, method }) => {
  if (method !== undefined && id !== undefined) questions.set(id, method);
});
pass(process.stdin, server.stdin, ({ id, method, params, result }) => {
  // Numbers of requests, and how a server is ended, are the same in all editors.
  if (method === undefined) answers[questions.get(id)] = result;
  else if (['$/cancelRequest', 'shutdown', 'exit'].includes(method)) return;
  else messages.push(id === undefined ? { notification: method, params } : { request: method, params });
  // Each time, and in one step: an editor may kill its server when it has heard enough.
  writeFileSync(`${process.env.RECORD}.part`, recorded());
  renameSync(`${process.env.RECORD}.part`, process.env.RECORD);
});

/** Without what is of this machine and this run alone. */
function recorded() {
  const [{ params }] = messages;
  params.processId = null;
  const folder = process.cwd();
  return JSON.stringify({ answers, messages })
    .replaceAll(pathToFileURL(folder).href, 'file:///boards')
    .replaceAll(folder, '/boards');
}
