/** What many simulated games add up to, in whole numbers: so sums are the same in whatever parts they are made. */

export interface Simulation {
  /** How many games, from 1. */
  readonly games: number;
  /** How many play, from 1. */
  readonly players: number;
  readonly seed: string;
  /** A game of more turns is broken off. */
  readonly maxTurns: number;
}

/** The sums over games. Turns are those of all players, lost ones too. */
export interface Sums {
  games: number;
  turns: number;
  /** Of the turns, with what is above 2^50 of it carried to `highSquares` where there is one. */
  squares: number;
  fewest: number;
  most: number;
  /** Rounds begun: the most turns that one player had. */
  rounds: number;
}

export interface Tally extends Sums {
  /** How many times 2^50 the sum of squares has beside `squares`. */
  highSquares: number;
  /** Games that were broken off. They count with the turns that were played. */
  unfinished: number;
  /** By seat and place: how many games it came in there. */
  readonly places: number[][];
}

function newSums(): Sums {
  return { games: 0, turns: 0, squares: 0, fewest: Number.POSITIVE_INFINITY, most: 0, rounds: 0 };
}

/** A tally of no games. `players` from 1; `winners`: how many places are taken in a game. */
export function newTally(players: number, winners: number): Tally {
  const places = Array.from({ length: players }, () => new Array<number>(winners).fill(0));
  return { ...newSums(), highSquares: 0, unfinished: 0, places };
}

/** Adds the sums of games that were played together; who came in where is counted apart. */
export function addSums(tally: Tally, sums: Sums): void {
  tally.games += sums.games;
  tally.turns += sums.turns;
  tally.fewest = Math.min(tally.fewest, sums.fewest);
  tally.most = Math.max(tally.most, sums.most);
  tally.rounds += sums.rounds;
  const squares = tally.squares + sums.squares;
  const carry = Math.floor(squares / HIGH);
  tally.highSquares += carry;
  tally.squares = squares - carry * HIGH;
}

/** Adds a game. `order`: the seats (from 0) in the order in which they finished. */
export function addGame(
  tally: Tally,
  turns: number,
  rounds: number,
  order: readonly number[],
  finished: boolean,
): void {
  addSums(tally, { games: 1, turns, squares: turns * turns, fewest: turns, most: turns, rounds });
  if (!finished) tally.unfinished++;
  for (let place = 0; place < order.length; place++) tally.places[order[place]][place]++;
}

/** Adds another tally of the same players. */
export function addTally(tally: Tally, other: Tally): void {
  addSums(tally, other);
  tally.highSquares += other.highSquares;
  tally.unfinished += other.unfinished;
  for (const [seat, places] of other.places.entries()) {
    for (const [place, count] of places.entries()) tally.places[seat][place] += count;
  }
}

const HIGH = 2 ** 50;

/** A mean with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** The turns of a game. The error is null for a single game. */
export function meanTurns({ games, turns, highSquares, squares }: Tally): Estimate {
  const all = BigInt(highSquares) * BigInt(HIGH) + BigInt(squares);
  const spread = Number(all * BigInt(games) - BigInt(turns) * BigInt(turns)) / games;
  return { mean: turns / games, error: games > 1 ? Math.sqrt(spread / (games - 1) / games) : Number.POSITIVE_INFINITY };
}

/** The chance of a seat (from 0) to come in at a place (from 0). */
export function chanceOf({ games, places }: Tally, seat: number, place: number): Estimate {
  const mean = places[seat][place] / games;
  return { mean, error: Math.sqrt((mean * (1 - mean)) / games) };
}
