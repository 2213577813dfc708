/** The command line `snl`: what a process has to do with it. The rest is in run.ts. */
import { readSync } from 'node:fs';
import type { Io } from './command';
import { run } from './run';

const io: Io = {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  input,
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
  terminal: process.stderr.isTTY === true,
  cwd: process.cwd(),
};

// Whoever reads the answer may have had enough of it (`snl check … | head -1`): that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
process.on('SIGINT', () => process.exit(130));

void run(process.argv.slice(2), io, process.env).then(code => {
  process.exitCode = code;
});

/** Standard input, read at once: no command has anything to do meanwhile. */
function input(most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size < most) {
    const piece = new Uint8Array(Math.min(1 << 16, most - size));
    const count = readPiece(piece);
    if (count === 0) break;
    pieces.push(piece.subarray(0, count));
    size += count;
  }
  return Buffer.concat(pieces);
}

/** The next bytes of standard input; 0 at its end. A terminal or a pipe without data yet says EAGAIN: then it is asked again. */
function readPiece(piece: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, piece);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
