/** One turn by the rules of the board: throwing, walking, and what follows. The functions here move a table on in place. */
import type { Game } from '../board/game';
import { winnersOf } from '../board/rules';
import { type Move, waitsToEnter, walkingOrder, walksAsThrown, walkThrow } from '../board/turn';

export type { Move };
export type Note = 'void' | 'skipped' | 'not entered';

/** A turn that has been played. Players are counted from 1. */
export interface Turn {
  readonly player: number;
  /** As thrown; none in a lost turn. */
  readonly throws: readonly number[];
  /** The walks in the order in which they were made. Throws that walk nothing stand in `throws` only. */
  readonly moves: readonly Move[];
  readonly note: Note | null;
  /** Whether this turn turned the order of play round. */
  readonly reversed: boolean;
}

/** A game under way, in the middle of a turn too: plain data that survives JSON. */
export interface PlayState {
  /** Where each player's token stands: player 1 first, 0 is off the board. */
  readonly cells: readonly number[];
  /** The players still in play (from 1), whose turn it is first, the others in the order in which they follow. */
  readonly queue: readonly number[];
  /** Whether the first of the queue loses this turn. */
  readonly skip: boolean;
  /** Who has reached the goal, in order. */
  readonly finished: readonly number[];
  /** The throws of the turn so far, and the walks made of them. */
  readonly throws: readonly number[];
  readonly moves: readonly Move[];
}

/** The same, to be moved on. */
export type Table = {
  -readonly [Key in keyof PlayState]: PlayState[Key] extends readonly (infer T)[] ? T[] : PlayState[Key];
};

/** The table at the beginning: everybody on the start, player 1 first. `players` from 1. */
export function newTable(game: Game, players: number): Table {
  return {
    cells: new Array(players).fill(game.start),
    queue: Array.from({ length: players }, (_, i) => i + 1),
    skip: false,
    finished: [],
    throws: [],
    moves: [],
  };
}

/** Whether the game is over: as many have finished as the rules let win. */
export function isOver(game: Game, state: PlayState): boolean {
  return state.finished.length >= winnersOf(game.rules, state.cells.length);
}

/** How many of a turn's throws are again-faces: all but the last for certain, since any other face ends the throwing. */
export function runOf(game: Game, throws: readonly number[]): number {
  if (throws.length === 0) return 0;
  return game.rules.again.includes(throws[throws.length - 1]) ? throws.length : throws.length - 1;
}

/** Adds a throw to the turn of the first in the queue, and walks it where throws are walked as they fall. Says whether the throwing is over. */
export function addThrow(game: Game, table: Table, face: number): boolean {
  const { again, limit } = game.rules;
  table.throws.push(face);
  const over = !again.includes(face) || table.throws.length === limit;
  if (!walksAsThrown(game)) return over;
  walkAll(game, table, [face]);
  return over || table.cells[table.queue[0] - 1] === game.goal;
}

/** Ends the turn when the throwing is over: what is still to be walked is walked, the order turns, the next one comes. */
export function endTurn(game: Game, table: Table): Turn {
  const { rules, goal } = game;
  const player = table.queue[0];
  const { throws } = table;
  const run = runOf(game, throws);
  const isVoid = run > 0 && run === rules.void;
  if (!walksAsThrown(game) && !isVoid) {
    walkAll(game, table, walkingOrder(game, waitsToEnter(game, table.cells[player - 1]), throws));
  }
  const { moves } = table;
  // A token on the board makes a move of any throw, be it one that leaves it where it is.
  const note = isVoid ? 'void' : moves.length === 0 ? 'not entered' : null;
  const reversed = rules.reverse !== null && sumOf(game, throws, moves) % rules.reverse === 0;

  table.queue.shift();
  if (reversed) table.queue.reverse();
  if (table.cells[player - 1] === goal) table.finished.push(player);
  else table.queue.push(player);
  table.skip = run > 0 && run === rules.skipNext && table.queue.length > 1;
  table.throws = [];
  table.moves = [];
  return { player, throws, moves, note, reversed };
}

/** The turn of a player who loses it: no throws, nothing turns, and the skip is used up. */
export function loseTurn(table: Table): Turn {
  const player = table.queue.shift()!;
  table.queue.push(player);
  table.skip = false;
  return { player, throws: [], moves: [], note: 'skipped', reversed: false };
}

/**
 * Plays the whole turn of whoever is next. Where `roll` gives out (null) in the middle of it, the turn is not played:
 * the table stays as it was, and null comes back.
 */
export function playTurn(game: Game, table: Table, roll: () => number | null): Turn | null {
  if (table.skip) return loseTurn(table);
  const seat = table.queue[0] - 1;
  const before = table.cells[seat];
  for (;;) {
    const face = roll();
    if (face === null) {
      table.cells[seat] = before;
      table.throws = [];
      table.moves = [];
      return null;
    }
    if (addThrow(game, table, face)) return endTurn(game, table);
  }
}

/** Walks throws one by one with the token of the first in the queue; on the goal the rest is dropped. */
function walkAll(game: Game, table: Table, throws: readonly number[]): void {
  const seat = table.queue[0] - 1;
  for (const face of throws) {
    if (table.cells[seat] === game.goal) return;
    const made = walkThrow(game, table.cells[seat], face);
    if (made === null) continue;
    table.cells[seat] = made.to;
    table.moves.push(made);
  }
}

/** The sum of a turn's throws, lost and dropped ones too; a throw by which the token entered counts as 1. */
export function sumOf(game: Game, throws: readonly number[], moves: readonly Move[]): number {
  let sum = 0;
  for (const face of throws) sum += face;
  for (const made of moves) if (waitsToEnter(game, made.from)) sum += 1 - made.throw;
  return sum;
}
