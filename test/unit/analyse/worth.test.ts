import { expect, test } from 'vitest';
import { newNumbers } from '../../../src/analyse';
import { gameWith } from './games';

test('a ladder over a wall is worth everything', () => {
  // Six heads in a row: without the ladder nobody comes to the goal.
  const wall = [10, 11, 12, 13, 14, 15].map((head): [number, number] => [head, 1]);
  const { worthInTurns, worthInThrows } = newNumbers(gameWith(20, [[5, 18], ...wall]));
  expect(worthInTurns![0]).toBe(Number.POSITIVE_INFINITY);
  expect(worthInThrows![0]).toBe(Number.POSITIVE_INFINITY);
});
