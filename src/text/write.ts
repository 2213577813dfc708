import type { Board, Die, Jump, Player, Settings, Size } from '../board/board';
import { applyChanges } from './apply';
import { formatChanges } from './format';
import { parseSnl } from './snl';
import type { SettingName } from './syntax';

/** A string as it stands in `.snl`. What no line can hold becomes a blank. */
export function quoted(value: string): string {
  return `"${value.replace(/[\r\n\0]+/g, ' ').replace(/["\\]/g, '\\$&')}"`;
}

/** The settings in the order in which they are written. */
export const SETTING_ORDER: readonly SettingName[] = [
  'title',
  'author',
  'board',
  'numbering',
  'rules',
  'start',
  'goal',
  'die',
  'finish',
  'chain',
  'enter',
  'again',
  'order',
  'void',
  'skip-next',
  'reverse',
  'winners',
  'players',
];

/** The values of all settings but the size, as text; null where the board does not say the setting. */
const VALUES: Readonly<Record<Exclude<SettingName, 'board'>, (settings: Settings) => string | null>> = {
  title: ({ title }) => said(title, quoted),
  author: ({ author }) => said(author, quoted),
  numbering: ({ numbering }) =>
    said(numbering, ({ way, corner }) => (corner === 'bottom-left' ? way : `${way} from ${corner}`)),
  rules: ({ rules }) => said(rules, String),
  start: ({ start }) => said(start, String),
  goal: ({ goal }) => said(goal, String),
  die: ({ die }) => said(die, dieText),
  finish: ({ finish }) => said(finish, String),
  chain: ({ chain }) => said(chain, on => (on ? 'on' : 'off')),
  enter: ({ enter }) => said(enter, faces => (typeof faces === 'string' ? faces : faces.join(' '))),
  again: ({ again }) =>
    said(again, value => {
      if (value === 'none' || value.faces.length === 0) return 'none';
      return value.faces.join(' ') + (value.limit === null ? '' : ` limit ${value.limit}`);
    }),
  order: ({ order }) => said(order, String),
  void: settings => said(settings.void, String),
  'skip-next': ({ skipNext }) => said(skipNext, String),
  reverse: ({ reverse }) => said(reverse, String),
  winners: ({ winners }) => said(winners, String),
  players: ({ players }) => said(players, playersText),
};

const said = <T>(value: T | undefined, text: (value: T) => string): string | null =>
  value === undefined ? null : text(value);

/** The value of a setting as it stands in `.snl` after the keyword; null where the board does not say it. */
export function valueText({ size, settings }: Pick<Board, 'size' | 'settings'>, name: SettingName): string | null {
  return name === 'board' ? size && sizeText(size) : VALUES[name](settings);
}

/** The keyword of a setting with this value: `dice` for `3d6`. */
export function keywordOf(name: SettingName, value: string): string {
  return name === 'die' && /^\d+\s*d/i.test(value) ? 'dice' : name;
}

function sizeText({ columns, rows, cells }: Size): string {
  return columns * rows === cells ? `${columns} x ${rows}` : String(cells);
}

function dieText({ faces, weights, dice }: Die): string {
  if (dice !== null) return dice.count === 1 ? String(dice.sides) : `${dice.count}d${dice.sides}`;
  const plain = faces.length > 1 && weights.every(weight => weight === 1n);
  return faces.map((face, i) => (plain ? String(face) : `${face}*${weights[i]}`)).join(' ');
}

function playersText(players: readonly Player[]): string {
  if (players.every(({ name, colour }) => name === null && colour === null)) return String(players.length);
  return players
    .map(({ name, colour }) => {
      const shown = colour?.startsWith('#') ? quoted(colour) : colour;
      return quoted(name ?? '') + (shown === null ? '' : ` ${shown}`);
    })
    .join(', ');
}

/** A jump as an item of a list: `3 -> 22 "honesty"`. */
export function jumpText({ from, to, caption }: Pick<Jump, 'from' | 'to' | 'caption'>): string {
  return `${from} -> ${to}${caption === null ? '' : ` ${quoted(caption)}`}`;
}

/** How a board is written. */
export interface WriteOptions {
  /** Comment lines at the beginning, without their `#`. */
  readonly comments?: readonly string[];
  /** `\n` unless said. */
  readonly lineEnd?: string;
}

/**
 * A board as a whole `.snl` file, formatted: comments, settings, jumps in their order, captions of cells. Reading it gives the same board,
 * but that a player without a name beside named ones has the name ''.
 */
export function writeBoard(board: Board, { comments = [], lineEnd = '\n' }: WriteOptions = {}): string {
  const heads = comments.map(comment => `# ${comment}`.trimEnd());
  const settings = SETTING_ORDER.flatMap(name => {
    const value = valueText(board, name);
    return value === null ? [] : [`${keywordOf(name, value)} ${value}`];
  });
  const jumps = board.jumps.map(jump => `${jump.kind} ${jumpText(jump)}`);
  const captions = board.captions.map(({ cell, caption }) => `cell ${cell} ${quoted(caption)}`);
  const parts = [[...heads, ...settings], jumps, captions].filter(part => part.length > 0);
  const text = parts.map(part => part.map(line => line + lineEnd).join('')).join(lineEnd);
  return applyChanges(text, formatChanges(parseSnl(text)));
}
