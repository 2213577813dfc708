import { describe, expect, test } from 'vitest';
import { findingsOf, fixesOf, ignoreFix, titleOf } from '../../../src/findings';
import { fittingShapes } from '../../../src/findings/board-missing/shapes';
import { applyChanges, parse } from '../../../src/text';
import type { Format } from '../../../src/text/syntax';
import { wordsOf } from '../../../src/words';

const words = wordsOf('en');

/** What each fix of the first finding with this code makes of the text, by its title; the preferred one has a star. */
function fixed(text: string, code: string, format: Format = 'snl'): Record<string, string> {
  const file = parse(text, format, true);
  const finding = findingsOf(file).find(each => each.code === code)!;
  return Object.fromEntries(
    fixesOf(file, finding).map(fix => [
      `${fix.preferred ? '* ' : ''}${titleOf(fix, words)}`,
      applyChanges(text, fix.changes),
    ]),
  );
}

describe('a line that cannot be read', () => {
  test('a keyword, a word, a colour', () => {
    expect(fixed('board 6 x 5\nlader 3 -> 22', 'syntax')).toEqual({
      '* Write “ladder”': 'board 6 x 5\nladder 3 -> 22',
    });
    expect(fixed('finish exat', 'syntax')).toEqual({ '* Write “exact”': 'finish exact' });
    expect(fixed('players "Red" crimsen', 'syntax')).toEqual({ '* Write “crimson”': 'players "Red" crimson' });
  });
  test('no word is near: each that may stand there, none of them unasked', () => {
    expect(fixed('chain maybe # why', 'syntax')).toEqual({
      'Write “off”': 'chain off # why',
      'Write “on”': 'chain on # why',
    });
  });
  test('a way before a corner', () => {
    expect(fixed('numbering from top-left', 'syntax')).toEqual({
      'Write “serpentine”': 'numbering serpentine from top-left',
      'Write “rows”': 'numbering rows from top-left',
    });
  });
  test('a list without its comma', () => {
    expect(fixed('board 6 x 5\nladders 3 -> 22 5 -> 8', 'syntax')).toEqual({
      '* Insert a comma': 'board 6 x 5\nladders 3 -> 22, 5 -> 8',
    });
  });
  test('a text without its quotes', () => {
    const quoted = (text: string) => ({ 'Put the text in double quotes': text });
    expect(fixed('title Thirty, 😀 cells  # why', 'syntax')).toEqual(quoted('title "Thirty, 😀 cells"  # why'));
    expect(fixed("author 'A. N. Author'\r\n", 'syntax')).toEqual(quoted('author "A. N. Author"\r\n'));
    expect(fixed('board 9\ncell 3 Miss a turn', 'syntax')).toEqual(quoted('board 9\ncell 3 "Miss a turn"'));
    expect(fixed('board 9\nladders 3 -> 8 up, 4 -> 7', 'syntax')).toEqual(
      quoted('board 9\nladders 3 -> 8 "up", 4 -> 7'),
    );
    for (const none of [
      'title',
      'title My "board"',
      'board 9\nladder 3 -> 8 -> 9',
      'board 9\nsnake 8 -> 3 -',
      'cell 3',
    ])
      expect([none, fixed(none, 'syntax')]).toEqual([none, {}]);
  });
  test('a text that is not closed', () => {
    expect(fixed('title "Thirty cells  ', 'syntax')).toEqual({
      '* Close the text with a double quote': 'title "Thirty cells"  ',
    });
  });
  test('the keyword is corrected also where the line has another fault', () => {
    expect(fixed('board 6 x 5\nlader 21 -> 16', 'syntax')).toEqual({
      '* Write “ladder”': 'board 6 x 5\nladder 21 -> 16',
    });
  });
});

