import { describe, expect, test } from 'vitest';
import { type FindingOptions, findingsOf, isUnnecessary, messageOf, noteOf } from '../../../src/findings';
import { parse } from '../../../src/text';
import { wordsOf } from '../../../src/words';

const words = wordsOf('en');

/** `code level` of what is found. */
function levels(text: string, options?: FindingOptions): string[] {
  return findingsOf(parse(text, 'snl'), options).map(({ code, level }) => `${code} ${level}`);
}

/** What is found, in words, with what is said of related places. */
function told(text: string): string[] {
  const file = parse(text, 'snl');
  return findingsOf(file).flatMap(finding => [
    messageOf(finding, words),
    ...finding.related.map(each => `${text.slice(each.span.start, each.span.end)}: ${noteOf(each, words)}`),
  ]);
}

describe('levels', () => {
  const wrong = 'board 6 x 5\nladder 21 -> 16\nsnake 30 -> 3\n';
  test('a setting changes them, or takes a finding away', () => {
    expect(levels(wrong)).toEqual(['ladder-down error', 'jump-from-goal error']);
    expect(levels(wrong, { levels: { 'ladder-down': 'hint', 'jump-from-goal': 'off', 'no-such': 'error' } })).toEqual([
      'ladder-down hint',
    ]);
  });
  test('a finding that is taken away still keeps others from being said', () => {
    const wall = 'board 6 x 5\nsnakes 14 -> 1, 15 -> 2, 16 -> 3, 17 -> 4, 18 -> 5, 19 -> 6\nladder 20 -> 22';
    expect(levels(wall)).toEqual(['goal-unreachable error']);
    expect(levels(wall, { levels: { 'goal-unreachable': 'off' } })).toEqual([]);
  });
  test('a circle is graver with chains, unless a setting says how grave it is', () => {
    const circle = 'board 6 x 5\nladder 3 -> 22\nsnake 22 -> 3\nchain ';
    expect(levels(`${circle}off`)).toEqual(['jump-cycle warning']);
    expect(levels(`${circle}on`)).toEqual(['jump-cycle error']);
    expect(levels(`${circle}on`, { levels: { 'jump-cycle': 'info' } })).toEqual(['jump-cycle info']);
  });
  test('only what is never used is unnecessary', () => {
    expect(isUnnecessary('jump-unreachable')).toBe(true);
    expect(isUnnecessary('ladder-down')).toBe(false);
  });
});

describe('the length of a game', () => {
  const board = 'board 10 x 10';
  test('by a limit that a setting gives', () => {
    expect(levels(board, { longGame: 33 })).toEqual(['long-game info']);
    expect(levels(board, { longGame: 34 })).toEqual([]);
  });
  test('as it is given, where it is', () => {
    expect(levels(board, { expectedTurns: 2000 })).toEqual(['long-game info']);
    expect(levels(board, { expectedTurns: null, longGame: 1 })).toEqual([]);
    expect(levels('board 1000 x 1000', { longGame: 1 })).toEqual([]);
    expect(levels('board 1000 x 1000', { expectedTurns: 300_000 })).toEqual(['long-game info']);
  });
  test('nothing where the game may never end', () => {
    expect(levels('board 6 x 5\ndice 2d6', { expectedTurns: 5000 })).toEqual(['trap warning']);
  });
});

describe('in words', () => {
  test('where and what, and what to do', () => {
    expect(told('board 6 x 5\nladder 21 -> 16')).toEqual(['The ladder at 21 leads down to 16.']);
    expect(told('lader 21 -> 16')).toEqual(['No statement begins with “lader”. Did you mean “ladder”?']);
    expect(told('board 6 x 5\nsnakes 24 -> 1, 25 -> 2, 26 -> 3, 27 -> 4, 28 -> 5, 29 -> 6')).toEqual([
      'The goal can’t be reached: nobody gets past the cells 24 to 29, which are heads of snakes.',
    ]);
    expect(told('board 6 x 5\ndice 2d6')[0]).toMatch(
      /^A game may never end: from cell 29 .* A way there: thrown \d+: 0 → /,
    );
  });
  test('whether anybody can finish', () => {
    const says = (rest: string) => told(`board 6 x 5\nsnake 30 -> 3\n${rest}`)[0];
    expect(says('')).toContain('Nobody can finish.');
    expect(says('finish pass')).toContain('The game can still be finished in another way.');
    expect(says('start 40')).toBe('A snake leaves the goal, 30: a token that walks onto the goal is carried to 3.');
  });
  test('where a chain comes to rest', () => {
    const chain = (rest: string) => told(`board 6 x 5\nladder 3 -> 8\nladder 8 -> 12\n${rest}`)[0];
    expect(chain('snake 12 -> 2')).toContain('With “chain off” a token stays on 8.');
    expect(chain('snake 12 -> 2\nchain on')).toContain('With “chain on” a token is carried on to 2.');
    expect(chain('snake 12 -> 0\nchain on')).toContain('With “chain on” a token is carried on, off the board.');
    expect(chain('snake 12 -> 8\nchain on')).toContain('With “chain on” a token is carried on, round a circle.');
  });
  test('with the other places that matter', () => {
    expect(told('board 6 x 5\nsnakes 17 -> 4, 17 -> 9')).toEqual([
      'Two jumps leave cell 17. The first is played, a snake to 4; this snake to 9 is not.',
      '17 -> 4: This one is played.',
    ]);
    expect(told('board 6 x 5\nladder 3 -> 22\nsnake 22 -> 3')).toEqual([
      'These jumps lead round in a circle: 3 → 22 → 3.',
      '22 -> 3: Here a snake leads on from 22 to 3.',
    ]);
  });
});
