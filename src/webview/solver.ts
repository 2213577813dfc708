/** The solution of a board, kept until another is asked for: at once for boards that are drawn, by a worker for larger ones. */
import type { Game } from '../board/game';
import { type Solution, type SolveOptions, solve } from '../solve';
import type { Running } from '../tasks';
import { taskRunner } from './tasks';
import type { Model } from './view';

/** So many shortest routes can be looked at one by one; fewer on boards where each has thousands of throws. */
const MOST_ROUTES = 500;
const MOST_CELLS_OF_ROUTES = 2_000_000;
/** Larger boards would keep the page waiting. */
const AT_ONCE = 20_000;

export interface Solver {
  /** The solution, or what became of it so far. */
  readonly of: (model: Model, options: SolveOptions) => Solution | 'working' | 'failed' | null;
  /** Ends what is under way. */
  readonly stop: () => void;
}

/** Makes a solver; `changed` is called when a worker has given its answer. */
export function makeSolver(changed: () => void): Solver {
  let asked: { readonly game: Game; readonly options: string } | null = null;
  let answer: Solution | 'working' | 'failed' | null = null;
  let running: Running<Solution> | null = null;

  function stop(): void {
    running?.cancel();
    running = null;
    asked = null;
  }

  function ask({ board, game }: Model, options: SolveOptions): void {
    const all = Math.max(1, Math.min(MOST_ROUTES, Math.floor(MOST_CELLS_OF_ROUTES / game!.cells)));
    if (game!.cells <= AT_ONCE) {
      answer = solve(game!, { ...options, all });
      return;
    }
    answer = 'working';
    const mine = asked;
    const give = (given: Solution | 'failed' | null) => {
      if (mine !== asked || given === null) return;
      answer = given;
      running = null;
      changed();
    };
    void taskRunner()
      .then(runner => {
        if (mine !== asked) return null;
        running = runner.run('solve', { board, options: { ...options, all } });
        return running.promise;
      })
      .then(give, () => give('failed'));
  }

  return {
    stop,
    of: (model, options) => {
      const { game } = model;
      if (game === null) return null;
      const name = JSON.stringify(options);
      if (asked?.game !== game || asked.options !== name) {
        stop();
        asked = { game, options: name };
        ask(model, options);
      }
      return answer;
    },
  };
}
