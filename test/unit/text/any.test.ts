import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decode,
  decodeLoosely,
  didYouMean,
  type Format,
  formatChanges,
  isMap,
  parse,
  parseSetting,
} from '../../../src/text';
import { printed } from './spelling';

/** Any text: also halves of surrogate pairs, NUL, pieces of both formats. */
const piece = fc.oneof(
  fc.constantFrom(
    'ladder ',
    'snake',
    'board',
    '->',
    '"',
    '#',
    ',',
    ' ',
    '\n',
    '\r',
    '\t',
    'S1',
    'L',
    '7',
    ':',
    '\0',
    '\ud800',
    '\udc00',
    '\uFEFF',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const anyText = fc.array(piece, { maxLength: 40 }).map(list => list.join(''));

describe('any text at all', () => {
  it('is read without throwing, and printed as it was', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom<Format>('snl', 'map'), fc.boolean(), (text, format, byHand) => {
        const file = parse(text, format, byHand);
        expect(printed(file)).toBe(text);
        formatChanges(file);
        isMap(text);
        parseSetting(text, {});
        const places = [
          ...file.tokens,
          ...file.problems,
          ...file.jumps,
          ...file.statements,
          ...(file.map?.problems ?? []),
          file.head,
        ];
        expect(places.every(({ start, end }) => start >= 0 && start <= end && end <= text.length)).toBe(true);
        expect(file.tokens.every(({ start, end }, i) => start < end && start >= (file.tokens[i - 1]?.end ?? 0))).toBe(
          true,
        );
        expect(file.jumps.length).toBe(file.board.jumps.length);
        expect(file.lineStarts.length).toBe(text.split(/\r\n|\r|\n/).length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('decode', () => {
  it('reads UTF-8 as everybody does', () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: false });
    const strict = new TextDecoder('utf-8', { fatal: true });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc
        .array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4, 0x8f, 0xef, 0xbb), {
          maxLength: 9,
        })
        .map(list => Uint8Array.from(list)),
      fc.string({ unit: 'grapheme' }).map(text => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(bytes, each => {
        expect(decodeLoosely(each).text).toBe(decoder.decode(each));
        let text: string | null = null;
        try {
          text = strict.decode(each);
        } catch {}
        expect(decode(each)?.text ?? null).toBe(text?.includes('\0') ? null : text);
      }),
      { numRuns: 100 },
    );
  });

  it('tells a BOM apart, and reads long files', () => {
    expect(decode(Uint8Array.from([0xef, 0xbb, 0xbf, 0x41]))).toEqual({ text: 'A', bom: true });
    const long = 'añ😀'.repeat(10_000);
    expect(decode(new TextEncoder().encode(long))).toEqual({ text: long, bom: false });
    expect(decode(Uint8Array.from([0xff, 0xfe, 0x41, 0]))).toBe(null);
  });
});

describe('didYouMean', () => {
  it('finds the word that was meant', () => {
    const words = ['ladder', 'snake', 'start', 'die'];
    expect(
      ['lader', 'SNAEK', 'strat', 'startt', 'dei', 'x', 'winner', 'ladderladderladderladder'].map(word =>
        didYouMean(word, words),
      ),
    ).toEqual(['ladder', 'snake', 'start', 'start', 'die', null, null, null]);
  });
});
