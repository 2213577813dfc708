import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceSum, listedDie } from '../../../src/board/die';
import { gameOf } from '../../../src/board/game';
import { changesOf, printOf } from '../../../src/play';
import { boardOf, EXERCISE_JUMPS, play } from './boards';

const print = (...board: Parameters<typeof play>) => printOf(play(...board));

describe('what changed on a board', () => {
  test('nothing where only the order of jumps, their names or a default was written otherwise', () => {
    const board = boardOf(100, EXERCISE_JUMPS);
    const named = { ...board, jumps: board.jumps.map(jump => ({ ...jump, caption: 'x' })).reverse() };
    expect(changesOf(printOf(gameOf(board)!), printOf(gameOf(named)!))).toEqual([]);
    expect(changesOf(print(100, []), print(100, [], { rules: 'classic', goal: 100, finish: 'exact' }))).toEqual([]);
  });

  test('jumps that came and went', () => {
    expect(
      changesOf(
        print(30, [
          [3, 22],
          [27, 1],
        ]),
        print(30, [
          [3, 23],
          [27, 1],
          [5, 9],
        ]),
      ),
    ).toEqual([
      {
        what: 'jumps',
        gone: [[3, 22]],
        come: [
          [3, 23],
          [5, 9],
        ],
      },
    ]);
  });

  test('settings, as a file would say them; a goal that goes with the size is not said twice', () => {
    const before = print(30, [], { rules: 'exercise' });
    const after = print(40, [], { finish: 'bounce', again: { faces: [6], limit: 3 }, die: diceSum(2, 6) });
    expect(changesOf(before, after)).toEqual([
      { what: 'cells', before: 30, after: 40 },
      { what: 'setting', setting: 'finish', before: 'exact', after: 'bounce' },
      { what: 'setting', setting: 'enter', before: '1 6', after: 'any' },
      { what: 'setting', setting: 'again', before: '6', after: '6 limit 3' },
      { what: 'setting', setting: 'order', before: 'last-first', after: 'thrown' },
      { what: 'setting', setting: 'void', before: '3', after: 'none' },
      { what: 'setting', setting: 'skip-next', before: '4', after: 'none' },
      { what: 'setting', setting: 'reverse', before: '3', after: 'none' },
      { what: 'setting', setting: 'winners', before: 'auto', after: '1' },
      { what: 'setting', setting: 'die', before: '6', after: '2d6' },
    ]);
    expect(changesOf(print(30, [], { goal: 20 }), print(30, []))).toEqual([
      { what: 'setting', setting: 'goal', before: '20', after: '30' },
    ]);
    const listed = listedDie([
      { face: 1, weight: 2 },
      { face: 6, weight: 1 },
    ]);
    expect(print(30, [], { die: listed }).settings.die).toBe('1*2 6');
    expect(print(30, [], { die: listedDie([{ face: 6, weight: 1 }]) }).settings.die).toBe('6*1');
  });

  test('a change is told on boards of any size, and only then', () => {
    const jumps = (shift: number) =>
      Array.from({ length: 6000 }, (_, i) => [i + 2, i + 3 + ((i + shift) % 2)] as const);
    expect(changesOf(print(10_000, jumps(0)), print(10_000, jumps(0)))).toEqual([]);
    expect(changesOf(print(10_000, jumps(0)), print(10_000, jumps(1)))).toEqual([
      { what: 'jumps', gone: null, come: null },
    ]);
  });

  test('the other way round, what came has gone', () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), {
      selector: ([from]) => from,
    });
    fc.assert(
      fc.property(pairs, pairs, (a, b) => {
        const there = changesOf(print(9, a), print(9, b));
        const back = changesOf(print(9, b), print(9, a));
        expect(back).toEqual(
          there.map(change => (change.what === 'jumps' ? { ...change, gone: change.come, come: change.gone } : change)),
        );
      }),
      { numRuns: 20 },
    );
  });
});
