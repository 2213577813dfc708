/** Tokens that walk: what a step's walks look like over time. It runs a frame at a time, and only while something moves. */
import type { Jump } from '../../board/board';
import { type JumpLines, type Layout, type Point, tokenPoint } from '../../draw';
import { cellsWalked, type PlayEvent } from '../../play';

export type Moved = Extract<PlayEvent, { type: 'moved' }>;

/** One walk as a way for the token, in parts that each take their time. */
export interface Glide {
  readonly walk: Moved;
  readonly parts: readonly { readonly points: readonly Point[]; readonly milliseconds: number }[];
}

/** The board on which tokens move. */
export interface Ground {
  readonly layout: Layout;
  readonly lines: JumpLines;
  readonly jumps: readonly Jump[];
  readonly goal: number;
}

/** The most time that one walk takes, with all its jumps, in milliseconds; and that all walks of a step take. */
const LONGEST_WALK = 460;
const LONGEST_STEP = 1_500;
const CELL = 75;
const CARRIED = 220;

/** The ways of a step's walks; empty where nothing moves. `pace` is 1 at the usual speed, smaller for faster. */
export function glidesOf(events: readonly PlayEvent[], ground: Ground, pace: number): readonly Glide[] {
  const walks = events.filter(event => event.type === 'moved');
  const most = Math.min(LONGEST_WALK, LONGEST_STEP / Math.max(1, walks.length)) * Math.min(1, pace);
  return walks.map(walk => {
    const cells = cellsWalked(walk, ground.goal);
    const point = (cell: number) => tokenPoint(ground.layout, cell);
    const parts = [{ points: [walk.from, ...cells].map(point), milliseconds: CELL * cells.length }];
    for (const jump of walk.jumps) {
      // The line of a drawing begins and ends in the middle of cells; tokens stand a little lower.
      const inner = ground.lines.of(ground.jumps.indexOf(jump))?.slice(1, -1) ?? [];
      parts.push({ points: [point(jump.from), ...inner, point(jump.to)], milliseconds: CARRIED });
    }
    const total = parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const scale = total * pace > most ? most / total : pace;
    return { walk, parts: parts.map(part => ({ ...part, milliseconds: part.milliseconds * scale })) };
  });
}

/** Where the token of a walk is after so many milliseconds; null when it has arrived. */
export function pointAt({ parts }: Glide, milliseconds: number): Point | null {
  let left = milliseconds;
  for (const part of parts) {
    if (left < part.milliseconds) return along(part.points, eased(left / part.milliseconds));
    left -= part.milliseconds;
  }
  return null;
}

const eased = (t: number) => t * t * (3 - 2 * t);

/** The point on a line of straight pieces at a part (0 … 1) of its length. */
function along(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((point, i) => Math.hypot(point.x - points[i].x, point.y - points[i].y));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [a, b] = [points[i], points[i + 1]];
      return { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length };
    }
    left -= length;
  }
  return points[points.length - 1];
}

export interface Motion {
  /** Goes to the end at once. */
  readonly end: () => void;
  /** Stops where it is, and tells nobody. */
  readonly stop: () => void;
}

/**
 * Moves tokens along the ways, one after the other. `draw` is told the walk that is under way and where its token is; `done` is called
 * once, at the end.
 */
export function move(glides: readonly Glide[], draw: (walk: number, at: Point) => void, done: () => void): Motion {
  let walk = 0;
  let began: number | null = null;
  let frame = requestAnimationFrame(tick);

  function tick(now: number): void {
    began ??= now;
    const at = pointAt(glides[walk], now - began);
    if (at !== null) draw(walk, at);
    else {
      walk++;
      began = now;
      if (walk === glides.length) {
        done();
        return;
      }
    }
    frame = requestAnimationFrame(tick);
  }

  return {
    end: () => {
      cancelAnimationFrame(frame);
      done();
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
