/** How the throws of one turn are walked: what playing and solving both need. */
import { type Game, move, walk } from './game';

/** One walk of a turn. Entering is a walk from 0 to cell 1. */
export interface Move {
  readonly throw: number;
  readonly from: number;
  /** The cell walked onto, before a jump acts; `from` where the walk was no move. */
  readonly walked: number;
  /** Where the token rests: the jump has acted. */
  readonly to: number;
}

/** Whether each throw is walked as it falls; else a turn's throws are all made before any is walked. */
export function walksAsThrown(game: Game): boolean {
  return game.rules.order === 'thrown' && game.rules.void === null;
}

/** Whether a token on the cell waits off the board for a face that lets it enter. */
export function waitsToEnter(game: Game, cell: number): boolean {
  return cell === 0 && game.rules.enter !== null;
}

/**
 * The throws of a turn in the order in which they are tried. A token that waits off the board looks for its entry in the order of
 * throwing: that throw comes first, those before it are lost.
 */
export function walkingOrder(game: Game, waits: boolean, throws: readonly number[]): readonly number[] {
  const inOrder = (some: readonly number[]) => (game.rules.order === 'last-first' ? some.toReversed() : some);
  if (!waits) return inOrder(throws);
  const entry = throws.findIndex(face => game.rules.enter!.includes(face));
  return entry === -1 ? [] : [throws[entry], ...inOrder(throws.slice(entry + 1))];
}

/** The walk of a throw from a cell (not the goal); null where the token waits off the board and the face does not let it enter. */
export function walkThrow(game: Game, from: number, face: number): Move | null {
  if (waitsToEnter(game, from)) {
    return game.rules.enter!.includes(face) ? { throw: face, from, walked: 1, to: game.lands[1] } : null;
  }
  const walked = walk(game, from, face);
  return { throw: face, from, walked: walked === -1 ? from : walked, to: move(game, from, face) };
}
