import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, Jump } from '../../../src/board/board';
import {
  applyChanges,
  type BoardFile,
  changeJump,
  type Edit,
  insertJump,
  type JumpChange,
  minimalChanges,
  parse,
  parseMap,
  parseSnl,
  removeJump,
  setCaption,
  setSetting,
  valueText,
  writeBoard,
} from '../../../src/text';
import { EXERCISE, randomMap } from './drawing';
import { dice, randomBoard, spell } from './spelling';

const small = `board 6 x 5

ladder  3 -> 22 "honesty"
ladder  5 ->  8  # x
snake  27 ->  1
snakes 21 ->  9, 17 -> 4, 19 -> 7 # y`;

function result(text: string, edit: (file: BoardFile) => Edit, format: 'snl' | 'map' = 'snl'): string {
  const changes = edit(parse(text, format));
  return 'refused' in changes ? changes.refused : applyChanges(text, changes);
}

/** The lines that are new or gone. */
function difference(edit: (file: BoardFile) => Edit, text = small): string[] {
  const next = result(text, edit);
  const [was, is] = [text.split('\n'), next.split('\n')];
  return [
    ...was.filter(line => !is.includes(line)).map(line => `- ${line}`),
    ...is.filter(line => !was.includes(line)).map(line => `+ ${line}`),
  ];
}

const jump = (kind: Jump['kind'], from: number, to: number, caption: string | null = null): Jump => ({
  kind,
  from,
  to,
  caption,
});

