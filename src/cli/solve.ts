import { solutionTold, unsolved } from '../service/solve';
import { solve as solveGame } from '../solve';
import { type Command, EXIT } from './command';
import { askedGame, GAME_OPTIONS } from './game';
import { jsonText } from './json';

/** Tells the fewest throws. */
export const solve: Command = {
  options: { ...GAME_OPTIONS, all: 'text', 'no-snakes': 'flag', json: 'flag' },
  run(call) {
    const { args, words, io } = call;
    const all = args.whole('all', 1) ?? undefined;
    const isJson = args.has('json');
    const asked = askedGame(call);
    if ('exit' in asked) {
      if (isJson && asked.exit === EXIT.found) io.out(jsonText(unsolved(asked.why).json));
      return asked.exit;
    }
    const { game } = asked;
    const told = solutionTold(game, solveGame(game, { all, noSnakes: args.has('no-snakes') }), words);
    io.out(isJson ? jsonText(told.json) : told.text);
    return told.ok ? EXIT.fine : EXIT.found;
  },
};
