/** Simulation where a turn is one throw and tokens do not influence each other: several turns of a token are looked up at once. */

import type { Game } from '../board/game';
import { fillBits, type Random } from '../board/random';
import { walkThrow } from '../board/turn';
import { throwsOf } from './phases';
import { addGame, type Tally } from './tally';

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
const MOST_SERIES = 512;
const MOST_ENTRIES = 1 << 21;
/** The most entries of a table of single throws: 64 MB. */
const MOST_SINGLE = 1 << 24;

/** The leaps of a game; null where turns are more than a throw, or tokens influence each other, or the die's weights are too many. */
export function leapsOf(game: Game): Leaps | null {
  if (throwsOf(game).again.chance > 0 || game.rules.reverse !== null) return null;
  const weights = game.die.weights.map(Number);
  const sides = weights.reduce((sum, weight) => sum + weight, 0);
  if (sides > MOST_SERIES || sides * (game.cells + 1) > MOST_SINGLE) return null;
  const faces = game.die.faces.flatMap((face, i) => new Array<number>(weights[i]).fill(face));
  const one = new Int32Array((game.cells + 1) * sides);
  for (let cell = 0; cell <= game.cells; cell++) {
    for (const [side, face] of faces.entries()) {
      const to = cell === game.goal ? cell : (walkThrow(game, cell, face)?.to ?? cell);
      one[cell * sides + side] = to === game.goal ? -1 : to;
    }
  }
  let all = one;
  let throws = 1;
  let series = sides;
  while (sides > 1 && series * sides <= MOST_SERIES && series * sides * (game.cells + 1) <= MOST_ENTRIES) {
    const longer = new Int32Array(all.length * sides);
    for (const [from, to] of all.entries()) {
      for (let side = 0; side < sides; side++) {
        const then = to < 0 ? to : one[to * sides + side];
        longer[from * sides + side] = to >= 0 && then < 0 ? -throws - 1 : then;
      }
    }
    all = longer;
    throws++;
    series *= sides;
  }
  return { table: all.map(to => (to < 0 ? to : to * series)), throws, series };
}

/** Plays so many games with leaps into the tally. */
export function leapGames(
  game: Game,
  leaps: Leaps,
  random: Random,
  games: number,
  winners: number,
  maxTurns: number,
  tally: Tally,
): void {
  const players = tally.places.length;
  // By seat, the turn in which each game's token finishes. Nobody is followed further than to the round in which as many as win have.
  const enough = new Int32Array(games).fill(Math.min(maxTurns, FAR));
  const ends: Int32Array[] = [];
  for (let seat = 0; seat < players; seat++) {
    ends.push(followTokens(game.start, leaps, random, enough));
    const more = seat + 1 >= winners && seat + 1 < players;
    for (let i = 0; more && i < games; i++) enough[i] = Math.min(enough[i], nthSmallest(ends, i, winners));
  }
  const ended = new Float64Array(players);
  const order: number[] = [];
  for (let i = 0; i < games; i++) {
    let finishers = 0;
    for (let seat = 0; seat < players; seat++) {
      ended[seat] = ends[seat][i] || Number.POSITIVE_INFINITY;
      if (ends[seat][i] > 0) finishers++;
    }
    if (finishers < winners) addBroken(tally, ended, order, maxTurns);
    else addLeaps(tally, ended, order, winners, maxTurns);
  }
}

/** The n-th smallest of what the lists have at a place, where 0 stands for more than any; FAR where that is 0. */
function nthSmallest(lists: readonly Int32Array[], at: number, n: number): number {
  if (n > 1) return lists.map(list => list[at] || FAR).sort((a, b) => a - b)[n - 1];
  let least = FAR;
  for (const list of lists) if (list[at] > 0 && list[at] < least) least = list[at];
  return least;
}

/** More turns than are ever played. */
const FAR = 2 ** 30;

/**
 * The turn in which each of so many tokens comes to the goal, each followed for at least `enough` turns; 0 where it has not come there
 * then. Two tokens at a time: while one's table is being read the processor goes on with the other.
 */
function followTokens(
  startCell: number,
  { table, throws, series }: Leaps,
  random: Random,
  enough: Int32Array,
): Int32Array {
  const count = enough.length;
  const ends = new Int32Array(count);
  const words = new Uint32Array(1024);
  let word = words.length;
  const start = startCell * series;
  // A half of a word is thrown away where it would prefer some series to others (Lemire, "Fast random integer generation in an interval", 2019).
  const unfair = 2 ** 16 % series;
  let tokenA = 0;
  let tokenB = 1;
  let atA = start;
  let atB = start;
  let leftA = enough[0];
  let leftB = count > 1 ? enough[1] : FAR;
  let next = 2;
  for (let done = 0; done < count; ) {
    if (word === words.length) {
      fillBits(random, words);
      word = 0;
    }
    const both = words[word++];
    const drawnA = (both >>> 16) * series;
    const drawnB = (both & 0xffff) * series;
    if ((drawnA & 0xffff) >= unfair) {
      atA = table[atA + (drawnA >>> 16)];
      leftA -= throws;
    }
    if ((drawnB & 0xffff) >= unfair) {
      atB = table[atB + (drawnB >>> 16)];
      leftB -= throws;
    }
    if ((atA | (leftA - 1)) < 0) {
      if (tokenA < count) {
        if (atA < 0) ends[tokenA] = enough[tokenA] - leftA - throws - atA;
        done++;
      }
      tokenA = next++;
      atA = start;
      leftA = tokenA < count ? enough[tokenA] : FAR;
    }
    if ((atB | (leftB - 1)) < 0) {
      if (tokenB < count) {
        if (atB < 0) ends[tokenB] = enough[tokenB] - leftB - throws - atB;
        done++;
      }
      tokenB = next++;
      atB = start;
      leftB = tokenB < count ? enough[tokenB] : FAR;
    }
  }
  return ends;
}

/** Adds a game of which is known in which round each player finishes who does. `order` is filled anew. */
function addLeaps(tally: Tally, ended: Float64Array, order: number[], winners: number, maxTurns: number): void {
  let last = -1;
  let rounds = 0;
  for (let place = 0; place < winners; place++) {
    // The next one to finish: later than the last, by round and then by seat.
    let next = -1;
    for (let seat = 0; seat < ended.length; seat++) {
      const later = ended[seat] > rounds || (ended[seat] === rounds && seat > last);
      if (later && (next === -1 || ended[seat] < ended[next])) next = seat;
    }
    last = next;
    rounds = ended[next];
    order[place] = next;
  }
  let turns = 0;
  // Whoever sits behind the last winner has no turn in the last round.
  for (let seat = 0; seat < ended.length; seat++) turns += Math.min(ended[seat], seat <= last ? rounds : rounds - 1);
  if (turns <= maxTurns) addGame(tally, turns, rounds, order, winners, true);
  else addBroken(tally, ended, order, maxTurns);
}

/** Adds a game that is broken off after so many turns. */
function addBroken(tally: Tally, ended: Float64Array, order: number[], maxTurns: number): void {
  let finishers = 0;
  let turns = 0;
  let round = 0;
  while (turns < maxTurns) {
    round++;
    for (let seat = 0; seat < ended.length && turns < maxTurns; seat++) {
      if (ended[seat] < round) continue;
      turns++;
      if (ended[seat] === round) order[finishers++] = seat;
    }
  }
  addGame(tally, turns, round, order, finishers, false);
}
