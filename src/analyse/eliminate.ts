/**
 * The direct solution of a chain. States are taken from the last cell down. What a state is worth is a sum of what lower states are
 * worth, and only snakes (bounces, a throw that is no move) lead down: a state's row names the few tails that are open there.
 * This is the LU factorisation of I − T in that order. No two numbers are ever subtracted: the chance to leave a state is the
 * sum of the chances of the ways that leave it (Grassmann, Taksar and Heyman, "Regenerative analysis", Operations Research 33, 1985),
 * so every result is right to nearly the last digit, however long the game, and a state without a way out has exactly 0.
 */
import { type Chain, FINISHED, voidsAt } from './chain';

/** The factors. Rows are normalised: `row` k … of state s say how often the game, having left the states above s, first comes to which lower one. */
export interface Factors {
  readonly chain: Chain;
  /** The entries of state s are those from `end[s + 1]` to before `end[s]`. */
  readonly end: Int32Array;
  readonly lower: Int32Array;
  readonly chance: Float64Array;
  /** The chance to leave s, once above it has been left, for a lower state or the end. */
  readonly leave: Float64Array;
  /** The mean number of turns until a lower state or the end of the game is reached. */
  readonly turns: Float64Array;
}

/** Rows while they are made. */
interface Rows {
  readonly end: Int32Array;
  lower: Int32Array;
  chance: Float64Array;
}

/** Where the ways of a state lead, ways through higher states followed. The lists are filled to the counts and used again. */
interface Reach {
  /** Higher states in the order in which they are to be left, and how often each is. One may stand twice. */
  readonly upper: number[];
  readonly often: number[];
  uppers: number;
  /** Lower states. */
  readonly below: number[];
  belows: number;
  /** Higher states that were come to on the way and are still to be left, ascending. */
  readonly open: number[];
  opens: number;
  /** How often each state in `below` and `open` is come to; all else is 0. */
  readonly work: Float64Array;
}

function newReach(states: number): Reach {
  return { upper: [], often: [], uppers: 0, below: [], belows: 0, open: [], opens: 0, work: new Float64Array(states) };
}

/** Factorises; null where there would be more than `most` entries (such boards are for iteration). */
export function factorise(chain: Chain, most: number): Factors | null {
  const { states, width, to, chance: p, ends, game } = chain;
  const rows: Rows = {
    end: new Int32Array(states + 1),
    lower: new Int32Array(2 * states),
    chance: new Float64Array(2 * states),
  };
  const { end } = rows;
  const leave = new Float64Array(states);
  const turns = new Float64Array(states);
  /** The chance that the game ends before a lower state is reached. */
  const over = new Float64Array(states);
  const reach = newReach(states);
  const { upper, often, below, work } = reach;
  const goalStates = game.goal * width;
  let size = 0;
  for (let state = states - 1; state >= 0; state--) {
    end[state] = size;
    if (state >= goalStates && state < goalStates + width) continue;
    const count = chain.ways(state);
    let cost = voidsAt(chain, state % width);
    let away = 0;
    for (let way = 0; way < count; way++) {
      if (ends[way] === 1) cost += p[way];
      if (to[way] === FINISHED) away += p[way];
    }
    follow(rows, reach, state, count, to, p);
    const { uppers, belows } = reach;
    for (let i = 0; i < uppers; i++) {
      cost += often[i] * turns[upper[i]];
      away += often[i] * over[upper[i]];
    }
    let out = away;
    for (let i = 0; i < belows; i++) out += work[below[i]];
    leave[state] = out;
    if (out === 0) {
      // No way out: whoever comes here never finishes.
      turns[state] = Number.POSITIVE_INFINITY;
      over[state] = 1;
      continue;
    }
    turns[state] = cost / out;
    over[state] = away / out;
    if (size + belows > rows.lower.length && !grow(rows, size + belows, most)) return null;
    const { lower, chance } = rows;
    for (let i = 0; i < belows; i++) {
      const at = below[i];
      lower[size] = at;
      chance[size++] = work[at] / out;
      work[at] = 0;
    }
    end[state] = size;
  }
  return { chain, end, lower: rows.lower, chance: rows.chance, leave, turns };
}

