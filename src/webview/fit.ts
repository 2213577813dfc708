/** How large cells are drawn and what of a large board is in sight. Pure, so that it can be tested without a browser. */
import { type Bounds, type Layout, NUMBER_SIZE } from '../draw';

/** The room for the board in pixels; `height` is null where the page scrolls and the board may be as high as it likes. */
export interface Room {
  readonly width: number;
  readonly height: number | null;
}

export interface Fitting {
  /** Pixels a cell. */
  readonly cell: number;
  /** The height of the cells' numbers, in cells. */
  readonly numberSize: number;
}

/** Numbers are never smaller than so many pixels, and a cell has room for its number. */
const LEAST_NUMBER = 10.5;
const LEAST_DIGIT = 0.62 * LEAST_NUMBER;
/** A board that does not fit into the height of the room scrolls rather than that its cells get smaller than this. */
const SCROLL_BELOW = 40;
const LARGEST_CELL = 104;
/** Boards with more cells are drawn as far as they are in sight. */
const MOST_AT_ONCE = 1_600;
/** So many cells more than are in sight are drawn, so that scrolling shows no gaps and redraws seldom. */
const AHEAD = 6;

/** The size of cells that fills the room. */
export function fitting(layout: Layout, room: Room): Fitting {
  const { bounds, size } = layout;
  const wide = room.width / (bounds.right - bounds.left);
  const high = room.height === null ? wide : Math.max(room.height / (bounds.bottom - bounds.top), SCROLL_BELOW);
  const least = Math.max(26, 6 + LEAST_DIGIT * String(size.cells).length);
  const cell = Math.max(least, Math.min(high, LARGEST_CELL, Math.max(wide, roomy(layout, room))));
  return { cell, numberSize: Math.max(NUMBER_SIZE, LEAST_NUMBER / cell) };
}

/** The least size of the cells of a long board, which leaves most of the height empty: it rather scrolls to the side. */
function roomy({ size }: Layout, { height }: Room): number {
  return height !== null && size.rows * SCROLL_BELOW < height / 3 ? SCROLL_BELOW + 8 : 0;
}

/** Where a scrolling room stands, in pixels. */
export interface Scrolled extends Room {
  readonly left: number;
  readonly top: number;
}

/** What to draw of a large board, in steps of whole cells; null: all of it. The same object as `before` while that still does. */
export function sightOf(layout: Layout, cell: number, scrolled: Scrolled, before: Bounds | null): Bounds | null {
  if (layout.size.cells <= MOST_AT_ONCE) return null;
  const { bounds } = layout;
  const left = bounds.left + scrolled.left / cell;
  const top = bounds.top + scrolled.top / cell;
  const right = left + scrolled.width / cell;
  const bottom = top + (scrolled.height ?? 0) / cell;
  if (before && before.left <= Math.max(left, bounds.left) && before.top <= Math.max(top, bounds.top)) {
    if (before.right >= Math.min(right, bounds.right) && before.bottom >= Math.min(bottom, bounds.bottom)) {
      return before;
    }
  }
  return {
    left: Math.max(bounds.left, Math.floor(left) - AHEAD),
    top: Math.max(bounds.top, Math.floor(top) - AHEAD),
    right: Math.min(bounds.right, Math.ceil(right) + AHEAD),
    bottom: Math.min(bounds.bottom, Math.ceil(bottom) + AHEAD),
  };
}
