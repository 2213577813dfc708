import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, parseMap } from '../../../src/text';
import { EXERCISE, laidOut, numberGrid, randomMap, withSlip } from './drawing';
import { dice, printed } from './spelling';

const jumps = (text: string) => parseMap(text, true).board.jumps.map(({ kind, from, to }) => `${kind} ${from} ${to}`);

/** What is wrong with the map, each with the text that it points at. */
const problems = (text: string) =>
  parseMap(text, true).map!.problems.map(({ start, end, ...rest }) => ({ at: text.slice(start, end), ...rest }));

const codes = (text: string) => problems(text).map(({ code }) => code);

const lines = (...rows: string[]) => rows.join('\n');

describe('parseMap', () => {
  it('reads the exercise', () => {
    const file = parseMap(EXERCISE);
    expect(file.isBoard).toBe(true);
    expect(file.board).toMatchObject({
      size: { columns: 10, rows: 10, cells: 100 },
      settings: { rules: 'exercise', numbering: { way: 'serpentine', corner: 'bottom-left' } },
    });
    expect(jumps(EXERCISE)).toEqual(['snake 99 63', 'ladder 67 92', 'ladder 4 39', 'snake 32 6']);
    expect(problems(EXERCISE)).toEqual([]);
    expect(file.jumps[0]).toMatchObject({ id: 'S1', statement: -1, start: 4, end: 6, from: { value: 99, start: 4 } });
    expect(file.jumps[0].body.length).toBe(4);
    expect(EXERCISE.slice(file.head.start, file.head.end)).toBe('100 S1 98 97 96 95 94 93 L1 91');
    expect(printed(file)).toBe(EXERCISE);
  });

  it('reads any map: its numbering, its bodies, in any separators', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        const { tokens, numbering, bodies } = randomMap(random);
        const separator = random.pick([' ', '\t', ',', ' ; ', '|']);
        const text = tokens.map(line => line.join(separator)).join(random.pick(['\n', '\r\n', '\r']));
        const file = parseMap(text, true);
        expect(file.board.settings.numbering).toEqual(numbering);
        expect(file.map!.problems).toEqual([]);
        const found = file.board.jumps.map(({ kind, from, to }) =>
          kind === 'snake' ? ['S', from, to] : ['L', to, from],
        );
        expect(new Set(found.map(String))).toEqual(new Set(bodies.map(String)));
        expect(printed(file)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  it('leaves a file alone that is no board, unless an author chose the format', () => {
    const maze = 'W L L W\nW S L W';
    expect(parseMap(maze)).toMatchObject({ isBoard: false, tokens: [], jumps: [], board: { size: null } });
    expect(parseMap(maze).map!.problems).toEqual([]);
    expect(parseMap(maze, true)).toMatchObject({ isBoard: true, board: { size: { cells: 8 } } });
  });

  it('takes settings above the grid, and only settings', () => {
    const text = `# snl: start 1 # snl-ignore trap\n#SNL:finish pass\n# snl: board 4\n# snl: ladder 1 -> 3\n# snl: strat 3\n# snl:\n${EXERCISE}# snl: start 5\n`;
    const file = parseMap(text);
    expect(file.board.settings).toMatchObject({ start: 1, finish: 'pass', rules: 'exercise' });
    expect(file.problems.map(({ start, end, detail }) => [text.slice(start, end), detail.fault])).toEqual([
      ['board', 'board-in-map'],
      ['ladder', 'board-in-map'],
      ['strat', 'unknown-statement'],
    ]);
    expect(file.ignores).toMatchObject([{ codes: [{ code: 'trap' }], line: 0 }]);
    expect(printed(file)).toBe(text);
    expect(parseMap(`# snl: rules classic\n${EXERCISE}`).board.settings.rules).toBe('classic');
  });

  it('joins letters without id from row to row', () => {
    const text = lines('16 15 S 13', '9 L S 12', '8 L 6 5', '1 2 L s');
    expect(jumps(text)).toEqual(['snake 14 11', 'ladder 3 10']);
    expect(problems(text).map(({ at, code }) => [at, code])).toEqual([
      ['s', 'map-token-alone'],
      ['s', 'map-edge'],
    ]);
    // With an id it is another body.
    expect(jumps(lines('16 15 S1 13', '9 10 S 12', '8 7 S1 5', '1 S 3 4'))).toEqual(['snake 14 6']);
  });

  it('tells rows of another length, and nothing else of them', () => {
    const text = lines('16 15 S1 13', '9 S1 12', '8 7 S1 5 99 ?', '1 2 S1 4');
    expect(problems(text)).toEqual([
      { at: '9 S1 12', code: 'map-row-length', length: 3, width: 4 },
      { at: '8 7 S1 5 99 ?', code: 'map-row-length', length: 6, width: 4 },
    ]);
    // Of two widths the larger.
    expect(parseMap(lines('6 5 4', '1 2'), true).map!.width).toBe(3);
    // A body that only such a row has is no token alone.
    expect(codes(lines('16 15 14 13', '9 S1 12', '8 S1 6 5', '1 2 3 4'))).toEqual(['map-row-length']);
  });

  it('says nothing of a body in a row of another length, wherever the body is broken', () => {
    const broken = (...rows: string[]) =>
      problems(lines(...rows))
        .filter(({ code }) => code === 'map-body-broken')
        .map(({ at, ...rest }) => [at, (rest as { other: { start: number } }).other.start]);
    // The row between has the right length and not the token.
    const between = ['25 24 23 22 21', '16 17 S1 19 20', '15 14 13 12 11', '6 S1 8 9', '5 4 3 2 1'];
    expect(broken(...between)).toEqual([['S1', lines(...between).lastIndexOf('S1')]]);
    expect(problems(lines(...between)).map(({ at }) => at)).toEqual(['S1', '6 S1 8 9']);
    expect(broken(...between.toReversed())).toEqual([['S1', lines(...between.toReversed()).indexOf('S1')]]);
    // Neither token stands in such a row: it is told of the row that they skip.
    const both = ['20 19 18 17', '16 S1 14', '9 10 11 12', '8 S1 6', '1 2 3 4'];
    expect(broken(...both)).toEqual([['9 10 11 12', lines(...both).indexOf('S1')]]);
  });

  it('says of each row of another length one thing, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        let { tokens } = randomMap(random);
        for (let i = 1 + random.below(4); i > 0; i--) tokens = withSlip(tokens, random);
        const text = laidOut(tokens);
        const { rows, width, problems: told } = parseMap(text, true).map!;
        for (const row of rows.filter(({ length }) => length !== width)) {
          const within = told.filter(({ start, end }) => start >= row[0].start && end <= row[row.length - 1].end);
          expect(within.map(({ code }) => code)).toEqual(['map-row-length']);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('counts no line without a cell among the rows', () => {
    const rows = ['16 15 S1 13', '9 10 S1 12', '8 7 6 5', '1 2 3 4'];
    const whole = parseMap(lines(...rows), true);
    for (const stray of ['end', 'the end', '-- -- -- --', 'A B C D', '----', '? ? ? ? ?']) {
      for (let at = 0; at <= rows.length; at++) {
        const text = lines(...rows.toSpliced(at, 0, stray));
        const file = parseMap(text, true);
        expect(file.board).toEqual(whole.board);
        const { length } = stray.split(' ');
        expect(problems(text)).toEqual([
          length === 4
            ? { at: stray, code: 'map-unknown-token', found: stray }
            : { at: stray, code: 'map-row-length', length, width: 4 },
        ]);
        expect(printed(file)).toBe(text);
      }
    }
    // Where there is no row at all, no row has another length.
    expect(problems(lines('nothing here', 'that counts'))).toMatchObject([
      { at: 'nothing here', code: 'map-unknown-token' },
      { at: 'that counts', code: 'map-unknown-token' },
    ]);
  });

  it('counts a row whose cells have all been overwritten, so that no other row seems wrong', () => {
    const file = parseMap(lines('16 15 S1 13', '? ? ? ?', '8 S1 6 5', '1 2 3 4'), true);
    expect(file.board).toMatchObject({ size: { columns: 4, rows: 4 }, jumps: [{ from: 14, to: 7 }] });
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        const { tokens } = randomMap(random);
        const rows = tokens.map(row => row.join(' '));
        const at = random.below(rows.length);
        rows[at] = tokens[at].map(() => random.pick(['X', '?', '--'])).join(' ');
        const found = problems(lines(...rows)).filter(({ code }) => code !== 'map-edge' && code !== 'map-token-alone');
        expect(found).toEqual([{ at: rows[at], code: 'map-unknown-token', found: rows[at] }]);
      }),
      { numRuns: 20 },
    );
  });

  it('takes a comment after a row for one where it silences findings, and for nothing else', () => {
    const text = lines(
      '16 15 14 S1 # snl-ignore map-edge',
      '9,10,11,S1,#SNL-ignore  a, b  ',
      '8 7 6 5 # snl-ignore-file c',
      ', # snl-ignore d',
      '1 2 3 4',
    );
    const file = parseMap(text, true);
    expect(file.board.size).toMatchObject({ columns: 4, rows: 4 });
    expect(file.ignores.map(({ codes, line }) => [codes.map(({ code }) => code), line])).toEqual([
      [['map-edge'], 0],
      [['a', 'b'], 1],
      [['c'], null],
      [['d'], 4],
    ]);
    expect(
      file.tokens.filter(({ kind }) => kind === 'comment').map(({ start, end }) => text.slice(start, end)),
    ).toEqual(['# snl-ignore map-edge', '#SNL-ignore  a, b', '# snl-ignore-file c', '# snl-ignore d']);
    expect(printed(file)).toBe(text);
    for (const tokens of ['# c', '# snl-ignored', '#', '5# snl-ignore x', '# snl: start 1']) {
      const row = `6 5 4 ${tokens}`;
      expect(parseMap(lines(row, '1 2 3'), true).map!.rows[0].length).toBe(row.split(' ').length);
    }
    // It is no word about what is a board.
    expect(isMap(EXERCISE.replaceAll('\r\n', ' # snl-ignore a b c d e\r\n'))).toBe(true);
  });

  it('tells wrong numbers, with where they stand too', () => {
    const text = lines('16 15 14 13', '9 10 11 14', '8 7 S1 5', '1 2 S1 4');
    expect(problems(text)).toEqual([
      { at: '14', code: 'map-number', found: 14, expected: 12, elsewhere: { start: 6, end: 8 }, rows: 1 },
    ]);
    expect(problems(lines('16 15 14 13', '9 10 11 77', '8 7 S1 5', '1 2 S1 4'))).toMatchObject([
      { found: 77, expected: 12, elsewhere: null },
    ]);
  });

  it('tells neighbouring rows in which nothing fits once', () => {
    const shifted = numberGrid(6, 8, { way: 'serpentine', corner: 'bottom-left' }).map(String);
    // The third row from below is left out.
    shifted.splice(5, 1);
    const text = shifted.map(line => line.replaceAll(',', ' ')).join('\n');
    expect(problems(text)).toEqual([
      {
        at: text.slice(0, text.indexOf('\n12 ')),
        code: 'map-number',
        found: 48,
        expected: null,
        elsewhere: null,
        rows: 5,
      },
    ]);
    expect(parseMap(text, true).board.settings.numbering).toEqual({ way: 'serpentine', corner: 'bottom-left' });
  });

  it('tells bodies that are no line, each once', () => {
    const broken = (...rows: string[]) => problems(lines(...rows)).filter(({ code }) => code !== 'map-edge');
    expect(broken('16 S1 14 13', '9 10 11 12', '8 S1 6 5', '1 2 3 4')).toMatchObject([
      { at: 'S1', code: 'map-body-broken', id: 'S1', why: 'row' },
    ]);
    expect(broken('16 S1 14 13', '9 10 11 S1', '8 S1 6 5', '1 2 3 4')).toMatchObject([{ why: 'column' }]);
    expect(broken('16 S1 S1 13', '9 S1 11 12', '8 7 6 5', '1 2 3 4')).toMatchObject([{ why: 'twice' }]);
    expect(broken('16 S1 14 13', '9 10 11 12', '8 7 6 5', '1 2 3 4')).toMatchObject([{ code: 'map-token-alone' }]);
  });

  it('tells tokens at the edge, and tokens that are none', () => {
    expect(problems(lines('16 15 14 S1', '9 10 11 S1', '8 7 x 5', '1 2 3 4'))).toEqual([
      { at: 'S1', code: 'map-edge', id: 'S1', side: 'last' },
      { at: 'S1', code: 'map-edge', id: 'S1', side: 'last' },
      { at: 'x', code: 'map-unknown-token', found: 'x' },
    ]);
    expect(codes(lines('6 -15 5:5', '1 S1a 99:'))).toEqual(Array(4).fill('map-unknown-token'));
  });

  it('recognises the numbering although some numbers are wrong', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        const { grid, numbering } = randomMap(random);
        const tokens = grid.map(line => line.map(String));
        for (let i = 0; i < 5; i++) random.pick(tokens)[random.below(grid[0].length)] = String(random.below(99));
        if (random.chance(0.5)) tokens.splice(random.below(grid.length), 1);
        expect(parseMap(laidOut(tokens), true).board.settings.numbering?.corner.slice(0, 3)).toBe(
          numbering.corner.slice(0, 3),
        );
      }),
      { numRuns: 30 },
    );
    const whole = (numbering: Parameters<typeof numberGrid>[2]) =>
      laidOut(numberGrid(7, 5, numbering).map(r => r.map(String)));
    const usual = { way: 'serpentine', corner: 'bottom-left' } as const;
    expect(parseMap('S S\nL L', true).board.settings.numbering).toEqual(usual);
    expect(parseMap(whole({ way: 'rows', corner: 'top-right' }), true).board.settings.numbering).toEqual({
      way: 'rows',
      corner: 'top-right',
    });
  });
});
