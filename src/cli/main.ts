/** The command line `snl` as a process. Commands work in a thread of their own, so that Ctrl+C is heard while they do. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { nodeRunner, serveTasks } from '../tasks/node';
import { MOST_BYTES } from './read';
import { isServer, run } from './run';

/** What the thread is told of the process it works for. */
interface Process {
  readonly args: readonly string[];
  /** Standard input, where it is asked for. */
  readonly input: Uint8Array;
  readonly colour: boolean;
  readonly terminal: boolean;
}

/** What the thread tells. */
type Told = { readonly out: string } | { readonly err: string } | { readonly exit: number };

if (isMainThread) void begin();
else if (serveTasks()) {
  // This thread was started for a part of a command's work.
} else if (parentPort !== null) void work(workerData as Process, message => parentPort!.postMessage(message));

async function begin(): Promise<void> {
  process.on('SIGINT', () => process.exit(130));
  // Whoever reads the answer may have had enough of it (`snl check … | head -1`): that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
  process.stderr.on('error', () => undefined);
  const args = process.argv.slice(2);
  const told: Process = {
    args,
    // Here and not in the thread: a thread that waits for input cannot be ended.
    input: args.includes('-') ? await inputUpTo(MOST_BYTES + 1) : new Uint8Array(),
    colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
    terminal: process.stderr.isTTY === true,
  };
  const hear = (message: Told) => {
    if ('out' in message) process.stdout.write(message.out);
    else if ('err' in message) process.stderr.write(message.err);
    else process.exitCode = message.exit;
  };
  // A server is its process: it speaks by the streams themselves.
  if (isServer(args)) return work(told, hear);
  const thread = new Worker(__filename, { workerData: told });
  thread.on('message', hear);
  thread.on('error', error => {
    process.stderr.write(`snl: ${error.stack ?? error.message}\n`);
    process.exitCode = 2;
  });
}

async function work({ args, input, colour, terminal }: Process, tell: (message: Told) => void): Promise<void> {
  const io = {
    out: (out: string) => tell({ out }),
    err: (err: string) => tell({ err }),
    input,
    colour,
    terminal,
    cwd: process.cwd(),
    runner: nodeRunner(__filename),
  };
  tell({ exit: await run(args, io, process.env) });
}

/** Standard input to its end, but no more than `most` bytes and a piece. */
async function inputUpTo(most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of process.stdin) {
    pieces.push(piece);
    size += piece.length;
    if (size >= most) break;
  }
  return Buffer.concat(pieces);
}
