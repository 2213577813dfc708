/**
 * Random numbers that a seed fixes: xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018).
 * A stream is four 32-bit words, plain data that can be stored as JSON; the functions here move it on in place.
 */

/** The state of a stream: four whole numbers in 0 … 2^32 − 1, not all 0. */
export type Random = [number, number, number, number];

/**
 * The stream of a seed (any text) and a block (0 … 2^32 − 1). Streams of different seeds or blocks are independent, so that
 * work can be shared out by blocks and give the same result on any number of workers.
 */
export function randomOf(seed: string, block = 0): Random {
  // Four lanes of a multiplicative hash, each fed by its neighbour, so that every letter reaches all 128 bits.
  const lanes: Random = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  const feed = (word: number) => {
    for (let lane = 0; lane < 4; lane++) {
      lanes[lane] = mixed(lanes[lane] ^ Math.imul(word + lane, 0x85ebca6b) ^ lanes[(lane + 3) % 4]);
    }
  };
  for (let i = 0; i < seed.length; i++) feed(seed.charCodeAt(i));
  feed(seed.length);
  feed(block);
  feed(0);
  return lanes.some(word => word !== 0) ? lanes : [1, 2, 3, 4];
}

/** The finaliser of MurmurHash3: a bijection of 32-bit words in which each bit depends on all. */
function mixed(word: number): number {
  let mix = word;
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/** The next 32 bits of the stream, 0 … 2^32 − 1. */
export function bits(random: Random): number {
  const second = random[1];
  const scrambled = Math.imul(rotated(Math.imul(second, 5), 7), 9) >>> 0;
  random[2] ^= random[0];
  random[3] ^= second;
  random[1] = (second ^ random[2]) >>> 0;
  random[0] = (random[0] ^ random[3]) >>> 0;
  random[2] = (random[2] ^ (second << 9)) >>> 0;
  random[3] = rotated(random[3], 11) >>> 0;
  return scrambled;
}

/** Fills the list with the next words of the stream, as so many calls of `bits` would, but some times faster: the words stay in registers. */
export function fillBits(random: Random, into: Uint32Array): void {
  let [first, second, third, fourth] = random.map(word => word | 0);
  for (let i = 0; i < into.length; i++) {
    into[i] = Math.imul(rotated(Math.imul(second, 5), 7), 9);
    const shifted = second << 9;
    third ^= first;
    fourth ^= second;
    second ^= third;
    first ^= fourth;
    third ^= shifted;
    fourth = rotated(fourth, 11);
  }
  random.splice(0, 4, first >>> 0, second >>> 0, third >>> 0, fourth >>> 0);
}

const rotated = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** A whole number below `count` (1 … 2^53), each equally likely. */
export function below(random: Random, count: number): number {
  const wide = count > 2 ** 32;
  const span = wide ? 2 ** 53 : 2 ** 32;
  // Draws past the last whole multiple of `count` are thrown away: a remainder alone would prefer small numbers.
  const fair = span - (span % count);
  for (;;) {
    const drawn = wide ? (bits(random) >>> 11) * 2 ** 32 + bits(random) : bits(random);
    if (drawn < fair) return drawn % count;
  }
}

/** A whole number below `count` (from 1, of any size), each equally likely. */
export function belowBig(random: Random, count: bigint): bigint {
  if (count <= 1n << 53n) return BigInt(below(random, Number(count)));
  const words = Math.ceil(count.toString(16).length / 8);
  const span = 1n << BigInt(32 * words);
  const fair = span - (span % count);
  for (;;) {
    let drawn = 0n;
    for (let word = 0; word < words; word++) drawn = (drawn << 32n) | BigInt(bits(random));
    if (drawn < fair) return drawn % count;
  }
}