describe('edits of .snl', () => {
  it('puts a jump beside its like', () => {
    expect(result(small, file => insertJump(file, jump('ladder', 4, 6, 'a "b"')))).toContain(
      '8  # x\nladder  4 ->  6 "a \\"b\\""\nsnake',
    );
    expect(result(small, file => insertJump(file, jump('snake', 4, 2)))).toMatch(/# y\nsnake {3}4 -> {2}2$/);
    expect(result('board 4\n', file => insertJump(file, jump('snake', 4, 2)))).toBe('board 4\n\nsnake 4 -> 2\n');
    expect(result('', file => insertJump(file, jump('snake', 4, 2)))).toBe('snake 4 -> 2\n');
    expect(result('board 4\r\n\r\n', file => insertJump(file, jump('snake', 4, 2)))).toBe(
      'board 4\r\n\r\nsnake 4 -> 2\r\n',
    );
  });

  it('takes a jump away, its comment stays', () => {
    expect(difference(file => removeJump(file, 0))).toEqual(['- ladder  3 -> 22 "honesty"']);
    expect(difference(file => removeJump(file, 1))).toEqual(['- ladder  5 ->  8  # x', '+ # x']);
    expect(difference(file => removeJump(file, 3))).toEqual([
      '- snakes 21 ->  9, 17 -> 4, 19 -> 7 # y',
      '+ snakes 17 ->  4, 19 -> 7  # y',
    ]);
    expect(difference(file => removeJump(file, 5))[1]).toBe('+ snakes 21 ->  9, 17 -> 4  # y');
    expect(result('board 4\nsnake 4 -> 2', file => removeJump(file, 0))).toBe('board 4');
  });

  it('makes a jump another', () => {
    const changed = (index: number, change: JumpChange) => difference(file => changeJump(file, index, change));
    expect(changed(0, { from: 13 })[1]).toBe('+ ladder 13 -> 22 "honesty"');
    expect(changed(0, { to: 7, caption: null })[1]).toBe('+ ladder  3 ->  7');
    expect(changed(1, { caption: 'z' })[1]).toBe('+ ladder  5 ->  8 "z"  # x');
    expect(changed(2, { kind: 'ladder', from: 1, to: 27 })[1]).toBe('+ ladder  1 -> 27');
    expect(changed(4, { kind: 'ladder' })).toEqual([
      '- snakes 21 ->  9, 17 -> 4, 19 -> 7 # y',
      '+ snakes 21 ->  9, 19 -> 7  # y',
      '+ ladder 17 ->  4',
    ]);
  });

  it('keeps a blank before a number that has no room to grow', () => {
    const text = 'board 6 x 5\nladder 3 -> 22\nladder 5 ->  8\n';
    const grown = result(text, file => changeJump(file, 0, { from: 13 }));
    expect(grown).toBe(text.replace('3 -> 22', '13 -> 22'));
  });

  it('says a setting where it belongs', () => {
    expect(difference(file => setSetting(file, 'board', '10 x 10'))).toEqual(['- board 6 x 5', '+ board 10 x 10']);
    expect(result(small, file => setSetting(file, 'die', '3d6'))).toMatch(/^board 6 x 5\ndice 3d6\n\n/);
    expect(result(small, file => setSetting(file, 'title', '"x"'))).toMatch(/^title "x"\nboard/);
    expect(result('dice 3d6 # c\n', file => setSetting(file, 'die', '6'))).toBe('die 6  # c\n');
    expect(result('start 1\nstart 2\n# c\n', file => setSetting(file, 'start', null))).toBe('# c\n');
    expect(result('# c\n', file => setSetting(file, 'start', '1'))).toBe('# c\n\nstart 1\n');
  });

  it('gives a cell a caption', () => {
    expect(difference(file => setCaption(file, 5, 'hi'))).toEqual(['+ cell 5 "hi"']);
    const captions = 'cell 5 "a"\ncell 6 "b" # c\n';
    expect(result(captions, file => setCaption(file, 5, 'x'))).toBe('cell 5 "x"\ncell 6 "b" # c\n');
    expect(result(captions, file => setCaption(file, 7, 'x'))).toBe('cell 5 "a"\ncell 6 "b" # c\ncell 7 "x"\n');
    expect(result(captions, file => setCaption(file, 6, null))).toBe('cell 5 "a"\n# c\n');
  });

  it('does to any file what it says and no more', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        const text = spell(randomBoard(random), random);
        const file = parseSnl(text);
        const { board } = file;
        const index = random.below(board.jumps.length);
        const other = jump(
          random.pick(['ladder', 'snake']),
          random.below(99),
          random.below(99),
          random.pick([null, 'c']),
        );
        const rest = board.jumps.filter((_, i) => i !== index);
        const has = (jumps: readonly Jump[]) => jumps.map(each => JSON.stringify(each)).sort();
        const becomes = (edit: Edit): Board => {
          if ('refused' in edit) throw new Error(edit.refused);
          const next = applyChanges(text, edit);
          expect(minimalChanges(text, next)).toEqual(edit);
          const read = parseSnl(next);
          expect(read.problems).toEqual([]);
          return read.board;
        };
        expect(has(becomes(insertJump(file, other)).jumps)).toEqual(has([...board.jumps, other]));
        if (board.jumps.length > 0) {
          expect(becomes(removeJump(file, index)).jumps).toEqual(rest);
          expect(has(becomes(changeJump(file, index, other)).jumps)).toEqual(has([...rest, other]));
        }
        expect(becomes(setSetting(file, 'goal', '7'))).toEqual({ ...board, settings: { ...board.settings, goal: 7 } });
        const { goal: _, ...settings } = board.settings;
        expect(becomes(setSetting(file, 'goal', null))).toEqual({ ...board, settings });
        expect(becomes(setCaption(file, 3, 'new')).captions.find(({ cell }) => cell === 3)?.caption).toBe('new');
        expect(becomes(setCaption(file, 3, null)).captions).toEqual(board.captions.filter(({ cell }) => cell !== 3));
      }),
      { numRuns: 10 },
    );
  });
});

