/** Which machine of turns serves a search, so that it is exact where that can be had, and its memory bounded. */
import type { Game } from '../board/game';
import { longestRun, phasesOf, singleThrows, type Throwing, type Turns, throwingOf, turnsOf } from './turns';

/** The most states (cells × phases) that are searched: some 200 MB. */
const MOST_STATES = 2 ** 28;

/** The most phases. Turns as long as this have ways in numbers of many thousand digits. */
const MOST_PHASES = 2 ** 14;

/** Phases from which on it pays to try without counting first. */
const MANY_PHASES = 64;

/** The machines of a game's turns. */
export interface Machines {
  readonly throwing: Throwing;
  /** For whole turns, from any cell to any cell. */
  readonly whole: Turns;
  /** For the way to the goal, which ends a turn where throws are walked as they fall. */
  readonly toGoal: Turns;
  /** To be tried first: it does not count runs. Its answer holds where it takes fewer throws than `limit` and `void`. */
  readonly uncounted: Turns | null;
  /** Whether `whole` leaves nothing out. If not, it leaves out turns so long that they serve on no ordinary board. */
  readonly exact: boolean;
}

/** The machines of a game. */
export function machinesOf(game: Game): Machines {
  const throwing = throwingOf(game);
  const tame = tamed(throwing, game);
  const loose: Throwing = { ...tame, limit: null, void: null };
  const many = phasesOf(tame, game);
  const counted = many <= MOST_PHASES && many * (game.cells + 1) <= MOST_STATES;
  const uncounted = many > MANY_PHASES && tame.others.length > 0 && (tame.limit ?? tame.void) !== null;
  const whole = turnsOf(counted ? tame : loose, game);
  return {
    throwing,
    whole,
    toGoal: throwing.kind === 'falling' && !neverEnds(throwing) ? singleThrows(game.die.faces) : whole,
    uncounted: uncounted ? turnsOf(loose, game) : null,
    exact: counted && tame.limit === throwing.limit,
  };
}

/** Whether no turn ever ends. */
export function neverEnds({ others, limit }: Throwing): boolean {
  return others.length === 0 && limit === null;
}

/** Whether every turn is void: of so many throws, all of which throw again. */
export function alwaysVoid(throwing: Throwing): boolean {
  return throwing.others.length === 0 && throwing.limit !== null && throwing.limit === throwing.void;
}

/**
 * Without a `void` or `limit` that no shortest way can meet (see `turnsOf`): fewer phases. A `limit` that is taken away leaves out
 * the turns that it ends, which take more throws than that.
 */
function tamed(throwing: Throwing, game: Game): Throwing {
  const longest = longestRun(game);
  const { limit, void: none, others } = throwing;
  return {
    ...throwing,
    limit: limit !== null && limit > longest && others.length > 0 ? null : limit,
    void: none !== null && none > longest ? null : none,
  };
}
