import type { JumpHere } from './subject';

/** The jumps that lead round in circles: each circle in the order of walking, from its first jump in the file. Linear in the jumps. */
export function circlesOf(acting: ReadonlyMap<number, JumpHere>): readonly (readonly JumpHere[])[] {
  const circles: JumpHere[][] = [];
  /** Which walk came by a cell first. */
  const walkOf = new Map<number, number>();
  let walk = 0;
  for (const first of acting.keys()) {
    walk++;
    let cell = first;
    while (acting.has(cell) && !walkOf.has(cell)) {
      walkOf.set(cell, walk);
      cell = acting.get(cell)!.jump.to;
    }
    // Back on a cell of this very walk: what lies between is a circle.
    if (walkOf.get(cell) === walk) circles.push(circleFrom(acting, cell));
  }
  return circles;
}

function circleFrom(acting: ReadonlyMap<number, JumpHere>, cell: number): JumpHere[] {
  const circle: JumpHere[] = [];
  let first = 0;
  for (let at = cell; circle.length === 0 || at !== cell; ) {
    const here = acting.get(at)!;
    if (circle.length > 0 && here.index < circle[first].index) first = circle.length;
    circle.push(here);
    at = here.jump.to;
  }
  return [...circle.slice(first), ...circle.slice(0, first)];
}
