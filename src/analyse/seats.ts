/** Several players whose tokens do not influence each other: who finishes when, from the law of one token's length. */
import type { Length } from './length';

export interface Seats {
  /** By seat (player 1 first), then by place (first, second … up to the places that win): the chance to come in there. */
  readonly places: readonly (readonly number[])[];
  /** The expected number of turns of all until as many have finished as win, and of rounds begun. Infinity where that may never be. */
  readonly turns: number;
  readonly rounds: number;
  /** By seat: the standard error of the chance to finish first; 0 where it is exact. */
  readonly errors: readonly number[];
}

/** Work that is done at most for one turn of the law: players × winners². */
const MOST_WORK = 20_000;

/** Whether `exactSeats` takes so many players and winners. */
export function isExactable(players: number, winners: number): boolean {
  return players * winners ** 2 <= MOST_WORK;
}

/** The seats of so many players, of whom `winners` finish before the game ends. */
export function exactSeats(length: Length, players: number, winners: number): Seats {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const sums = sumOverTurns(length, players, (before, after, ends) => {
    const parts: number[] = [];
    let turns = 0;
    for (const seat of seats) {
      const finished = others(players, seat, before, after, winners);
      for (const chance of finished) parts.push(ends * chance);
      // A player has a turn in a round if not yet on the goal, and if not as many as win have finished before it.
      turns += before * total(finished);
    }
    // A round is begun if fewer than win have finished in those before.
    parts.push(turns, total(finishers(players, before, winners)));
    return parts;
  });
  const never = length.hazard === 0 && length.more[length.more.length - 1] > NEVER;
  const [turns, rounds] = never ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : sums.slice(-2);
  const places = seats.map(seat => sums.slice(seat * winners, (seat + 1) * winners));
  return { places, turns, rounds, errors: seats.map(() => 0) };
}

const total = (chances: readonly number[]) => chances.reduce((a, b) => a + b);

/** A chance to go on for ever that is no mere rounding. */
const NEVER = 1e-17;

/**
 * The chances that 0, 1, … (fewer than `most`) of the other players finish before a seat's turn in a round: those before it in the order
 * have had one turn more. `before` and `after` are the chances that a token is still on its way before and after the round.
 */
function others(players: number, seat: number, before: number, after: number, most: number): number[] {
  const earlier = finishers(seat, after, most);
  const later = finishers(players - 1 - seat, before, most);
  return earlier.map((_, sum) => {
    let chance = 0;
    for (let i = 0; i <= sum; i++) chance += earlier[i] * later[sum - i];
    return chance;
  });
}

/** The chances that 0, 1, … (fewer than `most`) of so many players have finished, each being on its way with the chance `under`. */
function finishers(players: number, under: number, most: number): number[] {
  const chances = new Array<number>(most).fill(0);
  chances[0] = under ** players;
  if (under === 0) {
    chances[0] = players === 0 ? 1 : 0;
    if (players < most) chances[players] = 1;
    return chances;
  }
  const odds = (1 - under) / under;
  for (let done = 1; done < most && done <= players; done++) {
    chances[done] = (chances[done - 1] * odds * (players - done + 1)) / done;
  }
  return chances;
}

/** The tail is summed turn by turn where the chance to end in a turn is above this. */
const QUICK = 1e-3;
/** Where so few games go on, what is summed is proportional to how many. */
const FEW = 1e-10;

/** Numbers that depend on the chances that a token is on its way before and after a turn and ends in it, and vanish with them. */
type OfTurn = (before: number, after: number, ends: number) => readonly number[];

/**
 * The sums over all turns of such numbers, which are polynomials of about the degree. In a geometric tail too slow to be summed turn by
 * turn Euler and Maclaurin's formula takes the place of the sum.
 */
function sumOverTurns({ exactly, more, hazard }: Length, degree: number, of: OfTurn): number[] {
  const sums = of(0, 0, 0).map(() => 0);
  const add = (parts: readonly number[], times: number) => {
    for (let i = 0; i < sums.length; i++) sums[i] += times * parts[i];
  };
  for (let turn = 1; turn < more.length; turn++) add(of(more[turn - 1], more[turn], exactly[turn]), 1);
  if (hazard === 0) return sums;
  const stays = 1 - hazard;
  const at = (left: number) => of(left, left * stays, left * hazard);
  let left = more[more.length - 1];
  if (hazard > QUICK) {
    for (; left > FEW; left *= stays) add(at(left), 1);
    add(at(left), 1 / hazard);
    return sums;
  }
  // f(0)/2 − f′(0)/12 + f‴(0)/720, the derivatives by differences over five turns.
  for (const [turn, weight] of CORRECTION) add(at(left * stays ** turn), weight);
  // ∫ f(t) dt, where left falls as e^(−rate·t), piece by piece: the steeper f, the narrower.
  const rate = -Math.log1p(-hazard);
  const narrows = 1 / (1 + Math.min(1, 8 / degree));
  for (; left > FEW; left *= narrows) {
    const half = (left - left * narrows) / 2;
    for (const [node, weight] of GAUSS) {
      const here = left - half * (1 + node);
      add(at(here), (weight * half) / here / rate);
    }
  }
  add(at(left), 1 / rate);
  return sums;
}

/** By turn from the first: what the correction above weighs it with. */
const CORRECTION: readonly (readonly [number, number])[] = [
  [-2, -1 / 144 - 1 / 1440],
  [-1, 8 / 144 + 2 / 1440],
  [0, 1 / 2],
  [1, -8 / 144 - 2 / 1440],
  [2, 1 / 144 + 1 / 1440],
];

/** Nodes and weights of Gauss and Legendre's quadrature with eight nodes on −1 … 1. */
const GAUSS: readonly (readonly [number, number])[] = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
].flatMap(([node, weight]) => [
  [node, weight],
  [-node, weight],
]) as [number, number][];
