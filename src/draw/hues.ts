import type { Point } from './shape';

/** How many hues the snakes have. */
export const HUES = 5;

/**
 * A hue for each snake, so that neighbours differ as far as there are hues. Each prefers a hue of its own and takes another
 * only where a neighbour has it, so that adding a snake leaves most of the others as they are.
 * Neighbours are those that come through the same or a touching square of the grid.
 */
export function huesOf(
  snakes: readonly { readonly from: number; readonly spine: readonly Point[] }[],
): readonly number[] {
  const seen = new Map<string, Set<number>>();
  return snakes.map(({ from, spine }) => {
    const near = new Array<number>(HUES).fill(0);
    const squares = new Set(spine.map(({ x, y }) => `${Math.floor(x)} ${Math.floor(y)}`));
    for (const square of squares) {
      const [column, row] = square.split(' ').map(Number);
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const hue of seen.get(`${column + dx} ${row + dy}`) ?? []) near[hue] += dx === 0 && dy === 0 ? 3 : 1;
        }
      }
    }
    let hue = from % HUES;
    for (let step = 1; step < HUES; step++) {
      const other = (from + step) % HUES;
      if (near[other] < near[hue]) hue = other;
    }
    for (const square of squares) seen.set(square, (seen.get(square) ?? new Set()).add(hue));
    return hue;
  });
}
