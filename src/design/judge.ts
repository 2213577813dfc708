/** What a finished board comes to, measured by its target. */
import { expectedTurns } from '../analyse';
import type { Board, Jump } from '../board/board';
import { type Game, withJumps } from '../board/game';
import { fewestThrows } from '../solve';
import type { Designed, DesignTarget, Miss } from './target';

/** A judged board, and how far beside the target it is: 0 where it meets it. Only for comparing. */
export interface Judged extends Designed {
  readonly beside: number;
}

/** Judges a board with these jumps, which all act. `known`: misses that no board can do without. */
export function judge(target: DesignTarget, game: Game, jumps: readonly Jump[], known: readonly Miss[]): Judged {
  const played = withJumps(game, jumps);
  const turns = expectedTurns(played);
  const fewest = fewestThrows(played);
  const { expected } = target;
  const misses = [...known];
  let beside = 0;
  if (expected !== null && !hits(expected, turns)) {
    misses.push({ kind: 'expected', wanted: expected, found: turns });
    beside += relative(turns, expected.turns);
  } else if (expected === null && !Number.isFinite(turns)) {
    misses.push({ kind: 'endless' });
    beside += ENDLESS;
  }
  if (target.fewest !== null && fewest !== target.fewest) {
    misses.push({ kind: 'fewest', wanted: target.fewest, found: fewest });
    beside += besideFewest(fewest, target.fewest);
  }
  const board: Board = { size: target.size, settings: target.settings, jumps: inOrder(jumps), captions: [] };
  return { board, expectedTurns: turns, fewest, misses, beside };
}

/** Whether so many turns are within the tolerance. */
export function hits(expected: { readonly turns: number; readonly tolerance: number }, turns: number): boolean {
  return Math.abs(turns - expected.turns) <= expected.tolerance;
}

/** How far a number of fewest throws is beside the wanted one. */
export function besideFewest(found: number | null, wanted: number): number {
  return found === null ? ENDLESS : Math.abs(found - wanted);
}

/** Farther beside than any board that can be finished. */
const ENDLESS = 1e6;

const relative = (found: number, wanted: number) =>
  Number.isFinite(found) ? Math.min(ENDLESS, Math.abs(found - wanted) / Math.max(wanted, 1)) : ENDLESS;

/** Ladders first, then snakes, each by the cell where they begin. */
function inOrder(jumps: readonly Jump[]): readonly Jump[] {
  return [...jumps].sort((a, b) => (a.kind === b.kind ? a.from - b.from : a.kind === 'ladder' ? -1 : 1));
}
