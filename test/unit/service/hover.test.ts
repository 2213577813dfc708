import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../src/service/document';
import { hoverAt } from '../../../src/service/hover';
import { wordsOf } from '../../../src/words';
import { marked, SMALL_MAP, typedText } from './marks';

function hover(source: string, format: 'snl' | 'map' = 'snl', language: 'en' | 'ja' = 'en') {
  const { text, cursors } = marked(source);
  const document = documentOf({ uri: 'x:/a', version: 1, text, format, byHand: true, mapRules: 'exercise' })!;
  const at = hoverAt(document, cursors[0], wordsOf(language), language);
  return at && { on: text.slice(at.span.start, at.span.end), says: at.markdown };
}

describe('hover', () => {
  it('tells of a cell where it is, how far, and what happens there', () => {
    const { on, says } = hover('board 6 x 5\nstart 1\nladder <|>3 -> 22 "up *there*"\ncell 3 "here"\n')!;
    expect(on).toBe('3');
    expect(says).toContain('**Cell 3**: column 3, row 5 from the top');
    expect(says).toContain('Caption: here');
    expect(says).not.toContain('From the start');
    expect(says).toContain('To the goal: 5 throws at least');
    expect(says).toContain('**Ladder** 3 → 22');
    expect(says).toContain('Caption: up \\*there\\*');
    expect(says).toContain('Length: 19 cells up');
  });

  it('tells the numbers of cells and jumps', () => {
    // Three cells and a coin: from 0 to 2 in one or two throws; a snake on 1 takes the first half of them back.
    const coin = 'board 3\ndie 1 2\ngoal 2\n';
    expect(hover(`${coin}cell <|>1 "x"`)!.says).toMatch(/To the goal: 2\.0 turns on average/);
    expect(hover(`${coin}cell <|>0 "x"`)!.says).toMatch(/To the goal: 2\.0 turns on average/);
    const snake = hover(`${coin}snake <|>1 -> 0`)!.says;
    expect(snake).toContain('Uses: 1 a game');
    expect(snake).toContain('Without it a game would take as many turns on average');
    expect(hover('board 3\ndie 1\nsnake 2 -> 1\ncell <|>1 "x"')!.says).toContain('From here a game may never end.');
  });

  it('tells of the goal, of the end of a jump, and of what is off the board', () => {
    expect(hover('board 6 x 5\ngoal 2<|>9\n')!.says).toContain('The goal.');
    expect(hover('board 6 x 5\nsnake 9 -> <|>4\n')!.says).toContain('**Snake** 9 → 4');
    expect(hover('board 6 x 5\nsnake 9 -> <|>4\n')!.says).toContain('From the start: 1 throw at least');
    expect(hover('board 6 x 5\nsnake 9 -> <|>0\n')!.says).toContain('Off the board');
    expect(hover('board 6 x 5\nladder 4 -> 3<|>1\n')!.says).toContain('**Cell 31**');
  });

  it('tells of a jump between its ends, and when it does not act', () => {
    expect(hover('board 30\nladders 3 -> 9, 4 -<|>> 8\n')).toMatchObject({ on: '4 -> 8' });
    expect(hover('board 30\nladder 3 -> 9\nladder 3 <|>-> 8\n')!.says).toContain('It does not act.');
    expect(hover('board 30\nladder 3 <|>-> 9\n')!.says).not.toContain('It does not act.');
  });

  it('explains keywords and values', () => {
    expect(hover('boa<|>rd 30')).toMatchObject({ on: 'board', says: expect.stringContaining('**board**') });
    expect(hover('dice <|>2d6')!.says).toContain('**dice**');
    expect(hover('finish boun<|>ce')!.says).toContain('walks back');
    expect(hover('rules three-s<|>ixes')!.says).toContain('void 3');
    expect(hover('void no<|>ne')!.says).toContain('takes the named set');
    expect(hover('numbering rows from top-<|>left')!.says).toContain('top left');
    expect(hover('board 6 x <|>5')!.says).toBe('30 cells');
    expect(hover('boa<|>rd 30', 'snl', 'ja')!.says).toContain('盤の大きさ');
  });

  it('shows the page of a finding that a comment silences', () => {
    expect(hover('# snl-ignore ladder-<|>down\nboard 30')).toMatchObject({
      on: 'ladder-down',
      says: expect.stringContaining('# '),
    });
    expect(hover('# snl-ignore no-such-co<|>de\nboard 30')).toBeNull();
  });

  it('tells what a comment that silences does', () => {
    expect(hover('#  snl-ig<|>nore trap\nboard 30')).toMatchObject({
      on: 'snl-ignore',
      says: expect.stringContaining('silences findings on a line'),
    });
    expect(hover('board 30 # SNL-ignore-<|>file trap')).toMatchObject({
      on: 'SNL-ignore-file',
      says: expect.stringContaining('in the whole file'),
    });
    expect(hover('<|># snl-ignore trap')).toBeNull();
  });

  it('tells of a caption its cell, and of a name the players', () => {
    expect(hover('board 30\ncell 13 "Mi<|>ss"')).toMatchObject({
      on: '"Miss"',
      says: expect.stringContaining('**Cell 13**'),
    });
    expect(hover('players "R<|>ed" red')).toMatchObject({ on: '"Red"', says: expect.stringContaining('**players**') });
    expect(hover('title "R<|>ed"')!.says).toContain('**title**');
  });

  it('tells of a square of a map its cell, and the body through it', () => {
    expect(hover(SMALL_MAP.replace('12 11', '1<|>2 11'), 'map')!.says).toContain(
      '**Cell 12**: column 1, row 4 from the top',
    );
    const through = hover(SMALL_MAP.replace('23 S1', '23 S<|>1'), 'map')!;
    expect(through.on).toBe('S1');
    expect(through.says).toContain('**Cell 22**');
    expect(through.says).toContain('**Snake** 27 → 15');
  });

  it('says nothing where there is nothing, and of another language', () => {
    for (const source of ['<|>', 'board 30\n<|>\n', '# com<|>ment', 'zz<|>z']) expect(hover(source)).toBeNull();
    expect(hover('program <|>x;\nladder 3 -> 4')).toBeNull();
  });

  it('is quick on the largest board, and never throws', () => {
    expect(hover('board 10000000\nladder 9<|>9 -> 9999999')!.says).toContain('**Cell 99**');
    fc.assert(
      fc.property(typedText, ({ text, cursor, format }) => {
        hover(`${text.slice(0, cursor)}<|>${text.slice(cursor)}`, format);
      }),
    );
  });
});
