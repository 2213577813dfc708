/**
 * The solution of a chain by iteration, for boards where so many snakes are open at once that elimination would fill. Given the worth of
 * the states to which anything leads down (the tails), one sweep from the goal gives the worth of all others, and anew of the tails.
 */
import { type Chain, FINISHED, voidsAt } from './chain';
import { type AffineMap, solveFixedPoint } from './gmres';

/** What sweeps need to know of each state, worked out once. */
interface Plan {
  /** The states that a way leads to from above. */
  readonly tails: Int32Array;
  /** The turns that end with a step from the state, in the mean. */
  readonly turns: Float64Array;
  /** One through the chance that a step leads elsewhere. */
  readonly tries: Float64Array;
}

function planOf(chain: Chain): Plan {
  const { states, width, to, chance, ends } = chain;
  const isTail = new Uint8Array(states);
  const turns = new Float64Array(states);
  const tries = new Float64Array(states);
  for (let state = 0; state < states; state++) {
    const count = chain.ways(state);
    let leaves = 0;
    let stays = false;
    turns[state] = voidsAt(chain, state % width);
    for (let way = 0; way < count; way++) {
      if (to[way] < state && to[way] !== FINISHED) isTail[to[way]] = 1;
      if (to[way] === state) stays = true;
      else leaves += chance[way];
      if (ends[way] === 1) turns[state] += chance[way];
    }
    tries[state] = stays ? 1 / leaves : 1;
  }
  const tails: number[] = [];
  for (let state = 0; state < states; state++) if (isTail[state] === 1) tails.push(state);
  return { tails: Int32Array.from(tails), turns, tries };
}

/** More sweeps than this are not made: some boards hold a token for so long that iteration does not come near. */
const MOST_STEPS = 400;
/** The share of the result by which a sweep may still change it. */
const GOOD = 1e-12;

/** `turnsToEnd` by iteration; null where it does not come near. `endless`: the states from which a game may never end. */
export function turnsByIteration(chain: Chain, endless: Uint8Array | null): Float64Array | null {
  const plan = planOf(chain);
  const { tails } = plan;
  const mean = new Float64Array(chain.states);
  const sweep: Sweep = (given, affine) => {
    for (let i = 0; i < tails.length; i++) mean[tails[i]] = given[i];
    sweepDown(chain, plan, mean, affine, endless);
    return mean;
  };
  if (!solveTails(tails, sweep)) return null;
  for (let i = 0; endless !== null && i < mean.length; i++) if (endless[i] === 1) mean[i] = Number.POSITIVE_INFINITY;
  return mean;
}

/** `visitsOf` by iteration; null where it does not come near. The game must be one that ends. */
export function visitsByIteration(chain: Chain): Float64Array | null {
  const plan = planOf(chain);
  const { tails } = plan;
  const comes = new Float64Array(chain.states);
  const falls = new Float64Array(chain.states);
  const sweep: Sweep = (given, affine) => {
    comes.fill(0);
    falls.fill(0);
    if (affine) comes[chain.start] = 1;
    for (let i = 0; i < tails.length; i++) comes[tails[i]] += given[i];
    sweepUp(chain, plan, comes, falls);
    return falls;
  };
  return solveTails(tails, sweep) ? comes : null;
}

/** Sweeps with what is given for the tails, and says where what comes of it stands. Where not `affine`, what is there without tails is left out. */
type Sweep = (given: Float64Array, affine: boolean) => Float64Array;

/** Finds what must be given for the tails so that the same comes of it, and sweeps with that; false where that is not found. */
function solveTails(tails: Int32Array, sweep: Sweep): boolean {
  const map: AffineMap = (given, image, affine) => {
    const found = sweep(given, affine);
    for (let i = 0; i < tails.length; i++) image[i] = found[tails[i]];
  };
  const { x, error } = solveFixedPoint(tails.length, map, MOST_STEPS);
  sweep(x, true);
  return error < GOOD;
}

/** The worth of every state from that of the higher ones, and from what `mean` holds for the lower ones. Of `endless` states it is left at 0. */
function sweepDown(chain: Chain, plan: Plan, mean: Float64Array, affine: boolean, endless: Uint8Array | null): void {
  const { game, width, phases, to, chance } = chain;
  const { turns, tries } = plan;
  const { goal, lands, cells, die } = game;
  const longest = die.faces[die.faces.length - 1];
  for (let cell = cells; cell >= 0; cell--) {
    if (cell === goal) continue;
    const straight = cell > 0 && cell + longest <= goal;
    for (let phase = width - 1; phase >= 0; phase--) {
      const state = cell * width + phase;
      const steps = phases.steps[phase];
      // A phase without steps is never come to.
      if (endless?.[state] === 1 || steps.length === 0) continue;
      let sum = affine ? turns[state] : 0;
      // Differences to one of the worths are summed: so it matters little that the chances sum to 1 only up to rounding.
      if (straight) {
        // Most cells: nothing is walked but straight on. The same as `ways`, without its lists.
        const base = mean[lands[cell + longest] * width + steps[0].next];
        mean[state] = base;
        for (const { faces, chances, next } of steps) {
          for (let i = 0; i < faces.length; i++)
            sum += chances[i] * (mean[lands[cell + faces[i]] * width + next] - base);
        }
        mean[state] = base + sum * tries[state];
      } else {
        const count = chain.ways(state);
        const base = to[0] === FINISHED ? 0 : mean[to[0]];
        mean[state] = base;
        for (let way = 0; way < count; way++) sum += chance[way] * ((to[way] === FINISHED ? 0 : mean[to[way]]) - base);
        mean[state] = base + sum * tries[state];
      }
    }
  }
}

/**
 * How often each state is come to, from how often it is at first (`comes`) and what rises from lower ones. What falls to lower ones
 * is counted in `falls`.
 */
function sweepUp(chain: Chain, { tries }: Plan, comes: Float64Array, falls: Float64Array): void {
  const { game, width, phases, to, chance } = chain;
  const { goal, lands, cells, die } = game;
  const longest = die.faces[die.faces.length - 1];
  for (let cell = 0; cell <= cells; cell++) {
    if (cell === goal) continue;
    const straight = cell > 0 && cell + longest <= goal;
    for (let phase = 0; phase < width; phase++) {
      const state = cell * width + phase;
      if (comes[state] === 0) continue;
      const times = comes[state] * tries[state];
      comes[state] = times;
      if (straight) {
        for (const { faces, chances, next } of phases.steps[phase]) {
          for (let i = 0; i < faces.length; i++) {
            // What comes to the goal stays there; nobody reads it.
            const at = lands[cell + faces[i]] * width + next;
            if (at > state) comes[at] += times * chances[i];
            else if (at < state) falls[at] += times * chances[i];
          }
        }
        continue;
      }
      const count = chain.ways(state);
      for (let way = 0; way < count; way++) {
        if (to[way] > state) comes[to[way]] += times * chance[way];
        else if (to[way] < state && to[way] !== FINISHED) falls[to[way]] += times * chance[way];
      }
    }
  }
}
