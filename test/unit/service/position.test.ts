import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetAt, positionAt } from '../../../src/service/position';
import { parse } from '../../../src/text';
import { lineAt } from '../../../src/text/lines';

/** Slow and plain: walk to the offset, counting. A position between CR and LF is that of the CR. */
function slowPosition(text: string, offset: number) {
  let line = 0;
  let start = 0;
  for (let at = 0; at < offset; at++) {
    const isEnd = text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n');
    if (!isEnd) continue;
    line++;
    start = at + 1;
  }
  const between = text[offset - 1] === '\r' && text[offset] === '\n';
  return { line, character: offset - start - (between ? 1 : 0) };
}

const texts = fc.string({ unit: fc.constantFrom('a', '1', '😀', 'é', '\n', '\r', '\r\n', '\t'), maxLength: 40 });

describe('positions', () => {
  it('count UTF-16 units and know all three line ends', () => {
    const lines = parse('a\r\n😀b\rc\n', 'snl');
    expect(positionAt(lines, 0)).toEqual({ line: 0, character: 0 });
    expect(positionAt(lines, 5)).toEqual({ line: 1, character: 2 });
    expect(positionAt(lines, 7)).toEqual({ line: 2, character: 0 });
    expect(positionAt(lines, 9)).toEqual({ line: 3, character: 0 });
    expect(offsetAt(lines, { line: 1, character: 2 })).toBe(5);
  });

  it('agree with walking through the text, and come back to the offset', () => {
    fc.assert(
      fc.property(texts, fc.nat(60), (text, at) => {
        const lines = parse(text, 'snl');
        const offset = Math.min(at, text.length);
        const position = positionAt(lines, offset);
        expect(position).toEqual(slowPosition(text, offset));
        expect(lineAt(lines, offset)).toBe(position.line);
        const between = text[offset - 1] === '\r' && text[offset] === '\n';
        expect(offsetAt(lines, position)).toBe(between ? offset - 1 : offset);
      }),
    );
  });

  it('outside the text are those of its ends', () => {
    const lines = parse('ab\ncd', 'snl');
    expect(positionAt(lines, 99)).toEqual({ line: 1, character: 2 });
    expect(positionAt(lines, -1)).toEqual({ line: 0, character: 0 });
    expect(offsetAt(lines, { line: 0, character: 99 })).toBe(2);
    expect(offsetAt(lines, { line: 9, character: 0 })).toBe(5);
    expect(offsetAt(lines, { line: -1, character: 4 })).toBe(0);
  });
});
