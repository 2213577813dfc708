import type { Game } from '../board/game';
import { find } from './find';
import { type Ground, groundOf } from './ground';
import { machinesOf } from './machine';
import { clockOf, type Paths, pathsOf, turnsIn } from './paths';
import type { Reason } from './reason';
import { type Step, stepsOf } from './route';
import { allRoutes, firstRoute } from './routes';
import { whyNever } from './why';

export interface SolveOptions {
  /** List all shortest throw sequences, in order of faces, up to so many. */
  readonly all?: number;
  /** Only ways on which no snake carries the token (a jump that is called a snake, whichever way it leads). */
  readonly noSnakes?: boolean;
  /** The cell to begin on, at the beginning of a turn and unmoved by a jump there; the start unless said. 0 … cells. */
  readonly from?: number;
  /** The cell on which a turn is to end; the goal unless said. 0 … cells. */
  readonly to?: number;
}

/** The fewest throws from one cell to another. */
export interface Solution {
  /** null: it is never reached. */
  readonly throws: number | null;
  /** The fewest turns of the shortest throw sequences. */
  readonly turns: number | null;
  /** How many throw sequences of that length there are. */
  readonly ways: bigint;
  /** The walks of the first, in order of faces, of those with the fewest turns. */
  readonly route: readonly Step[];
  /** Shortest sequences as thrown, in order of faces, where `all` asked for them. */
  readonly routes: readonly (readonly number[])[] | null;
  /** Why it is never reached. */
  readonly reason: Reason | null;
}

/** The most throws of all listed routes together: some 200 MB. */
const MOST_LISTED = 20_000_000;

/** Solves a board: see `Solution`. */
export function solve(game: Game, options: SolveOptions = {}): Solution {
  const from = cellOr(options.from, game.cells, game.start);
  const to = cellOr(options.to, game.cells, game.goal);
  const most = options.all === undefined ? null : Math.max(0, Math.floor(options.all));
  if (from === to)
    return { throws: 0, turns: 0, ways: 1n, route: [], routes: most ? [[]] : noRoutes(most), reason: null };
  const found = shortest(groundOf(game, options.noSnakes), from, to);
  if ('kind' in found) {
    return { throws: null, turns: null, ways: 0n, route: [], routes: noRoutes(most), reason: found };
  }
  const throws = found.start.away;
  return {
    throws,
    turns: turnsIn(found),
    ways: found.ways,
    route: stepsOf(game, from, firstRoute(found)),
    routes: most === null ? null : allRoutes(found, Math.min(most, Math.ceil(MOST_LISTED / throws))),
    reason: null,
  };
}

const noRoutes = (most: number | null) => (most === null ? null : []);

/** All shortest ways from a cell to another one, or why there are none. */
export function shortest(ground: Ground, from: number, to: number): Paths | Reason {
  const { game } = ground;
  const machines = machinesOf(game);
  const { turns, reached, doubtful } = find(ground, machines, from, to, true);
  if (reached.throws === -1 || doubtful) return whyNever(ground, machines, from, to, doubtful);
  const clock = clockOf(machines.throwing, turns === machines.toGoal, game.cells);
  return pathsOf(ground, turns, clock, from, to, reached) ?? { kind: 'too-large' };
}

function cellOr(cell: number | undefined, cells: number, otherwise: number): number {
  return cell !== undefined && Number.isInteger(cell) && cell >= 0 && cell <= cells ? cell : otherwise;
}
