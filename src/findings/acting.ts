import { type Jump, MOST_CELLS } from '../board/board';
import type { JumpAt } from '../text/syntax';

/** A jump and where it stands. */
export interface JumpHere {
  readonly index: number;
  readonly jump: Jump;
  readonly at: JumpAt;
}

/** The jumps that act: the first that leaves each cell. */
export interface Acting {
  /** In the order of the file. */
  readonly all: readonly JumpHere[];
  /** The one that leaves a cell; cells of any number may be asked for. */
  readonly get: (cell: number) => JumpHere | undefined;
}

/** A table of all cells is worth its memory where at least one cell in so many has a jump. */
const SPARSE = 32;

/** The jumps that act among those that are sound. `cells`: the last cell; null: not known. Linear in the jumps. */
export function actingOf(sound: readonly JumpHere[], cells: number | null): Acting {
  const first = cells !== null && cells < SPARSE * sound.length ? tableOf(cells) : mapOf();
  const all: JumpHere[] = [];
  for (const here of sound) if (first.add(here.jump.from, all.length)) all.push(here);
  return { all, get: cell => all[first.get(cell)] };
}

/** A jump that does not act, and the first one in the file that is the same, whatever their captions say; null: it is no repetition. */
export interface Idle {
  readonly here: JumpHere;
  readonly same: JumpHere | null;
}

/** The sound jumps that do not act. Linear in the jumps. */
export function idleOf(sound: readonly JumpHere[], acting: Acting): readonly Idle[] {
  if (acting.all.length === sound.length) return [];
  const firsts = new Map<number, JumpHere>();
  return sound.flatMap(here => {
    const first = acting.get(here.jump.from)!;
    if (first === here) return [];
    const key = keyOf(here.jump);
    const same = keyOf(first.jump) === key ? first : (firsts.get(key) ?? null);
    if (same === null) firsts.set(key, here);
    return [{ here, same }];
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
export function restsOf(acting: Acting): (cell: number) => number | null {
  const known = new Map<JumpHere, number | null>();
  return cell => {
    const path: JumpHere[] = [];
    let rest: number | null = cell;
    let here = acting.get(cell);
    while (here !== undefined && !known.has(here)) {
      // Whoever comes upon it again before its rest is known goes round a circle.
      known.set(here, null);
      path.push(here);
      rest = here.jump.to;
      here = acting.get(rest);
    }
    if (here !== undefined) rest = known.get(here)!;
    for (const passed of path) known.set(passed, rest);
    return rest;
  };
}

/** The jumps that lead round in circles: each circle in the order of walking, from its first jump in the file. Linear in the jumps. */
export function circlesOf(acting: Acting): readonly (readonly JumpHere[])[] {
  const circles: JumpHere[][] = [];
  /** Which walk came by a jump first. */
  const walkOf = new Map<JumpHere, JumpHere>();
  for (const walk of acting.all) {
    // Most jumps lead to a cell where none begins.
    if (acting.get(walk.jump.to) === undefined) continue;
    let here: JumpHere | undefined = walk;
    while (here !== undefined && !walkOf.has(here)) {
      walkOf.set(here, walk);
      here = acting.get(here.jump.to);
    }
    // Back on a jump of this very walk: from there on it is a circle.
    if (here !== undefined && walkOf.get(here) === walk) circles.push(circleFrom(acting, here));
  }
  return circles;
}

function circleFrom(acting: Acting, begin: JumpHere): JumpHere[] {
  const circle = [begin];
  let first = 0;
  for (let here = acting.get(begin.jump.to)!; here !== begin; here = acting.get(here.jump.to)!) {
    if (here.index < circle[first].index) first = circle.length;
    circle.push(here);
  }
  return [...circle.slice(first), ...circle.slice(0, first)];
}
