import type { Io } from './command';

/** A bar on a terminal; nothing elsewhere. */
export interface Progress {
  /** The share that is done, 0 … 1, and what there is beside that, in a few words. */
  tell(share: number, beside?: string): void;
  /** Takes the bar away. */
  end(): void;
}

const WIDTH = 30;
/** Terminals take this for: nothing in the rest of the line. */
const REST_EMPTY = '\u001b[K';
/** The bar comes after so many milliseconds: what is done at once needs none. */
const AFTER = 300;

/** The bar of a command that has just begun. */
export function progressOf({ terminal, err }: Io): Progress {
  const began = performance.now();
  let shown = '';
  return {
    tell(share, beside = '') {
      const done = Math.round(share * WIDTH);
      const bar = '█'.repeat(done) + '░'.repeat(WIDTH - done);
      const line = `${bar} ${Math.floor(share * 100)}% ${beside}`.trimEnd();
      if (!terminal || line === shown || performance.now() - began < AFTER) return;
      shown = line;
      err(`\r${line}${REST_EMPTY}`);
    },
    end() {
      if (shown !== '') err(`\r${REST_EMPTY}`);
    },
  };
}
