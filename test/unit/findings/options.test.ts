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
    const large = 'board 10001';
    expect(levels(large, { longGame: 1 })).toEqual([]);
    expect(levels(large, { expectedTurns: 300_000 })).toEqual(['long-game info']);
    expect(levels(large, { turnsOfLarge: ({ cells }) => cells })).toEqual(['long-game info']);
    expect(levels(large, { turnsOfLarge: () => Number.NaN })).toEqual([]);
  });
  test('nothing where the game may never end', () => {
    expect(levels('board 6 x 5\ndice 2d6', { expectedTurns: 5000 })).toEqual(['trap warning']);
  });
});

test('what is sound is checked without one object for each of its lines', () => {
  const lines = Array.from({ length: 50 }, (_, i) => `ladder ${10 * i + 2} -> ${10 * i + 9}`);
  const file = parse(['board 600', 'die 6', ...lines].join('\n'), 'snl');
  const asked: string[] = [];
  const watched = new Proxy(file, {
    get(target, key: keyof typeof file) {
      asked.push(key);
      return target[key];
    },
  });
  expect(findingsOf(watched)).toEqual([]);
  expect(asked).toContain('settings');
  for (const list of ['jumps', 'statements', 'tokens']) expect(asked).not.toContain(list);
});

describe('in words', () => {
  test('numbers as they are written, the middle left out where they are long', () => {
    const huge = `1234567890${'0'.repeat(390)}12345`;
    const cut = '1234567890…12345';
    const outside = (what: string) => `${what} ${cut}`;
    expect(told(`board 9\nladder 3 -> ${huge}`)[0]).toContain(outside('there is no cell'));
    expect(told(`board 9\nladder ${huge} -> ${huge}`)[0]).toContain(outside('there is no cell'));
    expect(told(`board 9\ncell -${huge} "x"`)[0]).toContain('there is no cell -123456789…12345');
    expect(told(`board 9\nstart ${huge}`)[0]).toContain(outside('begin on'));
    expect(told(`goal 9\nstart ${huge}`)[0]).toContain(outside('begin on'));
    expect(told(`board 9\ngoal ${huge}`)[0]).toContain(outside('cannot be'));
    expect(told(`winners ${huge}`)[0]).toContain(outside('cannot have'));
    expect(told('again 6 limit 1234567890000012345678901\nvoid 9123456789000001234567890')[0]).toMatch(
      /“void 9123456789…67890” .* after 1234567890…78901 /,
    );
    expect(told(`again 6\nvoid ${huge}\nskip-next ${huge}`)[0]).toContain(`both ${cut}`);
    expect(told(`players 0${huge}`)[0]).toContain('not 0123456789…12345');
    expect(told('board -99999999999999999999999')).toEqual([
      'A board needs at least 2 cells; its size cannot be negative.',
    ]);
    expect(told('board 9\nladder 3 -> 12345678901234567890')[0]).toContain('no cell 12345678901234567890.');
    const map = parse('6 5 S1\n99999999999999999999999 2 S1', 'map', true);
    expect(findingsOf(map).map(finding => messageOf(finding, words))).toContain(
      'The number 9999999999…99999 does not fit its place; 1 belongs here.',
    );
  });
  test('bounds that hold, and nothing of an endless one', () => {
    expect(told('die 6*0')).toEqual(['A weight must be a whole number from 1, not 0.']);
    expect(told(`die 6*${'9'.repeat(301)}`)).toEqual(['A weight has at most 300 digits.']);
    expect(told('dice 2d0')).toEqual(['A face must be a whole number from 1, not 0.']);
    expect(told('dice 2d600')).toEqual(['A die has at most 1,000 different faces; this one has more.']);
  });
  test('the keyword as it is written', () => {
    expect(told('dice 6')).toEqual(['Here “dice” needs a “d” as in 2d6, but nothing follows.']);
    expect(told('Dice d6')).toEqual(['Here “dice” needs the number of dice as in 2d6, not “d”.']);
    expect(told('dice 2d6 1d4')[0]).toMatch(/^“1” is more than “dice” can take/);
    expect(told('board 9\nsnakes 8 2 x')[0]).toContain('“snakes” needs');
  });
  test('all that may stand there, and nothing that may not', () => {
    const comma = (keyword: string, found: string) => `Here “${keyword}” needs a comma, not “${found}”.`;
    expect(told('board 9\nsnake 8 -> 2 x')).toEqual([
      'Here “snake” needs a comma or a caption in double quotes, not “x”.',
    ]);
    expect(told('board 9\nsnake 8 -> 2 "a" x')).toEqual([comma('snake', 'x')]);
    expect(told('board 9\nsnakes 8 -> 2 7 -> 1')).toEqual([comma('snakes', '7')]);
    expect(told('players "a" red blue')).toEqual([comma('players', 'blue')]);
    expect(told('numbering rows from')).toEqual([
      'Here “numbering” needs a corner such as “bottom-left”, but nothing follows.',
    ]);
    expect(told('numbering')).toEqual(['Here “numbering” needs “serpentine” or “rows”, but nothing follows.']);
  });
  test('the goal that a start is at or above, where a line says it', () => {
    const below = (start: number, goal: number) =>
      `Tokens cannot begin on ${start}: the start must be below the goal, which is ${goal}.`;
    expect(told('board 9\nstart 7\ngoal 5')).toEqual([below(7, 5), 'goal 5: “goal” is said here.']);
    expect(told('board 9\nstart 9')).toEqual([below(9, 9)]);
    expect(told('board 9\nstart 9\ngoal 10').filter(text => text.includes('“'))).toEqual([]);
  });
  test('lines that are said again', () => {
    expect(told('die 6\ndice 2d3')).toEqual([
      '“dice” is said again. This line counts; the earlier one does not.',
      'die 6: “die” is said here before.',
    ]);
    expect(told('dice 2d3\nenter 3 6 7')[1]).toBe('dice 2d3: “dice” is said here.');
  });
  test('one and many', () => {
    expect(told('again 6 limit 1\nvoid 2')[0]).toBe(
      '“void 2” never happens: the throwing ends with the first again-throw.',
    );
    expect(told('again 6 7 8')).toEqual(['The die never shows 7 or 8, so nobody throws again for them.']);
    expect(told('again 6 7')).toEqual(['The die never shows 7, so nobody throws again for it.']);
    expect(told('enter 6 7 8')).toEqual(['The die never shows 7 or 8, so no token comes onto the board with them.']);
    const many = Array.from({ length: 900 }, (_, i) => i + 7).join(' ');
    expect(told(`again 6 ${many}`)[0].length).toBeLessThan(120);
  });
  test('a colour in quotes', () => {
    expect(told('players "a" "Red"')).toEqual(['The name of a colour stands without quotes: red.']);
  });
  test('a row of numbers none of which fits', () => {
    const map = parse('9 8 S1\n51 52 S1\n3 2 1', 'map', true);
    expect(findingsOf(map).map(finding => messageOf(finding, words))).toContain(
      'The numbers of this row do not fit their places.',
    );
  });
  test('a game without end in sight, by its power of ten', () => {
    const says = (turns: number) =>
      findingsOf(parse('board 9', 'snl'), { expectedTurns: turns }).map(each => messageOf(each, words))[0];
    expect(says(123_456.78)).toBe('A game takes 123,456.8 turns on average, which is more than 1,000.');
    expect(says(2.5e99)).toBe('A game takes about 10^99 turns on average, which is more than 1,000.');
  });
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
