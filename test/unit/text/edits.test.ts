import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, minimalChanges } from '../../../src/text';
import type { TextChange } from '../../../src/text/syntax';

const line = fc.constantFrom('ladder 3 -> 5', 'ladder  3 -> 5', 'a b', 'a  b c', '', '  ', '😀 x', '😁 x', '# c');
const end = fc.constantFrom('\n', '\n', '\r\n', '\r');
const text = fc.array(fc.tuple(line, end), { maxLength: 12 }).map(list => list.flat().join(''));

function inOrder(changes: readonly TextChange[], length: number): boolean {
  let at = 0;
  for (const { start, end } of changes) {
    if (start < at || end < start || end > length) return false;
    at = end;
  }
  return true;
}

describe('minimalChanges', () => {
  it('makes the one text of the other', () => {
    fc.assert(
      fc.property(text, text, (old, next) => {
        const changes = minimalChanges(old, next);
        expect(applyChanges(old, changes)).toBe(next);
        expect(inOrder(changes, old.length)).toBe(true);
        expect(changes.every(({ start, end, text }) => start < end || text !== '')).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('tears no character apart', () => {
    const [change] = minimalChanges('x 😀 y\n', 'x 😁 y\n');
    expect(change).toEqual({ start: 2, end: 4, text: '😁' });
    expect(minimalChanges('a\nb', 'a\r\nb')).toEqual([{ start: 1, end: 2, text: '\r\n' }]);
  });

  it('covers no line that did not change', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.constantFrom('in', 'out', 'other'),
        (lines, at, what) => {
          // Every line is told from the others, so that it is plain which one changed.
          const old = lines.map((each, i) => `${each} ${i}\n`);
          const next = [...old];
          const place = at % old.length;
          if (what === 'in') next.splice(place, 0, 'new\n');
          else if (what === 'out') next.splice(place, 1);
          else next[place] = 'other\n';
          const changes = minimalChanges(old.join(''), next.join(''));
          const start = old.slice(0, place).join('').length;
          const end = start + (what === 'in' ? 0 : old[place].length);
          expect(changes.every(change => change.start >= start && change.end <= end)).toBe(true);
        },
      ),
    );
  });

  it('keeps to words within a line', () => {
    expect(minimalChanges('ladder  3->5 # c\n', 'ladder 3 -> 5  # c\n')).toEqual([
      { start: 7, end: 8, text: '' },
      { start: 9, end: 9, text: ' ' },
      { start: 11, end: 11, text: ' ' },
      { start: 13, end: 13, text: ' ' },
    ]);
  });

  it('finds lines that stay among thousands that do not', () => {
    const old = Array.from({ length: 2000 }, (_, i) => (i % 10 === 0 ? `kept ${i}` : `old ${i}`));
    const next = old.flatMap(each => (each.startsWith('kept') ? [each] : each.endsWith('1') ? [] : [`new ${each}`]));
    const changes = minimalChanges(old.join('\n'), next.join('\n'));
    expect(applyChanges(old.join('\n'), changes)).toBe(next.join('\n'));
    const text = old.join('\n');
    expect(changes.some(({ start, end }) => text.slice(start, end).includes('kept'))).toBe(false);
  });
});
