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
/** How far ends that share a cell, and jumps along one line, stand apart; and how wide all of them are at most. */
const APART = 0.27;
const WIDEST = 0.56;

/**
 * The jumps that have two different places on the drawing, in the order of the file. Ends that share a cell stand side by side,
 * ordered by where they lead, so that they neither cover nor cross each other; jumps along the same row or column take lanes.
 */
export function drawnJumps(board: Board, layout: Layout): readonly Drawn[] {
  const list = drawable(board, layout);
  shareCells(list, layout);
  takeLanes(list, 'y', 'x');
  takeLanes(list, 'x', 'y');
  return list;
}

/** A jump while its ends are being placed. */
interface Placing extends Drawn {
  readonly from: { x: number; y: number };
  readonly to: { x: number; y: number };
}

function drawable(board: Board, layout: Layout): Placing[] {
  const { cells } = layout.size;
  const stands = (cell: number) => (cell >= 1 && cell <= cells) || (cell === 0 && layout.strip);
  const place = (cell: number) => {
    const { x, y } = middleOf(layout, cell);
    return { x, y: y + BELOW_MIDDLE };
  };
  const taken = new Set<number>();
  const list: Placing[] = [];
  for (const [index, jump] of board.jumps.entries()) {
    const { kind, from, to } = jump;
    if (from < 1 || from === to || !stands(from) || !stands(to)) continue;
    const acts = !taken.has(from) && (to > 0 || kind === 'snake');
    if (acts) taken.add(from);
    list.push({ index, jump, acts, from: place(from), to: place(to) });
  }
  return list;
}

/** Ends on one cell move apart to the sides. */
function shareCells(list: readonly Placing[], layout: Layout): void {
  const ends = new Map<number, { end: { x: number; y: number }; leadsTo: Point }[]>();
  const add = (cell: number, end: { x: number; y: number }, other: number) => {
    const leadsTo = middleOf(layout, other);
    const here = ends.get(cell);
    if (here === undefined) ends.set(cell, [{ end, leadsTo }]);
    else here.push({ end, leadsTo });
  };
  for (const { jump, from, to } of list) {
    add(jump.from, from, jump.to);
    add(jump.to, to, jump.from);
  }
  for (const [cell, here] of ends) {
    const middle = middleOf(layout, cell);
    const climb = (one: Point) => (one.x > middle.x ? one.y : -one.y);
    here.sort((a, b) => a.leadsTo.x - b.leadsTo.x || climb(a.leadsTo) - climb(b.leadsTo));
    for (const [slot, { end }] of here.entries()) end.x += offset(slot, here.length);
  }
}

/** Jumps along one row (`across` is y) or column (x) that overlap move into lanes beside each other. */
function takeLanes(list: readonly Placing[], across: 'x' | 'y', along: 'x' | 'y'): void {
  const lines = new Map<number, Placing[]>();
  for (const one of list) {
    const line = Math.floor(one.from[across]);
    if (line !== Math.floor(one.to[across])) continue;
    const here = lines.get(line);
    if (here === undefined) lines.set(line, [one]);
    else here.push(one);
  }
  const least = (one: Placing) => Math.min(one.from[along], one.to[along]);
  const most = (one: Placing) => Math.max(one.from[along], one.to[along]);
  for (const [line, here] of lines) {
    here.sort((a, b) => least(a) - least(b) || most(b) - most(a));
    let group: { one: Placing; lane: number }[] = [];
    let ends: number[] = [];
    const settle = () => {
      if (ends.length < 2) return;
      for (const { one, lane } of group) {
        one.from[across] = line + 0.5 + offset(lane, ends.length) + (across === 'y' ? BELOW_MIDDLE * 2 : 0);
        one.to[across] = one.from[across];
      }
    };
    for (const one of here) {
      if (ends.every(end => end <= least(one))) {
        settle();
        group = [];
        ends = [];
      }
      const free = ends.findIndex(end => end <= least(one));
      const lane = free === -1 ? ends.length : free;
      ends[lane] = most(one);
      group.push({ one, lane });
    }
    settle();
  }
}

/** How far the `slot`th of so many things side by side is from their middle. */
function offset(slot: number, count: number): number {
  return (slot - (count - 1) / 2) * Math.min(APART, WIDEST / Math.max(1, count - 1));
}

/** How long a jump is drawn, in cells. */
export function lengthOf(drawn: Drawn): number {
  return Math.hypot(drawn.to.x - drawn.from.x, drawn.to.y - drawn.from.y);
}
