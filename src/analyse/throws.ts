/** What each jump is worth in throws: how many more the fewest were without it. */
import { jumpsFrom } from '../board/carried';
import { type Game, withoutJump } from '../board/game';
import { walkThrow } from '../board/turn';
import { type Distances, fewestThrows, type Solution, throwingOf } from '../solve';
import { type Change, changedBy } from './changes';

/** Cells that are searched at most, in all searches together: some seconds' work. */
const MOST_SEARCHED = 2e9;

/**
 * By jump of `game.jumps` the change in fewest throws if it were not there; Infinity: the goal could not be reached any more. null: the
 * board is too large for that. The goal can be reached now.
 */
export function worthInThrows(game: Game, fewest: Solution, far: Distances): Float64Array | null {
  if (game.rules.chain && game.jumps.length * game.cells > MOST_SEARCHED) return null;
  const matters = mattering(game, fewest, far);
  const count = matters.reduce((sum, each) => sum + each, 0);
  if (count * game.cells > MOST_SEARCHED) return null;
  const change = (jump: number) => (fewestThrows(withoutJump(game, jump)) ?? Number.POSITIVE_INFINITY) - fewest.throws!;
  return Float64Array.from(matters, (matter, jump) => (matter === 1 ? change(jump) : 0));
}

/**
 * By jump 1 where taking it away may change the fewest throws: it lies on the route that was found, or whoever rests on its cell may
 * come to the goal sooner than by that route.
 */
function mattering(game: Game, { route, throws }: Solution, { fromStart, toGoal }: Distances): Uint8Array {
  const { jumps } = game;
  // With several throws a turn it is not known how soon a cell can be walked onto.
  if (throwingOf(game).kind !== 'single') return new Uint8Array(jumps.length).fill(1);
  const soonest = new Float64Array(game.cells + 1).fill(Number.POSITIVE_INFINITY);
  for (let cell = 0; cell <= game.cells; cell++) {
    if (fromStart[cell] === -1 || cell === game.goal) continue;
    for (const face of game.die.faces) {
      const walked = walkThrow(game, cell, face)?.walked ?? cell;
      soonest[walked] = Math.min(soonest[walked], fromStart[cell] + 1);
    }
  }
  const onRoute = new Set(route.flatMap(({ walked }) => jumpsFrom(game, walked)));
  return Uint8Array.from(jumps, (jump, i) => {
    if (onRoute.has(jump)) return 1;
    const sooner = ({ walked, rest }: Change) => toGoal[rest] !== -1 && soonest[walked] + toGoal[rest] < throws!;
    return changedBy(game, i).some(sooner) ? 1 : 0;
  });
}
