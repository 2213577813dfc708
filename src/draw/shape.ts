/** What a drawing is made of: plain data in cell units (x to the right, y down, a cell is 1 × 1). No DOM here; the page makes elements of it, `toSvg` a file. */

/** What a shape can stand for; its colours and lines follow from that: see `styleOf`. `paper` is the ground of a drawing, always its first shape, and its bounds. */
export const ROLES = [
  'paper',
  'title',
  'grid',
  'row',
  'cell',
  'goal-cell',
  'start-cell',
  'lines',
  'heats',
  'heat',
  'heat-number',
  'jumps',
  'ladder',
  'ladder-edge',
  'ladder-rail',
  'ladder-rung',
  'snake',
  'snake-body',
  'snake-spine',
  'snake-tongue',
  'snake-eye',
  'snake-pupil',
  'goal',
  'flag',
  'pole',
  'start',
  'start-place',
  'start-mark',
  'start-label',
  'numbers',
  'number',
  'captions',
  'caption',
  'findings',
  'finding-error',
  'finding-warning',
  'finding-info',
  'finding-hint',
  'finding-sign',
  'route',
  'route-step',
  'route-casing',
  'route-arc',
  'route-head',
  'route-badge',
  'route-number',
  'tokens',
  'token',
  'token-disc',
  'token-number',
  'handles',
  'handle',
  'focus-layer',
  'focus',
] as const;

export type Role = (typeof ROLES)[number];

interface Common {
  /** Distinct among its siblings, and the same for the same thing in the next drawing. */
  readonly key: string;
  readonly role: Role;
  /** Which of the role's colours: the tone of a cell, the hue of a snake, the colour of a token. 0 where it is absent. */
  readonly tone?: number;
  /** Recedes, so that others stand out. */
  readonly faint?: boolean;
  /** Stands out: the step of a route that is looked at. */
  readonly strong?: boolean;
}

export interface Rect extends Common {
  readonly type: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  /** 0 … 1: how opaque a `heat` is. */
  readonly strength?: number;
  /** The board's cell that this is. */
  readonly cell?: number;
}

export interface Path extends Common {
  readonly type: 'path';
  /** SVG path data. */
  readonly d: string;
}

/** One end of a jump. */
export interface JumpEnd {
  /** Its index in `board.jumps`. */
  readonly jump: number;
  readonly end: 'from' | 'to';
}

export interface Circle extends Common {
  readonly type: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** A CSS colour name or hex colour that the author chose; it replaces the role's. */
  readonly colour?: string;
  /** The end of a jump by which it is taken. */
  readonly holds?: JumpEnd;
}

export interface Text extends Common {
  readonly type: 'text';
  /** Where the anchor stands; `y` is the base line. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Group extends Common {
  readonly type: 'group';
  readonly children: readonly Shape[];
  /** The index in `board.jumps` of the jump that this is. */
  readonly jump?: number;
  /** The index of the route's step that this is. */
  readonly step?: number;
  /** Moves the group and all in it. */
  readonly at?: Point;
}

export type Shape = Rect | Path | Circle | Text | Group;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in cell units, as two corners. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A number as path data and attributes write it: at most three decimals, which is a twentieth of a pixel on a large screen. */
export function plain(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** `x y` for path data. */
export function xy({ x, y }: Point): string {
  return `${plain(x)} ${plain(y)}`;
}

/** Whether two rectangles overlap. */
export function meet(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The attributes that say where and how large a shape is, by SVG's names. */
export function geometry(shape: Exclude<Shape, { type: 'group' }>): Readonly<Record<string, string | number | null>> {
  switch (shape.type) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return { x: plain(x), y: plain(y), width: plain(width), height: plain(height), rx: shape.radius ?? null };
    }
    case 'path':
      return { d: shape.d };
    case 'circle':
      return { cx: plain(shape.x), cy: plain(shape.y), r: plain(shape.radius) };
    case 'text':
      return {
        x: plain(shape.x),
        y: plain(shape.y),
        'font-size': plain(shape.size),
        'text-anchor': shape.anchor === 'start' ? null : shape.anchor,
      };
  }
}
