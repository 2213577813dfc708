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
  // Two more than the grid to each side: a square beside the edge has neighbours, too.
  const width = Math.ceil(jumps.reduce((most, { from, to }) => Math.max(most, from.x, to.x), 0)) + 4;
  const height = Math.ceil(jumps.reduce((most, { from, to }) => Math.max(most, from.y, to.y), 0)) + 4;
  /** By square, a bit for each hue: of lines through it, and of lines through it or a square that touches it. */
  const through = new Uint8Array(width * height);
  const near = new Uint8Array(width * height);
  return jumps.map(one => {
    const squares = squaresOf(one, width);
    const met = new Array<number>(hues).fill(0);
    for (const square of squares) {
      if (near[square] === 0) continue;
      for (let hue = 0; hue < hues; hue++) {
        if (through[square] & (1 << hue)) met[hue] += 3;
        else if (near[square] & (1 << hue)) met[hue]++;
      }
    }
    let hue = one.jump.from % hues;
    for (let step = 1; step < hues; step++) {
      const other = (one.jump.from + step) % hues;
      if (met[other] < met[hue]) hue = other;
    }
    for (const square of squares) {
      // A line of this hue that came through before has told the squares around.
      if (through[square] & (1 << hue)) continue;
      through[square] |= 1 << hue;
      for (let y = -width; y <= width; y += width) {
        for (let x = -1; x <= 1; x++) near[square + y + x] |= 1 << hue;
      }
    }
    return hue;
  });
}

/** The squares that the straight line of a jump comes through. */
function squaresOf({ from, to }: Drawn, width: number): readonly number[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
  const squares: number[] = [];
  for (let i = 0; i <= parts; i++) {
    const x = Math.floor(from.x + ((to.x - from.x) * i) / parts);
    const y = Math.floor(from.y + ((to.y - from.y) * i) / parts);
    const square = (Math.max(-1, y) + 2) * width + Math.max(-1, x) + 2;
    if (squares[squares.length - 1] !== square) squares.push(square);
  }
  return squares;
}
