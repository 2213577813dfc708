import type { JumpKind } from '../board/board';
import { jumpsFrom } from '../board/carried';
import { type Game, passes, walk } from '../board/game';
import { type Move, waitsToEnter, walkingOrder, walksAsThrown, walkThrow } from '../board/turn';

/** One walk of a route, in the turn (from 1) in which it is made. */
export interface Step extends Move {
  readonly turn: number;
}

/** A step for words: how it begins, and what carries the token then. */
export interface StepFacts extends Step {
  /** `enters`: onto the board, with a face that lets it; `stays`: the walk is no move. */
  readonly how: 'enters' | 'stays' | 'walks';
  /** null: nothing; `several`: jumps one after the other. */
  readonly by: JumpKind | 'several' | null;
}

/** What words need to tell the steps of a route. */
export function stepFacts(game: Game, steps: readonly Step[]): readonly StepFacts[] {
  return steps.map(step => {
    const enters = waitsToEnter(game, step.from);
    const stays = !enters && walk(game, step.from, step.throw) === -1;
    const wins = !enters && passes(game, step.from, step.throw);
    const jumps = stays || wins ? [] : jumpsFrom(game, step.walked);
    const by = jumps.length === 0 ? null : jumps.length === 1 ? jumps[0].kind : 'several';
    return { ...step, how: enters ? 'enters' : stays ? 'stays' : 'walks', by };
  });
}

/** The walks that a sequence of throws makes, from a cell at the beginning of a turn. Void turns, which no shortest way has, are not known here. */
export function stepsOf(game: Game, from: number, throws: readonly number[]): readonly Step[] {
  const { rules, goal } = game;
  const again = new Set(rules.again);
  const falling = walksAsThrown(game);
  const steps: Step[] = [];
  let cell = from;
  let at = 0;
  const take = (face: number, turn: number) => {
    const move = cell === goal ? null : walkThrow(game, cell, face);
    if (move === null) return;
    steps.push({ ...move, turn });
    cell = move.to;
  };
  for (let turn = 1; at < throws.length; turn++) {
    const begin = at;
    let goesOn = true;
    while (goesOn && at < throws.length) {
      const face = throws[at++];
      if (falling) take(face, turn);
      goesOn = again.has(face) && at - begin !== rules.limit && !(falling && cell === goal);
    }
    if (falling) continue;
    for (const face of walkingOrder(game, waitsToEnter(game, cell), throws.slice(begin, at))) take(face, turn);
  }
  return steps;
}
