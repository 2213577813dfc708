/** What follows from how often each state is come to and what it is worth: mean, variance, visits, uses. All sums of what is not negative. */
import { type Chain, voidsAt } from './chain';

export interface Visits {
  /** By cell: how many turns end there in a game; 1 on the goal where the game ends for certain. */
  readonly visits: Float64Array;
  /** By cell: how often a token walks onto it in a game. */
  readonly walks: Float64Array;
}

/** `comes`: how often each state is come to in a game. Infinity where that is so for ever. */
export function visitsByCell(chain: Chain, comes: Float64Array): Visits {
  const { game, width, to, chance, walked, ends } = chain;
  const visits = new Float64Array(game.cells + 1);
  const walks = new Float64Array(game.cells + 1);
  for (let state = 0; state < chain.states; state++) {
    const times = comes[state];
    if (times === 0) continue;
    const count = chain.ways(state);
    for (let way = 0; way < count; way++) {
      const often = times * chance[way];
      if (ends[way] === 1) visits[to[way] === -1 ? game.goal : Math.trunc(to[way] / width)] += often;
      if (walked[way] !== -1) walks[walked[way]] += often;
    }
    const voids = voidsAt(chain, state % width);
    if (voids > 0) visits[Math.trunc(state / width)] += times * voids;
  }
  return { visits, walks };
}

/**
 * The variance of the number of turns: the spread that each state's choice of a way adds, summed over how often it is chosen
 * (the law of total variance, applied at every step).
 */
export function varianceOf(chain: Chain, comes: Float64Array, mean: Float64Array): number {
  if (mean[chain.start] === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  const { to, chance, ends, width } = chain;
  let variance = 0;
  for (let state = 0; state < chain.states; state++) {
    const times = comes[state];
    if (times === 0) continue;
    const count = chain.ways(state);
    // The void turns before a turn are a geometric number of their own.
    const voids = voidsAt(chain, state % width);
    let spread = voids * (1 + voids);
    for (let way = 0; way < count; way++) {
      const left = voids + ends[way] + (to[way] === -1 ? 0 : mean[to[way]]);
      spread += chance[way] * (left - mean[state]) ** 2;
    }
    variance += times * spread;
  }
  return variance;
}
