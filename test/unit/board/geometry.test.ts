import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Corner, type Numbering, sizeOfCells, type Way } from '../../../src/board/board';
import { cellAt, placeOf, USUAL_NUMBERING } from '../../../src/board/geometry';

const corners: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];
const ways: readonly Way[] = ['serpentine', 'rows'];

/** The numbers as one reads them, row by row from the top. */
function picture(columns: number, rows: number, numbering: Numbering, cells = columns * rows): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cellAt({ columns, rows, cells }, numbering, { column, row })),
  );
}

describe('where cells stand', () => {
  test('each numbering of a board of three columns and two rows', () => {
    expect(picture(3, 2, USUAL_NUMBERING)).toEqual([
      [6, 5, 4],
      [1, 2, 3],
    ]);
    expect(picture(3, 2, { way: 'rows', corner: 'bottom-right' })).toEqual([
      [6, 5, 4],
      [3, 2, 1],
    ]);
    expect(picture(3, 2, { way: 'serpentine', corner: 'top-right' })).toEqual([
      [3, 2, 1],
      [4, 5, 6],
    ]);
    expect(picture(3, 2, { way: 'rows', corner: 'top-left' })).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  test('a short last row begins where the walk arrives', () => {
    expect(picture(3, 2, USUAL_NUMBERING, 4)).toEqual([
      [0, 0, 4],
      [1, 2, 3],
    ]);
  });

  test('a number of cells is laid out as square as possible', () => {
    expect(sizeOfCells(30)).toEqual({ columns: 6, rows: 5, cells: 30 });
    expect(sizeOfCells(2)).toEqual({ columns: 2, rows: 1, cells: 2 });
    expect(sizeOfCells(10)).toEqual({ columns: 4, rows: 3, cells: 10 });
  });

  test('place and cell are each other turned round, and steps are to a neighbour on a serpentine board', () => {
    const shape = fc.record({
      columns: fc.integer({ min: 1, max: 9 }),
      rows: fc.integer({ min: 1, max: 9 }),
      way: fc.constantFrom(...ways),
      corner: fc.constantFrom(...corners),
    });
    fc.assert(
      fc.property(shape, ({ columns, rows, way, corner }) => {
        const size = { columns, rows, cells: columns * rows };
        const cells = Array.from({ length: size.cells }, (_, i) => i + 1);
        const places = cells.map(cell => placeOf(size, { way, corner }, cell));
        expect(places.map(place => cellAt(size, { way, corner }, place))).toEqual(cells);
        if (way !== 'serpentine') return;
        const steps = places.slice(1).map(({ column, row }, i) => {
          const before = places[i];
          return Math.abs(before.column - column) + Math.abs(before.row - row);
        });
        expect(steps.filter(step => step !== 1)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
