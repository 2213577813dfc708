/** What holds on every board. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceWithin, newNumbers, numbersOf } from '../../../src/analyse';
import type { Settings } from '../../../src/board/board';
import { listedDie } from '../../../src/board/die';
import { gameWith, smallGame } from './games';

const RUNS = { numRuns: 25 };

/** Boards of some sixty cells, thrown on once a turn, on which every game ends. */
const plainGame = fc
  .record({
    cells: fc.integer({ min: 20, max: 80 }),
    jumps: fc.array(fc.tuple(fc.integer({ min: 2, max: 79 }), fc.integer({ min: 1, max: 80 })), { maxLength: 12 }),
    faces: fc.array(fc.record({ face: fc.integer({ min: 2, max: 9 }), weight: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ cells, jumps, faces }) => {
    const acting = jumps.filter(([from, to]) => from < cells && to <= cells && from !== to);
    return gameWith(cells, acting, { die: listedDie([{ face: 1, weight: 2 }, ...faces]) });
  })
  .filter(game => Number.isFinite(newNumbers(game).expectedTurns));

const near = (value: number, exact: number) =>
  expect(Math.abs(value - exact)).toBeLessThan(1e-11 * (1 + Math.abs(exact)));

test('the turns that end on the cells are all turns', () => {
  fc.assert(
    fc.property(smallGame, game => {
      const { expectedTurns, visits } = numbersOf(game);
      if (Number.isFinite(expectedTurns))
        near(
          visits!.reduce((a, b) => a + b),
          expectedTurns,
        );
    }),
    RUNS,
  );
});

test('Wald: what is thrown in a game is the mean of a throw times the mean length', () => {
  fc.assert(
    fc.property(plainGame, game => {
      const { expectedTurns, visits, uses } = numbersOf(game);
      const weights = game.die.weights.map(Number);
      const all = weights.reduce((a, b) => a + b);
      const chance = (i: number) => weights[i] / all;
      const mean = game.die.faces.reduce((sum, face, i) => sum + face * chance(i), 0);
      // All throws lead from start to goal, but for those that were no move, and but for what jumps carried.
      let thrown = game.goal - game.start;
      game.jumps.forEach(({ from, to }, i) => {
        thrown -= uses![i] * (to - from);
      });
      for (let cell = 0; cell < game.goal; cell++) {
        const begun = visits![cell] + (cell === game.start ? 1 : 0);
        game.die.faces.forEach((face, i) => {
          if (cell + face > game.goal) thrown += begun * chance(i) * face;
        });
      }
      near(thrown, mean * expectedTurns);
    }),
    RUNS,
  );
});

test('somebody wins, and it is the better the sooner one begins', () => {
  fc.assert(
    fc.property(plainGame, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3 }), (game, players, winners) => {
      const table = { ...game, rules: { ...game.rules, winners } };
      const { places, rounds, turns } = numbersOf(table).seats(players)!;
      for (let place = 0; place < Math.min(winners, players); place++) near(sum(places.map(seat => seat[place])), 1);
      for (let seat = 1; seat < players; seat++) expect(places[seat][0]).toBeLessThanOrEqual(places[seat - 1][0]);
      expect(turns).toBeLessThanOrEqual(players * rounds + 1e-9);
    }),
    RUNS,
  );
});

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

test('the law has the mean and the variance that are worked out without it', () => {
  fc.assert(
    fc.property(plainGame, game => {
      const { expectedTurns, variance, length } = numbersOf(game);
      const { exactly, more, hazard } = length!;
      const last = more.length - 1;
      const tail = hazard > 0 ? more[last] / hazard : 0;
      near(sum(more.slice(0, -1)) + tail, expectedTurns);
      const square = sum(exactly.map((chance, n) => chance * (n - expectedTurns) ** 2));
      const rest =
        hazard > 0 ? more[last] * ((1 - hazard) / hazard ** 2 + (last + 1 / hazard - expectedTurns) ** 2) : 0;
      expect(Math.abs((square + rest) / variance! - 1)).toBeLessThan(1e-8);
    }),
    RUNS,
  );
});

test('without jumps, and with a die whose faces are alike, walking back lasts as long as staying', () => {
  const law = (settings: Settings) => numbersOf(gameWith(40, [], settings)).length!;
  const exact = law({ finish: 'exact' });
  const bounce = law({ finish: 'bounce' });
  for (let turns = 1; turns < 60; turns++) near(chanceWithin(bounce, turns), chanceWithin(exact, turns));
});
