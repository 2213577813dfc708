export { type DrawOptions, drawBoard, drawer, type Heat, NUMBER_SIZE } from './board';
export { cellUnder, cornerOf, type Layout, layoutOf, MOST_DRAWN, middleOf } from './layout';
export type { Mark, MarkLevel } from './marks';
export type { RouteStep } from './route';
export type { Bounds, Circle, Group, Path, Point, Rect, Role, Shape, Text } from './shape';
export { geometry, toSvg } from './svg';
export { FAINT, type Style, styleOf, THEMES, type Theme, type ThemeName } from './theme';
export { type TokenOnBoard, tokenPoint } from './tokens';
