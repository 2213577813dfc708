import { type Layout, middleOf } from './layout';
import { type Bounds, type Group, meet, type Point, plain, xy } from './shape';

/** One throw of a route: walked from a cell, and where the jump there then carried. As `solve` gives it. */
export interface RouteStep {
  readonly throw: number;
  readonly from: number;
  readonly walked: number;
  readonly to: number;
}

const BADGE = 0.15;
const HEAD_LENGTH = 0.2;
/**
 * One walk's end is told from the next one's beginning: an arc begins and ends so far from the middle of its cells, and as far as it goes
 * to the side it ends lower than it begins.
 */
const INSET = 0.11;
const LOWER = 0.11;
const HALF_HEAD = 0.11;
/** How near to the upper edge an arc may come. */
const HIGHEST = 0.24;
/** Where along an arc its badge may stand, the best place first. */
const BADGE_PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26];
/** How far beside the arc, to its outer side. */
const BADGE_ASIDE = [0, 0.12, -0.12, 0.24];

/** A curve with one control point. */
interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/**
 * A route: an arc with an arrow for each walk, numbered as in the list beside it. Jumps are not drawn again: those that the route takes
 * stay lit. `chosen` is the step that is looked at. `numberSize` is the height of the cells' numbers, which the badges avoid.
 */
export function routeOf(layout: Layout, steps: readonly RouteStep[], chosen: number | null, numberSize: number): Group {
  // What no badge may cover: the badges before it, and the arrow heads of its own and the last arc.
  const covered: Bounds[] = [];
  const children: Group[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.from === step.walked) continue;
    const arc = arcOf(layout, step.from, step.walked);
    covered.push(around(arc.to, HALF_HEAD));
    const badge = badgePlace(arc, layout, numberSize, covered);
    covered.push(around(badge, BADGE));
    children.push(stepShape(arc, badge, index, chosen));
  }
  // The chosen step lies above the others.
  if (chosen !== null) children.sort((a, b) => Number(a.strong ?? false) - Number(b.strong ?? false));
  return { type: 'group', key: 'route', role: 'route', children };
}

function stepShape(arc: Arc, badge: Point, index: number, chosen: number | null): Group {
  const tip = arc.to;
  // The head lies along the end of the arc, so that short arcs do not bend into it from the side.
  const back = onArc(arc, 1 - Math.min(0.4, (HEAD_LENGTH * 0.8) / Math.hypot(tip.x - arc.from.x, tip.y - arc.from.y)));
  const length = Math.hypot(tip.x - back.x, tip.y - back.y) || 1;
  const along = { x: (tip.x - back.x) / length, y: (tip.y - back.y) / length };
  const neck = { x: tip.x - along.x * HEAD_LENGTH, y: tip.y - along.y * HEAD_LENGTH };
  const wing = (side: number) => ({
    x: neck.x - along.y * HALF_HEAD * side,
    y: neck.y + along.x * HALF_HEAD * side,
  });
  const line = `M${xy(arc.from)}Q${xy(arc.bend)} ${xy(neck)}`;
  const head = `M${xy(tip)}L${xy(wing(1))}L${xy(wing(-1))}z`;
  const number = String(index + 1);
  return {
    type: 'group',
    key: `step ${index}`,
    role: 'route-step',
    step: index,
    strong: index === chosen,
    faint: chosen !== null && index !== chosen,
    children: [
      { type: 'path', key: 'casing', role: 'route-casing', d: line },
      { type: 'path', key: 'arc', role: 'route-arc', d: line },
      { type: 'path', key: 'head', role: 'route-head', d: head },
      { type: 'circle', key: 'badge', role: 'route-badge', x: plain(badge.x), y: plain(badge.y), radius: BADGE },
      {
        type: 'text',
        key: 'number',
        role: 'route-number',
        x: plain(badge.x),
        y: plain(badge.y + 0.06),
        size: number.length > 2 ? 0.12 : 0.17,
        text: number,
        anchor: 'middle',
      },
    ],
  };
}

/** An arc from cell to cell that bends upwards, or to the right where it goes straight up or down. */
function arcOf(layout: Layout, from: number, to: number): Arc {
  const first = lowered(middleOf(layout, from));
  const last = lowered(middleOf(layout, to));
  const distance = Math.hypot(last.x - first.x, last.y - first.y);
  const along = { x: (last.x - first.x) / distance, y: (last.y - first.y) / distance };
  const lower = LOWER * Math.abs(along.x);
  const a = { x: first.x + along.x * INSET, y: first.y + along.y * INSET - lower };
  const b = { x: last.x - along.x * INSET, y: last.y - along.y * INSET + lower };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  // Along the upper edge an arc stays on the board: the middle of a curve rises half as far as its control point.
  const bulge = Math.min(0.55, 0.16 + length * 0.07, Math.max(0.16, (a.y + b.y) / 2 - HIGHEST));
  // Perpendicular to the chord; of the two sides the upper one.
  let side = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  if (side.y > 1e-9 || (Math.abs(side.y) <= 1e-9 && side.x < 0)) side = { x: -side.x, y: -side.y };
  return {
    from: a,
    bend: { x: (a.x + b.x) / 2 + side.x * bulge * 2, y: (a.y + b.y) / 2 + side.y * bulge * 2 },
    to: b,
  };
}

function lowered({ x, y }: Point): Point {
  return { x, y: y + 0.06 };
}

/** The point at a part (0 … 1) of an arc. */
function onArc({ from, bend, to }: Arc, part: number): Point {
  const rest = 1 - part;
  return {
    x: rest * rest * from.x + 2 * rest * part * bend.x + part * part * to.x,
    y: rest * rest * from.y + 2 * rest * part * bend.y + part * part * to.y,
  };
}

/** The first place on the arc, else beside it, where the badge covers neither a cell's number nor what else is given; the middle where there is none. */
function badgePlace(arc: Arc, layout: Layout, numberSize: number, covered: readonly Bounds[]): Point {
  const middle = onArc(arc, 0.5);
  const out = { x: arc.bend.x - middle.x, y: arc.bend.y - middle.y };
  const length = Math.hypot(out.x, out.y);
  for (const aside of BADGE_ASIDE) {
    for (const part of BADGE_PLACES) {
      const { x, y } = onArc(arc, part);
      const point = { x: x + (out.x / length) * aside, y: y + (out.y / length) * aside };
      const bounds = around(point, BADGE);
      if (!coversNumber(bounds, layout, numberSize) && !covered.some(other => meet(other, bounds))) return point;
    }
  }
  return middle;
}

/** Whether it lies over the upper left part of a cell, where the number stands. */
function coversNumber(bounds: Bounds, layout: Layout, numberSize: number): boolean {
  const width = Math.min(0.9, 0.08 + numberSize * 0.62 * String(layout.size.cells).length);
  const height = 0.07 + numberSize;
  for (let x = Math.floor(bounds.left); x <= bounds.right; x++) {
    for (let y = Math.floor(bounds.top); y <= bounds.bottom; y++) {
      const inside = x >= 0 && x < layout.size.columns && y >= 0 && y < layout.size.rows;
      if (inside && meet(bounds, { left: x, top: y, right: x + width, bottom: y + height })) return true;
    }
  }
  return false;
}

function around({ x, y }: Point, radius: number): Bounds {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}
