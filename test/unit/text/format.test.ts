import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format } from '../../../src/text';
import { applyChanges, formatChanges, parse } from '../../../src/text';
import { extension as english } from '../../../src/words/en/extension';
import { extension as japanese } from '../../../src/words/ja/extension';
import { EXERCISE, laidOut, randomMap, withSlip } from './drawing';
import { dice, randomBoard, spell } from './spelling';

const formatted = (text: string, format: Format = 'snl') =>
  applyChanges(text, formatChanges(parse(text, format, format === 'map')));

const comments = (text: string) =>
  parse(text, 'snl')
    .tokens.filter(({ kind }) => kind === 'comment')
    .map(({ start, end }) => text.slice(start, end));

/** Lines with slips of typing, so that some are broken. */
const broken = fc.integer().map(seed => {
  const random = dice(seed);
  let text = spell(randomBoard(random), random);
  for (let i = random.below(8); i > 0; i--) {
    const at = random.below(text.length + 1);
    text =
      text.slice(0, at) +
      random.pick(['', ',', ' ', '"', '#', '->', 'x', '5', '\n']) +
      text.slice(at + random.below(3));
  }
  return text;
});

describe('formatChanges of .snl', () => {
  it.each([english, japanese])('has nothing to do in a new board', ({ newBoardText }) => {
    expect(formatted(newBoardText)).toBe(newBoardText);
  });

  it('has one spelling for all', () => {
    const text = [
      '# kept   as it is   ',
      'TITLE  "Two  blanks"',
      'board  6*5# columns',
      '  Start  1  ',
      'die    6 * 2 7*1',
      'DICE 3 D 6',
      '   ',
      'ladder  3 22"honesty"# c',
      'ladders  115 → 8,6 to 9 "x",   7->10',
      '# a comment ends no block',
      'snake  27 -> 1',
      'Foo  bar',
      'snake  5->',
      'snake  7->3',
      'numbering ROWS from TOP-left',
      'players "Red"  Crimson , "Blue" "#33d"',
    ].join('\r\n');
    expect(formatted(text).split('\r\n')).toEqual([
      '# kept   as it is   ',
      'title "Two  blanks"',
      'board 6 x 5  # columns',
      'start 1',
      'die 6*2 7*1',
      'dice 3d6',
      '',
      'ladder    3 -> 22 "honesty"  # c',
      'ladders 115 ->  8, 6 -> 9 "x", 7 -> 10',
      '# a comment ends no block',
      'snake    27 ->  1',
      'Foo  bar',
      'snake  5->',
      'snake 7 -> 3',
      'numbering rows from top-left',
      'players "Red" Crimson, "Blue" "#33d"',
    ]);
  });

  it('changes no meaning, keeps all comments and line ends, and is done after once', () => {
    fc.assert(
      fc.property(broken, text => {
        const once = formatted(text);
        expect(formatChanges(parse(once, 'snl'))).toEqual([]);
        expect(parse(once, 'snl').board).toEqual(parse(text, 'snl').board);
        expect(parse(once, 'snl').problems.map(({ detail }) => detail)).toEqual(
          parse(text, 'snl').problems.map(({ detail }) => detail),
        );
        expect(comments(once)).toEqual(comments(text));
        expect(once.match(/\r\n|\r|\n/g)).toEqual(text.match(/\r\n|\r|\n/g));
      }),
      { numRuns: 20 },
    );
  });

  it('lines up both ends of the jumps of a block, and no word stands apart without need', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(2000), fc.nat(2000), fc.constantFrom('ladder', 'snakes')), { minLength: 1 }),
        list => {
          const lines = formatted(list.map(([from, to, word]) => `${word} ${from} ${to}`).join('\n')).split('\n');
          expect(new Set(lines.map(line => line.indexOf(' ->'))).size).toBe(1);
          expect(new Set(lines.map(line => line.length)).size).toBe(1);
          expect(lines.some(line => /^\w+ \d/.test(line))).toBe(true);
          expect(lines.some(line => /-> \d/.test(line))).toBe(true);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('changes only the lines that the range touches', () => {
    const text = 'start  1\nladder  3->5\nladder 10->7\n';
    const [first] = formatChanges(parse(text, 'snl'), { start: 3, end: 3 });
    expect(applyChanges(text, [first])).toBe('start 1\nladder  3->5\nladder 10->7\n');
    const range = { start: text.indexOf('10'), end: text.indexOf('10') };
    expect(applyChanges(text, formatChanges(parse(text, 'snl'), range))).toBe(
      'start  1\nladder  3->5\nladder 10 -> 7\n',
    );
  });

  it('joins no CR and LF to one line end', () => {
    expect(formatted('start  1\r \nstart 2')).toBe('start 1\r \nstart 2');
  });

  it('leaves another language alone', () => {
    expect(formatChanges(parse('program  p\nladder  3->4', 'snl'))).toEqual([]);
    expect(formatChanges(parse('0  1 0\n1  1 1', 'map'))).toEqual([]);
  });
});

describe('formatChanges of a map', () => {
  it('changes nothing in the file of the exercise', () => {
    expect(formatChanges(parse(EXERCISE, 'map'))).toEqual([]);
  });

  it('puts the columns under each other, whatever separates them', () => {
    const blanks = EXERCISE.replace(/ +/g, ' ');
    expect(formatted(blanks, 'map')).toBe(EXERCISE);
    expect(formatted('16,15,S1,13\n9,10,S1,12', 'map')).toBe('16,15,S1,13\n 9,10,S1,12');
    expect(formatted('16 ;15; S1 ;13\n9;10; S1;12', 'map')).toBe('16;15;S1;13\n 9;10;S1;12');
    expect(formatted('| 16 | S1 |\n| 9 | S1 |', 'map')).toBe('| 16 | S1 |\n|  9 | S1 |');
    expect(formatted('16\t15\n9\t5', 'map')).toBe('16\t15\n 9\t 5');
    expect(formatted('# a   comment  \n\n 1  2\n', 'map')).toBe('# a   comment  \n\n1 2\n');
    expect(formatted('10 9# x\n1 2 #snl-ignore  a b\n3 4,# snl-ignore c', 'map')).toBe(
      '10 9# x\n 1  2  #snl-ignore  a b\n 3  4 ,  # snl-ignore c',
    );
    expect(formatted(' the  end \n 10  9\n1 2', 'map')).toBe(' the  end \n10 9\n 1 2');
  });

  it('changes no meaning and is done after once', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        let { tokens } = randomMap(random);
        for (let i = random.below(4); i > 0; i--) tokens = withSlip(tokens, random);
        const gap = () => random.pick([' ', '  ', ',', ', ', ' | ', '\t', ' ;']);
        const text = tokens
          .map(
            row =>
              random.pick(['', ' ', '|']) +
              row.reduce((line, token) => line + gap() + token) +
              random.pick(['', ' ', '|']) +
              random.pick(['', '', ' # snl-ignore x  ']),
          )
          .join(random.pick(['\n', '\r\n', '\n# c  c\n']));
        const once = formatted(text, 'map');
        expect(formatChanges(parse(once, 'map', true))).toEqual([]);
        expect(parse(once, 'map', true).board).toEqual(parse(text, 'map', true).board);
        expect(formatted(laidOut(tokens), 'map')).toBe(laidOut(tokens));
      }),
      { numRuns: 12 },
    );
  });

  it('does not let one huge token blow the file up', () => {
    const text = `${'9'.repeat(100_000)} 1\n${'2 3\n'.repeat(50)}`;
    expect(formatted(text, 'map').length).toBe(text.length);
  });
});
