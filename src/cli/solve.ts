import { solutionTold, unsolved } from '../service/solve';
import { solve as solveGame } from '../solve';
import { type Command, EXIT } from './command';
import { askedGame, GAME_OPTIONS } from './game';
import { jsonText } from './json';

/** Tells the fewest throws. */
export const solve: Command = {
  options: { ...GAME_OPTIONS, all: 'text', 'no-snakes': 'flag', json: 'flag' },
  async run(call) {
    const { args, words, io } = call;
    const all = args.whole('all', 1) ?? undefined;
    const asked = await askedGame(call, unsolved);
    if ('exit' in asked) return asked.exit;
    const { game } = asked;
    const told = solutionTold(game, solveGame(game, { all, noSnakes: args.has('no-snakes') }), words);
    io.out(args.has('json') ? jsonText(told.json) : told.text);
    return told.ok ? EXIT.fine : EXIT.found;
  },
};
