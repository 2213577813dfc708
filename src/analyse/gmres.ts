/** The generalised minimal residual method (Saad and Schultz, SIAM J. Sci. Stat. Comput. 7, 1986), restarted. */

/** Directions kept before it starts again. */
const DIRECTIONS = 80;
/** A round ends when it has gained so much; the next begins from what is left over indeed. */
const ROUND = 1e-10;
/** The error that doubles have of themselves. */
const ROUNDING = 2e-15;

export interface Solved {
  readonly x: Float64Array;
  /** The largest part of what is left over, as a share of the largest part of x. */
  readonly error: number;
}

/** An affine map: `image` = linear part of x, with the constant part added where `affine`. */
export type AffineMap = (x: Float64Array, image: Float64Array, affine: boolean) => void;

/** Solves x = map(x). Stops where the error stops falling, or after so many steps (one map a step); `error` tells what was reached. */
export function solveFixedPoint(size: number, map: AffineMap, steps: number): Solved {
  let x = new Float64Array(size);
  let left = new Float64Array(size);
  let best: Solved = { x, error: Number.POSITIVE_INFINITY };
  const image = new Float64Array(size);
  const linear = (v: Float64Array, out: Float64Array) => map(v, out, false);
  for (let used = 0; ; ) {
    map(x, image, true);
    used++;
    for (let i = 0; i < size; i++) left[i] = image[i] - x[i];
    const error = largest(left) / (largest(x) || 1);
    if (error < best.error) best = { x, error };
    // Rounding alone is left where a whole round no longer gains.
    if (best.error !== error || error < ROUNDING || used >= steps) return best;
    const enough = Math.max(ROUND, ROUNDING / 2 / error);
    const made = correction(left, linear, enough, Math.min(DIRECTIONS, steps - used));
    used += made.steps;
    x = x.map((value, i) => value + made.by[i]);
    left = new Float64Array(size);
  }
}

/** What to add to x so that as little as possible is left over, out of the directions `left`, A `left`, A² `left` … (A: 1 − linear). */
function correction(
  left: Float64Array,
  linear: (v: Float64Array, out: Float64Array) => void,
  enough: number,
  most: number,
): { by: Float64Array; steps: number } {
  const size = left.length;
  const norm = Math.sqrt(dot(left, left));
  const basis = [left.map(value => value / norm)];
  // Hessenberg columns, turned into a triangle by Givens rotations as they come.
  const columns: number[][] = [];
  const cosines: number[] = [];
  const sines: number[] = [];
  const right = [norm];
  let step = 0;
  while (step < most) {
    const next = new Float64Array(size);
    linear(basis[step], next);
    for (let i = 0; i < size; i++) next[i] = basis[step][i] - next[i];
    const column: number[] = [];
    for (const other of basis) {
      const part = dot(other, next);
      column.push(part);
      for (let i = 0; i < size; i++) next[i] -= part * other[i];
    }
    const length = Math.sqrt(dot(next, next));
    for (let i = 0; i < step; i++) {
      const upper = column[i];
      column[i] = cosines[i] * upper + sines[i] * column[i + 1];
      column[i + 1] = cosines[i] * column[i + 1] - sines[i] * upper;
    }
    const radius = Math.hypot(column[step], length);
    cosines.push(column[step] / radius);
    sines.push(length / radius);
    column[step] = radius;
    columns.push(column);
    right.push(-sines[step] * right[step]);
    right[step] *= cosines[step];
    step++;
    if (length === 0 || Math.abs(right[step]) < enough * norm) break;
    for (let i = 0; i < size; i++) next[i] /= length;
    basis.push(next);
  }
  const weights = new Array<number>(step);
  for (let i = step - 1; i >= 0; i--) {
    let sum = right[i];
    for (let j = i + 1; j < step; j++) sum -= columns[j][i] * weights[j];
    weights[i] = sum / columns[i][i];
  }
  const by = new Float64Array(size);
  for (let j = 0; j < step; j++) for (let i = 0; i < size; i++) by[i] += weights[j] * basis[j][i];
  return { by, steps: step };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

function largest(values: Float64Array): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(values[i]));
  return most;
}
