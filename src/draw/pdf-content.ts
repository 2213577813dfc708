/** Shapes as the operators of a PDF page, in cell units; y goes down as in the drawing. */
import { runsOf } from './pdf-fonts';
import { plain, type Shape, type Text } from './shape';
import { FAINT, styleOf } from './style';
import type { Theme } from './theme';

/** Collects how opaque things are, since a page names its degrees of opacity. */
export class Opacities {
  readonly values: number[] = [];

  nameOf(opacity: number): string {
    const at = this.values.indexOf(opacity);
    if (at !== -1) return `G${at}`;
    return `G${this.values.push(opacity) - 1}`;
  }
}

/** The operators that paint the shapes. */
export function contentOf(shapes: readonly Shape[], theme: Theme, opacities: Opacities): string {
  return shapes.map(shape => painted(shape, theme, opacities, 1)).join('');
}

function painted(shape: Shape, theme: Theme, opacities: Opacities, inherited: number): string {
  const opacity = inherited * (shape.faint ? FAINT : 1);
  if (shape.type === 'group') {
    const inside = shape.children.map(child => painted(child, theme, opacities, opacity)).join('');
    if (inside === '' || shape.at === undefined) return inside;
    return `q 1 0 0 1 ${plain(shape.at.x)} ${plain(shape.at.y)} cm\n${inside}Q\n`;
  }
  const style = styleOf(shape.role, shape.tone);
  if (style === null) return '';
  const fill = style.fill === undefined ? null : colourOf(theme[style.fill]);
  const stroke = style.stroke === undefined ? null : colourOf(theme[style.stroke]);
  const own = shape.type === 'circle' && shape.colour !== undefined ? (colourOf(shape.colour) ?? fill) : fill;
  const fillOpacity = opacity * (own?.opacity ?? 1) * (shape.type === 'rect' ? (shape.strength ?? 1) : 1);
  const parts = [`q /${opacities.nameOf(plain(fillOpacity))} gs`];
  if (own !== null) parts.push(`${own.code} rg`);
  if (stroke !== null) parts.push(`${stroke.code} RG ${style.width} w`);
  if (style.dots !== undefined) parts.push(`[0 ${style.dots}] 0 d`);
  if (shape.type === 'text') {
    parts.push(lettered(shape, style.bold ?? false, stroke !== null));
  } else {
    parts.push(`${outlineOf(shape)} ${own === null ? (stroke === null ? 'n' : 'S') : stroke === null ? 'f' : 'B'}`);
  }
  return `${parts.join(' ')} Q\n`;
}

/** A text: with a halo its outline is drawn first and the letters upon it. */
function lettered({ x, y, size, text, anchor }: Text, bold: boolean, halo: boolean): string {
  const runs = runsOf(text, bold);
  const width = runs.reduce((sum, run) => sum + run.width, 0) * size;
  let at = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const pieces: string[] = [];
  for (const { font, code, width: ems } of runs) {
    pieces.push(`/${font} ${plain(size)} Tf 1 0 0 -1 ${plain(at)} ${plain(y)} Tm ${code} Tj`);
    at += ems * size;
  }
  const letters = pieces.join(' ');
  return halo ? `BT 1 Tr ${letters} 0 Tr ${letters} ET` : `BT 0 Tr ${letters} ET`;
}

function outlineOf(shape: Exclude<Shape, { type: 'group' | 'text' }>): string {
  switch (shape.type) {
    case 'rect':
      return shape.radius === undefined
        ? `${plain(shape.x)} ${plain(shape.y)} ${plain(shape.width)} ${plain(shape.height)} re`
        : rounded(shape.x, shape.y, shape.width, shape.height, shape.radius);
    case 'circle':
      return rounded(shape.x - shape.radius, shape.y - shape.radius, 2 * shape.radius, 2 * shape.radius, shape.radius);
    case 'path':
      return pathOf(shape.d);
  }
}

/** A rectangle with round corners; a circle is one whose corners meet. */
function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  // How far the control points of a quarter circle stand from its ends.
  const k = radius * 0.5523;
  const r = radius;
  const points = (...at: number[]) => at.map(plain).join(' ');
  return [
    `${points(x + r, y)} m ${points(x + width - r, y)} l`,
    `${points(x + width - r + k, y, x + width, y + r - k, x + width, y + r)} c ${points(x + width, y + height - r)} l`,
    `${points(x + width, y + height - r + k, x + width - r + k, y + height, x + width - r, y + height)} c ${points(x + r, y + height)} l`,
    `${points(x + r - k, y + height, x, y + height - r + k, x, y + height - r)} c ${points(x, y + r)} l`,
    `${points(x, y + r - k, x + r - k, y, x + r, y)} c h`,
  ].join(' ');
}

/** SVG path data of the kinds that drawings use (M L H V Q Z and the same from point to point) as PDF's. */
export function pathOf(d: string): string {
  const out: string[] = [];
  let x = 0;
  let y = 0;
  let start = { x: 0, y: 0 };
  for (const [, command, rest] of d.matchAll(/([MLHVQZmlhvqz])([^MLHVQZmlhvqz]*)/g)) {
    const values = (rest.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    const size = { m: 2, l: 2, h: 1, v: 1, q: 4, z: 0 }[command.toLowerCase()]!;
    if (size === 0) {
      out.push('h');
      ({ x, y } = start);
    }
    for (let i = 0; size > 0 && i + size <= values.length; i += size) {
      const at = values.slice(i, i + size);
      const toX = (value: number) => value + (relative ? x : 0);
      const toY = (value: number) => value + (relative ? y : 0);
      switch (command.toLowerCase()) {
        case 'q': {
          const bend = { x: toX(at[0]), y: toY(at[1]) };
          const end = { x: toX(at[2]), y: toY(at[3]) };
          // A curve with one control point as one with two.
          const [ax, ay] = [x + ((bend.x - x) * 2) / 3, y + ((bend.y - y) * 2) / 3];
          const [bx, by] = [end.x + ((bend.x - end.x) * 2) / 3, end.y + ((bend.y - end.y) * 2) / 3];
          out.push(`${[ax, ay, bx, by, end.x, end.y].map(plain).join(' ')} c`);
          ({ x, y } = end);
          break;
        }
        case 'h':
          x = toX(at[0]);
          out.push(`${plain(x)} ${plain(y)} l`);
          break;
        case 'v':
          y = toY(at[0]);
          out.push(`${plain(x)} ${plain(y)} l`);
          break;
        default: {
          const moves = command.toLowerCase() === 'm' && i === 0;
          [x, y] = [toX(at[0]), toY(at[1])];
          if (moves) start = { x, y };
          out.push(`${plain(x)} ${plain(y)} ${moves ? 'm' : 'l'}`);
        }
      }
    }
  }
  return out.join(' ');
}

interface Ink {
  /** Red, green and blue, 0 … 1. */
  readonly code: string;
  readonly opacity: number;
}

/** A hex colour as PDF has it; null where it is none. */
function colourOf(colour: string): Ink | null {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(colour)?.[1];
  if (hex === undefined) return null;
  const long = hex.length <= 4 ? [...hex].map(digit => digit + digit).join('') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  const code = [0, 2, 4].map(at => plain(part(at))).join(' ');
  return { code, opacity: long.length === 8 ? part(6) : 1 };
}
