import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Words } from '../words';
import type { Io } from './command';
import type { Input } from './files';
import { isGlob } from './glob';

/** What is read of a file at a time. */
const PIECE = 1 << 16;

/** The bytes of a file, read only as far as they are asked for. */
export interface Source {
  /** In bytes. */
  readonly size: number;
  /** The first bytes: 64 KB, or all where there are fewer. */
  start(): Uint8Array;
  /** All bytes, piece by piece in one buffer, until the reader wants no more. */
  each(wants: (piece: Uint8Array) => boolean): void;
  all(): Uint8Array;
}

/** Opens what an input names; says why where it can't be read. */
export function sourceOf(input: Input, io: Io, words: Words): Source | { readonly why: string } {
  try {
    return input.path === null ? sourceOfBytes(io.input) : sourceOfFile(input.path);
  } catch (error) {
    return { why: whyOf(error, input.name, words) };
  }
}

function sourceOfBytes(bytes: Uint8Array): Source {
  return {
    size: bytes.length,
    start: () => bytes.subarray(0, PIECE),
    each: wants => void wants(bytes),
    all: () => bytes,
  };
}

/** Throws where the file is none that can be read: it is opened once to see. */
function sourceOfFile(path: string): Source {
  const { size } = statSync(path);
  const each = (wants: (piece: Uint8Array) => boolean): void => {
    const handle = openSync(path, 'r');
    try {
      const buffer = new Uint8Array(PIECE);
      for (let count = readSync(handle, buffer); count > 0; count = readSync(handle, buffer)) {
        if (!wants(buffer.subarray(0, count))) return;
      }
    } finally {
      closeSync(handle);
    }
  };
  const upTo = (most: number): Uint8Array => {
    const bytes = new Uint8Array(most);
    let at = 0;
    each(piece => {
      const taken = piece.subarray(0, most - at);
      bytes.set(taken, at);
      at += taken.length;
      return at < most;
    });
    return bytes.subarray(0, at);
  };
  const start = upTo(Math.min(size, PIECE));
  return { size, start: () => start, each, all: () => upTo(size) };
}

/** Why a file cannot be read, in words. */
export function whyOf(error: unknown, name: string, words: Words): string {
  const say = words.cli.unreadable;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return isGlob(name) ? say.noMatch(name) : say.missing(name);
  if (code === 'EACCES' || code === 'EPERM') return say.denied(name);
  return say.failed(name, code === '' ? String(error) : code);
}
