/** A colour of the drawing, by what it is for. Roles with several tones have one each: `snake-0` … */
export type Colour =
  | 'paper'
  | 'cell-0'
  | 'cell-1'
  | 'cell-2' // the goal
  | 'cell-3' // the start
  | 'line'
  | 'number'
  | 'caption'
  | 'snake-0'
  | 'snake-1'
  | 'snake-2'
  | 'snake-3'
  | 'snake-4'
  | 'snake-edge'
  | 'snake-dots'
  | 'tongue'
  | 'eye'
  | 'pupil'
  | 'ladder-0'
  | 'ladder-1'
  | 'ladder-2'
  | 'ladder-edge'
  | 'flag'
  | 'pole'
  | 'start'
  | 'route'
  | 'route-casing'
  | 'route-text'
  | 'error'
  | 'warning'
  | 'info'
  | 'hint'
  | 'sign'
  | 'heat-0'
  | 'heat-1'
  | 'token-0'
  | 'token-1'
  | 'token-2'
  | 'token-3'
  | 'token-4'
  | 'token-5'
  | 'token-6'
  | 'token-7'
  | 'token-edge'
  | 'token-text'
  | 'token-text-edge'
  | 'focus';

/** A CSS colour for each. */
export type Theme = Readonly<Record<Colour, string>>;

const light: Theme = {
  paper: '#ffffff',
  'cell-0': '#fcfbf8',
  'cell-1': '#f2efe9',
  'cell-2': '#fdf0c4',
  'cell-3': '#e3f0e4',
  line: '#dcd8d0',
  number: '#5f5b54',
  caption: '#4b4842',
  'snake-0': '#3f9365',
  'snake-1': '#b9614d',
  'snake-2': '#8069b9',
  'snake-3': '#b4587f',
  'snake-4': '#2f8b94',
  'snake-edge': '#26302b',
  'snake-dots': '#ffffff',
  tongue: '#d3262f',
  eye: '#ffffff',
  pupil: '#1b1b1b',
  'ladder-0': '#b0762f',
  'ladder-1': '#8d5a2b',
  'ladder-2': '#c79a3a',
  'ladder-edge': '#5a3a14',
  flag: '#c9304a',
  pole: '#453f38',
  start: '#3c7d4c',
  route: '#0f68c3',
  'route-casing': '#ffffff',
  'route-text': '#ffffff',
  error: '#c72e2e',
  warning: '#b85c00',
  info: '#1a6fc0',
  hint: '#6a6a6a',
  sign: '#ffffff',
  'heat-0': '#e0701a',
  'heat-1': '#1a6fc0',
  'token-0': '#c5304b',
  'token-1': '#2f6fc4',
  'token-2': '#2c8254',
  'token-3': '#8a5a00',
  'token-4': '#7a4fb5',
  'token-5': '#0f7c86',
  'token-6': '#a83a80',
  'token-7': '#4a4f57',
  'token-edge': '#ffffff',
  'token-text': '#ffffff',
  'token-text-edge': '#00000080',
  focus: '#005fb8',
};

const dark: Theme = {
  ...light,
  paper: '#1f1f1f',
  'cell-0': '#2e2c29',
  'cell-1': '#262523',
  'cell-2': '#4d3f10',
  'cell-3': '#24382a',
  line: '#3f3d39',
  number: '#c2bcae',
  caption: '#d3cdc0',
  'snake-0': '#56b57d',
  'snake-1': '#db8a77',
  'snake-2': '#a593e0',
  'snake-3': '#d985ad',
  'snake-4': '#57b4bd',
  'snake-edge': '#121212',
  'snake-dots': '#1c1c1c',
  tongue: '#ff5252',
  'ladder-0': '#cf9347',
  'ladder-1': '#b07748',
  'ladder-2': '#dcb758',
  'ladder-edge': '#1c130a',
  flag: '#ff5a73',
  pole: '#dcd7cc',
  start: '#7cc794',
  route: '#45a3ff',
  'route-casing': '#14181d',
  'route-text': '#06182b',
  error: '#f2555a',
  warning: '#e2a03f',
  info: '#4aa3f0',
  hint: '#a0a0a0',
  sign: '#161616',
  'heat-0': '#ff9a4d',
  'heat-1': '#45a3ff',
  'token-0': '#d83a57',
  'token-1': '#3c82dd',
  'token-2': '#34975f',
  'token-3': '#a87012',
  'token-4': '#8d62cc',
  'token-5': '#148d98',
  'token-6': '#bf4a93',
  'token-7': '#6b7280',
  focus: '#ffffff',
};

