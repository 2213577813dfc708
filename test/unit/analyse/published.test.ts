/** Numbers that others have published, and exact fractions. */
import { expect, test } from 'vitest';
import { analyse, expectedTurns, newNumbers, numbersOf } from '../../../src/analyse';
import type { Settings } from '../../../src/board/board';
import { diceSum, fairDie } from '../../../src/board/die';
import { challenge, exercise, miltonBradley, punitive } from './boards';
import { gameWith } from './games';

const pass: Settings = { finish: 'pass' };
const again: Settings = { again: { faces: [6], limit: null } };

test.each([
  [
    miltonBradley,
    {},
    '225837582538403273407117496273279920181931269186581786048583/5757472998140039232950575874628786131130999406013041613400',
  ],
  [
    miltonBradley,
    pass,
    '4361400801820161912013501213519255131056164928398701086804837/121708059086640218022342717662999608982893324374042509741160',
  ],
  [
    miltonBradley,
    { start: 1 },
    '45918864869419893041914088521333440058769173778741818067611/1151494599628007846590115174925757226226199881202608322680',
  ],
  [
    miltonBradley,
    again,
    '377682879678781877191223072072545166649995085999448859630083/11514945996280078465901151749257572262261998812026083226800',
  ],
  [
    [],
    {},
    '77793808048991155069512637767746406705805011749411165293240199952210986407/2333814241469732031952625840042216151324387397379954245052697639351484416',
  ],
] as const)('the mean is the published fraction to the last digits %#', (jumps, settings: Settings, fraction) => {
  const [above, below] = fraction.split('/').map(BigInt);
  const exact = Number((above * 10n ** 20n) / below) / 1e20;
  expect(Math.abs(expectedTurns(gameWith(100, jumps, settings)) / exact - 1)).toBeLessThan(4e-15);
});

test.each([
  [challenge, {}, 66.97870500755542, 2e-15],
  [exercise, {}, 38.9975251528508, 1e-14],
  [exercise, { rules: 'exercise' }, 35.55050976582429, 1e-15],
  [miltonBradley, { die: fairDie(15) }, 25.81, 2e-4],
  [[...miltonBradley, [79, 81]], {}, 41.9487422094873, 1e-13],
] as const)('published means %#', (jumps, settings: Settings, mean, error) => {
  expect(Math.abs(expectedTurns(gameWith(100, jumps, settings)) / mean - 1)).toBeLessThan(error);
});

test('small boards: four throws, three halves, two', () => {
  expect(expectedTurns(gameWith(4, [[2, 4]], { start: 1 }))).toBeCloseTo(4, 13);
  expect(expectedTurns(gameWith(2, [], { ...pass, die: fairDie(2) }))).toBeCloseTo(1.5, 14);
  expect(expectedTurns(gameWith(2, [[1, 0]], { ...pass, die: fairDie(2) }))).toBeCloseTo(2, 14);
});

test('the whole law of the Milton Bradley board', () => {
  const { variance, mode, median, percentiles, fewest, seats } = analyse(gameWith(100, miltonBradley), { players: 3 });
  expect(Math.abs(variance! / 636.2984613448775 - 1)).toBeLessThan(1e-13);
  expect({ mode, median, percentiles }).toEqual({
    mode: 22,
    median: 32,
    percentiles: { 5: 13, 25: 22, 75: 50, 95: 89, 99: 128 },
  });
  // VanderPlas 2017: P(exactly 7 turns) = 47/31104.
  expect(fewest.throws).toBe(7);
  expect(Math.abs(fewest.probability! / (47 / 31104) - 1)).toBeLessThan(1e-15);
  const wins = [0.3429885129773067, 0.33323056530379846, 0.32378092171888906];
  for (const [seat, win] of wins.entries()) expect(seats!.places[seat][0]).toBeCloseTo(win, 13);
  expect(seats!.turns).toBeCloseTo(64.16494392769852, 11);
  expect(seats!.rounds).toBeCloseTo(21.72805050631895, 12);
});

test('two players of the board of 2000 (48 → 26): 52.5188 throws', () => {
  const jumps = miltonBradley.map(([from, to]) => [from === 47 ? 48 : from, to] as const);
  expect(numbersOf(gameWith(100, jumps)).seats(2)!.turns).toBeCloseTo(52.518789404439275, 11);
});

test('chances within n turns, as a table of the same board with `pass` has them to four digits', () => {
  const jumps = miltonBradley.map(([from, to]) => [from === 47 ? 48 : from, to] as const);
  const { within } = analyse(gameWith(100, jumps, pass), { players: 1 });
  const table = { 7: 0.002, 8: 0.0081, 9: 0.0183, 10: 0.0318, 15: 0.1388, 20: 0.2722, 25: 0.4049, 30: 0.5185 };
  for (const [turns, chance] of Object.entries(table)) expect(within![Number(turns) - 1]).toBeCloseTo(chance, 4);
});

test('percentiles are right where a chance is met exactly', () => {
  // Eleven cells, a die of 1 and 2: P(T = 3) = 1/4, the mean 5, the variance 4.
  const game = gameWith(
    11,
    [
      [1, 2],
      [3, 2],
      [4, 7],
      [6, 0],
      [8, 11],
      [9, 7],
    ],
    { chain: true, die: fairDie(2) },
  );
  const { expectedTurns: mean, variance, mode, median, percentiles } = analyse(game, { players: 1 });
  expect(mean).toBeCloseTo(5, 13);
  expect(variance).toBeCloseTo(4, 12);
  expect({ mode, median, percentiles }).toEqual({
    mode: 3,
    median: 4,
    percentiles: { 5: 3, 25: 3, 75: 6, 95: 9, 99: 12 },
  });
});

test('hard boards keep their digits: 54.47… turns', () => {
  const exact =
    Number(
      (9735156438818125172185854266456050070517281520534435619453n * 10n ** 20n) /
        178713342482448006874475138503086289513489474814645622060n,
    ) / 1e20;
  expect(Math.abs(expectedTurns(gameWith(100, punitive)) / exact - 1)).toBeLessThan(4e-15);
});

test('two dice that must hit the goal exactly: a trap, and what would mend it', () => {
  const { expectedTurns: mean, reason, fewest } = analyse(gameWith(30, [], { die: diceSum(2, 6) }), { players: 1 });
  expect(mean).toBeNull();
  expect(reason).toEqual({ kind: 'trap', cell: 29, mends: [{ kind: 'pass' }, { kind: 'one-die', sides: 6 }] });
  expect(fewest).toEqual({ throws: null, turns: null, probability: 0 });
  expect(newNumbers(gameWith(30, [], { ...pass, die: diceSum(2, 6) })).reason).toBeNull();
});
