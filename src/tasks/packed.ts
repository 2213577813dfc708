/** A board on its way to a worker: a hundred thousand jumps in lists of numbers cross in no time, as objects they would hold everybody up. */
import type { Board, Jump } from '../board/board';

export interface PackedBoard extends Omit<Board, 'jumps'> {
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** 1 for a ladder. */
  readonly ladder: Uint8Array;
  /** The captions of jumps that have one, by their index. */
  readonly captioned: ReadonlyMap<number, string>;
}

/** Packs a board; `unpacked` gives the same board again. */
export function packed({ jumps, ...board }: Board): PackedBoard {
  const from = new Int32Array(jumps.length);
  const to = new Int32Array(jumps.length);
  const ladder = new Uint8Array(jumps.length);
  const captioned = new Map<number, string>();
  for (let i = 0; i < jumps.length; i++) {
    const jump = jumps[i];
    from[i] = jump.from;
    to[i] = jump.to;
    ladder[i] = jump.kind === 'ladder' ? 1 : 0;
    if (jump.caption !== null) captioned.set(i, jump.caption);
  }
  return { ...board, from, to, ladder, captioned };
}

/** The board that was packed. */
export function unpacked({ from, to, ladder, captioned, ...board }: PackedBoard): Board {
  const jumpAt = (_: unknown, i: number): Jump => ({
    kind: ladder[i] === 1 ? 'ladder' : 'snake',
    from: from[i],
    to: to[i],
    caption: captioned.get(i) ?? null,
  });
  return { ...board, jumps: Array.from({ length: from.length }, jumpAt) };
}
