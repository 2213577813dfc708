import type { Board } from '../board/board';
import { captionsOf, goalFlag, gridOf, linesOf, numbersOf, startOf } from './cells';
import { type Drawn, drawnJumps, lengthOf } from './ends';
import { huesOf, LADDER_HUES, SNAKE_HUES } from './hues';
import { ladder, ladderLine } from './ladder';
import { cornerOf, isInSight, type Layout, layoutOf } from './layout';
import { type Mark, marksOf } from './marks';
import { type RouteStep, routeOf } from './route';
import { type Bounds, type Circle, type Group, type Point, plain, type Rect, type Shape } from './shape';
import { snake, spineOf } from './snake';
import { type TokenOnBoard, tokensOf } from './tokens';

/** What a cell is tinted with: a heat map or the waves of a search. */
export interface Heat {
  readonly cell: number;
  /** 0 … 1. */
  readonly strength: number;
  /** Which of the two colours. */
  readonly tone: 0 | 1;
  /** A number at the cell's lower edge; '' for none. */
  readonly text: string;
}

export interface DrawOptions {
  /** The height of the cells' numbers, in cells; larger where cells are small on the screen. */
  readonly numberSize?: number;
  /** Only what is in it is drawn, for boards of thousands of cells. */
  readonly sight?: Bounds | null;
  /** The word beside the place off the board. */
  readonly startLabel?: string | null;
  /** The jump (index in `board.jumps`) that lies above all others. */
  readonly raised?: number | null;
  /** The jumps that stay as they are while all others recede; null: none recedes. */
  readonly lit?: ReadonlySet<number> | null;
  readonly heat?: readonly Heat[];
  readonly marks?: readonly Mark[];
  readonly route?: readonly RouteStep[];
  /** The index of the route's step that is looked at. */
  readonly step?: number | null;
  readonly tokens?: readonly TokenOnBoard[];
  /** Whether the ends of jumps have handles by which they are taken. */
  readonly handles?: boolean;
  /** The cell that has the keyboard's focus. */
  readonly focus?: number | null;
}

export const NUMBER_SIZE = 0.2;
/** The radius of a handle; around a snake's head, which it leaves to be seen, it is larger. */
const HANDLE = 0.085;
const HANDLE_OF_HEAD = 0.19;

/**
 * A board as shapes, from the back to the front. Empty where the board has no size or more than `MOST_DRAWN` cells.
 * Jumps that have no two places on the board are left out; one that does not act because another leaves its cell is faint.
 */
export function drawBoard(board: Board, options: DrawOptions = {}): readonly Shape[] {
  return drawer()(board, options);
}

/** As `drawBoard`, again and again: a layer whose facts did not change is the very same object as before. */
export function drawer(): (board: Board, options: DrawOptions) => readonly Shape[] {
  const layer = memory();
  const kept = new Map<string, Group>();
  return (board, options) => {
    const { numberSize = NUMBER_SIZE, sight = null, startLabel = null, raised = null, lit = null } = options;
    const {
      heat = NONE,
      marks = NONE,
      route = NONE,
      step = null,
      tokens = NONE,
      focus = null,
      handles = false,
    } = options;
    const layout = layer('layout', [board], () => layoutOf(board));
    if (layout === null) return [];
    // What moves while a board is edited: the grid hangs on its shape alone.
    const frame = [layout.size.columns, layout.size.cells, layout.numbering.way, layout.numbering.corner];
    const ends = [...frame, layout.goal, layout.start];
    const drawn = layer('drawn', [layout], () => drawnJumps(board, layout));
    const waiting = tokens.filter(({ cell, at }) => cell === 0 && at === undefined).length;
    const shapes = layer('jump shapes', [drawn], () => jumpShapes(drawn, layout, kept));
    return [
      layer('paper', [...frame, layout.strip], () => paper(layout)),
      layer('grid', [...ends, sight], () => gridOf(layout, sight)),
      layer('heat', [layout, heat, sight], () => heatOf(layout, heat, sight)),
      layer('lines', [...frame, sight], () => linesOf(layout, sight)),
      layer('start', [layout, startLabel, numberSize, waiting], () => startOf(layout, startLabel, numberSize, waiting)),
      layer('goal', ends, () => goalFlag(layout)),
      layer('jumps', [shapes, drawn, raised, lit, sight], () => jumpsOf(shapes, drawn, { raised, lit, sight })),
      // Numbers of a heat map stand where captions do.
      heat.length > 0
        ? NO_CAPTIONS
        : layer('captions', [layout, numberSize, sight], () => captionsOf(board, layout, numberSize, sight)),
      layer('route', [layout, route, step, numberSize], () => routeOf(layout, route, step, numberSize)),
      layer('heat numbers', [layout, heat, numberSize, sight], () => heatNumbers(layout, heat, numberSize, sight)),
      layer('numbers', [...ends, numberSize, sight], () => numbersOf(layout, numberSize, sight)),
      layer('marks', [layout, marks], () => marksOf(layout, marks)),
      layer('tokens', [layout, tokens], () => tokensOf(layout, tokens)),
      layer('handles', [drawn, handles, sight], () => handlesOf(handles ? drawn : [], sight)),
      layer('focus', [layout, focus], () => focusOf(layout, focus)),
    ];
  };
}

const NONE: readonly never[] = [];
const NO_CAPTIONS: Group = { type: 'group', key: 'captions', role: 'captions', children: NONE };

