/** The thread in which a command works, so that its process hears Ctrl+C while it does. */
import { parentPort } from 'node:worker_threads';
import { run } from './run';

/** What the thread is told of the process it works for. */
export interface Process {
  readonly args: readonly string[];
  readonly colour: boolean;
  readonly terminal: boolean;
}

/** What the thread tells its process, or asks of it. */
export type Told =
  | { readonly out: string }
  | { readonly err: string }
  | { readonly exit: number }
  /** The first `most` bytes are wanted of a path, or of standard input (null). One question at a time. */
  | { readonly read: string | null; readonly most: number };

/** What the process answers: the bytes, or what the system calls the reason why there are none. */
export type Answer = { readonly bytes: Uint8Array } | { readonly code: string };

/** Runs the command in this thread; what it says, reads and ends with goes through its process. */
export async function runThread({ args, colour, terminal }: Process): Promise<void> {
  const port = parentPort!;
  const tell = (told: Told) => port.postMessage(told);
  const read = (path: string | null, most: number) =>
    new Promise<Uint8Array>((resolve, reject) => {
      port.once('message', (answer: Answer) => {
        if ('bytes' in answer) resolve(answer.bytes);
        else reject(Object.assign(new Error(answer.code), { code: answer.code }));
      });
      tell({ read: path, most });
    });
  const io = {
    out: (out: string) => tell({ out }),
    err: (err: string) => tell({ err }),
    read,
    colour,
    terminal,
    cwd: process.cwd(),
    runner: async () => (await import('../tasks/node')).nodeRunner(__filename),
  };
  tell({ exit: await run(args, io, process.env) });
}
