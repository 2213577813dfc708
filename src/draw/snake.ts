import type { Size } from '../board/board';
import { type Drawn, lengthOf } from './ends';
import { type Group, type Point, plain, type Shape, xy } from './shape';

/** Half the widest width of the body and of the head, and half the length of the head, in cells. */
const HALF_BODY = 0.105;
const HALF_HEAD = 0.145;
const HALF_HEAD_LENGTH = 0.19;
/** Half the width of the very end, so that it shows beside its edge. */
const TIP = 0.012;
/** A curve of a short snake goes to one side for about so many cells; of a long one for more. */
const HALF_WAVE = 1.5;
const LONGER = 0.035;
const MOST_SWING = 0.4;
/** A snake within a row keeps to its row. */
const FLAT_SWING = 0.2;
const SAMPLES_PER_CURVE = 10;

/**
 * The line down the middle of a snake from the middle of its head to its tail: a wave whose swing fades at both ends,
 * kept on the grid.
 */
export function spineOf(drawn: Drawn, size: Size): readonly Point[] {
  const { from, to } = drawn;
  const length = lengthOf(drawn);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const waves = Math.max(2, Math.round(length / (HALF_WAVE + LONGER * length)));
  const flat = Math.abs(to.y - from.y) < 0.5;
  const swing = Math.min(flat ? FLAT_SWING : MOST_SWING, 0.19 * length ** 0.8);
  const side = drawn.jump.from % 2 === 0 ? 1 : -1;
  const samples = waves * SAMPLES_PER_CURVE;
  const points: Point[] = [];
  for (let i = 0; i <= samples; i++) {
    const part = i / samples;
    // Both factors vanish at the ends, so the snake begins and ends along the straight line.
    const sway = side * swing * Math.sin(Math.PI * part) * Math.sin(Math.PI * waves * part);
    points.push({
      x: within(from.x + along.x * length * part - along.y * sway, size.columns, i === 0 || i === samples),
      y: within(from.y + along.y * length * part + along.x * sway, size.rows, true),
    });
  }
  return points;
}

/** A coordinate kept so far inside the grid that the body does not leave it. */
function within(value: number, most: number, end: boolean): number {
  return end ? value : Math.min(most - HALF_BODY - 0.04, Math.max(HALF_BODY + 0.04, value));
}

/** A snake: one closed, tapering path with its head, a dotted spine, eyes and a tongue. `tone` is its hue. */
export function snake(drawn: Drawn, size: Size, tone: number, faint: boolean): Group {
  const spine = spineOf(drawn, size);
  const ahead = unit(spine[1], spine[0]);
  /** The point so far ahead of the middle of the head, and so far to its side. */
  const at = (far: number, sideways: number): Point => ({
    x: spine[0].x + ahead.x * far - ahead.y * sideways,
    y: spine[0].y + ahead.y * far + ahead.x * sideways,
  });
  const eyes: Shape[] = [-1, 1].flatMap(side => {
    const eye = at(0.05, side * 0.062);
    const pupil = at(0.064, side * 0.062);
    return [
      { type: 'circle', key: `eye ${side}`, role: 'snake-eye', x: plain(eye.x), y: plain(eye.y), radius: 0.042 },
      { type: 'circle', key: `pupil ${side}`, role: 'snake-pupil', x: plain(pupil.x), y: plain(pupil.y), radius: 0.02 },
    ] as const;
  });
  const tip = HALF_HEAD_LENGTH;
  const tongue = `M${xy(at(tip - 0.01, 0))}L${xy(at(tip + 0.08, 0))}M${xy(at(tip + 0.14, -0.05))}L${xy(at(tip + 0.08, 0))}L${xy(at(tip + 0.14, 0.05))}`;
  return {
    type: 'group',
    key: `jump ${drawn.index}`,
    role: 'snake',
    jump: drawn.index,
    faint,
    children: [
      { type: 'path', key: 'tongue', role: 'snake-tongue', d: tongue },
      { type: 'path', key: 'body', role: 'snake-body', tone, d: outline(spine, ahead) },
      { type: 'path', key: 'spine', role: 'snake-spine', tone, d: curve(dottedPart(spine)) },
      ...eyes,
    ],
  };
}

/** The outline of head and body, from the tip of the nose along one side to the tail and back along the other. */
function outline(spine: readonly Point[], ahead: Point): string {
  const line: Point[] = [];
  for (let i = 5; i > 0; i--) {
    const far = (HALF_HEAD_LENGTH * i) / 5;
    line.push({ x: spine[0].x + ahead.x * far, y: spine[0].y + ahead.y * far });
  }
  line.push(...spine);
  const far = lengths(line);
  const total = far[far.length - 1];
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < line.length; i++) {
    const along = unit(line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]);
    const half = halfWidth(far[i], total);
    left.push({ x: line[i].x - along.y * half, y: line[i].y + along.x * half });
    right.push({ x: line[i].x + along.y * half, y: line[i].y - along.x * half });
  }
  return `${curve([...left, ...right.reverse()])}Z`;
}

/** Half the width so far from the tip of the nose: an egg for the head, a neck, a body that tapers to a point. */
function halfWidth(far: number, total: number): number {
  const inHead = (far - HALF_HEAD_LENGTH) / HALF_HEAD_LENGTH;
  const head = inHead < 1 ? HALF_HEAD * Math.sqrt(Math.max(0, 1 - Math.abs(inHead) ** 2.4)) : 0;
  const part = Math.max(0, (far - HALF_HEAD_LENGTH) / (total - HALF_HEAD_LENGTH));
  const body = inHead > 0 ? HALF_BODY * (0.72 + 0.28 * Math.min(1, part * 3)) * (1 - part ** 2.3) + TIP : 0;
  return Math.max(head, body);
}

/** The part of the spine that is dotted: behind the head, before the tail gets too thin. */
function dottedPart(spine: readonly Point[]): readonly Point[] {
  const far = lengths(spine);
  const total = far[far.length - 1];
  const kept = spine.filter((_, i) => far[i] >= HALF_HEAD_LENGTH && far[i] <= total * 0.86);
  return kept.length > 1 ? kept : spine;
}

/** How far each point is from the first, along the line. */
function lengths(line: readonly Point[]): number[] {
  let far = 0;
  return line.map((point, i) => {
    if (i > 0) far += Math.hypot(point.x - line[i - 1].x, point.y - line[i - 1].y);
    return far;
  });
}

/** A smooth line through the middles between the points, which begins and ends on the first and last point. */
function curve(points: readonly Point[]): string {
  let d = `M${xy(points[0])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1] : mid(points[i], points[i + 1]);
    d += `Q${xy(points[i])} ${xy(end)}`;
  }
  return points.length === 2 ? `${d}L${xy(points[1])}` : d;
}

function mid(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The direction from `a` to `b`, of length 1. */
function unit(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
}