describe('dice, and colours in quotes', () => {
  test('the other word for a die', () => {
    expect(fixed('Dice 6', 'syntax')).toEqual({ 'Write “die”': 'die 6' });
    expect(fixed('die 2d6', 'syntax')).toEqual({ 'Write “dice”': 'dice 2d6' });
  });
  test('a colour without its quotes, and a whole bad one', () => {
    expect(fixed('players "a" "Red", "b"', 'syntax')).toEqual({ '* Write “red”': 'players "a" red, "b"' });
    expect(fixed('players "a" red2, "b"', 'syntax')).toEqual({ '* Write “red”': 'players "a" red, "b"' });
    expect(fixed('players "a" "crimsn"', 'syntax')).toEqual({ '* Write “crimson”': 'players "a" crimson' });
  });
});

describe('a start or goal off the board', () => {
  test('the nearest that can be, or none', () => {
    expect(fixed('board 9\nstart 40 # far', 'off-board')).toEqual({
      'Write “start 8”': 'board 9\nstart 8  # far',
      'Remove “start”': 'board 9\n# far',
    });
    expect(fixed('board 9\ngoal 0', 'off-board')).toEqual({
      'Write “goal 1”': 'board 9\ngoal 1',
      'Remove “goal”': 'board 9',
    });
    expect(fixed('board 9\nstart 7\ngoal 5', 'off-board')).toEqual({
      'Write “start 4”': 'board 9\nstart 4\ngoal 5',
      'Remove “start”': 'board 9\ngoal 5',
    });
    expect(fixed('start -3', 'off-board')).toEqual({ 'Remove “start”': '' });
    expect(fixed('board 9\nstart 2\nstart 1 x\nstart 9', 'off-board')).toEqual({
      'Write “start 8”': 'board 9\nstart 2\nstart 1 x\nstart 8',
      'Remove “start”': 'board 9\nstart 2\nstart 1 x',
    });
    expect(fixed('# snl: goal 99\n6 5 S1\n1 2 S1', 'off-board', 'map')).toMatchObject({
      'Write “goal 6”': '# snl: goal 6\n6 5 S1\n1 2 S1',
    });
  });
  test('nothing where the mend would be an error, and nothing for jumps', () => {
    // A goal on cell 1 would leave no cell below it for the start.
    expect(Object.keys(fixed('board 9\nstart 3\ngoal -1', 'off-board'))).toEqual(['Remove “goal”']);
    expect(fixed('board 9\nladder 3 -> 10', 'off-board')).toEqual({});
  });
});

describe('no size', () => {
  test('a line that fits the jumps, before the first line that is no caption', () => {
    expect(fixed('# Mine\n\ntitle "A"\r\n# Long ones\r\nladder 3 -> 22\r\nsnake 29 -> 1', 'board-missing')).toEqual({
      '* Add “board 6 x 5”': '# Mine\n\ntitle "A"\r\nboard 6 x 5\n# Long ones\r\nladder 3 -> 22\r\nsnake 29 -> 1',
      'Add “board 6 x 6”': '# Mine\n\ntitle "A"\r\nboard 6 x 6\n# Long ones\r\nladder 3 -> 22\r\nsnake 29 -> 1',
    });
  });
  test('ten by ten where that fits', () => {
    expect(Object.keys(fixed('ladder 3 -> 22\nsnake 87 -> 1', 'board-missing'))).toEqual([
      '* Add “board 10 x 10”',
      'Add “board 10 x 9”',
    ]);
  });
  test('no larger than a board may be', () => {
    for (const cell of [9_990_000, 9_998_245, 9_999_999, 10_000_000]) {
      const shapes = fittingShapes(parse(`snake ${cell} -> 1`, 'snl').board);
      expect(shapes.filter(({ columns, rows }) => columns * rows < cell || columns * rows > 10_000_000)).toEqual([]);
      expect(shapes.length).toBeGreaterThan(0);
    }
  });
});

