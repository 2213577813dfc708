/** Three words of bits, and where they begin: what `spread` gives. */
export interface Spread {
  /** The index of the first word; may be below 0 or past the last one. */
  word: number;
  low: number;
  middle: number;
  high: number;
}

/** A place for what `spread` gives, to be used again and again. */
export function newSpread(): Spread {
  return { word: 0, low: 0, middle: 0, high: 0 };
}

/** Every bit of word `index` moved on by `first`, `first` + 1 … `first` + `count` − 1 places, all together. 1 ≤ `count` ≤ 32; `first` of any sign. */
export function spread(out: Spread, bits: number, index: number, first: number, count: number): void {
  // A pair of words that doubles how far the bits reach until they reach `count` places.
  let low = bits;
  let high = 0;
  for (let reach = 1; reach < count; ) {
    const by = Math.min(reach, count - reach);
    high |= (high << by) | (low >>> (32 - by));
    low |= low << by;
    reach += by;
  }
  const base = index * 32 + first;
  const shift = base & 31;
  out.word = base >> 5;
  out.low = low << shift;
  // A shift by 32 would be one by 0.
  out.middle = shift === 0 ? high : (high << shift) | (low >>> (32 - shift));
  out.high = shift === 0 ? 0 : high >>> (32 - shift);
}

/** The bits of word `index` that stand for places `low` … `high`. */
export function between(index: number, low: number, high: number): number {
  const from = low - index * 32;
  const to = high - index * 32;
  if (from > 31 || to < 0) return 0;
  return (from <= 0 ? -1 : -1 << from) & (to >= 31 ? -1 : -1 >>> (31 - to));
}

/** The place in a word, 0 … 31, of its lowest bit. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
