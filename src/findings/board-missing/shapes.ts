import { type Board, MOST_CELLS } from '../../board/board';

interface Shape {
  readonly columns: number;
  readonly rows: number;
}

/** Shapes in which all that the file names has its cell, and no jump leaves the last one; the likeliest first. */
export function fittingShapes(board: Board): readonly Shape[] {
  let cells = 2;
  const hold = (cell: number) => {
    if (cell <= MOST_CELLS) cells = Math.max(cells, cell);
  };
  for (const { from, to } of board.jumps) {
    hold(from);
    hold(to);
    if (from !== to) hold(from + 1);
  }
  for (const { cell } of board.captions) hold(cell);
  hold(board.settings.goal ?? 0);
  hold((board.settings.start ?? 0) + 1);
  let columns = Math.ceil(Math.sqrt(cells));
  while (columns * Math.ceil(cells / columns) > MOST_CELLS) columns--;
  const square = { columns, rows: columns };
  const tight = { columns, rows: Math.ceil(cells / columns) };
  if (tight.rows >= columns || columns ** 2 > MOST_CELLS) return [tight];
  // Most boards are of ten rows of ten, so a board that could be one most likely is.
  return columns === 10 ? [square, tight] : [tight, square];
}
