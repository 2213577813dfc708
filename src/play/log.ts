/** The log of a game as text: what `snl play --json` prints and the page copies, and reading it back. */
import type { Game } from '../board/game';
import { canThrow } from './engine';
import { isCount, isFields, isListOf, isMove, isText } from './plain';
import type { Turn } from './turn';
import { type PlayedGame, playLog } from './whole';

/** The log as JSON has it. */
export interface GameLog {
  readonly seed: string | null;
  /** The players' names. */
  readonly players: readonly string[];
  readonly turns: readonly Turn[];
  readonly finished: readonly number[];
  readonly positions: readonly number[];
}

/** What a pasted text says: a log, or a plain list of throws, which says nothing of players or turns. */
export interface Script {
  readonly seed: string | null;
  readonly players: readonly string[] | null;
  readonly throws: readonly number[];
  readonly turns: readonly Turn[] | null;
}

export type ScriptFault =
  | { readonly fault: 'empty' }
  | { readonly fault: 'long'; readonly most: number }
  | { readonly fault: 'no-log'; readonly found: string };

/** The log of a game. */
export function logOf(
  seed: string | null,
  players: readonly string[],
  { turns, finished, positions }: Omit<PlayedGame, 'stopped'>,
): GameLog {
  return { seed, players, turns, finished, positions };
}

/** The most that is read, in UTF-16 units. */
const LONGEST = 20_000_000;

/** Reads throws from a text: the JSON of a log, or numbers apart by commas, semicolons or blanks. */
export function readScript(text: string): Script | ScriptFault {
  if (text.length > LONGEST) return { fault: 'long', most: LONGEST };
  const trimmed = text.trim();
  if (trimmed === '') return { fault: 'empty' };
  if (trimmed.startsWith('{')) return readJson(trimmed);
  const words = trimmed.split(/[\s,;]+/).filter(word => word !== '');
  const wrong = words.find(word => !/^\d{1,9}$/.test(word));
  if (wrong !== undefined) return noLog(wrong);
  return words.length === 0
    ? { fault: 'empty' }
    : { seed: null, players: null, throws: words.map(Number), turns: null };
}

const noLog = (found: string): ScriptFault => ({ fault: 'no-log', found: found.slice(0, 40) });

function readJson(text: string): Script | ScriptFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return noLog(text);
  }
  if (!isFields(value)) return noLog(text);
  const { seed, players, turns } = value;
  if (!isListOf(turns, isTurn) || !isListOf(players, isText)) return noLog(text);
  return {
    seed: isText(seed) ? seed : null,
    players: players.length === 0 ? null : players,
    throws: turns.flatMap(turn => turn.throws),
    turns,
  };
}

function isTurn(value: unknown): value is Turn {
  return isFields(value) && isCount(value.player) && isListOf(value.throws, isCount) && isListOf(value.moves, isMove);
}

export type Misfit =
  /** A throw that the board's die cannot show; `index` counts the throws from 0. */
  | { readonly misfit: 'face'; readonly face: number; readonly index: number }
  /** The same throws lead elsewhere on this board; `turn` counts from 1, `here` is null where the game is over before. */
  | { readonly misfit: 'board'; readonly turn: number; readonly logged: Turn; readonly here: Turn | null };

/** Why throws cannot be of this board; null where nothing speaks against it. A plain list only has to fit the die. */
export function misfitOf(game: Game, players: number, script: Script): Misfit | null {
  const index = script.throws.findIndex(face => !canThrow(game, face));
  if (index !== -1) return { misfit: 'face', face: script.throws[index], index };
  if (script.turns === null) return null;
  const { turns } = playLog(game, players, script.throws) as PlayedGame;
  const at = script.turns.findIndex((turn, i) => turns.at(i) === undefined || !alike(turn, turns[i]));
  // A lost turn at the very end is in a log, but a script stops when its throws are used up.
  if (at === -1 || script.turns.slice(at).every(turn => turn.throws.length === 0)) return null;
  return { misfit: 'board', turn: at + 1, logged: script.turns[at], here: turns.at(at) ?? null };
}

function alike(a: Turn, b: Turn): boolean {
  const walks = ({ moves }: Turn) => moves.map(({ from, walked, to }) => `${from} ${walked} ${to}`).join();
  return a.player === b.player && a.throws.join() === b.throws.join() && walks(a) === walks(b);
}
