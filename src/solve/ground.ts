/** The cells as a search sees them, made once: where each walk comes to rest, and sets of cells as bits, 32 to a word. */
import type { Game } from '../board/game';
import { passes, walk } from '../board/game';
import { waitsToEnter } from '../board/turn';

export interface Ground {
  readonly game: Game;
  /** Where a token rests that walks onto a cell; −1: nobody may walk there. */
  readonly lands: Int32Array;
  /** The cells that one who walks onto them does not rest on. */
  readonly heads: Int32Array;
  /** How many words hold a bit for each cell. */
  readonly words: number;
  /** The faces that let a waiting token enter; null: no token waits. */
  readonly entry: ReadonlySet<number> | null;
}

/** How many words hold the bits 0 … `last`. */
function wordsFor(last: number): number {
  return (last >> 5) + 1;
}

/** The ground of a game; with `noSnakes` no walk may end where a snake carries the token, whatever way the snake leads. */
export function groundOf(game: Game, noSnakes = false): Ground {
  const lands = noSnakes ? withoutSnakes(game) : game.lands;
  const heads = new Int32Array(wordsFor(game.cells));
  for (const { from } of game.jumps) if (lands[from] !== from) heads[from >> 5] |= 1 << from;
  const entry = game.rules.enter === null ? null : new Set(game.rules.enter);
  return { game, lands, heads, words: heads.length, entry };
}

/** The jumps that act, by the cell that they leave. */
export function jumpsByCell({ jumps }: Pick<Game, 'jumps'>): ReadonlyMap<number, number> {
  return new Map(jumps.map((jump, index) => [jump.from, index]));
}

function withoutSnakes(game: Game): Int32Array {
  const lands = game.lands.slice();
  const { jumps, rules } = game;
  if (!rules.chain) {
    for (const { kind, from } of jumps) if (kind === 'snake') lands[from] = -1;
    return lands;
  }
  const byCell = jumpsByCell(game);
  /** For each jump whether a snake carries whom it carries, itself or further on; null: not known yet. */
  const snake: (boolean | null)[] = jumps.map(() => null);
  for (const [first, jump] of jumps.entries()) {
    const path: number[] = [];
    let at: number | undefined = first;
    while (at !== undefined && snake[at] === null) {
      snake[at] = jumps[at].kind === 'snake';
      path.push(at);
      at = byCell.get(jumps[at].to);
    }
    // On a circle every jump acts for whoever comes onto it, so one snake on it is a snake for all.
    const circle = at === undefined ? -1 : path.indexOf(at);
    if (circle !== -1) {
      const any = path.slice(circle).some(index => snake[index]);
      for (const index of path.slice(circle)) snake[index] = any;
    }
    let further = at !== undefined && snake[at] === true;
    for (const index of path.reverse()) {
      further ||= snake[index] === true;
      snake[index] = further;
    }
    if (snake[first]) lands[jump.from] = -1;
  }
  return lands;
}

/** Where a token rests that walks a throw from a cell (not the goal) in the middle of play; −1: it may not. */
export function landing(ground: Ground, from: number, face: number): number {
  const { game, lands, entry } = ground;
  if (waitsToEnter(game, from)) return entry!.has(face) ? lands[1] : from;
  const walked = walk(game, from, face);
  if (walked === -1) return from;
  return passes(game, from, face) ? game.goal : lands[walked];
}

/** Consecutive faces: pairs of the first and how many. */
export function runsOf(faces: readonly number[]): Int32Array {
  const runs: number[] = [];
  for (let i = 0; i < faces.length; i++) {
    if (i > 0 && faces[i] === faces[i - 1] + 1) runs[runs.length - 1]++;
    else runs.push(faces[i], 1);
  }
  return Int32Array.from(runs);
}
