/**
 * The expected turns of a board and of all boards that differ from it in one jump, for games in which every throw is a turn.
 *
 * `walks[w][c]`: how often a token that rests on c will walk onto w. If whoever walks onto a rests on b instead of t, a game changes by
 * what that does each time: h′ = h + walks[a] (h[b] − h[t]) / (1 − walks[a][b] + walks[a][t]), and walks in the same way
 * (Sherman and Morrison's update of rank one). So a change is judged in a few operations, and made in cells² of them.
 */
import { chances } from '../board/die';
import { type Game, walk } from '../board/game';
import { waitsToEnter } from '../board/turn';

export interface Model {
  /** Cells 0 … width − 1; the goal is the last. */
  readonly width: number;
  readonly start: number;
  /** By cell walked onto × width + cell of rest. */
  readonly walks: Float64Array;
  /** Expected turns from each cell. */
  readonly turns: Float64Array;
  /** Where whoever walks onto a cell rests. */
  readonly rests: Int32Array;
}

/** Cells up to which a model is made: 8 MB of numbers. */
export const MOST_MODEL_CELLS = 1_000;

/** The model of a game without jumps; null where that game may never end. Every throw of the game must be a turn, and `goal` ≤ 1,000. */
export function bareModel(game: Game): Model | null {
  const width = game.goal + 1;
  // Rows of the system (1 − chances to rest) × walks = chances to walk, and the same for turns in the last column.
  const rests = new Float64Array(width * width);
  const span = width + 1;
  const right = new Float64Array(width * span);
  fill(game, width, rests, right);
  for (let pivot = game.goal - 1; pivot >= 0; pivot--) {
    const diagonal = rests[pivot * width + pivot];
    if (!(diagonal > 1e-12)) return null;
    for (let column = 0; column < width; column++) rests[pivot * width + column] /= diagonal;
    for (let column = 0; column < span; column++) right[pivot * span + column] /= diagonal;
    for (let row = 0; row < game.goal; row++) {
      const factor = rests[row * width + pivot];
      if (row === pivot || factor === 0) continue;
      for (let column = 0; column <= pivot; column++)
        rests[row * width + column] -= factor * rests[pivot * width + column];
      for (let column = 0; column < span; column++) right[row * span + column] -= factor * right[pivot * span + column];
    }
  }
  const walks = new Float64Array(width * width);
  const turns = new Float64Array(width);
  for (let row = 0; row < game.goal; row++) {
    for (let walked = 0; walked < width; walked++) walks[walked * width + row] = right[row * span + walked];
    turns[row] = right[row * span + width];
  }
  return { width, start: game.start, walks, turns, rests: Int32Array.from({ length: width }, (_, cell) => cell) };
}

function fill(game: Game, width: number, rests: Float64Array, right: Float64Array): void {
  const { die, goal, rules } = game;
  const chance = chances(die);
  const entry = new Set(rules.enter ?? []);
  for (let cell = 0; cell < goal; cell++) {
    const row = cell * width;
    const line = cell * (width + 1);
    const waits = waitsToEnter(game, cell);
    rests[row + cell] += 1;
    right[line + width] = 1;
    for (const [i, face] of die.faces.entries()) {
      const walked = waits ? (entry.has(face) ? 1 : -1) : walk(game, cell, face);
      rests[row + (walked === -1 ? cell : walked)] -= chance[i];
      if (walked !== -1) right[line + walked] += chance[i];
    }
  }
}

/** A model of the same game that can be changed without changing this one. */
export function copyModel(model: Model): Model {
  const { walks, turns, rests } = model;
  return { ...model, walks: walks.slice(), turns: turns.slice(), rests: rests.slice() };
}

/** The expected turns from the start if whoever walks onto `from` rested on `to`; Infinity where the game might then never end. */
export function turnsIf({ width, start, walks, turns, rests }: Model, from: number, to: number): number {
  const row = from * width;
  const now = rests[from];
  const share = 1 - walks[row + to] + walks[row + now];
  if (!(share > NO_SHARE)) return Number.POSITIVE_INFINITY;
  return turns[start] + (walks[row + start] * (turns[to] - turns[now])) / share;
}

/** Makes whoever walks onto `from` rest on `to`; false, and nothing is changed, where the game might then never end. */
export function setRest({ width, walks, turns, rests }: Model, from: number, to: number): boolean {
  const now = rests[from];
  const often = walks.slice(from * width, (from + 1) * width);
  const share = 1 - often[to] + often[now];
  if (!(share > NO_SHARE)) return false;
  const longer = (turns[to] - turns[now]) / share;
  for (let cell = 0; cell < width; cell++) turns[cell] += often[cell] * longer;
  for (let row = 0; row < width * width; row += width) {
    const more = (walks[row + to] - walks[row + now]) / share;
    if (more === 0) continue;
    for (let cell = 0; cell < width; cell++) walks[row + cell] += often[cell] * more;
  }
  rests[from] = to;
  return true;
}

/** A share of games that end so small that it is nothing but rounding. */
const NO_SHARE = 1e-10;
