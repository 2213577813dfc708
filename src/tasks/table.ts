/** Long work, by name: what it takes and what it gives. Arguments and results are plain data that a worker can be sent. */
import { type Analysis, analyse, type Simulation, simulateBlocks, type Tally } from '../analyse';
import type { Board } from '../board/board';
import { type Game, gameOf } from '../board/game';
import { type Solution, type SolveOptions, solve } from '../solve';

/** Told the share of the work that is done, 0 … 1. */
export type OnProgress = (share: number) => void;

type Work<Argument, Result> = (argument: Argument, progress: OnProgress) => Result;

/** The board that a task is about; tasks are given no board without a size. */
export interface AboutBoard {
  readonly board: Board;
}

export interface AnalyseTask extends AboutBoard {
  /** How many play, from 1. */
  readonly players: number;
}

export interface SimulateTask extends AboutBoard {
  readonly simulation: Simulation;
  /** The first block and the last + 1 (see `blocksOf`). */
  readonly first: number;
  readonly last: number;
}

export interface SolveTask extends AboutBoard {
  readonly options: SolveOptions;
}

const table = {
  analyse: ({ board, players }: AnalyseTask, progress: OnProgress): Analysis =>
    analyse(playedOn(board), { players }, progress),
  simulate: ({ board, simulation, first, last }: SimulateTask, progress: OnProgress): Tally =>
    simulateBlocks(playedOn(board), simulation, first, last, progress),
  solve: ({ board, options }: SolveTask): Solution => solve(playedOn(board), options),
} as const;

function playedOn(board: Board): Game {
  const game = gameOf(board);
  if (game === null) throw new Error('a board without a size');
  return game;
}

export type TaskName = keyof typeof table;
export type Argument<Name extends TaskName> = Parameters<(typeof table)[Name]>[0];
export type Result<Name extends TaskName> = ReturnType<(typeof table)[Name]>;

/** Does a task's work here and now. */
export function work<Name extends TaskName>(
  name: Name,
  argument: Argument<Name>,
  progress: OnProgress = () => {},
): Result<Name> {
  return (table[name] as Work<Argument<Name>, Result<Name>>)(argument, progress);
}