describe('settings', () => {
  test('the earlier ones go', () => {
    expect(fixed('board 6 x 5\nstart 0 # old\nstart 1\n', 'setting-repeated')).toEqual({
      '* Remove the earlier “start”': 'board 6 x 5\n# old\nstart 1\n',
    });
  });
  test('what comes to nothing goes', () => {
    expect(fixed('board 6 x 5\nagain 5 7 6 8 limit 7', 'setting-conflict')).toEqual({
      '* Remove 7 8': 'board 6 x 5\nagain 5 6 limit 7',
    });
    expect(fixed('board 6 x 5\nagain 7', 'setting-conflict')).toEqual({ '* Remove “again”': 'board 6 x 5' });
    expect(fixed('winners 4\nplayers 3', 'setting-conflict')).toEqual({
      '* Write “winners 3”': 'winners 3\nplayers 3',
    });
    expect(fixed('void 3\nplayers 3', 'setting-conflict')).toEqual({ '* Remove “void”': 'players 3' });
    expect(fixed('again 6\nvoid 3\nskip-next 3', 'setting-conflict')).toEqual({
      'Remove “skip-next”': 'again 6\nvoid 3',
    });
  });
});

describe('jumps', () => {
  test('the wrong way, alone on its line', () => {
    expect(fixed('board 6 x 5\nladder 21 -> 16 "Up" # !', 'ladder-down')).toEqual({
      '* Swap the ends: ladder from 16 to 21': 'board 6 x 5\nladder 16 -> 21 "Up"  # !',
      'Make it a snake from 21 to 16': 'board 6 x 5\nsnake 21 -> 16 "Up"  # !',
    });
    expect(fixed('board 6 x 5\nSnakes 5 -> 9', 'snake-up')).toEqual({
      '* Swap the ends: snake from 9 to 5': 'board 6 x 5\nSnakes 9 -> 5',
      'Make it a ladder from 5 to 9': 'board 6 x 5\nladders 5 -> 9',
    });
  });
  test('the wrong way, in a list', () => {
    expect(
      fixed('board 6 x 5\r\n  ladders 3 -> 22, 21 -> 16 "Up", 5 -> 8 # !\r\nstart 0', 'ladder-down'),
    ).toMatchObject({
      'Make it a snake from 21 to 16': 'board 6 x 5\r\n  ladders 3 -> 22, 5 -> 8 # !\r\nsnake 21 -> 16 "Up"\r\nstart 0',
    });
  });
  test('the ends are not swapped where that would be an error', () => {
    expect(fixed('board 6 x 5\nladder 16 -> 30\nladder 21 -> 16', 'ladder-down')).toEqual({
      '* Make it a snake from 21 to 16': 'board 6 x 5\nladder 16 -> 30\nsnake  21 -> 16',
    });
    expect(Object.keys(fixed('board 6 x 5\nsnake 16 -> 30', 'snake-up'))).toEqual(['* Make it a ladder from 16 to 30']);
  });
  test('an item goes with its comma, the only one with its line', () => {
    expect(fixed('board 9\nsnakes 8 -> 8, 7 -> 2', 'jump-to-itself')).toEqual({
      '* Remove the snake from 8 to 8': 'board 9\nsnakes 7 -> 2',
    });
    expect(fixed('board 9\nsnakes 8 -> 4, 7 -> 7 "a" ,6 -> 2', 'jump-to-itself')).toEqual({
      '* Remove the snake from 7 to 7': 'board 9\nsnakes 8 -> 4, 6 -> 2',
    });
    expect(fixed('board 9\nsnake 7 -> 7 # no\n\nstart 1', 'jump-to-itself')).toEqual({
      '* Remove the snake from 7 to 7': 'board 9\n# no\n\nstart 1',
    });
  });
  test('twice the same, and two from a cell', () => {
    expect(fixed('board 9\nsnake 7 -> 2\nsnake 7 -> 2', 'jump-repeated')).toEqual({
      '* Remove the snake from 7 to 2': 'board 9\nsnake 7 -> 2',
    });
    expect(fixed('board 9\nsnake 7 -> 2\nladder 7 -> 8', 'two-jumps-from-cell')).toEqual({
      '* Remove the ladder from 7 to 8': 'board 9\nsnake 7 -> 2',
      'Remove the snake from 7 to 2': 'board 9\nladder 7 -> 8',
    });
  });
  test('a chain', () => {
    expect(fixed('board 6 x 5\nladder 3 -> 22\nsnake 22 -> 5', 'jump-chain')).toEqual({
      '* Join: ladder from 3 to 5': 'board 6 x 5\nladder 3 ->  5\nsnake 22 -> 5',
      'Join into one: ladder from 3 to 5, without the snake at 22': 'board 6 x 5\nladder 3 -> 5',
    });
    expect(fixed('board 6 x 5\nladders 9 -> 22, 8 -> 10\nsnake 22 -> 5', 'jump-chain')).toMatchObject({
      '* Join: snake from 9 to 5': 'board 6 x 5\nladders 8 -> 10\nsnake   9 ->  5\nsnake 22 -> 5',
    });
  });
  test('from the goal', () => {
    expect(fixed('board 6 x 5\nsnake 30 -> 5', 'jump-from-goal')).toEqual({
      '* Remove the snake from 30 to 5': 'board 6 x 5',
    });
  });
  test('captions', () => {
    expect(fixed('board 9\ncell 3 "a"\ncell 3 "b"', 'cell-caption-repeated')).toEqual({
      '* Remove this caption': 'board 9\ncell 3 "a"',
      'Remove the first caption': 'board 9\ncell 3 "b"',
    });
  });
});

