import type { Simulation } from '../analyse';
import { randomSeed } from '../server/seed';
import { MOST_TURNS } from '../service/play';
import { simulationTold, unsimulated } from '../service/simulate';
import { runSimulation } from '../tasks';
import { type Command, EXIT } from './command';
import { askedGame, GAME_OPTIONS } from './game';
import { jsonText } from './json';
import { progressOf } from './progress';

const GAMES = 10_000;
/** The most games of one run. */
const MOST_GAMES = 1_000_000_000;

/** Plays many games by chance, on all cores. The same seed gives the same games on any number of them. */
export const simulate: Command = {
  options: { ...GAME_OPTIONS, games: 'text', seed: 'text', 'max-turns': 'text', json: 'flag' },
  async run(call) {
    const { args, words, io } = call;
    const games = args.whole('games', 1, MOST_GAMES) ?? GAMES;
    const maxTurns = args.whole('max-turns', 1) ?? MOST_TURNS;
    const seed = args.text('seed') ?? randomSeed();
    const asked = await askedGame(call, unsimulated);
    if ('exit' in asked) return asked.exit;
    const players = asked.board.settings.players?.length ?? 2;
    const simulation: Simulation = { games, players, seed, maxTurns };
    const began = performance.now();
    const progress = progressOf(io);
    const tally = await runSimulation(await io.runner(), asked.board, simulation, share => progress.tell(share))
      .promise;
    progress.end();
    if (tally === null) return EXIT.found;
    const seconds = (performance.now() - began) / 1000;
    const told = simulationTold(tally, { seed, seconds, maxTurns }, words);
    io.out(args.has('json') ? jsonText(told.json) : told.text);
    return told.ok ? EXIT.fine : EXIT.found;
  },
};
