import { describe, expect, test } from 'vitest';
import { below, belowBig, bits, type Random, randomOf } from '../../../src/board/random';

describe('random numbers of a seed', () => {
  test('are those that the authors of xoshiro128** give for the state 1 2 3 4', () => {
    const random: Random = [1, 2, 3, 4];
    expect(Array.from({ length: 10 }, () => bits(random))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('stay the same for ever: a seed in a book must give its game', () => {
    expect(randomOf('42')).toEqual(randomOf('42', 0));
    expect(drawn('42', 0, 6, 12)).toEqual([3, 5, 5, 0, 1, 5, 0, 2, 0, 1, 0, 5]);
  });

  test('differ between seeds that are alike, and between blocks', () => {
    const streams = ['', '0', '1', '01', '10', 'a', 'A', '1 '].flatMap(seed =>
      [0, 1, 2].map(block => randomOf(seed, block)),
    );
    expect(new Set(streams.map(String)).size).toBe(24);
    expect(new Set(streams.map(bits)).size).toBe(24);
  });

  test('go on from a state that was written out', () => {
    const random = randomOf('x');
    bits(random);
    const copy: Random = JSON.parse(JSON.stringify(random));
    expect([bits(copy), bits(copy)]).toEqual([bits(random), bits(random)]);
  });
});

describe('numbers below', () => {
  // The chance that a fair stream fails is below 1e-6 (χ² with 6 degrees of freedom above 38); with a fixed seed it fails never or always.
  test.each(['a', 'b', 'c'])('are spread evenly (seed %s)', seed => {
    const counts = new Array(7).fill(0);
    for (const number of drawn(seed, 0, 7, 7000)) counts[number]++;
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(38);
  });

  test('reach past 32 bits and past what a double holds', () => {
    const random = randomOf('wide');
    const wide = Array.from({ length: 200 }, () => below(random, 2 ** 53));
    expect(wide.every(Number.isSafeInteger)).toBe(true);
    expect(Math.max(...wide)).toBeGreaterThan(2 ** 52);
    const count = 10n ** 40n;
    const big = Array.from({ length: 200 }, () => belowBig(random, count));
    expect(big.every(number => number >= 0n && number < count)).toBe(true);
    expect(big.filter(number => number >= count / 2n).length).toBeGreaterThan(60);
    expect(belowBig(random, 1n)).toBe(0n);
  });
});

function drawn(seed: string, block: number, count: number, times: number): number[] {
  const random = randomOf(seed, block);
  return Array.from({ length: times }, () => below(random, count));
}
