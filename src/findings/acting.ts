import { type Jump, MOST_CELLS } from '../board/board';

/** The jumps that act, by their indices in the file: the first that leaves each cell. */
export interface Acting {
  /** In the order of the file. */
  readonly all: readonly number[];
  /** The one that leaves a cell; −1: none. Cells of any number may be asked for. */
  readonly from: (cell: number) => number;
  /** Those that end where another begins, in the order of the file. */
  readonly continued: () => readonly number[];
}

/** A table of all cells is worth its memory where at least one cell in so many has a jump. */
const SPARSE = 32;

/** The jumps that act among those that are sound (by their indices). `cells`: the last cell; null: not known. Linear in the jumps. */
export function actingOf(jumps: readonly Jump[], sound: readonly number[], cells: number | null): Acting {
  const first = cells !== null && cells < SPARSE * sound.length ? tableOf(cells) : mapOf();
  const all = sound.filter(index => first.add(jumps[index].from, index));
  let continued: readonly number[] | null = null;
  return {
    all,
    from: first.get,
    continued: () => {
      continued ??= all.filter(index => first.get(jumps[index].to) !== -1);
      return continued;
    },
  };
}

/** A jump that does not act, and the first one in the file that is the same, whatever their captions say; null: it is no repetition. */
export interface Idle {
  readonly index: number;
  readonly same: number | null;
}

/** The sound jumps that do not act. Linear in the jumps. */
export function idleOf(jumps: readonly Jump[], sound: readonly number[], acting: Acting): readonly Idle[] {
  if (acting.all.length === sound.length) return [];
  const firsts = new Map<number, number>();
  return sound.flatMap(index => {
    const first = acting.from(jumps[index].from);
    if (first === index) return [];
    const key = keyOf(jumps[index]);
    const same = keyOf(jumps[first]) === key ? first : (firsts.get(key) ?? null);
    if (same === null) firsts.set(key, index);
    return [{ index, same }];
  });
}

/** A number for all that is the same of two jumps. */
const keyOf = ({ kind, from, to }: Jump): number => 2 * (from * (MOST_CELLS + 1) + to) + (kind === 'snake' ? 1 : 0);

/** Which number stands at a cell; −1: none. The first that is added stays, and of a later one `add` says false. */
interface Numbers {
  readonly get: (cell: number) => number;
  readonly add: (cell: number, number: number) => boolean;
}

function tableOf(cells: number): Numbers {
  const table = new Int32Array(cells + 1);
  return {
    get: cell => table[cell] - 1,
    add: (cell, number) => {
      if (table[cell] !== 0) return false;
      table[cell] = number + 1;
      return true;
    },
  };
}

function mapOf(): Numbers {
  const map = new Map<number, number>();
  return {
    get: cell => map.get(cell) ?? -1,
    add: (cell, number) => {
      if (map.has(cell)) return false;
      map.set(cell, number);
      return true;
    },
  };
}

/** Tells of any cell where the jumps from it come to an end, one after the other; null where they run into a circle. Linear, however often it is asked. */
export function restsOf(jumps: readonly Jump[], acting: Acting): (cell: number) => number | null {
  const known = new Map<number, number | null>();
  return cell => {
    const path: number[] = [];
    let rest: number | null = cell;
    let index = acting.from(cell);
    while (index !== -1 && !known.has(index)) {
      // Whoever comes upon it again before its rest is known goes round a circle.
      known.set(index, null);
      path.push(index);
      rest = jumps[index].to;
      index = acting.from(rest);
    }
    if (index !== -1) rest = known.get(index)!;
    for (const passed of path) known.set(passed, rest);
    return rest;
  };
}

/** The jumps that lead round in circles: each circle in the order of walking, from its first jump in the file. Linear in the jumps. */
export function circlesOf(jumps: readonly Jump[], acting: Acting): readonly (readonly number[])[] {
  const circles: number[][] = [];
  /** Which walk came by a jump first. */
  const walkOf = new Map<number, number>();
  for (const walk of acting.continued()) {
    let index = walk;
    while (index !== -1 && !walkOf.has(index)) {
      walkOf.set(index, walk);
      index = acting.from(jumps[index].to);
    }
    // Back on a jump of this very walk: from there on it is a circle.
    if (index !== -1 && walkOf.get(index) === walk) circles.push(circleFrom(jumps, acting, index));
  }
  return circles;
}

function circleFrom(jumps: readonly Jump[], acting: Acting, begin: number): number[] {
  const circle = [begin];
  let first = 0;
  for (let index = acting.from(jumps[begin].to); index !== begin; index = acting.from(jumps[index].to)) {
    if (index < circle[first]) first = circle.length;
    circle.push(index);
  }
  return [...circle.slice(first), ...circle.slice(0, first)];
}
