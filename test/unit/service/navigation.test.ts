import { describe, expect, it } from 'vitest';
import { definitionsAt, highlightsAt, referencesAt } from '../../../src/service/navigation';
import { map, SMALL_MAP, snl, spans } from './marks';

describe('definition', () => {
  it('leads from the end of a jump to the jump that begins there', () => {
    const { file, cursor, ranges } = snl('board 30\nladder 3 -> 2<|>7\nsnake <|27 -> 1|>\n');
    expect(spans(definitionsAt(file, cursor).map(({ span }) => span))).toEqual(ranges);
  });

  it('leads from a setting, and from a caption, to what happens on the cell', () => {
    const goal = snl('board 30\ngoal 2<|>7\nsnake <|27 -> 1 "ow"|>\n');
    expect(spans(definitionsAt(goal.file, goal.cursor).map(({ span }) => span))).toEqual(goal.ranges);
    const start = snl('board 30\nstart <|>3\ncell <|3 "here"|>\n');
    expect(spans(definitionsAt(start.file, start.cursor).map(({ span }) => span))).toEqual(start.ranges);
  });

  it('is both of two jumps that leave one cell', () => {
    const { file, cursor, ranges } = snl('board 30\nladder 3 -> 9<|>\nsnakes <|9 -> 1|>, <|9 -> 2|>\n');
    expect(spans(definitionsAt(file, cursor).map(({ span }) => span))).toEqual(ranges);
  });

  it('leads from any square of a drawn body to the end where a token gets on', () => {
    const { file, cursor, ranges } = map(SMALL_MAP.replace('14 S1', '14 S<|>1').replace('26 S1', '26 <|S1|>'));
    expect(spans(definitionsAt(file, cursor).map(({ span }) => span))).toEqual(ranges);
  });

  it('is nothing where no cell is named', () => {
    for (const text of ['boa<|>rd 30', 'board 3<|>0', '<|>', 'ladder 3 -> 4 "cap<|>tion"', '# 3<|>']) {
      const { file, cursor } = snl(text);
      expect(definitionsAt(file, cursor)).toEqual([]);
    }
  });
});

describe('references', () => {
  const source =
    'board 30\nstart 1\ngoal <|2<|>7|>\nladder 3 -> <|27|> "27"\nsnakes <|27|> -> 1, 28 -> 2 # 27\ncell <|27|> "x"';

  it('are all places that name the cell', () => {
    const { file, cursor, ranges } = snl(source);
    expect(spans(referencesAt(file, cursor, true))).toEqual(ranges);
  });

  it('leave out on request where jumps begin', () => {
    const { file, cursor, ranges } = snl(source);
    expect(spans(referencesAt(file, cursor, false))).toEqual(ranges.filter((_, index) => index !== 2));
  });

  it('of a drawn body are its squares', () => {
    const { file, cursor, ranges } = map(SMALL_MAP.replaceAll('S1', '<|S1|>').replace('<|S1', '<|S<|>1'));
    expect(spans(referencesAt(file, cursor, true))).toEqual(ranges);
  });

  it('of the number of a square that has a body too are those of the cell', () => {
    const { file, cursor, ranges } = map(`# snl: goal <|27|>\n${SMALL_MAP.replace('26 S1', '26 <|2<|>7|>S1')}`);
    expect(spans(referencesAt(file, cursor, true))).toEqual(ranges);
  });
});

describe('highlights', () => {
  it('mark where a jump begins', () => {
    const { file, cursor } = snl('board 30\nladder 3 -> <|>27\nsnake 27 -> 1\n');
    expect(highlightsAt(file, cursor).map(({ start, begins }) => [file.text.slice(start, start + 2), begins])).toEqual([
      ['27', false],
      ['27', true],
    ]);
  });

  it('are all squares of a drawn body', () => {
    const { file, cursor, ranges } = map(SMALL_MAP.replaceAll('L1', '<|L1|>').replace('9 <|L1', '9 <|L<|>1'));
    const lit = highlightsAt(file, cursor);
    expect(spans(lit)).toEqual(ranges);
    expect(lit.filter(({ begins }) => begins).map(({ start }) => start)).toEqual([ranges.at(-1)!.start]);
  });
});
