/** Long work, by name: what it takes and what it gives. Arguments and results are plain data that a worker can be sent. */
import { type Analysis, analyse, expectedTurnsInTime, type Simulation, simulateBlocks, type Tally } from '../analyse';
import type { Board, RulesName } from '../board/board';
import { type Game, gameOf } from '../board/game';
import { type Designed, type DesignTarget, design, type Improved, type ImproveTarget, improve } from '../design';
import { findingsOf } from '../findings/check';
import type { Finding, Level } from '../findings/finding';
import { type Solution, type SolveOptions, solve } from '../solve';
import { parseByHand } from '../text/by-hand';
import { withMapRules } from '../text/map-rules';
import type { Format } from '../text/syntax';

/** Told the share of the work that is done, 0 … 1; where a board is looked for, also the best so far. */
export type OnProgress = (share: number, best?: Designed) => void;

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

export interface ImproveTask extends AboutBoard {
  readonly target: ImproveTarget;
}

/** The text of a board, and what its findings are judged by. */
export interface CheckTask {
  readonly text: string;
  readonly format: Format;
  readonly mapRules: RulesName;
  readonly levels: Readonly<Record<string, Level>>;
  readonly longGame: number;
}

const table = {
  analyse: ({ board, players }: AnalyseTask, progress: OnProgress): Analysis =>
    analyse(playedOn(board), { players }, progress),
  simulate: ({ board, simulation, first, last }: SimulateTask, progress: OnProgress): Tally =>
    simulateBlocks(playedOn(board), simulation, first, last, progress),
  solve: ({ board, options }: SolveTask): Solution => solve(playedOn(board), options),
  check: ({ text, format, mapRules, levels, longGame }: CheckTask): readonly Finding[] => {
    const file = withMapRules(parseByHand(text, format), mapRules);
    return findingsOf(file, { levels, longGame, turnsOfLarge: expectedTurnsInTime });
  },
  turns: ({ board }: AboutBoard): number => expectedTurnsInTime(playedOn(board)),
  design: (target: DesignTarget, progress: OnProgress): Designed =>
    design(target, ({ share, best }) => {
      progress(share, best);
      return true;
    }),
  improve: ({ board, target }: ImproveTask, progress: OnProgress): Improved | null =>
    improve(board, target, ({ share, best }) => {
      progress(share, best);
      return true;
    }),
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
