import { describe, expect, it } from 'vitest';
import { renamableAt, renameAt } from '../../../src/service/rename';
import { applyChanges, formatChanges, parse } from '../../../src/text';
import { type MarkedFile, map, SMALL_MAP, snl } from './marks';

function renamed({ file, cursor }: MarkedFile, name: string): unknown {
  const changes = renameAt(file, cursor, name);
  return changes === null || 'refused' in changes ? changes : applyChanges(file.text, changes);
}

describe('rename of a cell', () => {
  it('changes every jump, caption and setting that names it, and nothing else', () => {
    const source = 'board 40\ngoal 27\nladder 3 -> 2<|>7 "27" # 27\nsnakes 27 -> 1,  9 -> 7\ncell 27 "x"\nvoid 27\n';
    expect(renamed(snl(source), '28')).toBe(
      'board 40\ngoal 28\nladder 3 -> 28 "27" # 27\nsnakes 28 -> 1,  9 -> 7\ncell 28 "x"\nvoid 27\n',
    );
  });

  it('keeps a tidy file tidy, and leaves an untidy one as it is', () => {
    const tidy = snl('board 40\n\nladder  3 -> 22\nladder <|>11 -> 26\n');
    expect(renamed(tidy, '5')).toBe('board 40\n\nladder 3 -> 22\nladder 5 -> 26\n');
    const untidy = snl('board 40\n\nladder   3 ->22\nladder <|>11 -> 26\n');
    expect(renamed(untidy, '5')).toBe('board 40\n\nladder   3 ->22\nladder 5 -> 26\n');
  });

  it('takes cells of the board only', () => {
    const file = snl('board 40\nladder <|>3 -> 22\n');
    for (const name of ['0', '41', 'x', '', '-1', '1.5'])
      expect(renamed(file, name)).toEqual({ refused: 'cell', most: 40 });
    expect(renamed(snl('ladder <|>3 -> 22'), '10000001')).toEqual({ refused: 'cell', most: 10_000_000 });
  });

  it('is offered on numbers of cells alone', () => {
    expect(renamableAt(...at(snl('board 30\nladder <|>3 -> 22')))).toMatchObject({ name: '3' });
    for (const source of [
      'board 3<|>0',
      'void <|>3',
      'ladd<|>er 3 -> 22',
      '<|>',
      'ladder 3 -> 22 "2<|>2"',
      'snake 9 -> <|>0',
      'start <|>0',
    ]) {
      expect(renamableAt(...at(snl(source)))).toBeNull();
      expect(renamed(snl(source), '5')).toBeNull();
    }
  });
});

describe('rename of an id', () => {
  it('changes the whole body and keeps the columns of a tidy map', () => {
    const source = map(SMALL_MAP.replace('14 S1', '14 <|>S1'));
    const changed = renamed(source, 's12') as string;
    expect(changed).toBe(
      [
        '25 26 S12 28 29 30',
        '24 23 S12 21 L1 19',
        '13 14 S12 16 L1 18',
        '12 11  10  9 L1  7',
        ' 1  2   3  4  5  6',
        '',
      ].join('\n'),
    );
    expect(formatChanges(parse(changed, 'map', true))).toEqual([]);
  });

  it('leaves the number of a square, and the case of its letter', () => {
    const source = map(SMALL_MAP.replaceAll('S1', 's1').replace('26 s1', '26 27:s<|>1'));
    expect(renamed(source, '3')).toEqual({ refused: 'id', letter: 'S' });
    expect(renamed(source, 'S3')).toContain('27:s3');
  });

  it('refuses another letter and an id that is there', () => {
    const source = map(SMALL_MAP.replace('26 S1', '26 <|>S1').replaceAll('L1', 'S2'));
    expect(renamed(source, 'L1')).toEqual({ refused: 'id', letter: 'S' });
    expect(renamed(source, 'S2')).toEqual({ refused: 'id-taken', id: 'S2' });
    expect(renamed(source, 'S1')).toBe(source.text);
  });

  it('does not touch the numbers of a map', () => {
    expect(renamableAt(...at(map(SMALL_MAP.replace('12 11', '1<|>2 11'))))).toBeNull();
  });
});

function at({ file, cursor }: MarkedFile): Parameters<typeof renamableAt> {
  return [file, cursor];
}
