import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDie, listedDie } from '../../../src/board/die';
import { parseSetting, parseSnl } from '../../../src/text';
import type { SyntaxFault } from '../../../src/text/syntax';
import { dice, printed, randomBoard, spell } from './spelling';

const small = `# A small board with every kind of line
title  "Thirty cells"
author "a. n. author"
board  6 x 5                    # columns x rows
start  1
die    6
finish exact

ladder  3 -> 22 "honesty"
ladder  5 -> 8
snake  27 -> 1
snakes 21 -> 9, 17 -> 4, 19 -> 7

cell   13 "Miss a biscuit"
players "Red" crimson, "Blue" "#33d"
`;

/** What is wrong, each with the text that it points at. */
function faults(text: string): [string, SyntaxFault][] {
  return parseSnl(text).problems.map(({ start, end, detail }) => [text.slice(start, end), detail]);
}

const kinds = (text: string) => faults(text).map(([, { fault }]) => fault);

describe('parseSnl', () => {
  it('reads the example of the language', () => {
    const file = parseSnl(small);
    expect(file.problems).toEqual([]);
    expect(file.board).toEqual({
      size: { columns: 6, rows: 5, cells: 30 },
      settings: {
        title: 'Thirty cells',
        author: 'a. n. author',
        start: 1,
        die: fairDie(6),
        finish: 'exact',
        players: [
          { name: 'Red', colour: 'crimson' },
          { name: 'Blue', colour: '#33d' },
        ],
      },
      jumps: [
        { kind: 'ladder', from: 3, to: 22, caption: 'honesty' },
        { kind: 'ladder', from: 5, to: 8, caption: null },
        { kind: 'snake', from: 27, to: 1, caption: null },
        { kind: 'snake', from: 21, to: 9, caption: null },
        { kind: 'snake', from: 17, to: 4, caption: null },
        { kind: 'snake', from: 19, to: 7, caption: null },
      ],
      captions: [{ cell: 13, caption: 'Miss a biscuit' }],
    });
    expect(small.slice(file.head.start, file.head.end)).toBe('board  6 x 5');
    expect(file.jumps.map(({ start, end }) => small.slice(start, end))).toEqual([
      '3 -> 22 "honesty"',
      '5 -> 8',
      '27 -> 1',
      '21 -> 9',
      '17 -> 4',
      '19 -> 7',
    ]);
  });

  it('reads any board in any spelling', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        const board = randomBoard(random);
        const text = spell(board, random);
        const file = parseSnl(text);
        expect(file.problems).toEqual([]);
        expect(file.board).toEqual(board);
        expect(printed(file)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it('reads nothing from an empty file, and finds nothing wrong with it', () => {
    for (const text of ['', '\n', '\uFEFF', ' \r\n\t\r', '# only a comment']) {
      const { board, problems, isBoard } = parseSnl(text);
      expect([board, problems, isBoard]).toEqual([{ size: null, settings: {}, jumps: [], captions: [] }, [], true]);
    }
  });

  it('takes a BOM for a blank and counts from it', () => {
    const file = parseSnl('\uFEFFboard 4 x 4');
    expect(file.board.size?.cells).toBe(16);
    expect(file.head).toEqual({ start: 1, end: 12 });
  });

  it('leaves a backslash in a string where it escapes nothing', () => {
    expect(parseSnl(String.raw`title "a\b\\c\"d"`).board.settings.title).toBe(String.raw`a\b\c"d`);
  });

  it('lets the later of two settings count, and keeps both', () => {
    const file = parseSnl('start 1\ndie 4\nstart 2\ndice 2d6\n');
    expect(file.board.settings.start).toBe(2);
    expect(file.board.settings.die?.dice).toEqual({ count: 2, sides: 6 });
    expect(file.statements.map(({ name }) => name)).toEqual(['start', 'die', 'start', 'die']);
  });

  it('says what a line should be', () => {
    expect(faults('lader 3 -> 5')).toEqual([['lader', { fault: 'unknown-statement', word: 'lader', near: 'ladder' }]]);
    expect(faults('xyzzy 3 -> 5')).toEqual([['xyzzy', { fault: 'unknown-statement', word: 'xyzzy', near: null }]]);
    expect(faults('3 -> 5')).toEqual([['3', { fault: 'unknown-statement', word: '3', near: null }]]);
    expect(faults('finish bounc')).toEqual([
      ['bounc', expect.objectContaining({ fault: 'unknown-word', near: 'bounce', keyword: 'finish' })],
    ]);
    expect(faults('board 10 x')).toEqual([
      ['x', { fault: 'expected', expected: 'number', statement: 'board', keyword: 'board', found: '' }],
    ]);
    expect(faults('Ladders 3 =')).toEqual([
      ['=', { fault: 'expected', expected: 'arrow', statement: 'ladder', keyword: 'ladders', found: '=' }],
    ]);
    expect(faults('start 1 2')).toEqual([['2', { fault: 'unexpected', keyword: 'start', found: '2' }]]);
    expect(faults('title "open')).toEqual([['"open', { fault: 'string-open' }]]);
    expect(faults('die 1*0')).toEqual([['0', { fault: 'range', what: 'weight', least: 1, most: null, found: '0' }]]);
    expect(faults('players "A" crimsn')).toEqual([
      ['crimsn', { fault: 'unknown-colour', colour: 'crimsn', near: 'crimson' }],
    ]);
  });

  it('names dice as they are written, and bounds that hold', () => {
    const expects = (what: string, found: string) => ({
      fault: 'expected',
      expected: what,
      statement: 'die',
      keyword: 'dice',
      found,
    });
    expect(faults('dice 6')).toEqual([['6', expects('dice', '')]]);
    expect(faults('Dice d6')).toEqual([['d', expects('dice-count', 'd')]]);
    expect(faults('dice 2d6 1d4')).toEqual([['1', { fault: 'unexpected', keyword: 'dice', found: '1' }]]);
    expect(faults('dice 2d0')).toEqual([['0', { fault: 'range', what: 'face', least: 1, most: null, found: '0' }]]);
    expect(faults('dice 2d600')[0][1]).toEqual({ fault: 'too-many-faces', most: 1000 });
    expect(faults(`die ${'1'.repeat(30)}`)[0][1]).toEqual({ fault: 'too-many-faces', most: 1000 });
    expect(faults(`die 6*${'9'.repeat(301)}`)[0][1]).toEqual({ fault: 'long-weight', digits: 300 });
    expect(faults(`die 6*${'9'.repeat(300)}`)).toEqual([]);
  });

  it('repeats of a long number its beginning and its end', () => {
    expect(faults(`die 1 ${'1234567890'.repeat(3)}`)[0][1]).toMatchObject({ found: '1234567890…67890' });
    expect(faults(`die 1 ${'1234567890'.repeat(2)}`)[0][1]).toMatchObject({ found: '12345678901234567890' });
  });

  it('takes for one colour what was meant as one', () => {
    const read = (rest: string) => {
      const { board, problems } = parseSnl(`players "a" ${rest}`);
      const text = `players "a" ${rest}`;
      return [
        board.settings.players?.map(({ name, colour }) => `${name} ${colour}`),
        problems.map(({ start, end }) => text.slice(start, end)),
      ];
    };
    for (const bad of [
      'nocol2',
      'red2',
      '2red',
      '33d',
      '5',
      'r2d2c',
      'rgb(1,2,3)',
      'rgb( 1, 2, 3 )',
      '!red',
      'a.b',
      '"x"',
    ]) {
      expect(read(`${bad}, "b" blue`)).toEqual([['a null', 'b blue'], [bad]]);
      expect(read(`${bad} # c`)).toEqual([['a null'], [bad]]);
    }
    // What is not glued to it is another thing, and a parenthesis that nothing closes takes nothing along.
    expect(read('red (x), "b"')).toEqual([['a red', 'b null'], ['(']]);
    expect(read('rgb(1, "b"')).toEqual([['a null', 'b null'], ['rgb(1']]);
    expect(read('rgb((1)')).toEqual([['a null'], ['rgb((1)']]);
    expect(faults('players "a" "Red"')).toEqual([['"Red"', { fault: 'quoted-colour', colour: 'red' }]]);
    expect(faults('players "a" "Crimsn"')).toEqual([
      ['"Crimsn"', { fault: 'unknown-colour', colour: 'Crimsn', near: 'crimson' }],
    ]);
  });

  it('lets a bad item of a list cost only itself', () => {
    const jumps = (text: string) => parseSnl(text).board.jumps.map(({ from, to }) => [from, to]);
    expect(jumps('ladders 3 -> 22, foo, 5 ->, 7 -> 9')).toEqual([
      [3, 22],
      [7, 9],
    ]);
    expect(kinds('ladders 3 -> 22, foo, 5 ->, 7 -> 9')).toEqual(['expected', 'expected']);
    // Only the comma is missing, or there is one too many, or what follows is rubbish.
    expect([jumps('snakes 9 -> 2 8 -> 1'), kinds('snakes 9 -> 2 8 -> 1')]).toEqual([
      [
        [9, 2],
        [8, 1],
      ],
      ['expected'],
    ]);
    expect([jumps('snakes 9 -> 2, '), kinds('snakes 9 -> 2,')]).toEqual([[[9, 2]], ['expected']]);
    expect([jumps('snakes 9 -> 2 x'), kinds('snakes 9 -> 2 x')]).toEqual([[[9, 2]], ['expected']]);
    // A caption that is not closed leaves the jump.
    expect([jumps('snake 9 -> 2 "x'), kinds('snake 9 -> 2 "x')]).toEqual([[[9, 2]], ['string-open']]);
    const { board } = parseSnl('players "A" crimsn, Bob, "C" "#12"');
    expect(board.settings.players).toEqual([
      { name: 'A', colour: null },
      { name: 'C', colour: null },
    ]);
  });

  it('keeps to the limits, each with one fault', () => {
    const settings = (text: string) => parseSnl(text).board.settings;
    for (const bad of [
      'die 0',
      'die 1000001 5',
      'die 1001',
      `die ${Array.from({ length: 1001 }, (_, i) => i + 1).join(' ')}`,
      'dice 0d6',
      'dice 1000d3',
      'dice 2d0',
      'again 0',
      'again 6 limit 0',
      'enter -1',
      'void 0',
      'skip-next 0',
      'reverse 0',
      'winners 0',
      'players 0',
      'players 1001',
      'die 1, 2, 3',
      'dice 6',
      'numbering from top-left',
      'numbering rows top-left',
      'again none limit 3',
      'enter none',
    ]) {
      expect([bad, kinds(bad).length, Object.keys(settings(bad))]).toEqual([bad, 1, []]);
    }
    expect(settings('die 1000').die?.faces.length).toBe(1000);
    expect(settings('die 1000000 1').die).toEqual(listedDie([1, 1_000_000].map(face => ({ face, weight: 1 }))));
    expect(settings('die 6').die).toEqual(fairDie(6));
    expect(settings('die 6*1').die).toEqual(listedDie([{ face: 6, weight: 1 }]));
    expect(settings('die 1*123456789012345678901 2').die?.weights).toEqual([123456789012345678901n, 1n]);
    expect(settings('dice 1000000d1').die?.faces).toEqual([1_000_000]);
    expect(settings('players 1000').players?.length).toBe(1000);
  });

  it('tells a size that no board may have', () => {
    const size = (text: string) => {
      const { sizeProblem, board, problems, statements } = parseSnl(text);
      return [
        sizeProblem && text.slice(sizeProblem.start, sizeProblem.end),
        sizeProblem?.cells,
        board.size?.cells,
        problems.length,
        statements[0].valid,
      ];
    };
    expect(size('board 0')).toEqual(['0', 0, undefined, 0, false]);
    expect(size('board 1')).toEqual(['1', 1, undefined, 0, false]);
    expect(size('board -3 x -5 # c')).toEqual(['-3 x -5', -5, undefined, 0, false]);
    expect(size('board 10000 x 1001')).toEqual(['10000 x 1001', 10_010_000, undefined, 0, false]);
    expect(size(`board ${'9'.repeat(400)}`)[1]).toBe(Number.MAX_VALUE);
    expect(size('board 10000000')).toEqual([null, undefined, 10_000_000, 0, true]);
    expect(size('board 2')).toEqual([null, undefined, 2, 0, true]);
  });

  it('reads cells that are off the board, for others to judge', () => {
    const { board, problems } = parseSnl(`start -1\ngoal 0\nladder -3 -> ${'9'.repeat(400)}\ncell 0 "x"`);
    expect(problems).toEqual([]);
    expect(board.settings).toEqual({ start: -1, goal: 0 });
    expect(board.jumps[0]).toMatchObject({ from: -3, to: Number.MAX_VALUE });
  });

  it('finds the lines that ignore comments silence', () => {
    const text =
      '# snl-ignore trap, LONG-GAME\nboard 4 # snl-ignore a\n#snl-ignore-file b c\n# snl-ignored d\n  # snl-ignore';
    expect(parseSnl(text).ignores.map(({ codes, line }) => [codes.map(({ code }) => code), line])).toEqual([
      [['trap', 'long-game'], 1],
      [['a'], 1],
      [['b', 'c'], null],
      [[], 5],
    ]);
    const [{ codes }] = parseSnl(text).ignores;
    expect(codes.map(({ span }) => text.slice(span.start, span.end))).toEqual(['trap', 'LONG-GAME']);
  });

  it('knows other languages whose files end in .snl', () => {
    const isBoard = (text: string) => parseSnl(text).isBoard;
    expect(isBoard('\n  program p\nvar x;')).toBe(false);
    expect(isBoard('package a.b\n\nclass Box {\n')).toBe(false);
    expect(isBoard('x\nfunc main()')).toBe(false);
    expect(isBoard('{ a comment }')).toBe(false);
    expect(isBoard('\0board 4')).toBe(false);
    expect(isBoard(`# ${'é'.repeat(512)}\0`)).toBe(true);
    expect(isBoard('programme 4')).toBe(true);
    expect(isBoard('ladder {')).toBe(true);
    expect(isBoard('program p\nboard 4')).toBe(true);
    expect(isBoard('program p\nboard')).toBe(true);
    const file = parseSnl(
      'program p\r\nladder 3 -> 4 # snl-ignore a\r\n# x # snl-ignore b\r\n\t#  SNL-ignore c  \r\n#snl-ignore-file d\n# snl-ignored',
    );
    expect([file.jumps, file.problems, file.board.jumps, file.tokens]).toEqual([[], [], [], []]);
    expect(file.ignores.map(({ codes, line }) => [codes.map(({ code }) => code), line])).toEqual([
      [['c'], 4],
      [['d'], null],
    ]);
    expect(file.ignores.map(({ start, end }) => file.text.slice(start, end))).toEqual([
      '#  SNL-ignore c',
      '#snl-ignore-file d',
    ]);
  });

  it('tells at most so many problems', () => {
    expect(parseSnl('?\n'.repeat(10_500)).problems.length).toBe(10_000);
  });
});

describe('parseSetting', () => {
  it('puts one setting in the place of what is said', () => {
    const base = { start: 0, finish: 'exact' } as const;
    expect(parseSetting('finish pass # why not', base)).toMatchObject({
      settings: { start: 0, finish: 'pass' },
      problems: [],
      name: 'finish',
    });
    expect(parseSetting('DICE 2d6', {}).name).toBe('die');
    expect(parseSetting('board 4 x 5', base)).toMatchObject({ settings: base, size: { cells: 20 }, name: 'board' });
    expect(parseSetting('board 0', base)).toMatchObject({ size: null, sizeProblem: { cells: 0 }, name: 'board' });
  });

  it('leaves all as it was where the line is no setting', () => {
    const base = { start: 3 };
    for (const line of ['ladder 3 -> 4', 'cell 3 "x"', 'strat 5', 'start', 'start x', 'start 1\nfinish pass', '?']) {
      const { settings, problems } = parseSetting(line, base);
      expect([line, settings, problems.length]).toEqual([line, base, 1]);
    }
    expect(parseSetting('', base)).toMatchObject({ settings: base, name: null });
  });
});
