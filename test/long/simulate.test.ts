import { expect, test } from 'vitest';
import { numbersOf, type Simulation, simulate, simulateBlocks, simulated, sumOfTallies } from '../../src/analyse';
import type { Settings } from '../../src/board/board';
import { diceSum, listedDie } from '../../src/board/die';
import { exercise, miltonBradley } from '../unit/analyse/boards';
import { gameWith } from '../unit/analyse/games';

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

test('where tokens influence each other chances are estimated, with their errors', () => {
  const { places, errors } = numbersOf(gameWith(12, [[3, 9]], { rules: 'exercise' })).seats(2)!;
  expect(places[0][0] + places[1][0]).toBeCloseTo(1, 12);
  for (const error of errors) expect(error).toBeGreaterThan(0);
  expect(
    numbersOf(gameWith(12, [[3, 9]], { rules: 'exercise', reverse: 'none', skipNext: 'none' })).seats(2)!.errors,
  ).toEqual([0, 0]);
});
