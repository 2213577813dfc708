import { type Drawn, lengthOf } from './ends';
import { type Group, type Point, xy } from './shape';

/** Half the distance of the rails, and how far apart rungs are, in cells. */
const HALF_GAUGE = 0.13;
const RUNG_GAP = 0.27;
/** How much shorter than centre to centre a ladder is at each end. */
const SHORTER = 0.14;

/** A ladder: two rails and evenly spaced rungs, drawn shorter than from centre to centre. `tone` is its wood. */
export function ladder(drawn: Drawn, tone: number, faint: boolean): Group {
  const length = lengthOf(drawn);
  const along = { x: (drawn.to.x - drawn.from.x) / length, y: (drawn.to.y - drawn.from.y) / length };
  const inset = Math.min(SHORTER, length / 6);
  /** The point so far along the ladder from its foot, and so far to its side. */
  const at = (far: number, side: number): Point => ({
    x: drawn.from.x + along.x * far - along.y * side,
    y: drawn.from.y + along.y * far + along.x * side,
  });
  const rail = (side: number) => `M${xy(at(inset, side))}L${xy(at(length - inset, side))}`;
  const rails = rail(-HALF_GAUGE) + rail(HALF_GAUGE);
  const reach = length - 2 * inset;
  const gaps = Math.max(3, Math.round(reach / RUNG_GAP));
  let rungs = '';
  for (let i = 1; i < gaps; i++) {
    const far = inset + (reach * i) / gaps;
    rungs += `M${xy(at(far, -HALF_GAUGE))}L${xy(at(far, HALF_GAUGE))}`;
  }
  return {
    type: 'group',
    key: `jump ${drawn.index}`,
    role: 'ladder',
    jump: drawn.index,
    faint,
    children: [
      { type: 'path', key: 'edge', role: 'ladder-edge', d: rails },
      { type: 'path', key: 'rungs', role: 'ladder-rung', tone, d: rungs },
      { type: 'path', key: 'rails', role: 'ladder-rail', tone, d: rails },
    ],
  };
}

/** The line down the middle of a ladder, a point for each half cell. */
export function ladderLine(drawn: Drawn): readonly Point[] {
  const parts = Math.max(1, Math.ceil(lengthOf(drawn) * 2));
  return Array.from({ length: parts + 1 }, (_, i) => ({
    x: drawn.from.x + ((drawn.to.x - drawn.from.x) * i) / parts,
    y: drawn.from.y + ((drawn.to.y - drawn.from.y) * i) / parts,
  }));
}
