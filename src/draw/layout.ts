import type { Board, Numbering, Size } from '../board/board';
import { gameOf } from '../board/game';
import { cellAt, placeOf, USUAL_NUMBERING } from '../board/geometry';
import type { Bounds, Point } from './shape';

/** Above so many cells nothing is drawn: the numbers alone are given. */
export const MOST_DRAWN = 10_000;

/** The height of the strip beside cell 1 where tokens wait off the board, in cells. */
const STRIP = 0.68;
const MARGIN = 0.06;

/** Where everything stands: computed once per board and shared by all layers. */
export interface Layout {
  readonly size: Size;
  readonly numbering: Numbering;
  readonly goal: number;
  /** The cell where tokens begin; 0: off the board, on the strip. */
  readonly start: number;
  /** Whether there is a strip off the board: tokens begin there, or a snake leads there. */
  readonly strip: boolean;
  /** All that is drawn, the margin with it. */
  readonly bounds: Bounds;
}

/** The layout of a board; null where it has no size or more than `MOST_DRAWN` cells. */
export function layoutOf(board: Board): Layout | null {
  const { size } = board;
  if (size === null || size.cells > MOST_DRAWN) return null;
  const { goal, start, jumps } = gameOf(board)!;
  const strip = start === 0 || jumps.some(jump => jump.to === 0);
  const numbering = board.settings.numbering ?? USUAL_NUMBERING;
  const below = numbering.corner.startsWith('bottom');
  return {
    size,
    numbering,
    goal,
    start,
    strip,
    bounds: {
      left: -MARGIN,
      top: -MARGIN - (strip && !below ? STRIP : 0),
      right: size.columns + MARGIN,
      bottom: size.rows + MARGIN + (strip && below ? STRIP : 0),
    },
  };
}

/** The upper left corner of a cell (1 … cells). */
export function cornerOf(layout: Layout, cell: number): Point {
  const { column, row } = placeOf(layout.size, layout.numbering, cell);
  return { x: column, y: row };
}

/** The middle of a cell; of 0 the middle of the place off the board beside cell 1. */
export function middleOf(layout: Layout, cell: number): Point {
  if (cell === 0) {
    const { x, y } = cornerOf(layout, 1);
    return { x: x + 0.5, y: layout.numbering.corner.startsWith('bottom') ? y + 1 + STRIP / 2 : y - STRIP / 2 };
  }
  const { x, y } = cornerOf(layout, cell);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The cell at a point; 0 on the strip beside cell 1; null beside the board or where the last row has no cell. */
export function cellUnder(layout: Layout, point: Point): number | null {
  const column = Math.floor(point.x);
  const row = Math.floor(point.y);
  const inside = column >= 0 && column < layout.size.columns && row >= 0 && row < layout.size.rows;
  if (inside) return cellAt(layout.size, layout.numbering, { column, row }) || null;
  const off = middleOf(layout, 0);
  return layout.strip && Math.abs(point.x - off.x) <= 0.5 && Math.abs(point.y - off.y) <= STRIP / 2 ? 0 : null;
}

/** 0 or 1: the two tones of the grid. */
export function toneOf(layout: Layout, cell: number): number {
  const { x, y } = cornerOf(layout, cell);
  return (x + y) % 2;
}

/** Whether the cell with this upper left corner is in sight; all are where no bounds are given. */
export function isInSight(sight: Bounds | null, x: number, y: number): boolean {
  return sight === null || (x + 1 > sight.left && x < sight.right && y + 1 > sight.top && y < sight.bottom);
}
