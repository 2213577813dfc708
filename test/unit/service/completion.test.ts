import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../../src/findings';
import { completionsAt } from '../../../src/service/completion';
import { MOST_ITEMS } from '../../../src/service/completion-item';
import { formatChanges, parse } from '../../../src/text';
import { wordsOf } from '../../../src/words';
import { type MarkedFile, map, SMALL_MAP, snl, typedText } from './marks';

const words = wordsOf('en');
const at = ({ file, cursor }: MarkedFile) => completionsAt(file, cursor, words);
const labels = (source: string, kind = snl) => at(kind(source)).items.map(({ label }) => label);

/** The text after the item with this label is taken. */
function taken(source: string, label: string, kind = snl): string {
  const marked = kind(source);
  const { span, items } = at(marked);
  const item = items.find(each => each.label === label);
  if (item === undefined) throw new Error(`${label} is not among ${items.map(each => each.label)}`);
  return marked.text.slice(0, span.start) + item.text + marked.text.slice(span.end);
}

/** The settings of which one value is a whole statement. */
const WHOLE = ['board', 'start', 'goal', 'finish', 'chain', 'void', 'skip-next', 'reverse', 'winners'];

describe('completion that comes by itself', () => {
  const unasked = ({ file, cursor }: MarkedFile) => completionsAt(file, cursor, words, true);

  it('has no numbers, since Enter after one would take another', () => {
    for (const line of ['ladder 3 -> ', 'snake 27 -> ', 'snake ', 'start ', 'cell ', 'goal ', 'die ', 'board ']) {
      for (const typed of ['', '2']) {
        const marked = snl(`board 6 x 5\n${line}${typed}<|>`);
        expect(at(marked).items.some(({ label }) => /^\d/.test(label))).toBe(true);
        expect(unasked(marked).items.filter(({ label }) => /^\d/.test(label))).toEqual([]);
      }
    }
  });

  it('offers words as ever', () => {
    expect(unasked(snl('board 6 x 5\nrules e<|>'))).toEqual(at(snl('board 6 x 5\nrules e<|>')));
  });

  it('leaves the rows of a map alone, but for their settings and comments', () => {
    expect(unasked(map('25 26 <|>S1 28 29 30')).items).toEqual([]);
    expect(unasked(map(`# snl: <|>\n${SMALL_MAP}`)).items.length).toBeGreaterThan(0);
    expect(unasked(map(`# <|>\n${SMALL_MAP}`))).toEqual(at(map(`# <|>\n${SMALL_MAP}`)));
  });
});

describe('completion of keywords', () => {
  it('begins in an empty file with a whole small board, which is tidy and has no findings', () => {
    for (const [text, format] of [
      ['<|>', 'snl'],
      [' \n<|>', 'snl'],
      ['<|>', 'map'],
    ] as const) {
      const [first] = at(format === 'snl' ? snl(text) : map(text)).items;
      const file = parse(first.text, format, true);
      expect(findingsOf(file)).toEqual([]);
      expect(formatChanges(file)).toEqual([]);
      expect(file.board.jumps.length).toBeGreaterThan(1);
      expect(file.isBoard).toBe(true);
    }
  });

  it('offers the board first where there is none, and no setting twice', () => {
    expect(labels('title "T"\n<|>')[0]).toBe('board');
    const offered = labels('board 30\nstart 1\nladder 3 -> 9\n<|>');
    expect(offered).toContain('ladder');
    expect(offered).toContain('dice');
    for (const said of ['board', 'start']) expect(offered).not.toContain(said);
  });

  it('replaces what is typed', () => {
    expect(taken('board 30\nlad<|>', 'ladder')).toBe('board 30\nladder ');
    expect(taken('board 30\n  sn<|>ek 3', 'snake')).toBe('board 30\n  snake 3');
    expect(taken('board 30\n<|>snek 3', 'snake')).toBe('board 30\nsnake 3');
    expect(taken('board 30\nskip-<|>', 'skip-next')).toBe('board 30\nskip-next ');
  });

  it('has places to fill in only where nothing stands behind it', () => {
    const snippetOf = (source: string) => at(snl(source)).items.find(({ label }) => label === 'ladder')!.snippet;
    for (const behind of ['', '  ', ' # words']) expect(snippetOf(`board 30\nl<|>${behind}`)).toBe('ladder $1 -> $2');
    for (const behind of [' 3 -> 22', '3', '\t-> 22']) expect(snippetOf(`board 30\nl<|>${behind}`)).toBeUndefined();
    expect(taken('board 30\nl<|>3 -> 22', 'ladder')).toBe('board 30\nladder 3 -> 22');
  });

  it('offers none in an empty map, where a line is a row', () => {
    expect(labels('<|>', map)).toHaveLength(1);
  });

  it('offers what follows behind the second quote of a string, and nothing before it', () => {
    expect(labels('players "Ann"<|>')).toContain('blue');
    expect(labels('players "Ann<|>')).toEqual([]);
    expect(labels('players "<|>Ann"')).toEqual([]);
  });

  it('offers nothing in strings and behind complete statements', () => {
    for (const source of ['title "a <|>', 'title "a <|>b"', 'finish pass <|>', 'nonsense <|>', 'board 30 <|>']) {
      expect(labels(source)).toEqual([]);
    }
  });
});

