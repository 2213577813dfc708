/** What is no regular file: standard input, pipes, terminals and other devices. It can be read once, and may keep its reader waiting. */
import { closeSync, constants, createReadStream, fstatSync, openSync, type Stats, statSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { isatty, ReadStream } from 'node:tty';

/** Streams by their paths, read as far as somebody asked. */
export interface Streams {
  /** The first `most` bytes of a path, or of standard input (null); all, where there are fewer. Rejects with what the system says. */
  read(path: string | null, most: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Nobody reads on. */
  close(): void;
}

/** A stream, and what has been read of it. */
interface Begun {
  readonly stream: Readable;
  readonly rest: AsyncIterator<Uint8Array>;
  readonly pieces: Uint8Array[];
  size: number;
  ended: boolean;
}

/** Streams of which nothing has been read yet. */
export function newStreams(): Streams {
  const begun = new Map<string | null, Begun>();
  return {
    async read(path, most) {
      let one = begun.get(path);
      if (one === undefined) {
        const stream = opened(path);
        one = { stream, rest: stream[Symbol.asyncIterator](), pieces: [], size: 0, ended: false };
        begun.set(path, one);
      }
      while (!one.ended && one.size < most) {
        const { done, value } = await one.rest.next();
        if (done) one.ended = true;
        else {
          one.pieces.push(value);
          one.size += value.length;
        }
      }
      return joined(one.pieces, Math.min(most, one.size));
    },
    close() {
      for (const { stream } of begun.values()) stream.destroy();
    },
  };
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    if (at === size) break;
    bytes.set(piece.subarray(0, size - at), at);
    at += piece.length;
  }
  return bytes;
}

/** Opens without waiting: a pipe to which nobody writes yet must not keep the process from hearing Ctrl+C. */
function opened(path: string | null): Readable {
  if (path === null || isStandardInput(statSync(path))) return process.stdin;
  const handle = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    if (fstatSync(handle).isFIFO()) return new Socket({ fd: handle, readable: true, writable: false });
    return isatty(handle) ? new ReadStream(handle) : createReadStream('', { fd: handle });
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

/** Whether this is standard input under another name (`/dev/stdin`), which can't always be opened again. */
function isStandardInput({ dev, ino }: Stats): boolean {
  try {
    const input = fstatSync(0);
    return input.dev === dev && input.ino === ino;
  } catch {
    return false;
  }
}
