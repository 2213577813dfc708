import type { Die } from './board';

/** A fair die with the faces 1 … `sides` (1 … 1,000). */
export function fairDie(sides: number): Die {
  return diceSum(1, sides);
}

/** The sum of `count` fair dice with the faces 1 … `sides`. The caller keeps `count × (sides − 1) + 1` within the limit of distinct faces. */
export function diceSum(count: number, sides: number): Die {
  let weights: bigint[] = [1n];
  for (let die = 0; die < count; die++) {
    // The window sum over the last `sides` weights: exact in bigints, so it may be carried.
    const next: bigint[] = [];
    let window = 0n;
    for (let i = 0; i < weights.length + sides - 1; i++) {
      if (i < weights.length) window += weights[i];
      if (i >= sides) window -= weights[i - sides];
      next.push(window);
    }
    weights = next;
  }
  return { faces: weights.map((_, i) => i + count), weights, dice: { count, sides } };
}

/** A die with listed faces; a face that is listed twice has both weights. */
export function listedDie(list: readonly { readonly face: number; readonly weight: number | bigint }[]): Die {
  const weightOf = new Map<number, bigint>();
  for (const { face, weight } of list) weightOf.set(face, (weightOf.get(face) ?? 0n) + BigInt(weight));
  const faces = [...weightOf.keys()].sort((a, b) => a - b);
  return { faces, weights: faces.map(face => weightOf.get(face)!), dice: null };
}

/** The chance of each face, in the order of `die.faces`; they sum to 1 up to rounding. */
export function chances(die: Die): Float64Array {
  const total = die.weights.reduce((sum, weight) => sum + weight, 0n);
  // A quotient of bigints, rounded once: 2^64 keeps more digits than a double has.
  return Float64Array.from(die.weights, weight => ratio(weight, total));
}

/** a / b as a double, correct to the last digit or two for any sizes. 0 ≤ a ≤ b, b > 0. */
function ratio(a: bigint, b: bigint): number {
  if (b < 1n << 53n) return Number(a) / Number(b);
  if (a === 0n) return 0;
  const shift = BigInt(b.toString(2).length - a.toString(2).length + 64);
  const scaled = Number((a << shift) / b);
  return scaled * 2 ** -Number(shift);
}
