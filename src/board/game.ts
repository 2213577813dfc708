import type { Board, Die, Jump } from './board';
import { fairDie } from './die';
import { type Rules, rulesOf } from './rules';

/** A board as it is played: what cannot act is gone, what was not said has its value. Solving, analysis and play all walk by it. */
export interface Game {
  readonly cells: number;
  readonly start: number;
  readonly goal: number;
  readonly die: Die;
  readonly rules: Rules;
  /** The jumps that act: inside the board, not to themselves, the first of each cell. In the order of the file. */
  readonly jumps: readonly Jump[];
  /** `lands[cell]`: where a token rests that walks onto the cell (the cell itself without a jump), chains followed. 0 … cells. */
  readonly lands: Int32Array;
}

/** Whether the jump acts, were it the only one of its cell: inside the board and not to itself; a snake may lead to 0. */
export function canAct(jump: Jump, cells: number): boolean {
  const lowest = jump.kind === 'snake' ? 0 : 1;
  return jump.from >= 1 && jump.from <= cells && jump.to >= lowest && jump.to <= cells && jump.from !== jump.to;
}

/** The goal that is played: the last cell where none is said or the one said is off the board. */
export function goalOf(board: Board, cells: number): number {
  const goal = board.settings.goal ?? cells;
  return goal >= 1 && goal <= cells ? goal : cells;
}

/** The game of a board; null where the board has no size. A `start` that is off the board or not below the goal is played as 0. */
export function gameOf(board: Board): Game | null {
  if (board.size === null) return null;
  const { cells } = board.size;
  const goal = goalOf(board, cells);
  const rules = rulesOf(board.settings);
  const start = startOf(board, goal);
  // A bit a cell: whether a jump leaves it. On boards of millions of cells a set takes some times as long.
  const left = new Int32Array((cells >> 5) + 1);
  const jumps = board.jumps.filter(jump => {
    const { from } = jump;
    if (!canAct(jump, cells) || (left[from >> 5] & (1 << from)) !== 0) return false;
    left[from >> 5] |= 1 << from;
    return true;
  });
  const die = board.settings.die ?? fairDie(6);
  return withJumps({ cells, start, goal, die, rules: { ...rules, start } }, jumps);
}

/** The game with these jumps in place of its own. All can act, and no two leave one cell. */
export function withJumps(game: Omit<Game, 'jumps' | 'lands'>, jumps: readonly Jump[]): Game {
  const lands = new Int32Array(game.cells + 1);
  for (let cell = 0; cell < lands.length; cell++) lands[cell] = cell;
  for (const { from, to } of jumps) lands[from] = to;
  if (game.rules.chain) followChains(lands, jumps);
  return { ...game, jumps, lands };
}

/** The game without one of its jumps. */
export function withoutJump(game: Game, jump: number): Game {
  return withJumps(
    game,
    game.jumps.filter((_, i) => i !== jump),
  );
}

/** The start that is played: as said, else the named set's, else (where neither stands below the goal) off the board. */
export function startOf(board: Board, goal: number): number {
  const fits = (start: number) => start >= 0 && start < goal;
  const said = rulesOf(board.settings).start;
  if (fits(said)) return said;
  const { start: _, ...unsaid } = board.settings;
  const set = rulesOf(unsaid).start;
  return fits(set) ? set : 0;
}

/**
 * From where each single jump leads (`lands`; a cell without one to itself) to where a token comes to rest. On a circle each jump acts once,
 * so a token comes to rest where it entered.
 */
function followChains(lands: Int32Array, jumps: readonly Jump[]): void {
  const NEW = 0;
  const OPEN = 1;
  const DONE = 2;
  const state = new Uint8Array(lands.length);
  const path: number[] = [];
  for (const { from } of jumps) {
    path.length = 0;
    let at = from;
    while (state[at] === NEW && lands[at] !== at) {
      state[at] = OPEN;
      path.push(at);
      at = lands[at];
    }
    // Back on this very path the circle closes; else the way ends on a cell that is known, or one without a jump.
    const closes = state[at] === OPEN ? path.indexOf(at) : path.length;
    const rest = state[at] === DONE ? lands[at] : at;
    for (let i = path.length - 1; i >= 0; i--) {
      lands[path[i]] = i >= closes ? path[i] : rest;
      state[path[i]] = DONE;
    }
  }
}

/**
 * The cell onto which a token walks from `from` (0 … cells, not the goal) with a throw; −1 where the walk is no move
 * (`exact` past the goal, or past the last cell). A walk that passes the goal under `pass` ends on the goal and wins: see `passes`.
 */
export function walk(game: Game, from: number, thrown: number): number {
  const reach = from + thrown;
  const { goal } = game;
  if (from > goal) return reach <= game.cells ? reach : -1;
  if (reach <= goal) return reach;
  switch (game.rules.finish) {
    case 'exact':
      return -1;
    case 'bounce':
      return Math.max(1, 2 * goal - reach);
    case 'pass':
      return goal;
  }
}

/** Whether the walk passes the goal and so wins: then a jump that leaves the goal does not act. */
export function passes(game: Game, from: number, thrown: number): boolean {
  return game.rules.finish === 'pass' && from < game.goal && from + thrown > game.goal;
}

/** Where a token rests that stood on `from` and walks a throw: the jump has acted; `from` itself where the walk is no move. */
export function move(game: Game, from: number, thrown: number): number {
  const walked = walk(game, from, thrown);
  if (walked === -1) return from;
  return passes(game, from, thrown) ? game.goal : game.lands[walked];
}
