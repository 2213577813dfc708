import type { Game } from '../board/game';
import { type Move, waitsToEnter, walkingOrder, walksAsThrown, walkThrow } from '../board/turn';

/** One walk of a route, in the turn (from 1) in which it is made. */
export interface Step extends Move {
  readonly turn: number;
}

/** The walks that a sequence of throws makes, from a cell at the beginning of a turn. Void turns, which no shortest way has, are not known here. */
export function stepsOf(game: Game, from: number, throws: readonly number[]): readonly Step[] {
  const { rules, goal } = game;
  const again = new Set(rules.again);
  const falling = walksAsThrown(game);
  const steps: Step[] = [];
  let cell = from;
  let at = 0;
  const walk = (face: number, turn: number) => {
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
      if (falling) walk(face, turn);
      goesOn = again.has(face) && at - begin !== rules.limit && !(falling && cell === goal);
    }
    if (falling) continue;
    for (const face of walkingOrder(game, waitsToEnter(game, cell), throws.slice(begin, at))) walk(face, turn);
  }
  return steps;
}
