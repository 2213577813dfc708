/** All shortest ways at once: the states on them, level by level, with the number of ways on and the turns that they take. */
import { waitsToEnter } from '../board/turn';
import { backward } from './backward';
import type { Reached } from './forward';
import { type Ground, landing } from './ground';
import { lowestBit } from './spread';
import type { Throwing, Turns } from './turns';
import type { Waves } from './waves';

/**
 * A state on a shortest way. `away` is how many throws it is from the end. `clock` counts turns backward from the end, 0: it is the
 * latest time at which one may stand here and still end in time. See `Clock`.
 */
export interface State {
  readonly phase: number;
  readonly cell: number;
  readonly away: number;
  readonly clock: number;
}

export interface Paths {
  readonly ground: Ground;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly start: State;
  /** The number of shortest throw sequences. */
  readonly ways: bigint;
  /** The states on shortest ways to which one throw leads. */
  readonly next: (state: State, visit: (face: number, state: State) => void) => void;
}

/**
 * Time in turns. A turn lasts `period`, so that throws within it can be told apart where a turn may be cut by its `limit` alone: there an
 * again-throw takes 1, and any other throw the rest of its turn. Elsewhere the period is 1, and what ends a turn takes 1.
 */
export interface Clock {
  readonly period: number;
  /** The time after a throw that leads to the phase. */
  readonly after: (time: number, face: number, phase: number) => number;
  /** The latest time before it, so that the time after it is `time` or earlier. */
  readonly before: (time: number, face: number, phase: number) => number;
}

/** A way on: what is thrown, and where it leads. */
export interface Choice {
  readonly throws: readonly number[];
  readonly state: State;
}

/** Gives choices one by one in the order of their throws; null: no more. */
export type Choices = () => Choice | null;

/** The clock of a machine; `falling` where it is that of single throws, but turns go on with again-throws. */
export function clockOf(throwing: Throwing, single: boolean, cells: number): Clock {
  if (!single || throwing.kind !== 'falling') {
    return {
      period: 1,
      after: (time, _, phase) => (phase === 0 ? time + 1 : time),
      before: (time, _, phase) => (phase === 0 ? time - 1 : time),
    };
  }
  // No shortest way has more throws than there are cells, so a longer turn is never cut.
  const period = Math.min(throwing.limit ?? Number.POSITIVE_INFINITY, cells + 2);
  const again = new Set(throwing.again);
  return {
    period,
    after: (time, face) => (again.has(face) ? time + 1 : (Math.floor(time / period) + 1) * period),
    before: (time, face) => (again.has(face) ? time - 1 : Math.floor(time / period) * period - 1),
  };
}

/** The most additions of 64 bits that ways are worth: some ten seconds. Only turns of thousands of throws on large boards need more. */
const MOST_WORK = 3e9;

/**
 * The shortest ways that a search has found, from its start to a turn's end on `to`; null: they are too many to be counted in
 * reasonable time. The search must have kept its waves.
 */
