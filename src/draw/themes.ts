import { SCREEN_THEMES, type Theme } from './theme';

/** Black on white, for paper: snakes and ladders are told by form alone. */
const print: Theme = {
  ...SCREEN_THEMES.light,
  'cell-0': '#ffffff',
  'cell-1': '#f3f3f3',
  'cell-2': '#e2e2e2',
  'cell-3': '#ebebeb',
  line: '#8a8a8a',
  number: '#000000',
  caption: '#000000',
  'snake-0': '#cfcfcf',
  'snake-1': '#e6e6e6',
  'snake-2': '#bcbcbc',
  'snake-3': '#dadada',
  'snake-4': '#f4f4f4',
  'snake-edge': '#000000',
  'snake-dots': '#000000',
  tongue: '#000000',
  'ladder-0': '#333333',
  'ladder-1': '#000000',
  'ladder-2': '#4d4d4d',
  'ladder-edge': '#ffffff',
  flag: '#000000',
  pole: '#000000',
  start: '#000000',
  route: '#000000',
};

export type ThemeName = keyof typeof SCREEN_THEMES | 'print';

/** All themes: those of screens and that of paper. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = { ...SCREEN_THEMES, print };
