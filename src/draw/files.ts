/** Drawings as files. Apart from the drawing itself, so that who only shows boards does not carry this along. */
export { type Paper, type PrintOptions, printPdf, printSvg } from './print';
export { toSvg } from './svg';
export { THEMES, type ThemeName } from './themes';
