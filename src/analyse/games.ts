/** Simulation by all rules of play, one game after the other. It plays as `play/` does, without keeping a log. */
import { type Game, move } from '../board/game';
import type { Random } from '../board/random';
import { below, bits } from '../board/random';
import { winnersOf } from '../board/rules';
import { waitsToEnter, walksAsThrown } from '../board/turn';
import { addGame, type Tally } from './tally';

/** A turn of more throws than this is given up, and its game with it: the die hardly ever shows a face that ends a turn. */
const MOST_THROWS = 100_000;

/** Gives the faces of throws. */
export type Thrower = () => number;

/** The throws of a die from a stream of random numbers. */
export function throwerOf(game: Game, random: Random): Thrower {
  const { faces, weights } = game.die;
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 1_000n) {
    const sides = faces.flatMap((face, i) => new Array<number>(Number(weights[i])).fill(face));
    return () => sides[below(random, sides.length)];
  }
  // Chances to 53 bits: nobody plays games enough to tell.
  let sum = 0n;
  const upTo = Float64Array.from(weights, weight => {
    sum += weight;
    return Number((sum << 53n) / total);
  });
  return () => {
    const drawn = (bits(random) >>> 11) * 2 ** 32 + bits(random);
    let low = 0;
    for (let high = upTo.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (upTo[middle] > drawn) high = middle;
      else low = middle + 1;
    }
    return faces[low];
  };
}

/** Plays a game and adds it to the tally. */
export function playGame(game: Game, thrown: Thrower, maxTurns: number, tally: Tally): void {
  const { rules, goal } = game;
  const players = tally.places.length;
  const winners = winnersOf(rules, players);
  const cells = new Int32Array(players).fill(game.start);
  const had = new Int32Array(players);
  const queue = Array.from({ length: players }, (_, seat) => seat);
  const finished: number[] = [];
  const throws: number[] = [];
  const asTheyFall = walksAsThrown(game);
  let skip = false;
  let turns = 0;
  while (finished.length < winners && turns < maxTurns) {
    turns++;
    const seat = queue.shift()!;
    had[seat]++;
    if (skip) {
      skip = false;
      queue.push(seat);
      continue;
    }
    throws.length = 0;
    let run = 0;
    let entered = 0;
    for (let on = true; on; ) {
      const face = thrown();
      throws.push(face);
      on = rules.again.includes(face);
      if (on && ++run === rules.limit) on = false;
      if (!asTheyFall) continue;
      entered += walkOne(game, cells, seat, face);
      if (cells[seat] === goal) on = false;
      else if (run > MOST_THROWS) break;
    }
    if (run > MOST_THROWS) break;
    if (!asTheyFall && (run === 0 || run !== rules.void)) entered = walkAll(game, cells, seat, throws);
    if (rules.reverse !== null) {
      let sum = entered;
      for (const face of throws) sum += face;
      if (sum % rules.reverse === 0) queue.reverse();
    }
    if (cells[seat] === goal) finished.push(seat);
    else queue.push(seat);
    skip = run > 0 && run === rules.skipNext && queue.length > 1;
  }
  addGame(tally, turns, Math.max(...had), finished, finished.length >= winners);
}

/** Walks a throw. What comes back is added to the sum of the turn's throws: one by which a token enters counts as 1. */
function walkOne(game: Game, cells: Int32Array, seat: number, face: number): number {
  const from = cells[seat];
  if (from === game.goal) return 0;
  if (!waitsToEnter(game, from)) {
    cells[seat] = move(game, from, face);
    return 0;
  }
  if (!game.rules.enter!.includes(face)) return 0;
  cells[seat] = game.lands[1];
  return 1 - face;
}

/** Walks all throws of a turn in their order; see `walkOne` for what comes back. */
function walkAll(game: Game, cells: Int32Array, seat: number, throws: readonly number[]): number {
  let first = 0;
  let entered = 0;
  if (waitsToEnter(game, cells[seat])) {
    first = throws.findIndex(face => game.rules.enter!.includes(face));
    if (first === -1) return 0;
    entered = walkOne(game, cells, seat, throws[first++]);
  }
  for (let i = first; i < throws.length; i++) {
    const at = game.rules.order === 'last-first' ? throws.length - 1 - (i - first) : i;
    entered += walkOne(game, cells, seat, throws[at]);
  }
  return entered;
}
