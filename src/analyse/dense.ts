/** Small dense systems. */

/** Puts (1 − chances)⁻¹ in the place of a square matrix of chances, row by row. */
export function invert(chances: Float64Array, size: number): void {
  for (let i = 0; i < chances.length; i++) chances[i] = -chances[i];
  for (let i = 0; i < size; i++) chances[i * size + i] += 1;
  for (let k = 0; k < size; k++) {
    const pivot = k * size;
    const by = 1 / chances[pivot + k];
    chances[pivot + k] = 1;
    for (let j = 0; j < size; j++) chances[pivot + j] *= by;
    for (let i = 0; i < size; i++) {
      const row = i * size;
      const times = chances[row + k];
      if (i === k || times === 0) continue;
      chances[row + k] = 0;
      for (let j = 0; j < size; j++) chances[row + j] -= times * chances[pivot + j];
    }
  }
}

/** A pivot below this share of its scale has lost too many digits. */
const LOST = 1e-4;

/** Solves a system whose lines have the right side last; null where it is nearly singular, each line being judged by its scale. */
export function solve(lines: number[][], scales: readonly number[]): number[] | null {
  const size = lines.length;
  for (let k = 0; k < size; k++) {
    const pivot = lines[k];
    if (!(Math.abs(pivot[k]) > LOST * scales[k])) return null;
    for (const line of lines) {
      const times = line === pivot ? 0 : line[k] / pivot[k];
      if (times !== 0) for (let j = k; j <= size; j++) line[j] -= times * pivot[j];
    }
  }
  return lines.map((line, k) => line[size] / line[k]);
}
