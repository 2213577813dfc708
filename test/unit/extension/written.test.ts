import { expect, test } from 'vitest';
import { countOf, sizeOf, turnsOf } from '../../../src/extension/written';

test('a length is turns, or minutes of so many seconds a turn', () => {
  expect(turnsOf('30', 20)).toBe('30');
  expect(turnsOf(' 30.50 ', 20)).toBe('30.50');
  expect(turnsOf('10 min', 20)).toBe('30.0');
  expect(turnsOf('7.5m', 15)).toBe('30.0');
  expect(turnsOf('10分', 20)).toBe('30.0');
  for (const none of ['', '0', '0 min', '-3', 'ten', '1e3', '30 s', '3,5']) expect(turnsOf(none, 20)).toBeUndefined();
});

test('a size is columns and rows, or a number of cells', () => {
  expect(sizeOf('10 X 10')).toBe('10x10');
  expect(sizeOf('6×5')).toBe('6×5');
  expect(sizeOf('30')).toBe('30');
  for (const none of ['', 'x', '10x', '10x10x10', '-3', '3.5']) expect(sizeOf(none)).toBeUndefined();
});

test('a number of jumps is whole', () => {
  expect(countOf(' 8 ')).toBe(8);
  expect(countOf('0')).toBe(0);
  for (const none of ['', '-1', '8.5', 'many', '99999999']) expect(countOf(none)).toBeUndefined();
});
