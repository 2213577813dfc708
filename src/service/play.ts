import type { Board } from '../board/board';
import type { Game } from '../board/game';
import {
  eventsOf,
  type GameLog,
  type ImpossibleThrow,
  logOf,
  namesOf,
  type PlayedGame,
  passTurn,
  playWhole,
  startGame,
  throwDie,
} from '../play';
import type { Language } from '../words';
import type { Told } from './told';
import type { Words } from './words';

/** The most turns of a game unless said. */
export const MOST_TURNS = 100_000;

/** How a game is to be played. */
export interface Asked {
  /** Where the dice come from, unless they are scripted; null: they are. */
  readonly seed: string | null;
  readonly throws: readonly number[] | null;
  readonly maxTurns: number;
}

/** Plays one whole game of a board by its own players (two unless said) and tells it; a scripted throw that the dice cannot show is given back. */
export function playTold(
  board: Board,
  game: Game,
  { seed, throws, maxTurns }: Asked,
  words: Words,
  language: Language,
): Told<GameLog> | ImpossibleThrow {
  const players = board.settings.players ?? [{ name: null }, { name: null }];
  const names = players.map(({ name }, i) => name ?? words.play.player(i + 1));
  const asked = { players: players.length, seed: seed ?? '', maxTurns };
  const played = playWhole(game, throws === null ? asked : { ...asked, throws });
  if ('impossible' in played) return played;
  const json = logOf(seed, names, played);
  const lines = linesOf(json, played, board, game, words, language);
  const ok = played.stopped === 'over' || played.stopped === 'script';
  return { json, headline: lines.slice(-2).join(language === 'ja' ? '' : ' '), text: `${lines.join('\n')}\n`, ok };
}

/** What is told of a board that has no game, in the same form. */
export function unplayed(reason: string): Told<GameLog & { readonly reason: string }> {
  const json = { seed: null, players: [], turns: [], finished: [], positions: [], reason };
  return { json, headline: reason, text: `${reason}\n`, ok: false };
}

/** The game for people: a line a turn, in sentences, and how it ended. */
function linesOf(
  log: GameLog,
  { turns, stopped }: PlayedGame,
  board: Board,
  game: Game,
  words: Words,
  language: Language,
): string[] {
  const names = namesOf(
    log.players.map(name => ({ name })),
    words.play,
  );
  const name = (player: number) => names[player - 1];
  const captions = new Map(board.captions.toReversed().map(({ cell, caption }) => [cell, caption]));
  const lines: string[] = log.seed === null ? [] : [words.play.seedIs(log.seed)];
  let state = startGame(game, names.length);
  for (const [i, turn] of turns.entries()) {
    const sentences: string[] = [];
    for (const face of turn.throws.length === 0 ? [null] : turn.throws) {
      const step = face === null ? passTurn(game, state) : throwDie(game, state, face);
      for (const event of eventsOf(game, state, step, captions)) {
        // Whose turn it is the next line says.
        if (event.type !== 'next') sentences.push(words.play.full(event, name));
      }
      state = step.state;
    }
    lines.push(`${i + 1}. ${sentences.join(language === 'ja' ? '' : ' ')}`);
  }
  if (stopped !== 'over') lines.push(words.play.stopped(stopped, turns.length));
  lines.push(words.play.positions(log.positions.map((cell, i) => ({ name: names[i], cell }))));
  return lines;
}
