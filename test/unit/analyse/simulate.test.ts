import { expect, test } from 'vitest';
import { type Simulation, simulate } from '../../../src/analyse';
import { gameWith } from './games';

const five = (maxTurns: number): Simulation => ({ games: 5, players: 2, seed: 'a', maxTurns });

test('a game without an end is broken off, and counted as such', () => {
  const never = gameWith(20, [[20, 3]]);
  const tally = simulate(never, five(100));
  expect(tally).toMatchObject({ games: 5, unfinished: 5, turns: 500, fewest: 100, most: 100 });
  const endless = gameWith(20, [], { again: { faces: [1, 2, 3, 4, 5, 6], limit: null } });
  expect(simulate(endless, five(100_000))).toMatchObject({ games: 5, unfinished: 5 });
});
