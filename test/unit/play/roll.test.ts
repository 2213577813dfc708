import { describe, expect, test } from 'vitest';
import type { Die } from '../../../src/board/board';
import { chances, diceSum, fairDie, listedDie } from '../../../src/board/die';
import { randomOf } from '../../../src/board/random';
import { rollFace } from '../../../src/play';

/** How far the faces of 6,000 throws are from what the weights promise: χ², with the number of faces. */
function misfit(die: Die): number {
  const random = randomOf('throws');
  const counts = new Map(die.faces.map(face => [face, 0]));
  for (let i = 0; i < 6000; i++) {
    const face = rollFace(die, random);
    counts.set(face, counts.get(face)! + 1);
  }
  const wanted = chances(die);
  return die.faces.reduce((sum, face, i) => sum + (counts.get(face)! - 6000 * wanted[i]) ** 2 / (6000 * wanted[i]), 0);
}

describe('a die', () => {
  test.each([
    ['fair', fairDie(6)],
    ['of two', diceSum(2, 4)],
    ['with weights', listedDie([3, 1, 1, 10].map((weight, i) => ({ face: i + 1, weight })))],
    [
      'with weights past what a double holds',
      { ...fairDie(4), weights: [1n, 2n, 3n, 4n].map(weight => weight * 10n ** 30n) },
    ],
  ])('%s falls as its weights say', (_, die) => {
    // Six degrees of freedom at most: above 38 is one stream in a million.
    expect(misfit(die)).toBeLessThan(38);
  });

  test('with one face has no choice', () => {
    expect(rollFace(listedDie([{ face: 9, weight: 5 }]), randomOf(''))).toBe(9);
  });
});
