/** The process of a command: its streams, its exit code, and Ctrl+C. The command itself works in a thread. */
import { Worker } from 'node:worker_threads';
import { languageOfCall, readsNothing } from './language';
import type { Streams } from './streams';
import type { Answer, Process, Told } from './thread';
import type { Words } from './words';

/** Runs the command that the arguments of this process name; the exit code is set when it has ended. */
export function runProcess(): void {
  process.on('SIGINT', () => process.exit(130));
  const args = process.argv.slice(2);
  const { out, err, failed } = outputs(args);
  const world: Process = {
    args,
    colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
    terminal: process.stderr.isTTY === true,
  };
  if (readsNothing(args)) void runHere(world, out, err);
  else runInThread(world, out, err, failed);
}

/** The standard streams. Of what goes wrong `failed` tells on standard error, and the exit code becomes 2. */
function outputs(args: readonly string[]) {
  /** Whether somebody takes what is written. */
  let open = true;
  const out = (text: string) => void (open && process.stdout.write(text));
  const err = (text: string) => void process.stderr.write(text);
  const failed = async (why: (say: Words['cli']) => string) => {
    process.exitCode = 2;
    const { wordsOf } = await import('./words');
    err(`snl: ${why(wordsOf(languageOfCall(args, process.env).language).cli)}\n`);
  };
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // Whoever read the answer may have had enough of it (`snl check … | head -1`): that is no fault. All else is one.
    if (open && code !== 'EPIPE') void failed(say => say.unwritten(code ?? message));
    open = false;
  });
  process.stderr.on('error', () => undefined);
  return { out, err, failed };
}

type Outputs = ReturnType<typeof outputs>;

/** What is done at once needs no thread, which takes its time to start; and a server speaks by the streams of its process. */
async function runHere(world: Process, out: Outputs['out'], err: Outputs['err']): Promise<void> {
  const { run } = await import('./run');
  const io = {
    ...world,
    out,
    err,
    read: () => Promise.reject(new Error('nothing is read here')),
    cwd: process.cwd(),
    runner: async () => (await import('../tasks/inline')).inlineRunner,
  };
  const exit = await run(world.args, io, process.env);
  process.exitCode ??= exit;
}

function runInThread(world: Process, out: Outputs['out'], err: Outputs['err'], failed: Outputs['failed']): void {
  let streams: Streams | null = null;
  const read = async (path: string | null, most: number): Promise<Answer> => {
    try {
      streams ??= (await import('./streams')).newStreams();
      return { bytes: await streams.read(path, most) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { code: code ?? message };
    }
  };
  const thread = new Worker(__filename, { workerData: world });
  thread.on('message', async (told: Told) => {
    if ('out' in told) out(told.out);
    else if ('err' in told) err(told.err);
    else if ('exit' in told) process.exitCode ??= told.exit;
    else {
      const answer = await read(told.read, told.most);
      thread.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []);
    }
  });
  thread.on('error', (error: NodeJS.ErrnoException) => {
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    void failed(say => (isMemory ? say.noMemory : (error.stack ?? error.message)));
  });
  thread.on('exit', () => streams?.close());
}
