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

export interface Tally {
  games: number;
  /** Games that were broken off. They count with the turns that were played. */
  unfinished: number;
  /** Turns of all players, lost ones too: the sum, the sum of squares (so many times 2^50, and the rest), the fewest and the most. */
  turns: number;
  highSquares: number;
  squares: number;
  fewest: number;
  most: number;
  /** Rounds begun: the most turns that one player had. */
  rounds: number;
  /** By seat and place: how many games it came in there. */
  readonly places: number[][];
}

export function newTally(players: number, winners: number): Tally {
  return {
    games: 0,
    unfinished: 0,
    turns: 0,
    highSquares: 0,
    squares: 0,
    fewest: Number.POSITIVE_INFINITY,
    most: 0,
    rounds: 0,
    places: Array.from({ length: players }, () => new Array<number>(winners).fill(0)),
  };
}

/** Adds a game. The first `finishers` of `order` are the seats (from 0) in the order in which they finished. */
export function addGame(
  tally: Tally,
  turns: number,
  rounds: number,
  order: readonly number[],
  finishers: number,
  finished: boolean,
): void {
  tally.games++;
  if (!finished) tally.unfinished++;
  tally.turns += turns;
  addSquares(tally, 0, turns * turns);
  tally.fewest = Math.min(tally.fewest, turns);
  tally.most = Math.max(tally.most, turns);
  tally.rounds += rounds;
  for (let place = 0; place < finishers; place++) tally.places[order[place]][place]++;
}

/** Adds another tally of the same players. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games;
  tally.unfinished += other.unfinished;
  tally.turns += other.turns;
  addSquares(tally, other.highSquares, other.squares);
  tally.fewest = Math.min(tally.fewest, other.fewest);
  tally.most = Math.max(tally.most, other.most);
  tally.rounds += other.rounds;
  for (const [seat, places] of other.places.entries()) {
    for (const [place, count] of places.entries()) tally.places[seat][place] += count;
  }
}

const HIGH = 2 ** 50;

function addSquares(tally: Tally, high: number, low: number): void {
  tally.highSquares += high;
  tally.squares += low;
  if (tally.squares < HIGH) return;
  const carry = Math.floor(tally.squares / HIGH);
  tally.highSquares += carry;
  tally.squares -= carry * HIGH;
}

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
