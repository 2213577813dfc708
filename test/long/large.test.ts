import { expect, test } from 'vitest';
import { BENCH_FEWEST, type BoardKind, benchBoard } from '../../bench/boards';
import { expectedTurns } from '../../src/analyse';
import { chances, diceSum, fairDie } from '../../src/board/die';
import { gameOf } from '../../src/board/game';
import { findingsOf } from '../../src/findings';
import { actionsAt } from '../../src/service/actions';
import { distances, fewestThrows, reach, solve } from '../../src/solve';
import { mapSniffer, parse } from '../../src/text';
import { wordsOf } from '../../src/words';
import { gameWith } from '../unit/analyse/games';

test('a map is told by the first megabytes of a very large file where these are nothing like a board', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (const line of ['####  ..  ## @ .. #### . # ##\n', '12,13\n7,8\n']) {
    expect(mapSniffer(100_000_000).push(bytes(line.repeat(4_100_000 / line.length)))).toBe(false);
  }
  const cells = Array.from({ length: 550_000 }, (_, i) => (i % 100 === 7 ? 'S1' : 10_000_000 - i));
  expect(mapSniffer(100_000_000).push(bytes(cells.join(' ')))).toBe(true);
});

test('chances of dice sum to 1, also where the weights pass what a double holds', () => {
  const most = diceSum(999, 2);
  expect(most.faces.length).toBe(1000);
  expect(chances(most).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  // The middle of n coins, n odd: 1/2 for one coin, and two more coins make it (n + 2)/(n + 3) of itself.
  let middle = 0.5;
  for (let coins = 1; coins < 999; coins += 2) middle *= (coins + 2) / (coins + 3);
  expect(chances(most)[499]).toBeCloseTo(middle, 12);
});

test('actions of a very large file are the fixes of one finding, but each can be silenced', () => {
  const faults = 'ladder 9 -> 3\nladder 8 -> 3';
  const file = parse(`board 30\n# ${'long '.repeat(700_000)}\n${faults}\n`, 'snl');
  const start = file.text.indexOf(faults);
  const { all } = actionsAt(file, findingsOf(file), { start, end: start + faults.length }, wordsOf('en'));
  expect(all.map(({ finding, preferred }) => [finding.code, preferred])).toEqual([
    ['ladder-down', true],
    ...Array.from({ length: 5 }, () => ['ladder-down', false]),
  ]);
});

test('expected turns of boards of 10,000 and 100,000 cells', () => {
  expect(Math.abs(expectedTurns(gameOf(benchBoard(10_000, 'local'))!) / 3268.30955011 - 1)).toBeLessThan(2e-12);
  const long = gameWith(
    100_000,
    [
      [2997, 0],
      [92458, 0],
    ],
    { finish: 'pass', die: fairDie(2) },
  );
  expect(Math.abs(expectedTurns(long) / 201932.22222222222 - 1)).toBeLessThan(1e-12);
});

test.each(['uniform', 'local'] as BoardKind[])('ways over the %s boards of 10,000 cells', kind => {
  const game = gameOf(benchBoard(10_000, kind))!;
  expect(fewestThrows(game)).toBe(BENCH_FEWEST[kind][10_000]);
  const { throws, route } = solve(game);
  expect(route).toHaveLength(throws!);
  const { fromStart, toGoal } = distances(game);
  expect([fromStart[10_000], toGoal[0]]).toEqual([throws, throws]);
  expect(reach(game).trap).toBe(null);
});
