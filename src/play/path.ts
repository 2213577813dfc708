import type { PlayEvent } from './events';

/** The most cells of a walk that are named; a longer walk is told by some of them. */
const MOST = 40;

/** The cells over which a token walks, in order, up to the one walked onto (`goal` is where a walk turns back); empty where it stays. */
export function cellsWalked(event: Extract<PlayEvent, { type: 'moved' }>, goal: number): readonly number[] {
  const { from, walked, how } = event;
  switch (how) {
    case 'past-goal':
    case 'past-end':
      return [];
    case 'bounce':
      return thinned([...between(from, goal), ...between(goal, walked)]);
    default:
      return thinned(between(from, walked));
  }
}

/** From the cell after `from` to `to`, in steps of one or, over long ways, more. */
function between(from: number, to: number): number[] {
  const steps = Math.min(Math.abs(to - from), 4 * MOST);
  return Array.from({ length: steps }, (_, i) => Math.round(from + ((to - from) * (i + 1)) / steps));
}

function thinned(cells: readonly number[]): readonly number[] {
  const every = Math.ceil(cells.length / MOST);
  return cells.filter((_, i) => (cells.length - 1 - i) % every === 0);
}