export function pathsOf(
  ground: Ground,
  turns: Turns,
  clock: Clock,
  from: number,
  to: number,
  { throws, waves }: Reached,
): Paths | null {
  const width = ground.game.cells + 1;
  // States as phase × width + cell, ascending within a level; levels from the end on.
  let keys = new Float64Array(64);
  let clocks = new Float64Array(64);
  const begins = [0];
  let count = 0;
  let ways: bigint[] = [];
  const factors: bigint[] = [];
  let work = 0;
  let digits = 1;

  /** Where a state stands in the level that is so far away; −1: it is on no shortest way. */
  const find = (away: number, key: number): number => {
    let low = begins[away];
    let high = begins[away + 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keys[middle] < key) low = middle + 1;
      else high = middle;
    }
    return low < begins[away + 1] && keys[low] === key ? low : -1;
  };
  const open = new Int32Array(ground.words * turns.legs.length);
  open[to >> 5] |= 1 << to;
  backward(ground, turns, to, open, ({ list, many, now }, away) => {
    for (let i = 0; i < many; i++) {
      const place = list[i];
      const phase = Math.floor(place / ground.words);
      const base = phase * width + (place - phase * ground.words) * 32;
      for (let left = now[place]; left !== 0; left &= left - 1) {
        if (count === keys.length) {
          keys = doubled(keys);
          clocks = doubled(clocks);
        }
        keys[count++] = base + lowestBit(left);
      }
    }
    keys.subarray(begins[away], count).sort();
    begins.push(count);
    ways = away === 0 ? [1n] : level(away);
    // Where all ways meet in one state, those before it and those after it multiply; so the numbers stay small.
    if (ways.length === 1) {
      if (ways[0] !== 1n) factors.push(ways[0]);
      ways[0] = 1n;
    }
    if (away % 256 === 0) digits = ways[0].toString(16).length;
    openWave(open, waves!, throws - away);
    return away < throws && work < MOST_WORK;
  });
  if (work >= MOST_WORK) return null;

  function level(away: number): bigint[] {
    const made: bigint[] = [];
    for (let i = begins[away]; i < begins[away + 1]; i++) {
      const phase = Math.floor(keys[i] / width);
      let latest = Number.NEGATIVE_INFINITY;
      let sum = 0n;
      eachThrow(ground, turns, phase, keys[i] - phase * width, (face, then, cell) => {
        const at = find(away - 1, then * width + cell);
        if (at === -1) return;
        latest = Math.max(latest, clock.before(clocks[at], face, then));
        sum += ways[at - begins[away - 1]];
        work += 1 + digits / 16;
      });
      clocks[i] = latest;
      made.push(sum);
    }
    return made;
  }

  const start: State = { phase: 0, cell: from, away: throws, clock: clocks[find(throws, from)] };
  const next: Paths['next'] = ({ phase, cell, away }, visit) => {
    eachThrow(ground, turns, phase, cell, (face, then, at) => {
      const index = find(away - 1, then * width + at);
      if (index !== -1) visit(face, { phase: then, cell: at, away: away - 1, clock: clocks[index] });
    });
  };
  return { ground, turns, clock, start, ways: product(factors), next };
}

/** The fewest turns of the shortest ways. */
export function turnsIn({ start, clock }: Paths): number {
  return Math.ceil(-start.clock / clock.period);
}

/** All that a throw can lead to: the phase and the cell. */
function eachThrow(
  ground: Ground,
  turns: Turns,
  phase: number,
  cell: number,
  visit: (face: number, phase: number, cell: number) => void,
): void {
  const { game, lands } = ground;
  const legs = turns.legs[phase === 0 && waitsToEnter(game, cell) ? turns.off : phase];
  const stays = cell === game.goal;
  for (const { faces, act, to, ends } of legs) {
    for (const face of faces) {
      const at = act === 'enter' ? lands[1] : act === 'lose' || stays ? cell : landing(ground, cell, face);
      if (at === -1) continue;
      if (ends || (turns.endsAtGoal && at === game.goal)) visit(face, 0, at);
      if (to !== -1 && !(turns.endsAtGoal && at === game.goal)) visit(face, to, at);
    }
  }
}

/** Makes the states of the wave before `wave` the only open ones. */
function openWave(open: Int32Array, { begins, places, bits }: Waves, wave: number): void {
  for (let i = begins[wave] ?? 0; i < (begins[wave + 1] ?? 0); i++) open[places[i]] = 0;
  if (wave === 0) return;
  for (let i = begins[wave - 1]; i < begins[wave]; i++) open[places[i]] = bits[i];
}

function doubled(list: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(list.length * 2);
  larger.set(list);
  return larger;
}

/** The product of many numbers, made by pairs: large factors meet large ones only. */
function product(factors: readonly bigint[]): bigint {
  let left = factors;
  while (left.length > 1) {
    left = Array.from({ length: Math.ceil(left.length / 2) }, (_, i) => left[2 * i] * (left[2 * i + 1] ?? 1n));
  }
  return left[0] ?? 1n;
}
