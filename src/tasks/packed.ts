/** A board on its way to a worker: a hundred thousand jumps in lists of numbers cross in no time, as objects they would hold everybody up. */
import type { Board, Jump } from '../board/board';

export interface PackedBoard extends Omit<Board, 'jumps'> {
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** 1 for a ladder. */
  readonly ladder: Uint8Array;
  readonly jumpCaptions: readonly (string | null)[];
}

export function packed({ jumps, ...board }: Board): PackedBoard {
  return {
    ...board,
    from: Int32Array.from(jumps, jump => jump.from),
    to: Int32Array.from(jumps, jump => jump.to),
    ladder: Uint8Array.from(jumps, jump => (jump.kind === 'ladder' ? 1 : 0)),
    jumpCaptions: jumps.map(jump => jump.caption),
  };
}

export function unpacked({ from, to, ladder, jumpCaptions, ...board }: PackedBoard): Board {
  const jumps = jumpCaptions.map(
    (caption, i): Jump => ({ kind: ladder[i] === 1 ? 'ladder' : 'snake', from: from[i], to: to[i], caption }),
  );
  return { ...board, jumps };
}
