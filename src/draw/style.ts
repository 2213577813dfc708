import type { Role } from './shape';
import type { Colour } from './theme';

/** How shapes of a role are painted. Widths are in cells. */
export interface Style {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  /** Dots along the line, so far from each other. */
  readonly dots?: number;
  /** The stroke lies under the fill: a halo. */
  readonly halo?: boolean;
  readonly bold?: boolean;
}

/** How opaque faint shapes are. */
export const FAINT = 0.2;

/** How a role is painted; `tone` chooses among its colours. Null for groups, which paint nothing themselves. */
export function styleOf(role: Role, tone = 0): Style | null {
  switch (role) {
    case 'paper':
      return { fill: 'paper' };
    case 'title':
      return { fill: 'number', bold: true };
    case 'cell':
      return { fill: tone === 0 ? 'cell-0' : 'cell-1' };
    case 'goal-cell':
      return { fill: 'cell-2' };
    case 'start-cell':
      return { fill: 'cell-3' };
    case 'lines':
      return { stroke: 'line', width: 0.015 };
    case 'heat':
      return { fill: `heat-${tone}` as Colour };
    case 'number':
      return { fill: 'number', stroke: `cell-${tone}` as Colour, width: 0.075, halo: true, bold: true };
    case 'caption':
    case 'heat-number':
      return { fill: 'caption', stroke: `cell-${tone}` as Colour, width: 0.05, halo: true };
    case 'ladder-edge':
      return { stroke: 'ladder-edge', width: 0.085 };
    case 'ladder-rail':
      return { stroke: `ladder-${tone}` as Colour, width: 0.054 };
    case 'ladder-rung':
      return { stroke: `ladder-${tone}` as Colour, width: 0.044 };
    case 'snake-body':
      return { fill: `snake-${tone}` as Colour, stroke: 'snake-edge', width: 0.022 };
    case 'snake-spine':
      return { stroke: 'snake-dots', width: 0.034, dots: 0.1 };
    case 'snake-tongue':
      return { stroke: 'tongue', width: 0.024 };
    case 'snake-eye':
      return { fill: 'eye', stroke: 'snake-edge', width: 0.008 };
    case 'snake-pupil':
      return { fill: 'pupil' };
    case 'flag':
      return { fill: 'flag', stroke: 'pole', width: 0.012 };
    case 'pole':
      return { stroke: 'pole', width: 0.034 };
    case 'start-place':
      return { stroke: 'line', width: 0.02 };
    case 'start-mark':
      return { fill: 'start' };
    case 'start-label':
      return { fill: 'start', bold: true };
    case 'finding-error':
      return { fill: 'error' };
    case 'finding-warning':
      return { fill: 'warning' };
    case 'finding-info':
      return { fill: 'info' };
    case 'finding-hint':
      return { fill: 'hint' };
    case 'finding-sign':
      return { stroke: 'sign', width: 0.034 };
    case 'route-casing':
      return { stroke: 'route-casing', width: 0.095 };
    case 'route-arc':
      return { stroke: 'route', width: 0.05 };
    case 'route-head':
      return { fill: 'route', stroke: 'route-casing', width: 0.02 };
    case 'route-badge':
      return { fill: 'route', stroke: 'route-casing', width: 0.024 };
    case 'route-number':
      return { fill: 'route-text', bold: true };
    case 'token-disc':
      return { fill: `token-${tone}` as Colour, stroke: 'token-edge', width: 0.04 };
    case 'token-number':
      return { fill: 'token-text', stroke: 'token-text-edge', width: 0.03, halo: true, bold: true };
    case 'handle':
      return { stroke: 'focus', width: 0.035 };
    case 'focus':
      return { stroke: 'focus', width: 0.06 };
    default:
      return null;
  }
}
