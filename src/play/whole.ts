/** Whole games: thrown by a seed, or by a list of throws. */
import type { Game } from '../board/game';
import { randomOf } from '../board/random';
import { canThrow } from './engine';
import { rollFace } from './roll';
import { isOver, newTable, type PlayState, playTurn, type Table, type Turn } from './turn';

/** A game as it was played, to the end or as far as it went. */
export interface PlayedGame {
  readonly turns: readonly Turn[];
  /** Who reached the goal, in order; players are counted from 1. */
  readonly finished: readonly number[];
  /** Where each token stands at the end, player 1 first. */
  readonly positions: readonly number[];
  /**
   * Why no more was played: the game is `over`; the `script` of throws is used up; so many `turns` were played as were allowed;
   * so many `throws` were made as are allowed (a die may throw again and again).
   */
  readonly stopped: 'over' | 'script' | 'turns' | 'throws';
}

/** A throw of a script that the die cannot show; `index` counts from 0. */
export interface ImpossibleThrow {
  readonly impossible: number;
  readonly index: number;
}

export interface WholeGame {
  /** How many play, from 1. */
  readonly players: number;
  readonly seed: string;
  /** The throws to use in place of the seed's. */
  readonly throws?: readonly number[];
  /** The most turns to play; lost turns count. */
  readonly maxTurns: number;
}

/** The most throws of a game, beside ten for each turn that is allowed: it bounds turns that throw again and again. */
const MOST_THROWS = 100_000;

/** Plays one game. A turn that a script leaves unfinished is not played; throws that are left when the game is over are ignored. */
export function playWhole(game: Game, { players, seed, throws, maxTurns }: WholeGame): PlayedGame | ImpossibleThrow {
  const table = newTable(game, players);
  if (throws) return playScript(game, table, throws, maxTurns);
  const random = randomOf(seed);
  let left = MOST_THROWS + 10 * maxTurns;
  const roll = () => (left-- > 0 ? rollFace(game.die, random) : null);
  return play(game, table, maxTurns, roll, () => (left > 0 ? null : 'throws'));
}

/** Replays the throws of a game from its log, in the order in which they were thrown. */
export function playLog(game: Game, players: number, throws: readonly number[]): PlayedGame | ImpossibleThrow {
  return playScript(game, newTable(game, players), throws, Number.POSITIVE_INFINITY);
}

function playScript(
  game: Game,
  table: Table,
  throws: readonly number[],
  maxTurns: number,
): PlayedGame | ImpossibleThrow {
  const index = throws.findIndex(face => !canThrow(game, face));
  if (index !== -1) return { impossible: throws[index], index };
  let used = 0;
  const roll = () => (used < throws.length ? throws[used++] : null);
  return play(game, table, maxTurns, roll, () => (used < throws.length ? null : 'script'));
}

/** Plays turn by turn until the game is over, `roll` gives out, `ended` says so, or the turns are used up. */
function play(
  game: Game,
  table: Table,
  maxTurns: number,
  roll: () => number | null,
  ended: () => 'script' | 'throws' | null,
): PlayedGame {
  const turns: Turn[] = [];
  let stopped: PlayedGame['stopped'] = 'over';
  while (!isOver(game, table)) {
    const end = ended() ?? (turns.length >= maxTurns ? 'turns' : null);
    const turn = end === null ? playTurn(game, table, roll) : null;
    if (turn === null) {
      stopped = end ?? ended()!;
      break;
    }
    turns.push(turn);
  }
  return { ...endOf(table), turns, stopped };
}

function endOf(state: PlayState): { finished: readonly number[]; positions: readonly number[] } {
  return { finished: state.finished, positions: state.cells };
}
