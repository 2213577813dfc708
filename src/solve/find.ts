import type { Game } from '../board/game';
import { forward, type Reached } from './forward';
import { type Ground, groundOf } from './ground';
import { type Machines, machinesOf } from './machine';
import type { Turns } from './turns';

/** A search that has ended, and the machine of turns that served it. */
export interface Found {
  readonly turns: Turns;
  readonly reached: Reached;
  /** Whether turns that are too long to be searched might have done better. */
  readonly doubtful: boolean;
}

/**
 * The fewest throws from the start to the goal, as whole turns; null: it is never reached, or cannot be told (`solve` says which).
 * Linear in cells × runs of consecutive faces.
 */
export function fewestThrows(game: Game): number | null {
  const { reached, doubtful } = find(groundOf(game), machinesOf(game), game.start, game.goal, false);
  return reached.throws === -1 || doubtful ? null : reached.throws;
}

/** Searches from a cell between two turns to a turn's end on another cell. */
export function find(ground: Ground, machines: Machines, from: number, to: number, keepWaves: boolean): Found {
  const { throwing, uncounted, exact } = machines;
  const turns = to === ground.game.goal ? machines.toGoal : machines.whole;
  if (uncounted && turns === machines.whole) {
    const reached = forward(ground, uncounted, from, to, keepWaves);
    const least = Math.min(throwing.limit ?? Number.POSITIVE_INFINITY, throwing.void ?? Number.POSITIVE_INFINITY);
    // So few throws make no run that would have to be counted; and what nothing forbids is not reached is never reached.
    const certain = reached.throws === -1 ? throwing.limit === null : reached.throws < least;
    if (certain) return { turns: uncounted, reached, doubtful: false };
  }
  const reached = forward(ground, turns, from, to, keepWaves);
  const within = reached.throws !== -1 && reached.throws <= (throwing.limit ?? Number.POSITIVE_INFINITY);
  return { turns, reached, doubtful: turns === machines.whole && !exact && !within };
}
