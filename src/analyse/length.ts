/** The law of a game's length: the chance of each number of turns, by following where a token may stand after each turn. */
import type { Chain } from './chain';
import { canEnd } from './ends';
import { BLOCK_BITS, type Flat, flatten } from './flat';

/**
 * The chances of all lengths. Up to the last turn that was followed they are listed; from there on the game ends in each turn with the
 * same chance: the geometric tail is closed, not cut.
 */
export interface Length {
  /** P(T = n) for n = 0 … the last turn. */
  readonly exactly: readonly number[];
  /** P(T > n) for n = 0 … the last turn. */
  readonly more: readonly number[];
  /** Behind the last turn: the chance that a game which has not ended ends in the next one; 0 where none ends behind it. */
  readonly hazard: number;
}

/** The most walks that are followed: some seconds' work. */
const MOST_WALKS = 4e9;

/** What is rarer than this, beside the chance that the game goes on, is nothing. */
const NOTHING = 1e-19;
/** Games that go on with less than this chance are left to the tail. */
const RARE = 1e-13;
/** The same where they may go on for ever, and what may be left over in the middle of a turn, beside the chance that the game goes on. */
const OVER = 1e-18;
/** For so many turns the chance to end must have stayed the same before the tail is taken for geometric. */
const STEADY = 20;

/** Where tokens may stand: the chances by cell between turns, by state within one, and the cells outside which all are 0. */
interface Whereabouts {
  readonly cells: Float64Array;
  readonly states: Float64Array;
  low: number;
  high: number;
  /** How many walks were followed so far. */
  walks: number;
}

/**
 * The law of the length; null where it would take more walks than are followed. `mean`: the mean turns to the end, by state; `deviation`:
 * the standard deviation from the start. `progress` is told now and then how far it is.
 */
export function lengthOf(
  chain: Chain,
  mean: Float64Array,
  deviation: number,
  progress: (share: number) => void = () => {},
): Length | null {
  const { width, game, start } = chain;
  const ends = mean[start] < Number.POSITIVE_INFINITY;
  if (walksFor(chain, mean[start], deviation) > MOST_WALKS) return null;
  const flat = flatten(chain);
  if (flat === null) return null;
  const where: Whereabouts = {
    cells: new Float64Array(game.cells + 1),
    states: new Float64Array(chain.states),
    low: game.start,
    high: game.start,
    walks: 0,
  };
  where.cells[game.start] = 1;
  const can = ends ? null : canEnd(chain);
  const exactly = [0];
  const more = [1];
  let steady = 0;
  let hazard = 0;
  for (let turn = 1; ; turn++) {
    const finished = playTurn(flat, chain, where, more[turn - 1] * OVER);
    if (where.walks > MOST_WALKS) return null;
    let left = 0;
    let open = 0;
    for (let cell = where.low; cell <= where.high; cell++) {
      left += where.cells[cell];
      if (can === null || can[cell * width] === 1) open += where.cells[cell];
    }
    exactly.push(finished);
    more.push(left);
    if (turn % 256 === 0) progress(Math.max(1 - left, where.walks / MOST_WALKS));
    if (open < (ends ? RARE : OVER)) return closed(ends ? left : 0);
    trim(where, left * NOTHING);
    const before = hazard;
    hazard = finished / more[turn - 1];
    steady = hazard > 0 && Math.abs(hazard - before) < 1e-9 * hazard ? steady + 1 : 0;
    if (!ends || steady < STEADY) continue;
    // The mean that is left must be that of the geometric law too, or this is only a quiet stretch of the board.
    const rest = after();
    const off = Math.abs((rest / left) * hazard - 1);
    if (off < 1e-6 && off * left < 1e-13) return closed(left);
    steady = 0;
  }

  /** The law, with a tail of the right mean. */
  function closed(left: number): Length {
    return { exactly, more, hazard: left > 0 ? Math.min(1, left / after()) : 0 };
  }

  /** The turns that are left in the mean, times the chance that the game goes on. */
  function after(): number {
    let sum = 0;
    for (let cell = where.low; cell <= where.high; cell++) {
      if (where.cells[cell] > 0) sum += where.cells[cell] * mean[cell * width];
    }
    return sum;
  }
}

/** About how many walks the law takes at least. */
function walksFor({ game, width, to }: Chain, mean: number, deviation: number): number {
  const all = (game.cells + 1) * width * to.length;
  // Where lengths differ little tokens move up the board in a swarm, which grows with the standard deviation. Else they mix all over it,
  // until each turn is like the one before: on large boards that takes the longer, the more corners there are in which one can be held.
  return (deviation < mean / 3 ? 24 * deviation : 2_000 + game.cells / 5) * all;
}

/**
 * Plays a turn from wherever a token may stand; gives the chance that it finishes with it. What is no more than `nothing` may be left
 * over in the middle of a turn; it is played on with the next.
 */
function playTurn(flat: Flat, { phases, width, to: ways }: Chain, where: Whereabouts, nothing: number): number {
  const { on, end, finish, lowest, highest } = flat;
  const { cells, states } = where;
  const voids = phases.voids / (1 + phases.voids);
  for (let cell = where.low; cell <= where.high; cell++) {
    states[cell * width] += cells[cell] / (1 + phases.voids);
    cells[cell] *= voids;
  }
  let finished = 0;
  for (let phase = 0; phase < width; phase++) {
    // Within a phase tokens go on upward; where some fall or stay it is gone through again, until nothing is left to speak of.
    for (let again = Number.POSITIVE_INFINITY; again > nothing && where.walks <= MOST_WALKS; ) {
      again = 0;
      for (let cell = where.low, block = -1; cell <= where.high; cell++) {
        if (block !== cell >> BLOCK_BITS) {
          block = cell >> BLOCK_BITS;
          where.low = Math.min(where.low, lowest[block]);
          where.high = Math.max(where.high, highest[block]);
        }
        const state = cell * width + phase;
        const chance = states[state];
        if (chance === 0) continue;
        states[state] = 0;
        finished += chance * finish[state];
        for (let i = end.at[state]; i < end.at[state + 1]; i++) cells[end.to[i]] += chance * end.chance[i];
        for (let i = on.at[state]; i < on.at[state + 1]; i++) {
          const to = on.to[i];
          const part = chance * on.chance[i];
          states[to] += part;
          if (to <= state && (state - to) % width === 0) again += part;
        }
      }
      where.walks += (where.high - where.low + 1) * ways.length;
    }
  }
  return finished;
}

/** Narrows the part of the board that matters to where the chances are not next to nothing. */
function trim(where: Whereabouts, nothing: number): void {
  const { cells } = where;
  while (where.low < where.high && cells[where.low] <= nothing) cells[where.low++] = 0;
  while (where.high > where.low && cells[where.high] <= nothing) cells[where.high--] = 0;
}
