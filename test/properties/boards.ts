/** What random boards and rules are drawn from, and how what is found on them is compared. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Board, Jump, Settings } from '../../src/board/board';
import { gameOf } from '../../src/board/game';
import { NAMED_RULES } from '../../src/board/rules';

const small = fc.integer({ min: 1, max: 4 });
const orNone = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: value }, fc.constant('none' as const));

/** Different faces from 1 to `most`. */
export const facesOf = (most: number, length: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: length });

export const finish = fc.constantFrom('exact' as const, 'bounce' as const, 'pass' as const);
export const order = fc.constantFrom('thrown' as const, 'last-first' as const);

/** Any combination of settings, with a named set beneath or without; at most `faces` faces that a setting names. */
export const anySettings = (goal: fc.Arbitrary<number>, faces: number) =>
  fc.record(
    {
      start: fc.integer({ min: 0, max: 3 }),
      goal,
      finish,
      chain: fc.boolean(),
      enter: fc.oneof({ weight: 3, arbitrary: facesOf(6, faces) }, fc.constant('any' as const)),
      again: orNone(fc.record({ faces: facesOf(6, faces), limit: fc.option(small) })),
      order,
      void: orNone(small),
      skipNext: orNone(small),
      reverse: orNone(fc.integer({ min: 1, max: 5 })),
      winners: fc.oneof(small, fc.constant('auto' as const)),
      rules: fc.constantFrom(...(Object.keys(NAMED_RULES) as (keyof typeof NAMED_RULES)[])),
    },
    { requiredKeys: [] },
  );

/** A jump from one of `cells` cells to wherever `to` says. */
export const jumpOn = (cells: number, to: fc.Arbitrary<number>): fc.Arbitrary<Jump> =>
  fc.record({
    kind: fc.constantFrom('ladder' as const, 'snake' as const),
    from: fc.integer({ min: 1, max: cells }),
    to,
    caption: fc.constant(null),
  });

/** The game of a board of one row. */
export function gameOn(cells: number, settings: Settings, jumps: readonly Jump[]) {
  const board: Board = { size: { columns: cells, rows: 1, cells }, settings, jumps, captions: [] };
  return { board, game: gameOf(board)! };
}

/** Expects two plain values to be alike. A quick comparison first: the other costs more than to solve or play a board. */
export function expectAlike(found: unknown, right: unknown): void {
  if (!same(found, right)) expect(found).toEqual(right);
}

function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [mine, others] = [Object.values(a), Object.values(b)];
  return mine.length === others.length && mine.every((value, i) => same(value, others[i]));
}
