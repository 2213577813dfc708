import type { Io } from './command';

/** A bar on a terminal; nothing elsewhere. */
export interface Progress {
  /** The share that is done, 0 … 1. */
  tell(share: number): void;
  /** Takes the bar away. */
  end(): void;
}

const WIDTH = 30;
/** The bar comes after so many milliseconds: what is done at once needs none. */
const AFTER = 300;

export function progressOf({ terminal, err }: Io): Progress {
  const began = performance.now();
  let shown = -1;
  return {
    tell(share) {
      const done = Math.round(share * WIDTH);
      if (!terminal || done === shown || performance.now() - began < AFTER) return;
      shown = done;
      err(`\r${'█'.repeat(done)}${'░'.repeat(WIDTH - done)} ${Math.round(share * 100)} %`);
    },
    end() {
      if (shown >= 0) err('\r\u001b[K');
    },
  };
}
