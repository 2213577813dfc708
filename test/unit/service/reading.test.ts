import { describe, expect, it } from 'vitest';
import { documentationOf } from '../../../src/service/completion-about';
import { documentOf } from '../../../src/service/document';
import { hintsIn } from '../../../src/service/hints';
import { lensesOf, lensTitle } from '../../../src/service/lenses';
import type { Span } from '../../../src/text';
import { wordsOf } from '../../../src/words';
import { marked, SMALL_MAP } from './marks';

const words = wordsOf('en');
const document = (text: string, format: 'snl' | 'map' = 'snl') =>
  documentOf({ uri: 'x:/a', version: 1, text, format, byHand: true, mapRules: 'exercise' })!;

/** Three cells and a coin: two turns on average, with or without the snake. */
const COIN = 'title "x"\nboard 3\ndie 1 2\ngoal 2\n';

describe('lenses', () => {
  it('stand on the board line, the numbers to be told later', () => {
    const coin = document(COIN);
    const lenses = lensesOf(coin, words);
    expect(lenses.map(({ kind, title }) => [kind, title])).toEqual([
      ['fewest', null],
      ['expected', null],
      ['solve', 'Solve'],
      ['play', 'Play'],
      ['analyse', 'Analyse'],
    ]);
    for (const { span } of lenses) expect(COIN.slice(span.start, span.end)).toBe('board 3');
    expect(lensTitle(coin, 'fewest', words)).toBe('1 throw, 1 way');
    expect(lensTitle(coin, 'expected', words)).toBe('2.0 turns on average');
  });

  it('say so where the goal is out of reach', () => {
    const wall = document('board 9\ndie 1\nsnake 5 -> 2\n');
    expect(lensTitle(wall, 'fewest', words)).toBe('the goal cannot be reached');
    expect(lensTitle(wall, 'expected', words)).toBe('no game ends');
    expect(lensTitle(document('board 9\ndice 2d6'), 'expected', words)).toBe('a game may never end');
  });

  it('stand on the first row of a map', () => {
    const { text, ranges } = marked(`# snl: rules classic\n<|${SMALL_MAP.replace('\n', '|>\n')}`);
    const lenses = lensesOf(document(text, 'map'), words);
    expect(lenses).toHaveLength(5);
    for (const { span } of lenses) expect(span).toEqual(ranges[0]);
  });

  it('have no numbers on large boards, and are none where no board is', () => {
    expect(lensesOf(document('board 1000000'), words).map(({ kind }) => kind)).toEqual(['solve', 'play', 'analyse']);
    expect(lensTitle(document('board 1000000'), 'fewest', words)).toBeNull();
    expect(lensesOf(document('ladder 3 -> 4'), words)).toEqual([]);
    expect(lensesOf(document('program x;'), words)).toEqual([]);
  });
});

describe('hints', () => {
  const text = `${COIN}snakes 1 -> 0 "x", 3 -> 1\n`;
  const all = { start: 0, end: text.length };
  const hints = (shown: { length: boolean; worth: boolean }, span = all) =>
    hintsIn(document(text), span, shown, words).map(({ offset, label }) => [text.slice(offset - 4, offset), label]);

  it('tell how far each jump carries, and what it is worth, as far as asked', () => {
    expect(hints({ length: true, worth: false })).toEqual([
      ['-> 0', '-1'],
      ['-> 1', '-2'],
    ]);
    expect(hints({ length: false, worth: true })).toEqual([
      ['-> 0', '0.0 turns'],
      ['-> 1', '0.0 turns'],
    ]);
    expect(hints({ length: false, worth: false })).toEqual([]);
  });

  it('come for the part that is asked about', () => {
    const start = text.indexOf('3 -> 1');
    expect(hints({ length: true, worth: false }, { start, end: start + 3 })).toEqual([['-> 1', '-2']]);
    expect(hints({ length: true, worth: false }, { start: 0, end: start - 3 })).toEqual([['-> 0', '-1']]);
  });

  it('stand in a map behind the rows in which jumps begin, so that the picture keeps its columns', () => {
    const { text: picture, cursors } = marked(
      SMALL_MAP.replace('29 30', '29 30<|>').replace('L1  7', 'L1  7<|>').replaceAll('\n', '\r\n'),
    );
    const shown = (span: Span) =>
      hintsIn(document(picture, 'map'), span, { length: true, worth: true }, words).map(hint => [
        hint.offset,
        hint.label,
      ]);
    const [snake, ladder] = cursors;
    expect(shown({ start: 0, end: picture.length })).toEqual([
      [snake, 'S1 -12'],
      [snake, expect.stringMatching(/^S1 -\d+\.\d turns$/)],
      [ladder, 'L1 +12'],
      [ladder, expect.stringMatching(/^L1 \+\d+\.\d turns$/)],
    ]);
    expect(shown({ start: snake + 2, end: ladder }).map(([offset]) => offset)).toEqual([ladder, ladder]);
    expect(shown({ start: snake + 2, end: ladder - 1 })).toEqual([]);
  });
});

describe('documentation of completions', () => {
  const about = (text: string, jump: { kind: 'ladder' | 'snake'; from: number; to: number }, without = -1) =>
    documentationOf(document(text), { about: 'jump', jump, without }, words, 'en');

  it('tells what a jump would do to the board', () => {
    expect(about('board 6 x 5', { kind: 'ladder', from: 1, to: 29 })).toMatch(
      /^Fewest throws: 2 instead of 5\.\n\nExpected turns: [\d.]+ instead of [\d.]+\.$/,
    );
    expect(about(COIN, { kind: 'snake', from: 1, to: 0 })).toBe(
      'Fewest throws: 1, as before.\n\nExpected turns: 2.00, as before.',
    );
    expect(about('board 9\ndie 1', { kind: 'snake', from: 5, to: 2 })).toBe(
      'The goal would be out of reach; now it takes 9 throws.\n\nA game might never end.',
    );
    expect(about('board 1000000', { kind: 'snake', from: 5, to: 2 })).toBeNull();
  });

  it('leaves out the jump that is being written', () => {
    expect(about('board 9\ndie 1\nsnake 5 -> 2', { kind: 'snake', from: 6, to: 2 }, 0)).toBe(
      about('board 9\ndie 1', { kind: 'snake', from: 6, to: 2 }),
    );
  });

  it('explains keywords and findings', () => {
    expect(documentationOf(document(''), { about: 'keyword', name: 'board' }, words, 'en')).toContain('board 6 x 5');
    expect(documentationOf(document(''), { about: 'finding', code: 'trap' }, words, 'ja')).toContain('ゴール');
  });
});
