import type { Board } from '../board/board';
import { lineOf } from './board';
import { drawnJumps } from './ends';
import type { Layout } from './layout';
import type { Point } from './shape';

/** How near to the middle line of a jump a pointer must be, in cells. */
const NEAR = 0.2;

/** The lines of all drawn jumps, for pointing at them and for tokens that are carried along them. */
export interface JumpLines {
  /** The index in `board.jumps` of the nearest jump within reach; null: none. */
  readonly at: (point: Point) => number | null;
  /** The line of a jump, from where it begins; null where it is not drawn. */
  readonly of: (jump: number) => readonly Point[] | null;
}

/** The lines of a board's jumps; they are worked out when they are first asked for. */
export function jumpLines(board: Board, layout: Layout): JumpLines {
  let lines: readonly { readonly index: number; readonly line: readonly Point[] }[] | null = null;
  const all = () => {
    lines ??= drawnJumps(board, layout).map(one => ({ index: one.index, line: lineOf(one, layout) }));
    return lines;
  };
  return {
    at: point => {
      let nearest: number | null = null;
      let least = NEAR;
      for (const { index, line } of all()) {
        for (let i = 1; i < line.length; i++) {
          const far = distance(point, line[i - 1], line[i]);
          if (far < least) {
            least = far;
            nearest = index;
          }
        }
      }
      return nearest;
    },
    of: jump => all().find(({ index }) => index === jump)?.line ?? null,
  };
}

/** How far a point is from the straight line between two others. */
function distance(point: Point, a: Point, b: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const part = ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y || 1);
  const kept = Math.min(1, Math.max(0, part));
  return Math.hypot(point.x - a.x - x * kept, point.y - a.y - y * kept);
}
