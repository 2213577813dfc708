import type { Numbering, Size } from './board';

/** A place on the grid, 0-based; row 0 is at the top. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The numbering where none is said. */
export const USUAL_NUMBERING: Numbering = { way: 'serpentine', corner: 'bottom-left' };

/** Where a cell (1 … cells) stands. */
export function placeOf(size: Size, numbering: Numbering, cell: number): Place {
  const along = Math.floor((cell - 1) / size.columns);
  const across = (cell - 1) % size.columns;
  return {
    column: runsLeft(numbering, along) ? size.columns - 1 - across : across,
    row: numbering.corner.startsWith('bottom') ? size.rows - 1 - along : along,
  };
}

/** The cell at a place, 1 … cells; 0 where the last row is too short to have one. */
export function cellAt(size: Size, numbering: Numbering, { column, row }: Place): number {
  const along = numbering.corner.startsWith('bottom') ? size.rows - 1 - row : row;
  const across = runsLeft(numbering, along) ? size.columns - 1 - column : column;
  const cell = along * size.columns + across + 1;
  return cell <= size.cells ? cell : 0;
}

/** Whether numbers run from right to left in a row, the rows counted from that of cell 1. */
function runsLeft(numbering: Numbering, along: number): boolean {
  const turns = numbering.way === 'serpentine' && along % 2 === 1;
  return numbering.corner.endsWith('right') !== turns;
}
