import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, Jump, Settings } from '../../../src/board/board';
import { gameOf, move, passes, walk } from '../../../src/board/game';
import { rulesOf, underRules, winnersOf } from '../../../src/board/rules';

/** Jumps told as pairs; the way they lead says their kind. */
const pairs = (...list: [number, number][]): Jump[] =>
  list.map(([from, to]) => ({ kind: to > from ? 'ladder' : 'snake', from, to, caption: null }));

function board(cells: number, jumps: Jump[], settings: Settings = {}): Board {
  return { size: { columns: cells, rows: 1, cells }, settings, jumps, captions: [] };
}

describe('the game of a board', () => {
  test('a board without a size has none', () => {
    expect(gameOf({ size: null, settings: {}, jumps: [], captions: [] })).toBeNull();
  });

  test('of two jumps from a cell the first acts; one that leaves the board or leads to itself does not', () => {
    const game = gameOf(board(10, pairs([2, 5], [2, 9], [3, 11], [4, 4], [7, 0])))!;
    expect([...game.lands]).toEqual([0, 1, 5, 3, 4, 5, 6, 0, 8, 9, 10]);
    expect(game.jumps.map(jump => jump.from)).toEqual([2, 7]);
    const toZero: Jump = { kind: 'ladder', from: 3, to: 0, caption: null };
    expect(gameOf(board(10, [toZero]))!.lands[3]).toBe(3);
  });

  test('a start that is not below the goal, and a goal off the board, are played as not said', () => {
    expect(gameOf(board(10, [], { start: 10 }))!.start).toBe(0);
    expect(gameOf(board(10, [], { start: 12, rules: 'from-one' }))!.start).toBe(1);
    expect(gameOf(board(10, [], { goal: 1, rules: 'from-one' }))!.start).toBe(0);
    expect(gameOf(board(10, [], { goal: 11 }))!.goal).toBe(10);
    expect(gameOf(board(10, [], { goal: 0 }))!.goal).toBe(10);
  });

  test('with chain on a token is carried on; on a circle each jump acts once', () => {
    const chained = (jumps: Jump[]) => [...gameOf(board(9, jumps, { chain: true }))!.lands];
    expect(chained(pairs([2, 5], [5, 7], [7, 3]))).toEqual([0, 1, 3, 3, 4, 3, 6, 3, 8, 9]);
    expect(chained(pairs([2, 5], [5, 2], [4, 2]))).toEqual([0, 1, 2, 3, 2, 5, 6, 7, 8, 9]);
  });

  test('chains are those of a token that is carried jump by jump', () => {
    const jump = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(jump, { maxLength: 12 }), list => {
        const game = gameOf(board(12, pairs(...list), { chain: true }))!;
        const carried = (cell: number) => {
          const acted = new Set<number>();
          let at = cell;
          for (;;) {
            const next = game.jumps.find(jump => jump.from === at);
            if (next === undefined || acted.has(at)) return at;
            acted.add(at);
            at = next.to;
          }
        };
        expect([...game.lands]).toEqual(Array.from({ length: 13 }, (_, cell) => carried(cell)));
      }),
    );
  });
});

describe('a walk', () => {
  const on = (settings: Settings, jumps: Jump[] = []) => gameOf(board(12, jumps, { goal: 10, ...settings }))!;

  test('past the goal: exact stays, bounce walks back the rest, pass wins', () => {
    expect(walk(on({ finish: 'exact' }), 8, 3)).toBe(-1);
    expect(move(on({ finish: 'exact' }), 8, 3)).toBe(8);
    expect(walk(on({ finish: 'bounce' }), 8, 3)).toBe(9);
    expect(walk(on({ finish: 'bounce' }), 8, 40)).toBe(1);
    expect(walk(on({ finish: 'pass' }), 8, 3)).toBe(10);
  });

  test('a jump acts where a bounce ends', () => {
    expect(move(on({ finish: 'bounce' }, pairs([9, 4])), 8, 3)).toBe(4);
  });

  test('a jump that leaves the goal carries away who walks onto it, not who passes it', () => {
    const game = on({ finish: 'pass' }, pairs([10, 2]));
    expect(move(game, 8, 2)).toBe(2);
    expect(passes(game, 8, 2)).toBe(false);
    expect(move(game, 8, 3)).toBe(10);
  });

  test('a token above the goal walks on, and not past the last cell', () => {
    expect(walk(on({ finish: 'pass' }), 11, 1)).toBe(12);
    expect(walk(on({ finish: 'bounce' }), 11, 2)).toBe(-1);
  });
});

describe('rules', () => {
  test('a setting of the file overrides its named set, and none and any take it away', () => {
    expect(rulesOf({ rules: 'exercise', winners: 2 })).toMatchObject({
      enter: [1, 6],
      again: [6],
      void: 3,
      winners: 2,
    });
    const bare = rulesOf({
      rules: 'exercise',
      enter: 'any',
      again: 'none',
      void: 'none',
      skipNext: 'none',
      reverse: 'none',
    });
    expect(bare).toEqual({ ...rulesOf({ order: 'last-first' }), winners: 'auto' });
  });

  test('again is one setting: without a limit of its own there is none', () => {
    expect(rulesOf({ rules: 'three-sixes', again: { faces: [5], limit: null } }).limit).toBeNull();
  });

  test('a named set put on a board takes the place of all it speaks of', () => {
    const settings: Settings = { start: 5, void: 2, goal: 8, title: 'T', players: [] };
    expect(underRules(board(10, [], settings), 'family').settings).toEqual({
      rules: 'family',
      goal: 8,
      title: 'T',
      players: [],
    });
  });

  test('auto ends with 1, 2, 3 winners for 2, 3, 4 or more players', () => {
    const auto = rulesOf({ winners: 'auto' });
    expect([1, 2, 3, 4, 8].map(players => winnersOf(auto, players))).toEqual([1, 1, 2, 3, 3]);
    expect(winnersOf(rulesOf({ winners: 5 }), 2)).toBe(2);
  });
});
