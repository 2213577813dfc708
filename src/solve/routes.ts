/** Shortest ways one by one, in the order of their throws. */
import { turnWords } from './lastfirst';
import { type Choice, type Choices, type Paths, type State, turnsIn } from './paths';

/** The first shortest way of those with the fewest turns, as thrown. */
export function firstRoute(paths: Paths): readonly number[] {
  const { start, clock } = paths;
  const route: number[] = [];
  let state = start;
  let time = -turnsIn(paths) * clock.period;
  while (state.away > 0) {
    const choice = choicesFrom(paths, state, time)()!;
    for (const face of choice.throws) route.push(face);
    // Where throws are walked last first a choice is a whole turn, which takes 1.
    time = paths.turns.lastFirst ? time + 1 : clock.after(time, choice.throws[0], choice.state.phase);
    state = choice.state;
  }
  return route;
}

/** All shortest ways up to a number of them, as thrown, in order. */
export function allRoutes(paths: Paths, most: number): number[][] {
  const routes: number[][] = [];
  const route: number[] = [];
  const open = [{ choices: choicesFrom(paths, paths.start, null), length: 0 }];
  while (open.length > 0 && routes.length < most) {
    const top = open[open.length - 1];
    route.length = top.length;
    const choice = top.choices();
    if (choice === null) {
      open.pop();
      continue;
    }
    for (const face of choice.throws) route.push(face);
    if (choice.state.away === 0) routes.push([...route]);
    else open.push({ choices: choicesFrom(paths, choice.state, null), length: route.length });
  }
  return routes;
}

/** The ways on from a state; where a `time` is given those that end by time 0. */
function choicesFrom(paths: Paths, state: State, time: number | null): Choices {
  if (paths.turns.lastFirst) return turnWords(paths, state, time);
  const choices: Choice[] = [];
  paths.next(state, (face, next) => {
    const late = time !== null && paths.clock.after(time, face, next.phase) > next.clock;
    if (!late) choices.push({ throws: [face], state: next });
  });
  choices.sort((a, b) => a.throws[0] - b.throws[0]);
  let given = 0;
  return () => choices[given++] ?? null;
}
