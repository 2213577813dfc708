import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersOf, type Simulation, simulate, simulateBlocks, simulated, sumOfTallies } from '../../../src/analyse';
import { playGame, throwerOf } from '../../../src/analyse/games';
import { newTally } from '../../../src/analyse/tally';
import type { Settings } from '../../../src/board/board';
import { diceSum, listedDie } from '../../../src/board/die';
import type { Game } from '../../../src/board/game';
import { randomOf } from '../../../src/board/random';
import { winnersOf } from '../../../src/board/rules';
import { playWhole } from '../../../src/play';
import { exercise, miltonBradley } from './boards';
import { gameWith, smallGame } from './games';

/** Small games whose players influence each other. */
const tableGame: fc.Arbitrary<Game> = fc
  .tuple(
    smallGame,
    fc.record({
      skipNext: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
      reverse: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      winners: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant('auto' as const)),
    }),
  )
  .map(([game, rules]) => ({ ...game, rules: { ...game.rules, ...rules } }));

test('a simulated game is the one that is played with the same throws', () => {
  fc.assert(
    fc.property(tableGame, fc.integer({ min: 1, max: 4 }), fc.nat(), (game, players, seed) => {
      const thrown = throwerOf(game, randomOf(String(seed)));
      const throws: number[] = [];
      const tally = newTally(players, winnersOf(game.rules, players));
      const record = () => {
        const face = thrown();
        throws.push(face);
        return face;
      };
      playGame(game, record, 60, tally);
      // Some throws more: a game that is broken off may do so after a turn that is lost, for which nobody throws.
      const script = [...throws, ...new Array<number>(9).fill(game.die.faces[0])];
      const played = playWhole(game, { players, seed: '', throws: script, maxTurns: 60 });
      if ('impossible' in played) throw new Error('a face that the die lacks');
      const { turns } = played;
      expect(tally.turns).toBe(turns.length);
      const order = tally.places[0].map((_, place) => tally.places.findIndex(seat => seat[place] === 1) + 1);
      expect(order.filter(player => player > 0)).toEqual(played.finished);
      const had = (player: number) => turns.filter(turn => turn.player === player).length;
      expect(tally.rounds).toBe(Math.max(...tally.places.map((_, seat) => had(seat + 1))));
    }),
    { numRuns: 100 },
  );
});

const simulation = (games: number, players: number): Simulation => ({ games, players, seed: 'a', maxTurns: 100_000 });

/** Whether an estimate is within five standard errors. */
const fits = (value: number, error: number, exact: number) => Math.abs(value - exact) < 5 * error;

test.each([
  ['plain rules', {}],
  ['two dice, of which some sums come more often', { die: diceSum(2, 4), finish: 'pass' }],
  ['weights', { die: listedDie([1, 2, 5].map(face => ({ face, weight: face }))) }],
  ['weights past all tables', { die: listedDie([1, 2, 5].map(face => ({ face, weight: face * 1001 }))) }],
  ['entering', { enter: [6] }],
  ['throwing again', { rules: 'family' }],
  ['three winners', { winners: 3 }],
] as [string, Settings][])('games by chance come to the exact numbers: %s', (_, settings) => {
  const game = gameWith(100, miltonBradley, settings);
  const exact = numbersOf(game).seats(3)!;
  const tally = simulate(game, simulation(1_000, 3));
  const { turns, seats } = simulated(tally, 'a');
  expect(fits(turns.mean, turns.error!, exact.turns)).toBe(true);
  for (const [seat, { win, error }] of seats.entries()) expect(fits(win, error, exact.places[seat][0])).toBe(true);
  expect(Math.abs(tally.rounds / tally.games / exact.rounds - 1)).toBeLessThan(0.1);
});

test.each([{}, { rules: 'exercise' }] as Settings[])('the same seed gives the same in any parts %#', settings => {
  const game = gameWith(
    30,
    exercise.map(([from, to]) => [(from % 28) + 1, (to % 28) + 1] as const),
    settings,
  );
  const all = simulation(2_500, 2);
  const parts = [simulateBlocks(game, all, 0, 1), simulateBlocks(game, all, 1, 3)];
  expect(sumOfTallies(parts)).toEqual(simulate(game, all));
});

test('a game without an end is broken off, and counted as such', () => {
  const never = gameWith(20, [[20, 3]]);
  const tally = simulate(never, { ...simulation(5, 2), maxTurns: 100 });
  expect(tally).toMatchObject({ games: 5, unfinished: 5, turns: 500, fewest: 100, most: 100 });
  const endless = gameWith(20, [], { again: { faces: [1, 2, 3, 4, 5, 6], limit: null } });
  expect(simulate(endless, simulation(5, 2))).toMatchObject({ games: 5, unfinished: 5 });
});

test('where tokens influence each other chances are estimated, with their errors', () => {
  const { places, errors } = numbersOf(gameWith(12, [[3, 9]], { rules: 'exercise' })).seats(2)!;
  expect(places[0][0] + places[1][0]).toBeCloseTo(1, 12);
  for (const error of errors) expect(error).toBeGreaterThan(0);
  expect(
    numbersOf(gameWith(12, [[3, 9]], { rules: 'exercise', reverse: 'none', skipNext: 'none' })).seats(2)!.errors,
  ).toEqual([0, 0]);
});
