import type { Board, Jump } from '../board/board';
import { type Layout, middleOf } from './layout';
import type { Point } from './shape';

/** A jump that can be drawn, and the points between which it is. */
export interface Drawn {
  /** Its index in `board.jumps`. */
  readonly index: number;
  readonly jump: Jump;
  /** Foot or head, top or tail. */
  readonly from: Point;
  readonly to: Point;
  /** Whether it is the first of its cell, so that it is played. */
  readonly acts: boolean;
}

/** Jumps stand a little below the middle, since a cell's number stands at its top. */
const BELOW_MIDDLE = 0.06;
/** How far ends that share a cell stand apart, and how wide all of them are at most. */
const APART = 0.26;
const WIDEST = 0.6;

/**
 * The jumps that have two different places on the drawing, in the order of the file. Ends that share a cell stand side by side,
 * ordered by where they lead, so that they neither cover nor cross each other.
 */
export function drawnJumps(board: Board, layout: Layout): readonly Drawn[] {
  const { cells } = layout.size;
  const drawable = (cell: number) => (cell >= 1 && cell <= cells) || (cell === 0 && layout.strip);
  const ends = new Map<number, { index: number; from: boolean; x: number; y: number }[]>();
  const taken = new Set<number>();
  const list: { index: number; jump: Jump; acts: boolean }[] = [];
  const addEnd = (cell: number, other: number, index: number, from: boolean) => {
    const here = ends.get(cell) ?? [];
    here.push({ index, from, ...middleOf(layout, other) });
    ends.set(cell, here);
  };
  for (const [index, jump] of board.jumps.entries()) {
    const { kind, from, to } = jump;
    if (from < 1 || from === to || !drawable(from) || !drawable(to)) continue;
    const acts = !taken.has(from) && (to > 0 || kind === 'snake');
    if (acts) taken.add(from);
    list.push({ index, jump, acts });
    addEnd(from, to, index, true);
    addEnd(to, from, index, false);
  }
  const places = new Map<string, Point>();
  for (const [cell, here] of ends) {
    const middle = middleOf(layout, cell);
    here.sort((a, b) => a.x - b.x || (a.x > middle.x ? a.y - b.y : b.y - a.y) || a.index - b.index);
    const gap = Math.min(APART, WIDEST / Math.max(1, here.length - 1));
    for (const [slot, end] of here.entries()) {
      places.set(keyOf(end.index, end.from), {
        x: middle.x + (slot - (here.length - 1) / 2) * gap,
        y: middle.y + BELOW_MIDDLE,
      });
    }
  }
  return list.map(({ index, jump, acts }) => ({
    index,
    jump,
    acts,
    from: places.get(keyOf(index, true))!,
    to: places.get(keyOf(index, false))!,
  }));
}

function keyOf(index: number, from: boolean): string {
  return `${index}${from ? 'from' : 'to'}`;
}

/** How long a jump is drawn, in cells. */
export function lengthOf(drawn: Drawn): number {
  return Math.hypot(drawn.to.x - drawn.from.x, drawn.to.y - drawn.from.y);
}
