import type { Board, Settings } from '../../../src/board/board';
import { type Game, gameOf } from '../../../src/board/game';

/** A board of one row; the way a jump leads says what it is. */
export function boardOf(cells: number, jumps: readonly (readonly number[])[], settings: Settings = {}): Board {
  return {
    size: { columns: cells, rows: 1, cells },
    settings,
    jumps: jumps.map(([from, to]) => ({ kind: to > from ? 'ladder' : 'snake', from, to, caption: null })),
    captions: [],
  };
}

export function gameFrom(cells: number, jumps: readonly (readonly number[])[], settings: Settings = {}): Game {
  return gameOf(boardOf(cells, jumps, settings))!;
}