describe('completion of values', () => {
  it('offers only what can be read there', () => {
    const after = {
      numbering: ['rows from ', 'rows from top-'],
      die: [''],
      dice: ['', '2'],
      again: ['', '6 ', '6 limit '],
      enter: ['', '6 '],
      rules: ['', 'three-'],
      order: ['', 'last-'],
      players: ['', '"Red" '],
    };
    for (const [keyword, starts] of Object.entries({
      ...Object.fromEntries(WHOLE.map(name => [name, ['']])),
      ...after,
    })) {
      for (const start of starts) {
        const source = `board 6 x 5\n${keyword} ${start}<|>`;
        const offered = labels(source).filter(label => label !== 'limit');
        expect([source, offered]).not.toEqual([source, []]);
        for (const label of offered)
          expect([source, label, parse(taken(source, label), 'snl').problems]).toEqual([source, label, []]);
      }
    }
  });

  it.each([
    ['finish <|>', ['exact', 'bounce', 'pass']],
    ['chain o<|>', ['off', 'on']],
    ['order <|>', ['thrown', 'last-first']],
    ['rules <|>', ['classic', 'from-one', 'pass-wins', 'family', 'three-sixes', 'exercise']],
    ['numbering <|>', ['serpentine', 'rows']],
    ['numbering rows <|>', ['from']],
    ['numbering rows from <|>', ['bottom-left', 'bottom-right', 'top-left', 'top-right']],
    ['die 1 2 9\nagain <|>', ['9', '2', '1', 'none']],
    ['again 6 <|>', ['5', '4', '3', '2', '1', 'limit']],
    ['again 6 limit <|>', ['2', '3', '4']],
    ['enter 6 <|>', ['5', '4', '3', '2', '1']],
    ['void <|>', ['2', '3', '4', 'none']],
    ['winners <|>', ['1', '2', '3', 'auto']],
    ['board 6 x 5\ngoal <|>', ['30']],
  ])('%s', (source, expected) => {
    expect(labels(source)).toEqual(expected);
  });

  it('offers colours behind a name', () => {
    expect(labels('players "Red" crim<|>')).toEqual(['crimson']);
    expect(at(snl('players "Red" <|>'))).toMatchObject({ incomplete: true });
    expect(labels('players "Red" "#3<|>')).toEqual([]);
  });

  it('knows the settings of a map', () => {
    expect(labels('# snl: fin<|>', map)).toContain('finish');
    expect(labels('# snl: fin<|>', map)).not.toContain('board');
    expect(labels('# snl: finish <|>', map)).toEqual(['exact', 'bounce', 'pass']);
    expect(taken('# snl: finish b<|>', 'bounce', map)).toBe('# snl: finish bounce');
  });
});

describe('completion of cells', () => {
  it('offers for a beginning the cells where nothing begins, without the goal and the start', () => {
    const offered = labels('board 9\nstart 1\nsnake 5 -> 2\nladder <|>');
    expect(offered).toEqual(['2', '3', '4', '6', '7', '8']);
  });

  it('offers for an end the cells on that side', () => {
    expect(labels('board 9\nladder 6 -> <|>')).toEqual(['7', '8', '9']);
    expect(taken('board 9\nladder 6-><|>', '7')).toBe('board 9\nladder 6->7');
    expect(labels('board 9\nsnake 4 -> <|>')).toEqual(['0', '1', '2', '3']);
    expect(labels('board 9\nsnakes 8 -> 7, 4 -> <|>')).toEqual(['0', '1', '2', '3']);
  });

  it('goes by the digits that are typed', () => {
    expect(labels('board 400\nladder 2 -> 12<|>')).toEqual([
      '12',
      '120',
      '121',
      '122',
      '123',
      '124',
      '125',
      '126',
      '127',
      '128',
      '129',
    ]);
    expect(taken('board 400\nladder 2 -> 1<|>3 "x"', '123')).toBe('board 400\nladder 2 -> 123 "x"');
  });

  it('offers the arrow between the ends', () => {
    expect(labels('board 9\nladder 3 <|>')).toEqual(['->']);
    expect(taken('board 9\nladder 3 -<|>', '->')).toBe('board 9\nladder 3 -> ');
    expect(labels('board 9\nladders 3 -> 4, 5 <|>')).toEqual(['->']);
  });

  it('offers cells without a caption to be captioned', () => {
    expect(labels('board 4\ncell 2 "a"\ncell <|>')).toEqual(['1', '3', '4']);
  });

  it('says that there would be more, and is quick on the largest board', () => {
    const { items, incomplete } = at(snl('board 10000000\nladder 9 -> <|>'));
    expect(items).toHaveLength(MOST_ITEMS);
    expect(incomplete).toBe(true);
    expect(labels('board 10000000\nladder 9 -> 999999<|>')).toHaveLength(11);
  });
});

describe('completion in comments and maps', () => {
  it('offers what silences, then codes that are not named yet', () => {
    expect(labels('# <|>')).toEqual(['snl-ignore', 'snl-ignore-file']);
    expect(labels('# snl-ignore trap <|>')).toContain('jump-chain');
    expect(labels('# snl-ignore trap <|>')).not.toContain('trap');
    // What is still being typed is not named yet.
    expect(labels('# snl-ignore trap<|>')).toContain('trap');
    expect(taken('# snl-ignore jump-ch<|>', 'jump-chain')).toBe('# snl-ignore jump-chain');
    expect(labels('# words <|>')).toEqual([]);
  });

  it('offers in a picture the number of the place, bodies that go on, and new ones', () => {
    expect(labels(SMALL_MAP.replace('14 S1', '14 <|>S1'), map)).toEqual(['15', 'S1', 'S2', 'L2']);
  });
});

describe('completion', () => {
  it('never offers more than its limit, and replaces only around the cursor', () => {
    fc.assert(
      fc.property(typedText, ({ text, cursor, format }) => {
        const { span, items } = completionsAt(parse(text, format, true), cursor, words);
        expect(items.length).toBeLessThanOrEqual(MOST_ITEMS);
        expect(span.start <= cursor && cursor <= span.end).toBe(true);
        expect(text.slice(span.start, span.end)).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
