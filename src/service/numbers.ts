import { type Numbers, numbersOf } from '../analyse';
import type { Board, Jump } from '../board/board';
import { type Game, gameOf } from '../board/game';

/** Boards up to so many cells are worked out while somebody waits; for larger ones there are commands, which can be cancelled. */
const MOST_CELLS_AT_ONCE = 10_000;
/** And games up to so many cells × faces × throws of a run that is counted: some hundred milliseconds. */
const MOST_WORK_AT_ONCE = 100_000;
/** Of games up to so many cells, with so many jumps at most, the worth of each jump is told beside the text. */
const MOST_CELLS_FOR_WORTH = 2_500;
const MOST_JUMPS_FOR_WORTH = 200;

/** The game of a board that is small enough for somebody to wait for its numbers; null where it is not, or has no size. */
export function quickGame(board: Board): Game | null {
  const game = (board.size?.cells ?? 0) <= MOST_CELLS_AT_ONCE ? gameOf(board) : null;
  return game === null || workOf(game) > MOST_WORK_AT_ONCE ? null : game;
}

function workOf({ cells, die, rules }: Game): number {
  const counted = rules.again.length === 0 ? 0 : (rules.limit ?? rules.void ?? rules.skipNext ?? 0);
  return cells * die.faces.length * (1 + counted);
}

/** The numbers of such a board. */
export function quickNumbers(board: Board): Numbers | null {
  const game = quickGame(board);
  return game && numbersOf(game);
}

/** What a jump is worth; of each null where it is not finite, or not known. */
export interface Worth {
  /** The change in expected turns, and in fewest throws, if the jump were not there. */
  readonly turns: number | null;
  readonly throws: number | null;
  /** How often it is taken in a game. */
  readonly uses: number | null;
}

/** What a jump of a board is worth; null where it does not act. */
export function worthOf(numbers: Numbers, jump: Jump): Worth | null {
  const { jumps, cells } = numbers.game;
  const index = jumps.indexOf(jump);
  if (index < 0) return null;
  const isLarge = jumps.length > MOST_JUMPS_FOR_WORTH || cells > MOST_CELLS_FOR_WORTH;
  return {
    turns: isLarge ? null : settled(finite(numbers.worthInTurns?.[index])),
    throws: isLarge ? null : finite(numbers.worthInThrows?.[index]),
    uses: finite(numbers.uses?.[index]),
  };
}

/** The number, if it is a finite one. */
export function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** What differs from nothing only by rounding is nothing. */
function settled(turns: number | null): number | null {
  return turns !== null && Math.abs(turns) < 1e-9 ? 0 : turns;
}
