import { describe, expect, it } from 'vitest';
import { foldsOf } from '../../../src/service/folding';
import { selectionsAt } from '../../../src/service/selection';
import { type Entry, entriesLike, entriesOf } from '../../../src/service/symbols';
import { wordsOf } from '../../../src/words';
import { map, SMALL_MAP, snl } from './marks';

const words = wordsOf('en');

describe('folding', () => {
  it('takes blocks of comments, jumps and captions of two lines and more', () => {
    const { file } = snl(
      '# one\n# two\nboard 30\n\nladder 3 -> 9\nsnakes 8 -> 1\n\n# alone\nladder 4 -> 5\n\ncell 1 "a"\r\ncell 2 "b"',
    );
    expect(foldsOf(file)).toEqual([
      { from: 0, to: 1, kind: 'comment' },
      { from: 4, to: 5, kind: 'region' },
      { from: 10, to: 11, kind: 'region' },
    ]);
  });

  it('takes the picture of a map', () => {
    expect(foldsOf(map(`# one\n#two\n${SMALL_MAP}`).file)).toEqual([
      { from: 0, to: 1, kind: 'comment' },
      { from: 2, to: 6, kind: 'region' },
    ]);
  });
});

describe('selection', () => {
  const selected = (source: string, kind = snl) => {
    const { file, cursor } = kind(source);
    return selectionsAt(file, cursor).map(({ start, end }) => file.text.slice(start, end));
  };

  it('grows from the number to the item, the statement, the line, the block and the file', () => {
    expect(selected('board 30\n\n  snakes 21 -> 9, 1<|>7 -> 4 # x\nladder 3 -> 9\n')).toEqual([
      '17',
      '17 -> 4',
      'snakes 21 -> 9, 17 -> 4',
      '  snakes 21 -> 9, 17 -> 4 # x',
      '  snakes 21 -> 9, 17 -> 4 # x\nladder 3 -> 9',
      'board 30\n\n  snakes 21 -> 9, 17 -> 4 # x\nladder 3 -> 9\n',
    ]);
  });

  it('takes a row of a map', () => {
    expect(selected('1 2 S<|>1\n4 S1 6\n', map).slice(0, 3)).toEqual(['S1', '1 2 S1', '1 2 S1\n4 S1 6']);
  });

  it('is the file in an empty one', () => {
    expect(selected('<|>')).toEqual(['']);
  });
});

describe('symbols', () => {
  const told = (entries: readonly Entry[]): unknown[] =>
    entries.map(({ name, detail, kind, children }) =>
      children.length === 0 ? [kind, name, detail] : [kind, name, detail, told(children)],
    );

  it('outline settings, jumps and captions in the order of the text', () => {
    const { file } = snl(
      'title "T"\nboard 6 x 5\nladder 3 -> 22 "honesty"\nsnakes 21 -> 9, 17 -> 4\ncell 13 "Miss a biscuit"\nnonsense\n',
    );
    expect(told(entriesOf(file, words))).toEqual([
      ['setting', 'title', '"T"'],
      ['board', 'board', '6 x 5'],
      ['ladder', 'Ladder 3 → 22', 'honesty'],
      [
        'snake',
        '2 snakes',
        '',
        [
          ['snake', 'Snake 21 → 9', ''],
          ['snake', 'Snake 17 → 4', ''],
        ],
      ],
      ['cell', 'Cell 13', 'Miss a biscuit'],
    ]);
  });

  it('keep each selection within its range, and children within their parent', () => {
    const check = (entries: readonly Entry[], within: { start: number; end: number }): void => {
      for (const { span, select, children } of entries) {
        expect(span.start >= within.start && span.end <= within.end).toBe(true);
        expect(select.start >= span.start && select.end <= span.end).toBe(true);
        check(children, span);
      }
    };
    for (const { file } of [snl('snakes 9 -> 1, 8 -> x, 7 -> 2\ncell 3 "a'), map(SMALL_MAP)]) {
      check(entriesOf(file, words), { start: 0, end: file.text.length });
    }
  });

  it('of a map are its bodies', () => {
    expect(told(entriesOf(map(SMALL_MAP).file, words))).toEqual([
      ['snake', 'S1: snake 27 → 15', ''],
      ['ladder', 'L1: ladder 8 → 20', ''],
    ]);
  });

  it('are found by letters in their order, whatever their case', () => {
    const entries = entriesOf(snl('board 30\nladder 3 -> 22 "honesty"\nsnakes 21 -> 9, 17 -> 4').file, words);
    expect(entriesLike(entries, 'SNK4').map(({ name }) => name)).toEqual(['Snake 17 → 4']);
    expect(entriesLike(entries, 'honest').map(({ name }) => name)).toEqual(['Ladder 3 → 22']);
    expect(entriesLike(entries, 'zzz')).toEqual([]);
  });
});
