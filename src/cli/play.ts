import { randomSeed } from '../server/seed';
import { MOST_TURNS, playTold, unplayed } from '../service/play';
import { UsageError } from './args';
import { type Call, type Command, EXIT } from './command';
import { askedGame, GAME_OPTIONS } from './game';
import { jsonText } from './json';

/** Plays one whole game and tells it. */
export const play: Command = {
  options: { ...GAME_OPTIONS, seed: 'text', throws: 'text', 'max-turns': 'text', json: 'flag' },
  async run(call) {
    const { args, words, language, io } = call;
    const throws = throwsOf(call);
    const maxTurns = args.whole('max-turns', 1) ?? MOST_TURNS;
    const asked = await askedGame(call, unplayed);
    if ('exit' in asked) return asked.exit;
    const { board, game } = asked;
    // A seed that nobody asked for is said, so that the game can be had again; scripted dice need none.
    const seed = args.text('seed') ?? (throws === null ? randomSeed() : null);
    const told = playTold(board, game, { seed, throws, maxTurns }, words, language);
    if ('impossible' in told) throw new UsageError(words.play.noFace(told.impossible, game.die.faces));
    io.out(args.has('json') ? jsonText(told.json) : told.text);
    return told.ok ? EXIT.fine : EXIT.found;
  },
};

/** Faces with commas or blanks between them. */
const THROWS = /^\s*\d+((\s*,\s*|\s+)\d+)*\s*$/;

/** The throws of `--throws`; null where the dice are not scripted. */
function throwsOf({ args, words }: Call): readonly number[] | null {
  const said = args.text('throws');
  if (said === null) return null;
  if (!THROWS.test(said)) throw new UsageError(words.play.badThrows(said));
  if (args.has('seed')) throw new UsageError(words.cli.usage.notBoth('--throws', '--seed'));
  return (said.match(/\d+/g) ?? []).map(Number);
}