describe('maps', () => {
  const map = '20 19 18 17 16\r\n11 12 S1 14 15\r\n10 S1  8  7  6\r\n 1  2  3  4  5\r\n';
  test('the right number, in the same columns', () => {
    const right = (wrong: string, good: string) =>
      expect(Object.values(fixed(map.replace(good, wrong), 'map-number', 'map'))).toEqual([map]);
    right('20 19  8 17 16', '20 19 18 17 16');
    right(' 1  2  3 99  5', ' 1  2  3  4  5');
  });
  test('a token that stands alone gives way to its number', () => {
    expect(fixed(map.replace(' 8 ', 'L1 '), 'map-token-alone', 'map')).toEqual({ 'Write 8': map });
    expect(fixed(map.replace(' 8 ', ' ? '), 'map-unknown-token', 'map')).toEqual({ 'Write 8': map });
  });
  test('a snake on the goal gives way to the numbers of its cells', () => {
    const board = 'S1 11 10 9\r\n 5 S1  7 8\r\n 4  3  2 1\r\n';
    expect(fixed(board, 'jump-from-goal', 'map')).toEqual({
      '* Remove the snake from 12 to 6': '12 11 10 9\r\n 5  6  7 8\r\n 4  3  2 1\r\n',
    });
  });
});

describe('comments that silence', () => {
  const silenced = (text: string, format: Format = 'snl') => {
    const file = parse(text, format);
    const [finding] = findingsOf(file);
    return ignoreFix(file, finding).map(({ changes }) => {
      const after = applyChanges(text, changes);
      expect(findingsOf(parse(after, format)).map(({ code }) => code)).not.toContain(finding.code);
      return after;
    });
  };
  test('on the line and in the file', () => {
    expect(silenced('board 6 x 5\r\n\tladder 21 -> 16')).toEqual([
      'board 6 x 5\r\n\t# snl-ignore ladder-down\r\n\tladder 21 -> 16',
      '# snl-ignore-file ladder-down\r\nboard 6 x 5\r\n\tladder 21 -> 16',
    ]);
  });
  test('added to those that are there', () => {
    expect(silenced('# snl-ignore-file trap\nboard 6 x 5\nladder 21 -> 16 # snl-ignore snake-up')).toEqual([
      '# snl-ignore-file trap\nboard 6 x 5\nladder 21 -> 16 # snl-ignore snake-up ladder-down',
      '# snl-ignore-file trap ladder-down\nboard 6 x 5\nladder 21 -> 16 # snl-ignore snake-up',
    ]);
  });
  test('in a map, and not in a file of another language', () => {
    expect(silenced('S1 11 10  9\n 5 S1  7  8\n 4  3  2  1\n', 'map')[0]).toBe(
      '# snl-ignore jump-from-goal\nS1 11 10  9\n 5 S1  7  8\n 4  3  2  1\n',
    );
    const file = parse('program hello', 'snl');
    expect(ignoreFix(file, findingsOf(file)[0])).toEqual([]);
  });
});
