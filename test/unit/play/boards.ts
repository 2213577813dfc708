import type { Board, Jump, Settings } from '../../../src/board/board';
import { type Game, gameOf } from '../../../src/board/game';

/** A board of one row; the way a jump leads says what it is. */
export function boardOf(cells: number, jumps: readonly (readonly [number, number])[], settings: Settings = {}): Board {
  const list: Jump[] = jumps.map(([from, to]) => ({ kind: to > from ? 'ladder' : 'snake', from, to, caption: null }));
  return { size: { columns: cells, rows: 1, cells }, settings, jumps: list, captions: [] };
}

export function play(cells: number, jumps: readonly (readonly [number, number])[], settings: Settings = {}): Game {
  return gameOf(boardOf(cells, jumps, settings))!;
}

/** The jumps of the exercise's `map.txt`. */
export const EXERCISE_JUMPS: readonly (readonly [number, number])[] = [
  [99, 63],
  [32, 6],
  [67, 92],
  [4, 39],
];
