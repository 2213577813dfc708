import type { Die } from '../board/board';
import { below, belowBig, type Random } from '../board/random';

/** A die made ready for throwing: `upTo[i]` is the sum of the weights of the faces 0 … i. */
interface Ready {
  readonly total: bigint;
  /** Where the total is within 2^53; else null, and `exact` serves. */
  readonly upTo: Float64Array | null;
  readonly exact: readonly bigint[];
}

const ready = new WeakMap<Die, Ready>();

function readyOf(die: Die): Ready {
  const known = ready.get(die);
  if (known) return known;
  let total = 0n;
  const exact = die.weights.map(weight => {
    total += weight;
    return total;
  });
  const made = { total, upTo: total <= 1n << 53n ? Float64Array.from(exact, Number) : null, exact };
  ready.set(die, made);
  return made;
}

/** Throws a die: each face as often as its weight says, exactly, however large the weights. Moves the stream on. */
export function rollFace(die: Die, random: Random): number {
  const { total, upTo, exact } = readyOf(die);
  if (upTo) {
    const drawn = below(random, Number(total));
    return die.faces[firstAbove(upTo, drawn)];
  }
  const drawn = belowBig(random, total);
  return die.faces[firstAbove(exact, drawn)];
}

/** The first index whose value is above the drawn one. The values ascend; the last is above it. */
function firstAbove<T extends number | bigint>(values: ArrayLike<T>, drawn: T): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle] > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}
