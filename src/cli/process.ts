/** The process of a command: its streams, its exit code, and Ctrl+C. The command itself works in a thread. */
import { Worker } from 'node:worker_threads';
import { languageOfCall, readsNothing } from './language';
import { newStreams } from './streams';
import type { Answer, Process, Told } from './thread';

export async function runProcess(): Promise<void> {
  const args = process.argv.slice(2);
  const words = async () => (await import('../words')).wordsOf(languageOfCall(args, process.env).language).cli;
  process.on('SIGINT', () => process.exit(130));
  /** Whether somebody takes what is written. */
  let open = true;
  const failed = (message: string) => {
    process.exitCode = 2;
    process.stderr.write(`snl: ${message}\n`);
  };
  process.stdout.on('error', async (error: NodeJS.ErrnoException) => {
    if (!open) return;
    open = false;
    // Whoever read the answer has had enough of it (`snl check … | head -1`): that is no fault. All else is one.
    if (error.code !== 'EPIPE') failed((await words()).unwritten(error.code ?? error.message));
  });
  process.stderr.on('error', () => undefined);

  const world: Process = {
    args,
    colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
    terminal: process.stderr.isTTY === true,
  };
  const out = (text: string) => void (open && process.stdout.write(text));
  const err = (text: string) => void process.stderr.write(text);
  const streams = newStreams();
  if (readsNothing(args)) {
    const [{ run }, { inlineRunner }] = await Promise.all([import('./run'), import('../tasks/inline')]);
    const io = { ...world, out, err, read: streams.read, cwd: process.cwd(), runner: inlineRunner };
    process.exitCode = await run(args, io, process.env);
    return;
  }

  const thread = new Worker(__filename, { workerData: world });
  const answer = async (path: string | null, most: number): Promise<Answer> => {
    try {
      return { bytes: await streams.read(path, most) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { code: code ?? message };
    }
  };
  thread.on('message', async (told: Told) => {
    if ('out' in told) out(told.out);
    else if ('err' in told) err(told.err);
    else if ('exit' in told) process.exitCode ??= told.exit;
    else {
      const found = await answer(told.read, told.most);
      thread.postMessage(found, 'bytes' in found ? [found.bytes.buffer as ArrayBuffer] : []);
    }
  });
  thread.on('error', async error => {
    const isMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    failed(isMemory ? (await words()).noMemory : (error.stack ?? error.message));
  });
  thread.on('exit', streams.close);
}
