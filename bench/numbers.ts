/** Expected turns, worths and simulation. */
import { join } from 'node:path';
import { expectedTurns, simulate } from '../src/analyse';
import { type Chain, chainOf } from '../src/analyse/chain';
import { lawOf } from '../src/analyse/law';
import { worthInTurns } from '../src/analyse/worth';
import { type Game, gameOf, withoutJump } from '../src/board/game';
import { runSimulation } from '../src/tasks';
import { nodeRunner } from '../src/tasks/node';
import { parseSnl } from '../src/text';
import { benchBoard } from './boards';
import { linesOf } from './outside';
import { fasterRow, leastTime, milliseconds, type Row, timeOfOne, timeRow } from './row';

const MILLION = 1_000_000;

export async function* numberRows(root: string, miltonBradley: string): AsyncGenerator<Row> {
  const { board } = parseSnl(miltonBradley);
  const game = gameOf(board)!;
  yield timeRow(
    'expected turns, 100 cells',
    timeOfOne(200, () => expectedTurns(game)),
    '',
    null,
    '≤ 0.1 ms',
  );

  const scipy = ['python3', '/usr/bin/python3']
    .map(python => linesOf(python, [join(root, 'bench/expected.py'), String(MILLION)]))
    .find(lines => lines !== null);
  const local = gameOf(benchBoard(MILLION, 'local'))!;
  const uniform = gameOf(benchBoard(MILLION, 'uniform'))!;
  const localTime = leastTime(3, () => expectedTurns(local));
  yield timeRow(
    'expected turns, 10^6 cells, local',
    localTime,
    'scipy splu',
    scipy ? Number(scipy[0][0]) : null,
    '≤ 2 ×',
  );
  yield timeRow(
    'expected turns, 10^6 cells, uniform',
    leastTime(2, () => expectedTurns(uniform)),
    '',
    null,
    '≤ 2 s',
  );

  const again = () => game.jumps.map((_, jump) => expectedTurns(withoutJump(game, jump)));
  // Both from the solution of the board as it is.
  const chain = chainOf(game) as Chain;
  const { mean } = lawOf(chain)!;
  const worths = timeOfOne(20, () => worthInTurns(chain, mean, expectedTurns));
  yield fasterRow(
    'worth of all jumps, 100 cells, from one solution',
    worths,
    'solving once per jump',
    timeOfOne(20, again),
    '≥ 10 ×',
  );

  const games = 100_000;
  const ours = leastTime(5, () => simulate(game, { games, players: 1, seed: 'bench', maxTurns: 100_000 }));
  const plain = leastTime(5, () => plainGames(game, games));
  yield fasterRow('simulation, Milton Bradley, one thread, 100,000 games', ours, 'plain loop', plain, '≥ 1.5 ×');
  const runner = nodeRunner(join(root, 'dist/tasks.js'));
  const many = { games: 40 * games, players: 1, seed: 'bench', maxTurns: 100_000 };
  const begin = performance.now();
  await runSimulation(runner, board, many).promise;
  const time = (performance.now() - begin) / 40;
  yield {
    what: `the same a hundred thousand on ${runner.cores} cores, of 4,000,000`,
    ours: milliseconds(time),
    reference: `${milliseconds(plain)} plain loop`,
    ratio: plain / time,
    goal: 'all cores',
  };
}

/** The plain loop: xorshift, a list of next cells, one token. Gives the turns of all games. */
function plainGames({ lands, goal }: Game, games: number): number {
  let x = 123456789;
  let turns = 0;
  for (let game = 0; game < games; game++) {
    let cell = 0;
    while (cell !== goal) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      const reach = cell + 1 + ((x >>> 0) % 6);
      if (reach <= goal) cell = lands[reach];
      turns++;
    }
  }
  return turns;
}