/** Remembers what was made of which facts, one of each name. */
function memory(): <T>(name: string, facts: readonly unknown[], make: () => T) => T {
  const kept = new Map<string, { facts: readonly unknown[]; made: unknown }>();
  return <T>(name: string, facts: readonly unknown[], make: () => T): T => {
    const before = kept.get(name);
    const same = before?.facts.length === facts.length && facts.every((fact, i) => fact === before.facts[i]);
    if (same) return before.made as T;
    const made = make();
    kept.set(name, { facts, made });
    return made;
  };
}

function paper({ bounds }: Layout): Rect {
  return {
    type: 'rect',
    key: 'paper',
    role: 'paper',
    x: bounds.left,
    y: bounds.top,
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
  };
}

/** The groups of all jumps, by the order of `drawn`. A jump that is drawn as before is the very same object: `kept` has those of before. */
function jumpShapes(drawn: readonly Drawn[], { size }: Layout, kept: Map<string, Group>): readonly Group[] {
  const tones = new Map<number, number>();
  for (const [kind, hues] of [
    ['snake', SNAKE_HUES],
    ['ladder', LADDER_HUES],
  ] as const) {
    const those = drawn.filter(({ jump }) => jump.kind === kind);
    for (const [i, tone] of huesOf(those, hues).entries()) tones.set(those[i].index, tone);
  }
  const before = new Map(kept);
  kept.clear();
  return drawn.map(one => {
    const { index, jump, from, to, acts } = one;
    const tone = tones.get(index)!;
    const name = [index, jump.kind, jump.from, from.x, from.y, to.x, to.y, tone, acts, size.columns, size.rows].join();
    const shape =
      before.get(name) ?? (jump.kind === 'ladder' ? ladder(one, tone, !acts) : snake(one, size, tone, !acts));
    kept.set(name, shape);
    return shape;
  });
}

/** The line down the middle of a jump. */
export function lineOf(one: Drawn, layout: Layout): readonly Point[] {
  return one.jump.kind === 'snake' ? spineOf(one, layout.size) : ladderLine(one);
}

interface JumpView {
  readonly raised: number | null;
  readonly lit: ReadonlySet<number> | null;
  readonly sight: Bounds | null;
}

/** The jumps in a steady order: ladders below snakes, long below short, the raised one above all. */
function jumpsOf(shapes: readonly Group[], drawn: readonly Drawn[], { raised, lit, sight }: JumpView): Group {
  const order = drawn
    .map((one, at) => ({ one, shape: shapes[at], length: lengthOf(one) }))
    .filter(({ one }) => sight === null || reaches(one, sight));
  order.sort(
    (a, b) =>
      Number(a.one.index === raised) - Number(b.one.index === raised) ||
      Number(a.one.jump.kind === 'snake') - Number(b.one.jump.kind === 'snake') ||
      b.length - a.length ||
      a.one.index - b.one.index,
  );
  return {
    type: 'group',
    key: 'jumps',
    role: 'jumps',
    children: order.map(({ one, shape }) => (lit === null || lit.has(one.index) ? shape : { ...shape, faint: true })),
  };
}

/** Whether a jump may come into a window: by the rectangle between its ends, widened by the swing of a snake. */
function reaches({ from, to }: Drawn, sight: Bounds): boolean {
  return (
    Math.min(from.x, to.x) - 1 < sight.right &&
    Math.max(from.x, to.x) + 1 > sight.left &&
    Math.min(from.y, to.y) - 1 < sight.bottom &&
    Math.max(from.y, to.y) + 1 > sight.top
  );
}

/** A handle on each end of the jumps in sight. */
function handlesOf(drawn: readonly Drawn[], sight: Bounds | null): Group {
  const children = drawn.flatMap(one =>
    (['from', 'to'] as const).flatMap((end): Circle[] => {
      const { x, y } = one[end];
      if (!isInSight(sight, x - 0.5, y - 0.5)) return [];
      const holds = { jump: one.index, end };
      const radius = end === 'from' && one.jump.kind === 'snake' ? HANDLE_OF_HEAD : HANDLE;
      return [{ type: 'circle', key: `${one.index} ${end}`, role: 'handle', x: plain(x), y: plain(y), radius, holds }];
    }),
  );
  return { type: 'group', key: 'handles', role: 'handles', children };
}

function heatOf(layout: Layout, heat: readonly Heat[], sight: Bounds | null): Group {
  const children = heat.flatMap(({ cell, strength, tone }): Rect[] => {
    const { x, y } = cornerOf(layout, cell);
    if (!isInSight(sight, x, y)) return [];
    return [{ type: 'rect', key: `heat ${cell}`, role: 'heat', tone, x, y, width: 1, height: 1, strength }];
  });
  return { type: 'group', key: 'heat', role: 'heats', children };
}

function heatNumbers(layout: Layout, heat: readonly Heat[], numberSize: number, sight: Bounds | null): Group {
  const size = numberSize * 0.9;
  const children = heat.flatMap(({ cell, text }): Shape[] => {
    const { x, y } = cornerOf(layout, cell);
    if (text === '' || !isInSight(sight, x, y)) return [];
    return [
      { type: 'text', key: `heat ${cell}`, role: 'heat-number', x: x + 0.93, y: y + 0.92, size, text, anchor: 'end' },
    ];
  });
  return { type: 'group', key: 'heat numbers', role: 'heats', children };
}

function focusOf(layout: Layout, focus: number | null): Group {
  const children: Shape[] = [];
  if (focus !== null && focus >= 1 && focus <= layout.size.cells) {
    const { x, y } = cornerOf(layout, focus);
    children.push({
      type: 'rect',
      key: 'ring',
      role: 'focus',
      x: x + 0.03,
      y: y + 0.03,
      width: 0.94,
      height: 0.94,
      radius: 0.04,
    });
  }
  return { type: 'group', key: 'focus', role: 'focus-layer', children };
}
