import { expectedTurns } from '../analyse/expected';
import type { Game } from '../board/game';
import { fewestThrows } from '../solve/find';

/** The two numbers of a board that are there at once. */
export interface Quick {
  /** The fewest throws; null: the goal cannot be reached. */
  readonly throws: number | null;
  /** The expected turns; null where they are infinite, or the board is too large to say so at once. */
  readonly turns: number | null;
}

/** Larger boards would keep a drag waiting. */
const MOST_CELLS = 20_000;

/** The quick numbers of a game. */
export function quickOf(game: Game): Quick {
  if (game.cells > MOST_CELLS) return { throws: null, turns: null };
  const turns = expectedTurns(game);
  return { throws: fewestThrows(game), turns: Number.isFinite(turns) ? turns : null };
}
