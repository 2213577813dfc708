/** Running tasks in workers. What a worker is depends on the host; the rest is here. */
import { blocksOf, type Simulation, sumOfTallies, type Tally } from '../analyse';
import type { Board } from '../board/board';
import type { Designed } from '../design';
import { type PackedBoard, packed, unpacked } from './packed';
import { type Argument, type OnProgress, type Result, type TaskName, work } from './table';

/** A task under way. */
export interface Running<T> {
  /** What it gives; null where it was cancelled. Rejects where the worker failed (out of memory, say). */
  readonly promise: Promise<T | null>;
  /** Ends its worker at once. */
  cancel(): void;
}

/** Runs tasks, each in a worker of its own. */
export interface Runner {
  run<Name extends TaskName>(name: Name, argument: Argument<Name>, onProgress?: OnProgress): Running<Result<Name>>;
  /** How many workers can work at the same time. */
  readonly cores: number;
}

/** What a worker is asked; one task in its life. A board in the argument is packed. */
export interface Ask {
  readonly name: TaskName;
  readonly argument: object;
}

/** What a worker says. */
export type Say =
  | { readonly type: 'progress'; readonly share: number; readonly best?: Designed }
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly message: string };

/** A worker, whatever the host calls it. */
export interface WorkerPort {
  ask(ask: Ask): void;
  end(): void;
}

/** Starts a worker that says what it has to say to `hear`, and to `fail` that it can't go on. */
export type StartWorker = (hear: (say: Say) => void, fail: (why: string) => void) => WorkerPort;

/** A runner of such workers. */
export function runnerOf(start: StartWorker, cores: number): Runner {
  return {
    cores,
    run<Name extends TaskName>(name: Name, argument: Argument<Name>, onProgress: OnProgress = () => {}) {
      let cancel = () => {};
      const promise = new Promise<Result<Name> | null>((resolve, reject) => {
        let over = false;
        const finish = (end: () => void) => {
          if (over) return;
          over = true;
          port?.end();
          end();
        };
        const fail = (why: string) => finish(() => reject(new Error(why)));
        let port: WorkerPort | null = null;
        port = start(say => {
          if (over) return;
          if (say.type === 'progress') onProgress(say.share, say.best);
          else if (say.type === 'failed') fail(say.message);
          else finish(() => resolve(say.result as Result<Name>));
        }, fail);
        cancel = () => finish(() => resolve(null));
        port.ask({ name, argument: 'board' in argument ? { ...argument, board: packed(argument.board) } : argument });
      });
      return { promise, cancel: () => cancel() };
    },
  };
}

/** The worker's side: does what it is asked and says how it goes. */
export function serveTask(ask: Ask, say: (say: Say) => void): void {
  let told = 0;
  try {
    const { name, argument } = ask;
    const given = 'board' in argument ? { ...argument, board: unpacked(argument.board as PackedBoard) } : argument;
    const result = work(name, given as Argument<TaskName>, (share, best) => {
      // No more often than there is something to see.
      if (share < told + 0.01) return;
      told = share;
      say({ type: 'progress', share, ...(best && { best }) });
    });
    say({ type: 'done', result });
  } catch (error) {
    say({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

/** A simulation on all cores. The same seed gives the same games on any number of them. */
export function runSimulation(
  runner: Runner,
  board: Board,
  simulation: Simulation,
  onProgress: OnProgress = () => {},
): Running<Tally> {
  const blocks = blocksOf(simulation);
  const parts = Math.max(1, Math.min(runner.cores, blocks));
  const shares = new Array<number>(parts).fill(0);
  const running = shares.map((_, part) => {
    const [first, last] = [Math.floor((blocks * part) / parts), Math.floor((blocks * (part + 1)) / parts)];
    return runner.run('simulate', { board, simulation, first, last }, share => {
      shares[part] = share;
      onProgress(shares.reduce((a, b) => a + b) / parts);
    });
  });
  const cancel = () => {
    for (const each of running) each.cancel();
  };
  const promise = Promise.all(running.map(each => each.promise)).then(
    tallies => (tallies.includes(null) ? null : sumOfTallies(tallies as Tally[])),
    error => {
      cancel();
      throw error;
    },
  );
  return { promise, cancel };
}
