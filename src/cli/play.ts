import {
  eventsOf,
  type GameLog,
  logOf,
  namesOf,
  type PlayedGame,
  passTurn,
  playWhole,
  startGame,
  throwDie,
} from '../play';
import { UsageError } from './args';
import { type Call, type Command, EXIT } from './command';
import { type Asked, askedGame, GAME_OPTIONS } from './game';

const MOST_TURNS = 100_000;

/** Plays one whole game and tells it. */
export const play: Command = {
  options: { ...GAME_OPTIONS, seed: 'text', throws: 'text', 'max-turns': 'text', json: 'flag' },
  run(call) {
    const { args, words, io } = call;
    const throws = throwsOf(call);
    const maxTurns = args.whole('max-turns', 1) ?? MOST_TURNS;
    const asked = askedGame(call);
    if ('exit' in asked) return asked.exit;
    const players = asked.board.settings.players ?? [{ name: null }, { name: null }];
    const names = players.map(({ name }, i) => name ?? words.play.player(i + 1));
    // A seed that nobody asked for is said, so that the game can be had again; scripted dice need none.
    const seed = args.text('seed') ?? (throws === null ? randomSeed() : null);
    const game = playWhole(asked.game, {
      players: players.length,
      seed: seed ?? '',
      maxTurns,
      ...(throws && { throws }),
    });
    if ('impossible' in game) throw new UsageError(words.play.noFace(game.impossible, asked.game.die.faces));
    const log = logOf(seed, names, game);
    io.out(args.has('json') ? `${JSON.stringify(log, null, 2)}\n` : told(log, game, asked, call));
    return game.stopped === 'turns' || game.stopped === 'throws' ? EXIT.found : EXIT.fine;
  },
};

/** The throws of `--throws`; null where the dice are not scripted. */
function throwsOf({ args, words }: Call): readonly number[] | null {
  const said = args.text('throws');
  if (said === null) return null;
  const list = said.split(/[\s,]+/).filter(word => word !== '');
  if (list.some(word => !/^\d+$/.test(word))) throw new UsageError(words.play.badThrows(said));
  return list.map(Number);
}

function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
}

/** The game for people: a line a turn, in sentences, and how it ended. */
function told(log: GameLog, { turns, stopped }: PlayedGame, { board, game }: Asked, { words, language }: Call): string {
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
  return `${lines.join('\n')}\n`;
}
