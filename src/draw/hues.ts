import type { Drawn } from './ends';

/** How many hues the snakes have, and how many kinds of wood the ladders. */
export const SNAKE_HUES = 5;
export const LADDER_HUES = 3;

/**
 * One of so many hues for each jump, so that neighbours differ as far as there are hues. Each prefers a hue of its own and takes another
 * only where a neighbour has it, so that adding a jump leaves most of the others as they are.
 * Neighbours are those whose straight lines come through the same or a touching square of the grid.
 */
export function huesOf(jumps: readonly Drawn[], hues: number): readonly number[] {
  const seen = new Map<number, number>();
  return jumps.map(one => {
    const near = new Array<number>(hues).fill(0);
    const squares = squaresOf(one);
    for (const square of squares) {
      for (const [aside, weight] of AROUND) {
        const here = seen.get(square + aside) ?? 0;
        for (let hue = 0; hue < hues; hue++) if (here & (1 << hue)) near[hue] += weight;
      }
    }
    let hue = one.jump.from % hues;
    for (let step = 1; step < hues; step++) {
      const other = (one.jump.from + step) % hues;
      if (near[other] < near[hue]) hue = other;
    }
    for (const square of squares) seen.set(square, (seen.get(square) ?? 0) | (1 << hue));
    return hue;
  });
}

/** Squares are numbered row by row; no drawn board is as wide as this. */
const ROW = 1 << 15;
/** The squares that touch one, itself among them, and how much they weigh. */
const AROUND = [-1, 0, 1].flatMap(y => [-1, 0, 1].map(x => [y * ROW + x, x === 0 && y === 0 ? 3 : 1] as const));

function squaresOf({ from, to }: Drawn): ReadonlySet<number> {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2));
  const squares = new Set<number>();
  for (let i = 0; i <= parts; i++) {
    const x = from.x + ((to.x - from.x) * i) / parts;
    const y = from.y + ((to.y - from.y) * i) / parts;
    // One more, so that nothing beside the board gets a negative number.
    squares.add((Math.floor(y) + 1) * ROW + Math.floor(x) + 1);
  }
  return squares;
}
