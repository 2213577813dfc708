import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../src/findings';
import { actionsAt, fixAllChanges } from '../../../src/service/actions';
import { applyChanges, parse } from '../../../src/text';
import { wordsOf } from '../../../src/words';
import { snl } from './marks';

const words = wordsOf('en');

function actions(source: string) {
  const { file, cursor, ranges } = snl(source);
  const span = ranges[0] ?? { start: cursor, end: cursor };
  const findings = findingsOf(file);
  return { file, ...actionsAt(file, findings, span, words) };
}

const fixAll = (source: string, code: string | null = null) => {
  const { file } = snl(source);
  return applyChanges(file.text, fixAllChanges(file, {}, code));
};

describe('actions', () => {
  it('are the fixes of the findings at the cursor, then what silences them', () => {
    const { file, all } = actions('board 30\nladder 2<|>1 -> 16\n');
    expect(all.map(({ title, preferred }) => [title, preferred])).toEqual([
      ['Swap the ends: ladder from 16 to 21', true],
      ['Make it a snake from 21 to 16', false],
      [all[2].title, false],
      [all[3].title, false],
    ]);
    expect(all.slice(2).map(({ changes }) => applyChanges(file.text, changes))).toEqual([
      'board 30\n# snl-ignore ladder-down\nladder 21 -> 16\n',
      '# snl-ignore-file ladder-down\nboard 30\nladder 21 -> 16\n',
    ]);
  });

  it('are none where nothing is found', () => {
    expect(actions('boa<|>rd 30\nladder 21 -> 16\n').all).toEqual([]);
  });

  it('offer all of a kind where there is more than one', () => {
    expect(actions('board 30\nladder 21<|> -> 16\n').kinds).toEqual([]);
    expect(actions('board 30\nladder 21<|> -> 16\nladder 9 -> 3\n').kinds).toEqual([
      { code: 'ladder-down', title: 'Fix all of “ladder-down” that can be fixed' },
    ]);
  });

  it('are those of the first of many findings', () => {
    const many = actions(`<|board 30\n${'lader 3 -> 9\n'.repeat(50)}|>`);
    expect(many.all).toHaveLength(20 * 3);
    expect(many.kinds).toEqual([{ code: 'syntax', title: 'Fix all of “syntax” that can be fixed' }]);
  });
});

describe('fix all', () => {
  const source = 'board 30\nlader 5 -> 8\nladder 21 -> 16 # down\nladder 9 -> 3\nsnake 9 -> 9\n';

  it('mends everything that has a preferred fix, and touches no line that has no fault', () => {
    expect(fixAll(source)).toBe('board 30\nladder 5 -> 8\nladder 16 -> 21 # down\nladder 3 -> 9\n');
  });

  it('mends one kind alone', () => {
    expect(fixAll(source, 'syntax')).toBe(
      'board 30\nladder 5 -> 8\nladder 21 -> 16 # down\nladder 9 -> 3\nsnake 9 -> 9\n',
    );
  });

  it('goes on with what a fix brings to light', () => {
    expect(fixAll('bord 30\nlader 9 -> 3\n')).toBe('board 30\nladder 3 -> 9\n');
  });

  it('makes one of two fixes that bring an error together, and mends the other in another way', () => {
    expect(fixAll('board 30\nladder 8 -> 3\nladder 9 -> 3\n')).toBe('board 30\nladder 3 -> 8\nsnake  9 -> 3\n');
  });

  it('brings errors of no kind', () => {
    const cell = fc.integer({ min: 1, max: 9 });
    const jump = fc.record({ kind: fc.constantFrom('ladder', 'snake'), from: cell, to: cell });
    const errors = (text: string) => findingsOf(parse(text, 'snl')).filter(({ level }) => level === 'error');
    fc.assert(
      fc.property(fc.array(jump, { maxLength: 6 }), jumps => {
        const text = `board 9\n${jumps.map(({ kind, from, to }) => `${kind} ${from} -> ${to}\n`).join('')}`;
        const before = errors(text);
        for (const { code } of errors(fixAll(text))) expect(before.map(each => each.code)).toContain(code);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves alone what is only worth a word, and what is silenced', () => {
    for (const text of [
      'board 30\nladder 3 -> 9\nladder 9 -> 20\n',
      'board 30\n# snl-ignore ladder-down\nladder 21 -> 16\n',
    ]) {
      expect(fixAll(text)).toBe(text);
    }
  });
});
