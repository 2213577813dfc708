/**
 * The solution of a chain by iteration, for boards where so many snakes are open at once that elimination would fill. Given the worth of
 * the states to which anything leads down (the tails), one sweep from the goal gives the worth of all others, and anew of the tails.
 */
import { type Chain, FINISHED, voidsAt } from './chain';
import { type AffineMap, solveFixedPoint } from './gmres';

/** The states that a way leads to from above. */
function tailsOf(chain: Chain): Int32Array {
  const { states, to } = chain;
  const isTail = new Uint8Array(states);
  for (let state = 0; state < states; state++) {
    const count = chain.ways(state);
    for (let way = 0; way < count; way++) if (to[way] < state && to[way] !== FINISHED) isTail[to[way]] = 1;
  }
  const tails: number[] = [];
  for (let state = 0; state < states; state++) if (isTail[state] === 1) tails.push(state);
  return Int32Array.from(tails);
}

/** More sweeps than this are not made: some boards hold a token for so long that iteration does not come near. */
const MOST_STEPS = 400;
/** The share of the result by which a sweep may still change it. */
const GOOD = 1e-12;

/** `turnsToEnd` by iteration; null where it does not come near. `endless`: the states from which a game may never end. */
export function turnsByIteration(chain: Chain, endless: Uint8Array | null): Float64Array | null {
  const tails = tailsOf(chain);
  const mean = new Float64Array(chain.states);
  const sweep = (given: Float64Array, cost: number) => {
    for (let i = 0; i < tails.length; i++) mean[tails[i]] = given[i];
    sweepDown(chain, mean, cost, endless);
  };
  const map: AffineMap = (given, image, affine) => {
    sweep(given, affine ? 1 : 0);
    for (let i = 0; i < tails.length; i++) image[i] = mean[tails[i]];
  };
  const { x, error } = solveFixedPoint(tails.length, map, MOST_STEPS);
  if (!(error < GOOD)) return null;
  sweep(x, 1);
  if (endless !== null)
    for (let i = 0; i < endless.length; i++) if (endless[i] === 1) mean[i] = Number.POSITIVE_INFINITY;
  return mean;
}

/** `visitsOf` by iteration; null where it does not come near. The game must be one that ends. */
export function visitsByIteration(chain: Chain): Float64Array | null {
  const tails = tailsOf(chain);
  const comes = new Float64Array(chain.states);
  const falls = new Float64Array(chain.states);
  const sweep = (given: Float64Array, affine: boolean) => {
    comes.fill(0);
    falls.fill(0);
    if (affine) comes[chain.start] = 1;
    for (let i = 0; i < tails.length; i++) comes[tails[i]] += given[i];
    sweepUp(chain, comes, falls);
  };
  const map: AffineMap = (given, image, affine) => {
    sweep(given, affine);
    for (let i = 0; i < tails.length; i++) image[i] = falls[tails[i]];
  };
  const { x, error } = solveFixedPoint(tails.length, map, MOST_STEPS);
  if (!(error < GOOD)) return null;
  sweep(x, true);
  return comes;
}

/** The worth of every state from that of the higher ones, and from what `mean` holds for the lower ones; a turn is worth `cost`. Of `endless` states the worth is left at 0. */
function sweepDown(chain: Chain, mean: Float64Array, cost: number, endless: Uint8Array | null): void {
  const { game, width, phases, to, chance, ends } = chain;
  const { goal, lands, cells, die } = game;
  const longest = die.faces[die.faces.length - 1];
  for (let cell = cells; cell >= 0; cell--) {
    if (cell === goal) continue;
    const straight = cell > 0 && cell + longest <= goal;
    for (let phase = width - 1; phase >= 0; phase--) {
      const state = cell * width + phase;
      if (endless?.[state] === 1) continue;
      let turns = voidsAt(chain, phase);
      let sum = 0;
      let stays = 0;
      if (straight) {
        // Most cells: nothing is walked but straight on. The same as `ways`, without its lists.
        for (const { faces, chances, next, ends: ending } of phases.steps[phase]) {
          for (let i = 0; i < faces.length; i++) {
            const rest = lands[cell + faces[i]];
            const at = width === 1 ? rest : rest * width + next;
            if (at === state) stays += chances[i];
            else sum += chances[i] * mean[at];
            if (ending || rest === goal) turns += chances[i];
          }
        }
      } else {
        const count = chain.ways(state);
        for (let way = 0; way < count; way++) {
          if (to[way] === state) stays += chance[way];
          else if (to[way] !== FINISHED) sum += chance[way] * mean[to[way]];
          if (ends[way] === 1) turns += chance[way];
        }
      }
      sum += cost * turns;
      mean[state] = stays === 0 ? sum : sum / (1 - stays);
    }
  }
}

/**
 * How often each state is come to, from how often it is at first (`comes`) and what rises from lower ones. What falls to lower ones
 * is counted in `falls`.
 */
function sweepUp(chain: Chain, comes: Float64Array, falls: Float64Array): void {
  const { game, width, phases, to, chance } = chain;
  const { goal, lands, cells, die } = game;
  const longest = die.faces[die.faces.length - 1];
  for (let cell = 0; cell <= cells; cell++) {
    if (cell === goal) continue;
    const straight = cell > 0 && cell + longest <= goal;
    for (let phase = 0; phase < width; phase++) {
      const state = cell * width + phase;
      let times = comes[state];
      if (times === 0) continue;
      const count = straight ? 0 : chain.ways(state);
      let stays = 0;
      for (let way = 0; way < count; way++) if (to[way] === state) stays += chance[way];
      if (straight) {
        for (const { faces, chances, next } of phases.steps[phase]) {
          for (let i = 0; i < faces.length; i++)
            if (lands[cell + faces[i]] * width + next === state) stays += chances[i];
        }
      }
      if (stays > 0) times /= 1 - stays;
      comes[state] = times;
      for (let way = 0; way < count; way++) {
        if (to[way] > state) comes[to[way]] += times * chance[way];
        else if (to[way] < state && to[way] !== FINISHED) falls[to[way]] += times * chance[way];
      }
      if (!straight) continue;
      for (const { faces, chances, next } of phases.steps[phase]) {
        for (let i = 0; i < faces.length; i++) {
          const at = lands[cell + faces[i]] * width + next;
          // What comes to the goal stays there; nobody reads it.
          if (at > state) comes[at] += times * chances[i];
          else if (at < state) falls[at] += times * chances[i];
        }
      }
    }
  }
}
