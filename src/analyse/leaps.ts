/** Simulation where a turn is one throw and tokens do not influence each other: several turns of a token are looked up at once. */

import type { Game } from '../board/game';
import { fillBits, type Random } from '../board/random';
import { walkThrow } from '../board/turn';
import { throwsOf } from './phases';
import { addGame, addSums, type Tally } from './tally';

/**
 * Where each series of so many throws takes a token: for the k-th series from a cell `table[cell × series + k]` is the next cell × series,
 * or −n where the n-th throw takes it to the goal.
 */
export interface Leaps {
  readonly table: Int32Array;
  readonly throws: number;
  /** How many series there are, each equally likely. */
  readonly series: number;
}

/** The most series, and the most entries of a table of several throws: what stays in a processor's near memory. */
const MOST_SERIES = 1_500;
const MOST_ENTRIES = 1 << 21;
/** The most entries of a table of single throws: 64 MB. */
const MOST_SINGLE = 1 << 24;

const known = new WeakMap<Game, Leaps | null>();

/** The leaps of a game; null where turns are more than a throw, or tokens influence each other, or the die's weights are too many. */
export function leapsOf(game: Game): Leaps | null {
  if (!known.has(game)) known.set(game, newLeaps(game));
  return known.get(game)!;
}

function newLeaps(game: Game): Leaps | null {
  if (throwsOf(game).again.chance > 0 || game.rules.reverse !== null) return null;
  const weights = game.die.weights.map(Number);
  const sides = weights.reduce((sum, weight) => sum + weight, 0);
  if (sides > MOST_SERIES || sides * (game.cells + 1) > MOST_SINGLE) return null;
  const faces = game.die.faces.flatMap((face, i) => new Array<number>(weights[i]).fill(face));
  const one = new Int32Array((game.cells + 1) * sides);
  for (let cell = 0; cell <= game.cells; cell++) {
    for (let side = 0; side < sides; side++) {
      const to = cell === game.goal ? cell : (walkThrow(game, cell, faces[side])?.to ?? cell);
      one[cell * sides + side] = to === game.goal ? -1 : to;
    }
  }
  let all: Int32Array = one;
  let throws = 1;
  let series = sides;
  while (sides > 1 && series * sides <= MOST_SERIES && series * sides * (game.cells + 1) <= MOST_ENTRIES) {
    all = withOneMore(all, one, sides, throws++);
    series *= sides;
  }
  for (let i = 0; i < all.length; i++) if (all[i] > 0) all[i] *= series;
  return { table: all, throws, series };
}

/** Where series of a throw more lead: `all` has where those of `throws` throws do, `one` where single throws do. */
function withOneMore(all: Int32Array, one: Int32Array, sides: number, throws: number): Int32Array {
  const longer = new Int32Array(all.length * sides);
  for (let from = 0, at = 0; from < all.length; from++) {
    const to = all[from];
    for (let side = 0; side < sides; side++, at++) {
      const then = to < 0 ? to : one[to * sides + side];
      longer[at] = to >= 0 && then < 0 ? -throws - 1 : then;
    }
  }
  return longer;
}

/** Lists that are used again for each block of games: to make them takes as long as many games. */
export interface Scratch {
  readonly words: Uint32Array;
  /** By game: no token need be followed further than to this round. */
  readonly enough: Int32Array;
  /** By seat and then by game: the round in which a token finishes. */
  readonly ends: Int32Array;
}

/** The lists for up to so many games of so many players. */
export function newScratch(games: number, players: number): Scratch {
  return { words: new Uint32Array(1024), enough: new Int32Array(games), ends: new Int32Array(players * games) };
}

/** Plays so many games with leaps into the tally. */
export function leapGames(
  game: Game,
  leaps: Leaps,
  scratch: Scratch,
  random: Random,
  games: number,
  winners: number,
  maxTurns: number,
  tally: Tally,
): void {
  const players = tally.places.length;
  const enough = scratch.enough.subarray(0, games).fill(Math.min(maxTurns, FAR));
  const ends = scratch.ends.subarray(0, players * games).fill(FAR);
  for (let seat = 0; seat < players; seat++) {
    followTokens(game.start, leaps, random, scratch.words, enough, ends, seat * games);
    // The later seats' tokens need not be followed beyond the round in which as many as win have finished.
    const more = seat + 1 >= winners && seat + 1 < players;
    for (let i = 0; more && i < games; i++) {
      enough[i] = Math.min(enough[i], nthSmallest(ends, i, games, seat + 1, winners));
    }
  }
  addGames(tally, ends, games, winners, maxTurns);
}

