import type { Point } from './shape';

/** How many hues the snakes have, and how many kinds of wood the ladders. */
export const SNAKE_HUES = 5;
export const LADDER_HUES = 3;

/**
 * One of so many hues for each jump, so that neighbours differ as far as there are hues. Each prefers a hue of its own and takes another
 * only where a neighbour has it, so that adding a jump leaves most of the others as they are.
 * Neighbours are those that come through the same or a touching square of the grid.
 */
export function huesOf(
  jumps: readonly { readonly from: number; readonly line: readonly Point[] }[],
  hues: number,
): readonly number[] {
  const seen = new Map<string, Set<number>>();
  return jumps.map(({ from, line }) => {
    const near = new Array<number>(hues).fill(0);
    const squares = new Set(line.map(({ x, y }) => `${Math.floor(x)} ${Math.floor(y)}`));
    for (const square of squares) {
      const [column, row] = square.split(' ').map(Number);
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const hue of seen.get(`${column + dx} ${row + dy}`) ?? []) near[hue] += dx === 0 && dy === 0 ? 3 : 1;
        }
      }
    }
    let hue = from % hues;
    for (let step = 1; step < hues; step++) {
      const other = (from + step) % hues;
      if (near[other] < near[hue]) hue = other;
    }
    for (const square of squares) seen.set(square, (seen.get(square) ?? new Set()).add(hue));
    return hue;
  });
}
