import fc from 'fast-check';
import type { Board, Jump, JumpKind, Numbering, Settings } from '../../../src/board/board';

/** A board of jumps given as pairs. */
export function boardOf(
  columns: number,
  rows: number,
  jumps: readonly (readonly [JumpKind, number, number])[] = [],
  settings: Settings = {},
  cells = columns * rows,
): Board {
  return {
    size: { columns, rows, cells },
    settings,
    jumps: jumps.map(([kind, from, to]): Jump => ({ kind, from, to, caption: null })),
    captions: [],
  };
}

const numberings: readonly Numbering[] = (['serpentine', 'rows'] as const).flatMap(way =>
  (['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const).map(corner => ({ way, corner })),
);

/** Any small board: all numberings, short rows, and jumps that may be off it, lead to themselves or share their ends. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .record({
    columns: fc.integer({ min: 1, max: 12 }),
    rows: fc.integer({ min: 1, max: 12 }),
    missing: fc.nat(11),
    numbering: fc.constantFrom(undefined, ...numberings),
    start: fc.constantFrom(undefined, 0, 1, 5),
    jumps: fc.array(
      fc.tuple(
        fc.constantFrom<JumpKind>('ladder', 'snake'),
        fc.integer({ min: -1, max: 150 }),
        fc.integer({ min: -1, max: 150 }),
      ),
      { maxLength: 12 },
    ),
    caption: fc.string({ unit: 'binary', maxLength: 40 }),
  })
  .map(({ columns, rows, missing, numbering, start, jumps, caption }) => {
    const cells = Math.max(2, columns * rows - Math.min(missing, columns - 1));
    const settings = { ...(numbering && { numbering }), ...(start !== undefined && { start }) };
    const board = boardOf(columns, columns * rows < 2 ? 2 : rows, jumps, settings, cells);
    return { ...board, captions: [{ cell: 1 + (missing % cells), caption }] };
  });

export const MILTON_BRADLEY = boardOf(10, 10, [
  ['ladder', 1, 38],
  ['ladder', 4, 14],
  ['ladder', 9, 31],
  ['ladder', 21, 42],
  ['ladder', 28, 84],
  ['ladder', 36, 44],
  ['ladder', 51, 67],
  ['ladder', 71, 91],
  ['ladder', 80, 100],
  ['snake', 16, 6],
  ['snake', 47, 26],
  ['snake', 49, 11],
  ['snake', 56, 53],
  ['snake', 62, 19],
  ['snake', 64, 60],
  ['snake', 87, 24],
  ['snake', 93, 73],
  ['snake', 95, 75],
  ['snake', 98, 78],
]);
