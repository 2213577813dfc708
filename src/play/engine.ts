/** A game a throw at a time: each step makes a new state of the old one. Nothing here throws errors: what cannot be is left as it is. */
import type { Game } from '../board/game';
import { addThrow, endTurn, isOver, loseTurn, newTable, type PlayState, type Table, type Turn } from './turn';

/** What a step came to. */
export interface Step {
  readonly state: PlayState;
  /** The turn that the step ended; null in the middle of a turn, and where the step could not be made. */
  readonly turn: Turn | null;
}

/** A new game: everybody on the start, player 1 to throw. `players` from 1. */
export function startGame(game: Game, players: number): PlayState {
  return newTable(game, players);
}

/** Whose turn it is, from 1; null when the game is over. */
export function turnOf(game: Game, state: PlayState): number | null {
  return isOver(game, state) ? null : state.queue[0];
}

/** Whether the die can show the face. */
export function canThrow(game: Game, face: number): boolean {
  return game.die.faces.includes(face);
}

/**
 * The player whose turn it is throws `face`. The last throw of a turn also walks what is to be walked, and hands on to the next.
 * Not possible, and nothing happens: when the game is over, the player loses this turn (see `passTurn`), or the die lacks the face.
 */
export function throwDie(game: Game, state: PlayState, face: number): Step {
  if (isOver(game, state) || state.skip || !canThrow(game, face)) return { state, turn: null };
  const table = tableOf(state);
  const turn = addThrow(game, table, face) ? endTurn(game, table) : null;
  return { state: table, turn };
}

/** The player whose turn it is loses it. Nothing happens where there is nothing to lose. */
export function passTurn(game: Game, state: PlayState): Step {
  if (isOver(game, state) || !state.skip) return { state, turn: null };
  const table = tableOf(state);
  return { turn: loseTurn(table), state: table };
}

function tableOf(state: PlayState): Table {
  return {
    cells: [...state.cells],
    queue: [...state.queue],
    skip: state.skip,
    finished: [...state.finished],
    throws: [...state.throws],
    moves: [...state.moves],
  };
}
