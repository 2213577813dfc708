/** Where jumps may be put: the bounds of a target, judged against the jumps that are there already. */
import type { Jump, JumpKind } from '../board/board';
import type { Game } from '../board/game';
import { placeOf, USUAL_NUMBERING } from '../board/geometry';
import type { Bounds, DesignTarget } from './target';

/** The ground on which jumps are placed. */
export interface Places {
  readonly game: Game;
  readonly bounds: Bounds;
  readonly columns: number;
  /** No more than so many jumps begin in a row. */
  readonly mostInRow: number;
  /** Whether a jump must lead to another row, as it is seen more easily. */
  readonly leavesRow: boolean;
  /** The middle of each cell, as column and row; filled as asked for. */
  readonly at: (cell: number) => readonly [number, number];
}

/** The ground of a target whose board is to have so many jumps. */
export function placesOf({ size, settings, bounds }: DesignTarget, game: Game, jumps: number): Places {
  const numbering = settings.numbering ?? USUAL_NUMBERING;
  return {
    game,
    bounds: game.rules.chain ? { ...bounds, noChains: true } : bounds,
    columns: size.columns,
    mostInRow: bounds.spread ? Math.ceil((jumps + 1) / size.rows) : Number.POSITIVE_INFINITY,
    leavesRow: size.rows > 1 && (bounds.longest === null || bounds.longest >= size.columns),
    at: cell => {
      const { column, row } = placeOf(size, numbering, cell);
      return [column, row];
    },
  };
}

/** The jumps that are on the board, ready to be asked. */
export interface Laid {
  readonly jumps: readonly Jump[];
  /** By cell: 1 where a jump begins, 2 where one ends, 3 both. */
  readonly marks: Uint8Array;
  /** By row, counted in the order of walking: how many jumps begin there. */
  readonly inRow: Int32Array;
}

const BEGINS = 1;
const ENDS = 2;

/** Jumps as laid on the board. All of their ends are cells of it. */
export function laid({ game, columns }: Places, jumps: readonly Jump[]): Laid {
  const marks = new Uint8Array(game.cells + 1);
  const inRow = new Int32Array(Math.ceil(game.cells / columns));
  for (const { from, to } of jumps) {
    marks[from] |= BEGINS;
    marks[to] |= ENDS;
    inRow[rowOf(columns, from)]++;
  }
  return { jumps, marks, inRow };
}

const rowOf = (columns: number, cell: number) => Math.floor((cell - 1) / columns);

/** Whether a jump may begin on the cell: not on the start or beyond the goal, where no jump begins, nor (without chains) one ends. */
export function mayBegin({ game, bounds, columns, mostInRow }: Places, { marks, inRow }: Laid, cell: number): boolean {
  if (cell < 1 || cell >= game.goal || cell === game.start || (marks[cell] & BEGINS) !== 0) return false;
  if (bounds.noChains && (marks[cell] & ENDS) !== 0) return false;
  return inRow[rowOf(columns, cell)] < mostInRow;
}

/** Where a jump may end that may begin on a cell; crossings apart, which cost more to tell (see `crosses`). */
export interface Ends {
  readonly low: number;
  readonly high: number;
  /** The cells from `barLow` to `barHigh` are too near: the cell itself, or its row. */
  readonly barLow: number;
  readonly barHigh: number;
  readonly marks: Uint8Array;
  /** The mark that must not be there. */
  readonly barred: number;
}

/** Where a jump from a cell may end; `wanted` is its kind, null: either. */
export function endsOf(places: Places, { marks }: Laid, from: number, wanted: JumpKind | null): Ends {
  const { game, bounds, columns, leavesRow } = places;
  const longest = bounds.longest ?? game.goal;
  const row = rowOf(columns, from);
  return {
    low: wanted === 'ladder' ? from + 1 : Math.max(1, from - longest),
    high: wanted === 'snake' ? from - 1 : Math.min(game.goal, from + longest),
    barLow: leavesRow ? row * columns + 1 : from,
    barHigh: leavesRow ? (row + 1) * columns : from,
    marks,
    barred: bounds.noChains ? BEGINS : 0,
  };
}

/** Whether a cell from `low` to `high` of these ends may be one. */
export function mayEnd({ barLow, barHigh, marks, barred }: Ends, to: number): boolean {
  return (to < barLow || to > barHigh) && (marks[to] & barred) === 0;
}

/** Whether a jump would cross one of those that are there, or lie along it, drawn from middle to middle. Always false where that is allowed. */
export function crosses({ bounds, at }: Places, { jumps }: Laid, from: number, to: number): boolean {
  if (!bounds.noCrossings) return false;
  const a = at(from);
  const b = at(to);
  return jumps.some(jump => jump.to > 0 && meet(a, b, at(jump.from), at(jump.to)));
}

type Point = readonly [number, number];

/** Whether two lines from point to point have a point in common. All coordinates are whole numbers. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  const within = (p: Point, q: Point, r: Point) =>
    Math.min(p[0], q[0]) <= r[0] &&
    r[0] <= Math.max(p[0], q[0]) &&
    Math.min(p[1], q[1]) <= r[1] &&
    r[1] <= Math.max(p[1], q[1]);
  const [sideC, sideD, sideA, sideB] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (sideC !== sideD && sideA !== sideB) return true;
  return (
    (sideC === 0 && within(a, b, c)) ||
    (sideD === 0 && within(a, b, d)) ||
    (sideA === 0 && within(c, d, a)) ||
    (sideB === 0 && within(c, d, b))
  );
}

/** The jump of two cells: what leads up is a ladder. */
export function jumpOf(from: number, to: number): Jump {
  const kind: JumpKind = to > from ? 'ladder' : 'snake';
  return { kind, from, to, caption: null };
}
