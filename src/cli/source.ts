import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Io } from './command';
import type { Input } from './files';
import { isGlob } from './glob';
import type { Words } from './words';

/** The first bytes that are looked at before the others are. */
const BEGINNING = 1 << 16;

/** The bytes of a file, read only as far as they are asked for. */
export interface Source {
  /** In bytes; of what is no regular file that is more than its limit only so much that it shows. */
  readonly size: number;
  /** The first 64 KB, or all where there are fewer. */
  readonly start: Uint8Array;
  /** All bytes, piece by piece in one buffer, until the reader wants no more. */
  each(wants: (piece: Uint8Array) => boolean): void;
  /** The first `most` bytes, or all where there are fewer. */
  upTo(most: number): Uint8Array;
}

/**
 * Opens what an input names; says why where it can't be read. `limitOf` gives, from the first bytes, how many are read of what can be read
 * but once.
 */
export async function sourceOf(
  input: Input,
  io: Io,
  words: Words,
  limitOf: (start: Uint8Array) => number,
): Promise<Source | { readonly why: string }> {
  const { path } = input;
  try {
    if (path !== null && statSync(path).isFile()) return sourceOfFile(path);
    const start = await io.read(path, BEGINNING);
    return sourceOfBytes(start.length < BEGINNING ? start : await io.read(path, limitOf(start) + 1));
  } catch (error) {
    return { why: whyOf(error, input.name, words) };
  }
}

function sourceOfBytes(bytes: Uint8Array): Source {
  return {
    size: bytes.length,
    start: bytes.subarray(0, BEGINNING),
    each(wants) {
      let at = 0;
      while (at < bytes.length && wants(bytes.subarray(at, at + BEGINNING))) at += BEGINNING;
    },
    upTo: most => bytes.subarray(0, most),
  };
}

/** Throws where the file is none that can be read: it is opened once to see. */
function sourceOfFile(path: string): Source {
  const { size } = statSync(path);
  const each = (wants: (piece: Uint8Array) => boolean): void => {
    const handle = openSync(path, 'r');
    try {
      const buffer = new Uint8Array(BEGINNING);
      for (let count = readSync(handle, buffer); count > 0; count = readSync(handle, buffer)) {
        if (!wants(buffer.subarray(0, count))) return;
      }
    } finally {
      closeSync(handle);
    }
  };
  const upTo = (most: number): Uint8Array => {
    const bytes = new Uint8Array(Math.min(size, most));
    let at = 0;
    each(piece => {
      const taken = piece.subarray(0, bytes.length - at);
      bytes.set(taken, at);
      at += taken.length;
      return at < bytes.length;
    });
    return bytes.subarray(0, at);
  };
  return { size, start: upTo(BEGINNING), each, upTo };
}

/** Why a file cannot be read, in words. */
function whyOf(error: unknown, name: string, words: Words): string {
  const say = words.cli.unreadable;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return isGlob(name) ? say.noMatch(name) : say.missing(name);
  if (code === 'EACCES' || code === 'EPERM') return say.denied(name);
  return say.failed(name, code === '' ? String(error) : code);
}
