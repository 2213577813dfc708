import { analyse as analyseGame } from '../analyse';
import { analysisTold, unanalysed } from '../service/analyse';
import { type Command, EXIT } from './command';
import { askedGame, GAME_OPTIONS } from './game';
import { jsonText } from './json';
import { progressOf } from './progress';

/** Tells how long the game is, and what follows from that. */
export const analyse: Command = {
  options: { ...GAME_OPTIONS, json: 'flag' },
  async run(call) {
    const { args, words, io } = call;
    const asked = await askedGame(call, unanalysed);
    if ('exit' in asked) return asked.exit;
    const players = asked.board.settings.players?.length ?? 2;
    const progress = progressOf(io);
    const { game } = asked;
    const told = analysisTold(game, analyseGame(game, { players }, progress.tell), words);
    progress.end();
    io.out(args.has('json') ? jsonText(told.json) : told.text);
    return told.ok ? EXIT.fine : EXIT.found;
  },
};
