import type { Game } from '../board/game';
import { type Solution, type Step, stepFacts } from '../solve';
import type { Told } from './told';
import type { Words } from './words';

/** The answer "fewest throws" for programs: the value of `snl solve --json`. */
export interface SolveJson {
  readonly throws: number | null;
  readonly turns: number | null;
  /** Digits: the count can pass 2^53. */
  readonly ways: string;
  readonly route: readonly Step[];
  /** Only where they were asked for. */
  readonly routes?: readonly (readonly number[])[];
  /** Why there is no way, in words. */
  readonly reason: string | null;
}

/** Tells what a game's solution is in the words of a language. */
export function solutionTold(game: Game, solution: Solution, words: Words): Told<SolveJson> {
  const { throws, turns, ways, route, routes, reason } = solution;
  const json: SolveJson = {
    throws,
    turns,
    ways: String(ways),
    route: route.map(step => ({
      throw: step.throw,
      from: step.from,
      walked: step.walked,
      to: step.to,
      turn: step.turn,
    })),
    ...(routes !== null && { routes }),
    reason: reason && words.solve.never(reason),
  };
  if (throws === null || turns === null) {
    const why = json.reason ?? '';
    return { json, headline: why, text: `${why}\n`, ok: false };
  }
  const headline = words.solve.answer({ throws, turns, ways });
  const lines = [headline, ...stepLines(game, solution, words), ...routeLines(solution, words)];
  return { json, headline, text: `${lines.join('\n')}\n`, ok: true };
}

/** What is told of a board that has no game, in the same form. */
export function unsolved(reason: string): Told<SolveJson> {
  const json = { throws: null, turns: null, ways: '0', route: [], reason };
  return { json, headline: reason, text: `${reason}\n`, ok: false };
}

/** So many steps of a route are told to people; programs are told all. */
const MOST_STEPS = 1_000;

/** The route step by step; under its turns where a turn has more than one throw. */
function stepLines(game: Game, { throws, turns, route }: Solution, words: Words): string[] {
  const lines: string[] = [];
  let turn = 0;
  for (const [index, step] of stepFacts(game, route.slice(0, MOST_STEPS)).entries()) {
    if (turns !== throws && step.turn !== turn) lines.push(words.solve.turn(step.turn));
    turn = step.turn;
    lines.push(turns === throws ? `${index + 1}. ${words.solve.step(step)}` : `  ${words.solve.step(step)}`);
  }
  if (route.length > MOST_STEPS) lines.push(words.service.answer.more(route.length - MOST_STEPS));
  return lines;
}

function routeLines({ routes, ways }: Solution, words: Words): string[] {
  if (routes === null) return [];
  const title = words.service.answer.routes(routes.length, ways);
  return ['', title, ...routes.map(throws => throws.join(' '))];
}
