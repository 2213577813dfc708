import type { Place } from '../board/geometry';

/** Bends cost a little, so that bodies are straight; the outermost columns cost more, since one known reader of maps fails on them. */
const BEND = 1;
const EDGE = 8;

/**
 * The places of a body from `upper` down to `lower` (some rows below): one in each row, each at most one column beside the one above, all of them
 * free. Of all such ways one that keeps closest to the straight line and off the outermost columns; null where there is none.
 */
export function pathThrough(
  upper: Place,
  lower: Place,
  width: number,
  isFree: (place: Place) => boolean,
): Place[] | null {
  const height = lower.row - upper.row;
  let costs = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  costs[upper.column] = 0;
  /** For each row below the first: from which column of the row above the cheapest way comes. */
  const cameFrom: Int32Array[] = [];
  for (let step = 1; step <= height; step++) {
    const row = upper.row + step;
    const ideal = upper.column + ((lower.column - upper.column) * step) / height;
    const next = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(width).fill(-1);
    for (let column = 0; column < width; column++) {
      // Only columns from which the lower end can still be reached.
      if (Math.abs(column - lower.column) > height - step || !isFree({ row, column })) continue;
      const here = (column - ideal) ** 2 + (column === 0 || column === width - 1 ? EDGE : 0);
      for (let before = Math.max(0, column - 1); before <= Math.min(width - 1, column + 1); before++) {
        const cost = costs[before] + here + (before === column ? 0 : BEND);
        if (cost >= next[column]) continue;
        next[column] = cost;
        from[column] = before;
      }
    }
    cameFrom.push(from);
    costs = next;
  }
  if (!Number.isFinite(costs[lower.column])) return null;
  const places: Place[] = [];
  let { column } = lower;
  for (let step = height; step > 0; step--) {
    places.push({ row: upper.row + step, column });
    column = cameFrom[step - 1][column];
  }
  places.push(upper);
  return places.reverse();
}