/** Adds games, the ends of whose tokens stand in a list by seat and then by game. */
function addGames(tally: Tally, ends: Int32Array, games: number, winners: number, maxTurns: number): void {
  const players = tally.places.length;
  const order = new Int32Array(winners);
  // In variables of its own each: in an object they would cost half as much again as the games.
  const places = new Int32Array(players * winners);
  let finished = 0;
  let allTurns = 0;
  let squares = 0;
  let fewest = FAR;
  let most = 0;
  let allRounds = 0;
  for (let i = 0; i < games; i++) {
    const last = winnersOf(ends, i, games, order);
    const rounds = last === -1 ? FAR : ends[last * games + i];
    let turns = 0;
    // Whoever sits behind the last winner has no turn in the last round.
    for (let seat = 0, at = i; seat < players; seat++, at += games) {
      turns += Math.min(ends[at], seat <= last ? rounds : rounds - 1);
    }
    if (last === -1 || turns > maxTurns) {
      addBroken(tally, ends, i, games, maxTurns);
      continue;
    }
    finished++;
    allTurns += turns;
    squares += turns * turns;
    if (turns < fewest) fewest = turns;
    if (turns > most) most = turns;
    allRounds += rounds;
    for (let place = 0; place < winners; place++) places[order[place] * winners + place]++;
  }
  for (const [i, count] of places.entries()) tally.places[Math.trunc(i / winners)][i % winners] += count;
  if (finished > 0) addSums(tally, { games: finished, turns: allTurns, squares, fewest, most, rounds: allRounds });
}

/**
 * Fills `order` with the seats in the order in which they finish. The seats' rounds stand in a list at `first` and every `step` behind it.
 * Gives the last that wins; −1 where fewer finish.
 */
function winnersOf(ends: Int32Array, first: number, step: number, order: Int32Array): number {
  let last = -1;
  let rounds = 0;
  for (let place = 0; place < order.length; place++) {
    // The next one to finish: later than the last, by round and then by seat.
    let next = -1;
    let soonest = FAR;
    for (let seat = 0, at = first; at < ends.length; seat++, at += step) {
      const end = ends[at];
      if (end >= soonest || end < rounds || (end === rounds && seat <= last)) continue;
      next = seat;
      soonest = end;
    }
    if (next === -1) return -1;
    last = next;
    rounds = soonest;
    order[place] = next;
  }
  return last;
}

/** The n-th smallest of so many values that stand in a list at `first` and every `step` behind it. */
function nthSmallest(list: Int32Array, first: number, step: number, count: number, n: number): number {
  if (n > 1) return Int32Array.from({ length: count }, (_, i) => list[first + i * step]).sort()[n - 1];
  let least = FAR;
  for (let i = 0; i < count; i++) least = Math.min(least, list[first + i * step]);
  return least;
}

/** More turns than are ever played; in place of a turn: not followed so far. */
const FAR = 2 ** 30;

/**
 * Follows as many tokens as there are numbers in `enough`, each for at least so many turns, and puts the turn in which it comes to the
 * goal into `ends`, from `first` on; what does not come there is left. Two tokens at a time: while one's table is being read the
 * processor goes on with the other.
 */
function followTokens(
  startCell: number,
  { table, throws, series }: Leaps,
  random: Random,
  words: Uint32Array,
  enough: Int32Array,
  ends: Int32Array,
  first: number,
): void {
  const count = enough.length;
  const start = startCell * series;
  // A half of a word is thrown away where it would prefer some series to others (Lemire, "Fast random integer generation in an interval", 2019).
  const unfair = 2 ** 16 % series;
  let tokenA = 0;
  let tokenB = 1;
  let atA = start;
  let atB = start;
  let leftA = enough[0] - 1;
  let leftB = count > 1 ? enough[1] - 1 : FAR;
  let next = 2;
  let done = 0;
  while (done < count) {
    fillBits(random, words);
    for (let word = 0; word < words.length && done < count; word++) {
      const both = words[word];
      const drawnA = Math.imul(both >>> 16, series);
      const drawnB = Math.imul(both & 0xffff, series);
      if ((drawnA & 0xffff) >= unfair) {
        atA = table[atA + (drawnA >>> 16)];
        leftA -= throws;
      }
      if ((drawnB & 0xffff) >= unfair) {
        atB = table[atB + (drawnB >>> 16)];
        leftB -= throws;
      }
      if ((atA | leftA) < 0) {
        if (tokenA < count) {
          if (atA < 0) ends[first + tokenA] = enough[tokenA] - 1 - leftA - throws - atA;
          done++;
        }
        tokenA = next++;
        atA = start;
        leftA = tokenA < count ? enough[tokenA] - 1 : FAR;
      }
      if ((atB | leftB) < 0) {
        if (tokenB < count) {
          if (atB < 0) ends[first + tokenB] = enough[tokenB] - 1 - leftB - throws - atB;
          done++;
        }
        tokenB = next++;
        atB = start;
        leftB = tokenB < count ? enough[tokenB] - 1 : FAR;
      }
    }
  }
}

/** Adds a game that is broken off after so many turns. The seats' rounds stand in a list at `first` and every `step` behind it. */
function addBroken(tally: Tally, ends: Int32Array, first: number, step: number, maxTurns: number): void {
  const order: number[] = [];
  let turns = 0;
  let round = 0;
  while (turns < maxTurns) {
    round++;
    for (let seat = 0, at = first; at < ends.length && turns < maxTurns; seat++, at += step) {
      if (ends[at] < round) continue;
      turns++;
      if (ends[at] === round) order.push(seat);
    }
  }
  addGame(tally, turns, round, order, false);
}
