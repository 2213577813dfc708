import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chances, diceSum, fairDie, listedDie } from '../../../src/board/die';

/** The sums of dice counted one roll at a time. */
function slowSums(count: number, sides: number): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [sum, ways] of sums)
      for (let face = 1; face <= sides; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    sums = next;
  }
  return sums;
}

describe('dice', () => {
  test('a fair die has each face once', () => {
    expect(fairDie(6).faces).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...chances(fairDie(4))]).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('sums are those of rolls counted one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }), (count, sides) => {
        const die = diceSum(count, sides);
        const slow = slowSums(count, sides);
        expect(die.faces).toEqual([...slow.keys()].sort((a, b) => a - b));
        expect(die.weights.map(Number)).toEqual(die.faces.map(face => slow.get(face)));
      }),
      { numRuns: 30 },
    );
  });

  test('a face listed twice has both weights', () => {
    const die = listedDie([
      { face: 6, weight: 1 },
      { face: 1, weight: 2 },
      { face: 6, weight: 3 },
    ]);
    expect(die.faces).toEqual([1, 6]);
    expect(die.weights).toEqual([2n, 4n]);
  });
});