describe('writeBoard', () => {
  it('writes what reads as the same board', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('\n', '\r\n'), (seed, lineEnd) => {
        const board = randomBoard(dice(seed));
        const text = writeBoard(board, { comments: ['Made by hand', ''], lineEnd });
        expect(parseSnl(text)).toMatchObject({ board, problems: [] });
        expect(text).toMatch(/^# Made by hand\r?\n#\r?\n/);
        for (const { name, start, end } of parseSnl(text).statements) {
          if (name === 'ladder' || name === 'snake' || name === 'cell') continue;
          expect(text.slice(start, end)).toContain(valueText(board, name));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('keeps a caption on its line', () => {
    const board: Board = { size: null, settings: { title: 'a\r\nb\0c' }, jumps: [], captions: [] };
    expect(writeBoard(board)).toBe('title "a b c"\n');
  });
});

describe('edits of a map', () => {
  it('draws a body anew through free cells', () => {
    const moved = result(EXERCISE, file => changeJump(file, 0, { to: 43 }), 'map');
    expect(parseMap(moved).board.jumps[0]).toEqual(jump('snake', 99, 43));
    expect(moved.split('\r\n')[5]).toBe(' 41 42 S1 44 45 46 47 48 49 50');
    expect(parseMap(moved).map!.problems).toEqual([]);
    const gone = result(EXERCISE, file => removeJump(file, 0), 'map');
    expect(gone.split('\r\n')[0]).toBe('100 99 98 97 96 95 94 93 L1 91');
    const third = result(EXERCISE, file => insertJump(file, jump('ladder', 5, 16)), 'map');
    expect(parseMap(third).jumps.map(({ id }) => id)).toContain('L3');
    const turned = result(EXERCISE, file => changeJump(file, 0, { kind: 'ladder', from: 63, to: 99 }), 'map');
    expect(parseMap(turned).board.jumps).toContainEqual(jump('ladder', 63, 99));
  });

  it('says why it can not', () => {
    const why = (from: number, to: number, kind: Jump['kind'] = 'snake') =>
      result(EXERCISE, file => changeJump(file, 0, { kind, from, to }), 'map');
    expect(why(99, 0)).toBe('off-board');
    expect(why(99, 99)).toBe('same-cell');
    expect(why(63, 99)).toBe('wrong-way');
    expect(why(99, 96)).toBe('same-row');
    expect(why(99, 88)).toBe('taken');
    expect(why(100, 71)).toBe('no-path');
    expect(result(EXERCISE, file => changeJump(file, 0, { caption: 'x' }), 'map')).toBe('caption');
    expect(result(EXERCISE, file => setCaption(file, 3, 'x'), 'map')).toBe('caption');
    expect(result(EXERCISE, file => setSetting(file, 'board', '4'), 'map')).toBe('setting');
    expect(result(EXERCISE.replace('61 ', ''), file => changeJump(file, 0, { to: 43 }), 'map')).toBe('row-length');
  });

  it('says settings above the grid', () => {
    const said = result(EXERCISE, file => setSetting(file, 'start', '1'), 'map');
    expect(said).toBe(`# snl: start 1\r\n${EXERCISE}`);
    const other = result(said, file => setSetting(file, 'start', '2'), 'map');
    expect(other).toBe(`# snl: start 2\r\n${EXERCISE}`);
    expect(result(other, file => setSetting(file, 'start', null), 'map')).toBe(EXERCISE);
  });

  it('draws what reads as asked, and moves nothing else', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        const { tokens, bodies } = randomMap(random);
        const text = tokens.map(row => row.join(' ')).join('\n');
        const file = parseMap(text, true);
        if (bodies.length === 0) return;
        const index = random.below(bodies.length);
        const cells = file.board.size!.cells;
        const [low, high] = [1 + random.below(cells), 1 + random.below(cells)].sort((a, b) => a - b);
        const kind = random.pick(['ladder', 'snake'] as const);
        const wanted = kind === 'snake' ? jump(kind, high, low) : jump(kind, low, high);
        const edit = changeJump(file, index, wanted);
        if ('refused' in edit) return;
        const next = parseMap(applyChanges(text, edit), true);
        const others = file.board.jumps.filter((_, i) => i !== index);
        const sorted = (jumps: readonly Jump[]) => jumps.map(each => JSON.stringify(each)).sort();
        expect(sorted(next.board.jumps)).toEqual(sorted([...others, wanted]));
        expect(next.map!.problems.filter(({ code }) => code !== 'map-edge')).toEqual([]);
        expect(next.board.settings).toEqual(file.board.settings);
      }),
      { numRuns: 25 },
    );
  });
});
