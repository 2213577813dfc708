/** A game's numbers as plain data: what the command line and the server's command give, and what crosses to a page or from a worker. */
import type { JumpKind } from '../board/board';
import type { Game } from '../board/game';
import { type Numbers, newNumbers, type Progress } from './numbers';
import { chanceWithin, modeOf, percentile, within } from './quantiles';
import type { Reason } from './reason';

/** Numbers are null where they are infinite, or where the board is too large for them. */
export interface Analysis {
  readonly expectedTurns: number | null;
  readonly variance: number | null;
  readonly standardDeviation: number | null;
  readonly mode: number | null;
  readonly median: number | null;
  readonly percentiles: Readonly<Record<'5' | '25' | '75' | '95' | '99', number | null>>;
  /** The fewest throws and their turns, and the chance of a game of so many turns or fewer. */
  readonly fewest: {
    readonly throws: number | null;
    readonly turns: number | null;
    readonly probability: number | null;
  };
  /** P(T ≤ 1), P(T ≤ 2), …; null where the board is too large. */
  readonly within: readonly number[] | null;
  /** From 0 where a token can stand there, else from 1. */
  readonly cells: readonly CellNumbers[];
  /** The jumps that act, in the order of the file. */
  readonly jumps: readonly JumpNumbers[];
  readonly seats: readonly SeatNumbers[];
  readonly game: { readonly expectedTurnsOfAll: number | null; readonly expectedRounds: number | null };
  readonly reason: Reason | null;
}

export interface CellNumbers {
  readonly cell: number;
  readonly visits: number | null;
  readonly throwsFromStart: number | null;
  readonly throwsToGoal: number | null;
  readonly expectedTurnsToGoal: number | null;
}

export interface JumpNumbers {
  readonly kind: JumpKind;
  readonly from: number;
  readonly to: number;
  readonly usesPerGame: number | null;
  /** The change if it were taken away; positive: it helps. */
  readonly turns: number | null;
  readonly throws: number | null;
}

export interface SeatNumbers {
  /** From 1. */
  readonly player: number;
  /** The chance to finish first. */
  readonly win: number | null;
  /** Its standard error; 0 where it is exact. */
  readonly error: number | null;
  /** The chances of each place that wins, the first of them `win`. */
  readonly places: readonly number[] | null;
}

export interface AnalyseOptions {
  /** How many play, from 1. */
  readonly players: number;
}

/** Works out all numbers of a game. `progress` is told the share that is done of what takes long. */
export function analyse(game: Game, options: AnalyseOptions, progress?: Progress): Analysis {
  return analysisOf(newNumbers(game, progress), options);
}

/** The numbers of a game as plain data. */
export function analysisOf(numbers: Numbers, { players }: AnalyseOptions): Analysis {
  const { game, fewest, length, reason, distances } = numbers;
  const endless = numbers.expectedTurns === Number.POSITIVE_INFINITY;
  const quantile = (share: number) => (length === null ? null : percentile(length, share));
  const seats = numbers.seats(players);
  const hasOffBoard = game.start === 0 || game.jumps.some(({ to }) => to === 0);
  const throws = (fewestThrows: number) => (fewestThrows === -1 ? null : fewestThrows);
  const cell = (at: number): CellNumbers => ({
    cell: at,
    visits: finite(numbers.visits?.[at]),
    throwsFromStart: throws(distances.fromStart[at]),
    throwsToGoal: throws(distances.toGoal[at]),
    expectedTurnsToGoal: finite(numbers.turnsToGoal?.[at]),
  });
  return {
    expectedTurns: finite(numbers.expectedTurns),
    variance: finite(numbers.variance),
    standardDeviation: finite(Math.sqrt(numbers.variance ?? Number.NaN)),
    mode: length === null ? null : modeOf(length),
    median: quantile(0.5),
    percentiles: {
      '5': quantile(0.05),
      '25': quantile(0.25),
      '75': quantile(0.75),
      '95': quantile(0.95),
      '99': quantile(0.99),
    },
    fewest: endless
      ? { throws: null, turns: null, probability: 0 }
      : {
          throws: fewest.throws,
          turns: fewest.turns,
          probability: fewest.turns === null || length === null ? null : chanceWithin(length, fewest.turns),
        },
    within: length === null ? null : within(length),
    cells: Array.from({ length: game.cells + (hasOffBoard ? 1 : 0) }, (_, i) => cell(hasOffBoard ? i : i + 1)),
    jumps: game.jumps.map(({ kind, from, to }, i) => ({
      kind,
      from,
      to,
      usesPerGame: finite(numbers.uses?.[i]),
      turns: finite(numbers.worthInTurns?.[i]),
      throws: finite(numbers.worthInThrows?.[i]),
    })),
    seats: Array.from({ length: players }, (_, seat) => ({
      player: seat + 1,
      win: seats?.places[seat][0] ?? null,
      error: seats?.errors[seat] ?? null,
      places: seats?.places[seat] ?? null,
    })),
    game: { expectedTurnsOfAll: finite(seats?.turns), expectedRounds: finite(seats?.rounds) },
    reason,
  };
}

/** The number, if it is one. */
function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
