import { cornerOf, type Layout } from './layout';
import type { Group, Role, Shape } from './shape';

export type MarkLevel = 'error' | 'warning' | 'info' | 'hint';

/** A finding on a cell. */
export interface Mark {
  readonly cell: number;
  readonly level: MarkLevel;
}

const ORDER: readonly MarkLevel[] = ['error', 'warning', 'info', 'hint'];
const ROLES: Readonly<Record<MarkLevel, Role>> = {
  error: 'finding-error',
  warning: 'finding-warning',
  info: 'finding-info',
  hint: 'finding-hint',
};
const RADIUS = 0.12;

/** The marks of findings in the upper right corners of their cells, the gravest of each cell. Level is told by form as well as by colour. */
export function marksOf(layout: Layout, marks: readonly Mark[]): Group {
  const gravest = new Map<number, MarkLevel>();
  for (const { cell, level } of marks) {
    if (cell < 1 || cell > layout.size.cells) continue;
    const before = gravest.get(cell);
    if (before === undefined || ORDER.indexOf(level) < ORDER.indexOf(before)) gravest.set(cell, level);
  }
  const children = [...gravest].map(([cell, level]): Group => {
    const corner = cornerOf(layout, cell);
    return {
      type: 'group',
      key: `finding ${cell}`,
      role: ROLES[level],
      children: sign(level, corner.x + 0.84, corner.y + 0.17),
    };
  });
  return { type: 'group', key: 'findings', role: 'findings', children };
}

/** A disc with a cross, a triangle with a stroke and a point, a disc with an i, a ring with a point. */
function sign(level: MarkLevel, x: number, y: number): Shape[] {
  const role = ROLES[level];
  const drawn = (d: string): Shape => ({ type: 'path', key: 'sign', role: 'finding-sign', d });
  const disc: Shape = { type: 'circle', key: 'ground', role, x, y, radius: RADIUS };
  switch (level) {
    case 'error':
      return [disc, drawn(`M${x - 0.045} ${y - 0.045}l0.09 0.09m0 -0.09l-0.09 0.09`)];
    case 'warning': {
      const d = `M${x} ${y - 0.135}L${x + 0.145} ${y + 0.115}H${x - 0.145}z`;
      return [{ type: 'path', key: 'ground', role, d }, drawn(`M${x} ${y - 0.045}v0.07m0 0.045v0.004`)];
    }
    case 'info':
      return [disc, drawn(`M${x} ${y - 0.01}v0.065m0 -0.115v0.004`)];
    case 'hint':
      return [disc, drawn(`M${x - 0.05} ${y}v0.004m0.05 -0.004v0.004m0.05 -0.004v0.004`)];
  }
}
