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

export function packed({ jumps, ...board }: Board): PackedBoard {
  const captioned = new Map<number, string>();
  for (const [i, { caption }] of jumps.entries()) if (caption !== null) captioned.set(i, caption);
  return {
    ...board,
    from: Int32Array.from(jumps, jump => jump.from),
    to: Int32Array.from(jumps, jump => jump.to),
    ladder: Uint8Array.from(jumps, jump => (jump.kind === 'ladder' ? 1 : 0)),
    captioned,
  };
}

export function unpacked({ from, to, ladder, captioned, ...board }: PackedBoard): Board {
  const jumpAt = (_: unknown, i: number): Jump => ({
    kind: ladder[i] === 1 ? 'ladder' : 'snake',
    from: from[i],
    to: to[i],
    caption: captioned.get(i) ?? null,
  });
  return { ...board, jumps: Array.from({ length: from.length }, jumpAt) };
}
