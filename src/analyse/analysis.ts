/** A game's numbers as plain data: what crosses from a worker, and what the command line and the server's command give. */
import type { JumpKind } from '../board/board';
import type { Game } from '../board/game';
import type { Distances } from '../solve';
import { type Numbers, newNumbers, type Progress } from './numbers';
import { chanceWithin, modeOf, percentile, within } from './quantiles';
import type { Reason } from './reason';
import type { Seats } from './seats';

/**
 * All numbers of a game, those of cells and jumps in columns: a board of a million cells must not keep whoever receives it from their
 * work. A single number is null where it is infinite or where the board is too large for it; a column is null where the board is too large.
 */
export interface Analysis {
  readonly expectedTurns: number | null;
  readonly variance: number | null;
  readonly standardDeviation: number | null;
  readonly mode: number | null;
  readonly median: number | null;
  readonly percentiles: Readonly<Record<Percentile, number | null>>;
  /** The fewest throws and their turns, and the chance of a game of so many turns or fewer. */
  readonly fewest: Fewest;
  /** P(T ≤ 1), P(T ≤ 2), … */
  readonly within: readonly number[] | null;
  readonly cells: CellColumns;
  readonly jumps: JumpColumns;
  readonly players: number;
  readonly seats: Seats | null;
  /** Why `expectedTurns` is null. */
  readonly reason: Reason | null;
}

export type Percentile = '5' | '25' | '75' | '95' | '99';

export interface Fewest {
  readonly throws: number | null;
  readonly turns: number | null;
  readonly probability: number | null;
}

/** By cell 0 … cells. */
export interface CellColumns {
  /** How many turns end there in a game; Infinity: for ever. */
  readonly visits: Float64Array | null;
  /** Fewest throws; −1: none lead there. */
  readonly throws: Distances;
  /** Of a token that stands there, unmoved by a jump; Infinity: it may never come to the goal. */
  readonly turnsToGoal: Float64Array | null;
}

/** By jump of the game. */
export interface JumpColumns {
  /** How often it is taken in a game. */
  readonly uses: Float64Array | null;
  /** The change in expected turns if it were taken away (positive: it helps); Infinity: the game may then never end; NaN: it may anyway. */
  readonly turns: Float64Array | null;
  /** The same in fewest throws. */
  readonly throws: Float64Array | null;
}

export interface AnalyseOptions {
  /** How many play, from 1. */
  readonly players: number;
}

/** Works out all numbers of a game. `progress` is told the share that is done of what takes long. */
export function analyse(game: Game, options: AnalyseOptions, progress?: Progress): Analysis {
  return analysisOf(newNumbers(game, progress), options);
}

/** All numbers of a game as plain data. */
function analysisOf(numbers: Numbers, { players }: AnalyseOptions): Analysis {
  const { fewest, length } = numbers;
  const endless = numbers.expectedTurns === Number.POSITIVE_INFINITY;
  const quantile = (share: number) => (length === null ? null : percentile(length, share));
  const fewestOf = (): Fewest => {
    if (endless) return { throws: null, turns: null, probability: 0 };
    const { throws, turns } = fewest;
    return { throws, turns, probability: turns === null || length === null ? null : chanceWithin(length, turns) };
  };
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
    fewest: fewestOf(),
    within: length === null ? null : within(length),
    cells: { visits: numbers.visits, throws: numbers.distances, turnsToGoal: numbers.turnsToGoal },
    jumps: { uses: numbers.uses, turns: numbers.worthInTurns, throws: numbers.worthInThrows },
    players,
    seats: numbers.seats(players),
    reason: numbers.reason,
  };
}

/** The value of `snl analyse --json`. */
export interface AnalyseJson
  extends Pick<
    Analysis,
    'expectedTurns' | 'variance' | 'standardDeviation' | 'mode' | 'median' | 'percentiles' | 'fewest'
  > {
  readonly within: readonly number[] | null;
  /** From 0 where a token can stand there, else from 1. */
  readonly cells: readonly CellJson[];
  /** The jumps that act, in the order of the file. */
  readonly jumps: readonly JumpJson[];
  readonly seats: readonly SeatJson[];
  readonly game: { readonly expectedTurnsOfAll: number | null; readonly expectedRounds: number | null };
  /** In words. */
  readonly reason: string | null;
}

export interface CellJson {
  readonly cell: number;
  readonly visits: number | null;
  readonly throwsFromStart: number | null;
  readonly throwsToGoal: number | null;
  readonly expectedTurnsToGoal: number | null;
}

export interface JumpJson {
  readonly kind: JumpKind;
  readonly from: number;
  readonly to: number;
  readonly usesPerGame: number | null;
  readonly turns: number | null;
  readonly throws: number | null;
}

export interface SeatJson {
  /** From 1. */
  readonly player: number;
  /** The chance to finish first. */
  readonly win: number | null;
  /** Its standard error; 0 where it is exact. */
  readonly error: number | null;
}

/** An analysis of a game as JSON. `reason`: why the game has no expected length, in words. */
export function analyseJson(game: Game, analysis: Analysis, reason: string | null): AnalyseJson {
  const { expectedTurns, variance, standardDeviation, mode, median, percentiles, fewest, seats } = analysis;
  const first = hasOffBoard(game) ? 0 : 1;
  return {
    expectedTurns,
    variance,
    standardDeviation,
    mode,
    median,
    percentiles,
    fewest,
    within: analysis.within,
    cells: Array.from({ length: game.cells + 1 - first }, (_, i) => cellOf(analysis.cells, first + i)),
    jumps: game.jumps.map(({ kind, from, to }, i) => ({
      kind,
      from,
      to,
      usesPerGame: finite(analysis.jumps.uses?.[i]),
      turns: finite(analysis.jumps.turns?.[i]),
      throws: finite(analysis.jumps.throws?.[i]),
    })),
    seats: Array.from({ length: analysis.players }, (_, seat) => ({
      player: seat + 1,
      win: seats?.places[seat][0] ?? null,
      error: seats?.errors[seat] ?? null,
    })),
    game: { expectedTurnsOfAll: finite(seats?.turns), expectedRounds: finite(seats?.rounds) },
    reason,
  };
}

/** Whether a token can stand off the board. */
function hasOffBoard({ start, lands }: Game): boolean {
  return start === 0 || lands.includes(0, 1);
}

function cellOf({ visits, throws, turnsToGoal }: CellColumns, cell: number): CellJson {
  const known = (fewest: number) => (fewest === -1 ? null : fewest);
  return {
    cell,
    visits: finite(visits?.[cell]),
    throwsFromStart: known(throws.fromStart[cell]),
    throwsToGoal: known(throws.toGoal[cell]),
    expectedTurnsToGoal: finite(turnsToGoal?.[cell]),
  };
}

/** The number, if it is one. */
function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
