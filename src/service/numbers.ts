import { expectedTurns } from '../analyse';
import type { Board, Jump } from '../board/board';
import { type Game, gameOf } from '../board/game';
import { type Distances, distances } from '../solve';

/** Boards up to so many cells are worked out while somebody waits; for larger ones there are commands, which can be cancelled. */
export const MOST_CELLS_AT_ONCE = 10_000;

/** What hovers, lenses and hints tell of a game, each worked out when it is first asked for. */
export interface Numbers {
  readonly game: Game;
  readonly distances: Distances;
  /** Of a whole game, one token alone; Infinity where it may never end. */
  readonly expectedTurns: number;
  /** What a jump of the game is worth; null where it does not act. */
  worthOf(jump: Jump): Worth | null;
}

/** What would change if a jump were not there; null: the game might then, or might already, never end. */
export interface Worth {
  readonly turns: number | null;
  readonly throws: number | null;
  /** How often it is taken in a game. */
  readonly uses: number | null;
}

/** The numbers of a board that is small enough; null where it is not, or has no size. */
export function numbersOfBoard(board: Board): Numbers | null {
  const game = (board.size?.cells ?? 0) <= MOST_CELLS_AT_ONCE ? gameOf(board) : null;
  if (game === null) return null;
  let far: Distances | null = null;
  let expected: number | null = null;
  return {
    game,
    get distances() {
      far ??= distances(game);
      return far;
    },
    get expectedTurns() {
      expected ??= expectedTurns(game);
      return expected;
    },
    worthOf: () => null,
  };
}