/** Makes room for so many entries; false where those are more than `most`. */
function grow(rows: Rows, entries: number, most: number): boolean {
  if (entries > most) return false;
  const lower = new Int32Array(2 * entries);
  const chance = new Float64Array(2 * entries);
  lower.set(rows.lower);
  chance.set(rows.chance);
  rows.lower = lower;
  rows.chance = chance;
  return true;
}

/** Follows the ways of a state through all higher states. What comes back to the state itself is left out. */
function follow(rows: Rows, reach: Reach, state: number, count: number, to: Int32Array, p: Float64Array): void {
  const { open, work } = reach;
  reach.uppers = 0;
  reach.belows = 0;
  for (let way = 0; way < count; way++) {
    const at = to[way];
    if (at > state) leaveUpper(rows, reach, state, at, p[way]);
    else if (at < state && at !== FINISHED) {
      if (work[at] === 0) reach.below[reach.belows++] = at;
      work[at] += p[way];
    }
  }
  // The highest first: so each is left once, when all that comes to it is known.
  while (reach.opens > 0) {
    const at = open[--reach.opens];
    const often = work[at];
    work[at] = 0;
    leaveUpper(rows, reach, state, at, often);
  }
}

/** Notes that a higher state is left so often, and where that leads. */
function leaveUpper({ end, lower, chance }: Rows, reach: Reach, state: number, from: number, often: number): void {
  const { work } = reach;
  reach.upper[reach.uppers] = from;
  reach.often[reach.uppers++] = often;
  const last = end[from];
  for (let i = end[from + 1]; i < last; i++) {
    const at = lower[i];
    if (at === state) continue;
    if (work[at] === 0) {
      if (at < state) reach.below[reach.belows++] = at;
      else insert(reach, at);
    }
    work[at] += often * chance[i];
  }
}

function insert(reach: Reach, state: number): void {
  const { open } = reach;
  let place = reach.opens++;
  for (; place > 0 && open[place - 1] > state; place--) open[place] = open[place - 1];
  open[place] = state;
}

/** The mean number of turns to the end of the game from each state; Infinity where a state can be reached from which there is no end. */
export function turnsToEnd({ end, lower, chance, turns, chain }: Factors): Float64Array {
  const mean = new Float64Array(chain.states);
  for (let state = 0; state < chain.states; state++) {
    let sum = turns[state];
    for (let i = end[state + 1]; i < end[state]; i++) sum += chance[i] * mean[lower[i]];
    mean[state] = sum;
  }
  return mean;
}

/** How often each state is come to in a game, the beginning counted; Infinity for a state to which there is no end. */
export function visitsOf({ chain, end, lower, chance, leave }: Factors): Float64Array {
  const { states, start, to, chance: p } = chain;
  const visits = new Float64Array(states);
  // First what falls from the start to lower and lower states, then what rises from each.
  visits[start] = 1;
  for (let state = start; state >= 0; state--) {
    if (visits[state] === 0) continue;
    for (let i = end[state + 1]; i < end[state]; i++) visits[lower[i]] += visits[state] * chance[i];
  }
  const rows: Rows = { end, lower, chance };
  const reach = newReach(states);
  const { upper, often, below, work } = reach;
  for (let state = 0; state < states; state++) {
    if (visits[state] === 0) continue;
    const count = chain.ways(state);
    if (count === 0) continue;
    visits[state] /= leave[state];
    follow(rows, reach, state, count, to, p);
    for (let i = 0; i < reach.belows; i++) work[below[i]] = 0;
    for (let i = 0; i < reach.uppers; i++) visits[upper[i]] += visits[state] * often[i];
  }
  return visits;
}
