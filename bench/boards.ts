/** The boards by which speed is measured: integers only, so that any language builds the same. */
import { type Board, type Jump, sizeOfCells } from '../src/board/board';

export type BoardKind = 'uniform' | 'local';

/**
 * A board of so many cells (from 100), jumps on 5 % of them: anywhere (`uniform`), or at most 100 cells long (`local`). Start 0, die 6.
 * Draws come from a linear congruential generator, x ← 1664525 x + 1013904223 mod 2^32 from 12345; a draw is its upper 24 bits.
 */
export function benchBoard(cells: number, kind: BoardKind): Board {
  let x = 12345;
  const draw = () => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return x >>> 8;
  };
  const begins = new Uint8Array(cells + 1);
  const ends = new Uint8Array(cells + 1);
  const jumps: Jump[] = [];
  while (jumps.length < Math.floor(cells / 20)) {
    const from = 2 + (draw() % (cells - 2));
    const to = kind === 'uniform' ? 1 + (draw() % (cells - 1)) : near(from, 1 + (draw() % 100), draw() % 2 === 1);
    if (to < 1 || to >= cells || to === from || begins[from] || ends[from] || begins[to]) continue;
    begins[from] = 1;
    ends[to] = 1;
    jumps.push({ kind: to > from ? 'ladder' : 'snake', from, to, caption: null });
  }
  return { size: sizeOfCells(cells), settings: {}, jumps, captions: [] };
}

const near = (from: number, length: number, up: boolean) => (up ? from + length : from - length);

/** The fewest throws of these boards. */
export const BENCH_FEWEST: Readonly<Record<BoardKind, Readonly<Record<number, number>>>> = {
  uniform: { 10000: 33, 100000: 25, 1000000: 39, 10000000: 48 },
  local: { 10000: 671, 100000: 7276, 1000000: 70048, 10000000: 718741 },
};
