import fc from 'fast-check';
import { type BoardFile, type Format, parse, type Span } from '../../../src/text';

/** A text with marks: `<|>` is a cursor, `<|…|>` a range. */
export interface Marked {
  readonly text: string;
  readonly cursors: readonly number[];
  readonly ranges: readonly Span[];
}

/** Takes the marks out of a text and tells where they stood. */
export function marked(source: string): Marked {
  let text = '';
  const cursors: number[] = [];
  const ranges: Span[] = [];
  const open: number[] = [];
  for (const piece of source.split(/(<\|>|<\||\|>)/)) {
    if (piece === '<|>') cursors.push(text.length);
    else if (piece === '<|') open.push(text.length);
    else if (piece === '|>') ranges.push({ start: open.pop()!, end: text.length });
    else text += piece;
  }
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  return { text, cursors, ranges };
}

/** A parsed text with marks. */
export interface MarkedFile extends Marked {
  readonly file: BoardFile;
  readonly cursor: number;
}

export function snl(source: string): MarkedFile {
  return fileOf(source, 'snl');
}

export function map(source: string): MarkedFile {
  return fileOf(source, 'map');
}

function fileOf(source: string, format: 'snl' | 'map'): MarkedFile {
  const all = marked(source);
  return { ...all, file: parse(all.text, format, true), cursor: all.cursors[0] ?? -1 };
}

/** Spans without anything else they carry, in the order of the text. */
export function spans(all: readonly Span[]): Span[] {
  return all.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A small map: a snake 15 ← 27 and a ladder 8 → 20. */
export const SMALL_MAP = `25 26 S1 28 29 30
24 23 S1 21 L1 19
13 14 S1 16 L1 18
12 11 10  9 L1  7
 1  2  3  4  5  6
`;

/** A half-typed text of either format, and a place in it. */
export const typedText = fc
  .record({
    pieces: fc.array(
      fc.constantFrom(
        ...[
          'board',
          '30',
          ' ',
          ' ',
          '\n',
          'ladder',
          '->',
          '"',
          ',',
          '#',
          'snl-ignore',
          'S1',
          '😀',
          '3',
          'again',
          'limit',
        ],
        '99999999999',
      ),
      { maxLength: 25 },
    ),
    place: fc.nat(80),
    format: fc.constantFrom<Format>('snl', 'map'),
  })
  .map(({ pieces, place, format }) => {
    const text = pieces.join('');
    return { text, cursor: Math.min(place, text.length), format };
  });