const highContrast: Theme = {
  ...dark,
  paper: '#000000',
  'cell-0': '#000000',
  'cell-1': '#000000',
  'cell-2': '#3d3200',
  'cell-3': '#003314',
  line: '#6fc3df',
  number: '#ffffff',
  caption: '#ffffff',
  'snake-0': '#59f08f',
  'snake-1': '#ff9d88',
  'snake-2': '#c7b2ff',
  'snake-3': '#ff9ad0',
  'snake-4': '#7df0f5',
  'snake-edge': '#000000',
  'snake-dots': '#000000',
  tongue: '#ff5c5c',
  'ladder-0': '#ffd24a',
  'ladder-1': '#ffb45e',
  'ladder-2': '#fff0a0',
  'ladder-edge': '#000000',
  flag: '#ff6b81',
  pole: '#ffffff',
  start: '#59f08f',
  route: '#ffffff',
  'route-casing': '#000000',
  'route-text': '#000000',
  error: '#ff6b6b',
  warning: '#ffcc00',
  info: '#6fc3df',
  hint: '#ffffff',
  sign: '#000000',
  'token-edge': '#ffffff',
  'token-text-edge': '#000000',
  focus: '#f38518',
};

const highContrastLight: Theme = {
  ...light,
  'cell-0': '#ffffff',
  'cell-1': '#ffffff',
  'cell-2': '#fff1a8',
  'cell-3': '#d6f5dc',
  line: '#0f4a85',
  number: '#000000',
  caption: '#000000',
  'snake-0': '#0a6b39',
  'snake-1': '#a1260d',
  'snake-2': '#4e2fa8',
  'snake-3': '#8e0f5a',
  'snake-4': '#00606b',
  'snake-edge': '#000000',
  'ladder-0': '#6b3d00',
  'ladder-1': '#4a2a00',
  'ladder-2': '#7a5200',
  'ladder-edge': '#000000',
  flag: '#b5002b',
  pole: '#000000',
  start: '#0a5a2a',
  route: '#0a2fd0',
  error: '#b5200d',
  warning: '#8a4b00',
  info: '#0f4a85',
  hint: '#292929',
  'token-text-edge': '#000000',
  focus: '#006bbd',
};

/** The colours that the reader's system forces. */
const forced: Theme = {
  paper: 'Canvas',
  'cell-0': 'Canvas',
  'cell-1': 'Canvas',
  'cell-2': 'Canvas',
  'cell-3': 'Canvas',
  line: 'CanvasText',
  number: 'CanvasText',
  caption: 'CanvasText',
  'snake-0': 'Canvas',
  'snake-1': 'Canvas',
  'snake-2': 'Canvas',
  'snake-3': 'Canvas',
  'snake-4': 'Canvas',
  'snake-edge': 'CanvasText',
  'snake-dots': 'CanvasText',
  tongue: 'CanvasText',
  eye: 'Canvas',
  pupil: 'CanvasText',
  'ladder-0': 'CanvasText',
  'ladder-1': 'CanvasText',
  'ladder-2': 'CanvasText',
  'ladder-edge': 'Canvas',
  flag: 'Highlight',
  pole: 'CanvasText',
  start: 'CanvasText',
  route: 'Highlight',
  'route-casing': 'Canvas',
  'route-text': 'HighlightText',
  error: 'CanvasText',
  warning: 'CanvasText',
  info: 'CanvasText',
  hint: 'CanvasText',
  sign: 'Canvas',
  'heat-0': 'Highlight',
  'heat-1': 'Highlight',
  'token-0': 'CanvasText',
  'token-1': 'CanvasText',
  'token-2': 'CanvasText',
  'token-3': 'CanvasText',
  'token-4': 'CanvasText',
  'token-5': 'CanvasText',
  'token-6': 'CanvasText',
  'token-7': 'CanvasText',
  'token-edge': 'Canvas',
  'token-text': 'Canvas',
  'token-text-edge': 'CanvasText',
  focus: 'Highlight',
};

/** The themes of screens, which the page is painted in. */
export const SCREEN_THEMES = {
  light,
  dark,
  'high-contrast': highContrast,
  'high-contrast-light': highContrastLight,
  forced,
} satisfies Record<string, Theme>;
