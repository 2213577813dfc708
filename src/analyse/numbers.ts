/** All numbers of a game, each worked out when it is first asked for, from what others have worked out already. */
import { jumpsFrom } from '../board/carried';
import type { Game } from '../board/game';
import { type Distances, distances, type Solution, solve } from '../solve';
import { type Chain, chainOf } from './chain';
import { expectedTurns } from './expected';
import { type Law, lawOf } from './law';
import { type Length, lengthOf } from './length';
import { type Visits, varianceOf, visitsByCell } from './moments';
import type { NoPhases } from './phases';
import { type Reason, reasonOf } from './reason';
import type { Seats } from './seats';
import { seatsOf } from './table';
import { worthInThrows } from './throws';
import { worthInTurns } from './worth';

/**
 * The numbers of one token's game, and of seats for several. Infinity stands for what is infinite; null for what would take too long or
 * too much memory on a board of this size.
 */
export interface Numbers {
  readonly game: Game;
  /** Turns of a game from the start; NaN where it is too large to be worked out. */
  readonly expectedTurns: number;
  readonly variance: number | null;
  /** Why `expectedTurns` is no finite number; null where it is. */
  readonly reason: Reason | null;
  /** By cell 0 … cells: expected turns to the goal of a token that stands there, unmoved by a jump. */
  readonly turnsToGoal: Float64Array | null;
  /** By cell 0 … cells: how many turns end there in a game. */
  readonly visits: Float64Array | null;
  /** By jump of `game.jumps`: how often it is taken in a game. */
  readonly uses: Float64Array | null;
  /** By jump: the change in expected turns if it were not there; NaN where the game may never end as it is. */
  readonly worthInTurns: Float64Array | null;
  /** By jump: the change in fewest throws if it were not there; NaN where the goal is never reached as it is. */
  readonly worthInThrows: Float64Array | null;
  readonly fewest: Solution;
  readonly distances: Distances;
  /** The chances of all lengths. */
  readonly length: Length | null;
  /** What so many players (from 1) have to expect. */
  seats(players: number): Seats | null;
}

/** What long work says of itself: the share that is done, 0 … 1. */
export type Progress = (share: number) => void;

/** What the numbers are made from. */
interface Ground {
  readonly chain: Chain | NoPhases;
  readonly law: Law | null;
  readonly comes: Float64Array | null;
  readonly byCell: Visits | null;
}

const known = new WeakMap<Game, Numbers>();

/** The numbers of a game. The same game has the same numbers: what was worked out for one who asks is there for the next. */
export function numbersOf(game: Game): Numbers {
  const numbers = known.get(game) ?? newNumbers(game);
  known.set(game, numbers);
  return numbers;
}

/** The numbers of a game, to be worked out anew, with word of the progress of what takes long. */
export function newNumbers(game: Game, progress: Progress = () => {}): Numbers {
  const { cells, goal, jumps } = game;
  const none = () => new Float64Array(jumps.length).fill(Number.NaN);
  const seats = new Map<number, Seats | null>();
  /** What follows from the solved chain. */
  const solved = <T>(of: (chain: Chain, law: Law) => T): T | null =>
    numbers.law === null ? null : of(numbers.chain as Chain, numbers.law);
  const numbers: Numbers & Ground = lazily<Omit<Numbers & Ground, 'game' | 'seats'>, Pick<Numbers, 'game' | 'seats'>>(
    {
      chain: () => chainOf(game),
      law: () => (typeof numbers.chain === 'string' ? null : lawOf(numbers.chain)),
      comes: () => numbers.law?.comes() ?? null,
      byCell: () => solved(chain => (numbers.comes === null ? null : visitsByCell(chain, numbers.comes))),
      expectedTurns: () =>
        numbers.chain === 'endless'
          ? Number.POSITIVE_INFINITY
          : (solved((chain, law) => law.mean[chain.start]) ?? Number.NaN),
      variance: () => {
        if (numbers.expectedTurns === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
        return solved((chain, law) => (numbers.comes === null ? null : varianceOf(chain, numbers.comes, law.mean)));
      },
      reason: () => (Number.isFinite(numbers.expectedTurns) ? null : (reasonOf(game) ?? { kind: 'too-large' })),
      turnsToGoal: () => {
        if (numbers.chain === 'endless') {
          return Float64Array.from({ length: cells + 1 }, (_, cell) => (cell === goal ? 0 : Number.POSITIVE_INFINITY));
        }
        return solved(({ width }, law) => law.mean.filter((_, state) => state % width === 0));
      },
      visits: () => numbers.byCell?.visits ?? null,
      uses: () => (numbers.byCell === null ? null : usesOf(game, numbers.byCell.walks)),
      worthInTurns: () => {
        if (numbers.expectedTurns === Number.POSITIVE_INFINITY) return none();
        return solved((chain, law) => worthInTurns(chain, law.mean, expectedTurns));
      },
      worthInThrows: () =>
        numbers.fewest.throws === null ? none() : worthInThrows(game, numbers.fewest, numbers.distances),
      fewest: () => solve(game),
      distances: () => distances(game),
      length: () =>
        numbers.chain === 'endless'
          ? { exactly: [0], more: [1], hazard: 0 }
          : solved((chain, law) => lengthOf(chain, law.mean, Math.sqrt(numbers.variance ?? Number.NaN), progress)),
    },
    {
      game,
      seats: players => {
        if (!seats.has(players)) seats.set(players, seatsOf(game, players, numbers, progress));
        return seats.get(players)!;
      },
    },
  );
  return numbers;
}

/** How often each jump is taken, from how often its cell is walked onto; in a chain all do act. */
function usesOf(game: Game, walks: Float64Array): Float64Array {
  if (!game.rules.chain) return Float64Array.from(game.jumps, ({ from }) => walks[from]);
  const at = new Map(game.jumps.map((jump, i) => [jump, i]));
  const uses = new Float64Array(game.jumps.length);
  for (const { from } of game.jumps) {
    if (walks[from] > 0) for (const jump of jumpsFrom(game, from)) uses[at.get(jump)!] += walks[from];
  }
  return uses;
}

/** An object whose values are made when they are first asked for, and others that are there. */
function lazily<Made extends object, Given extends object>(
  makers: { readonly [Key in keyof Made]: () => Made[Key] },
  given: Given,
): Made & Given {
  const object = { ...given } as Made & Given;
  for (const key of Object.keys(makers) as (keyof Made)[]) {
    let made: { readonly value: Made[keyof Made] } | null = null;
    Object.defineProperty(object, key, {
      enumerable: true,
      get: () => {
        made ??= { value: makers[key]() };
        return made.value;
      },
    });
  }
  return object;
}
