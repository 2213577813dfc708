/** Small charts as nodes: plain SVG in the theme's colours. Each is an image with a sentence for its name, and stands beside its table. */
import { plain } from '../draw';
import { type Node_, s } from './vdom';

/** The drawing area in pixels; a chart is as wide as its column and keeps this shape. */
const WIDTH = 280;
const HEIGHT = 96;
const FOOT = 16;
/** At most so many columns: more could not be told apart. */
const MOST_COLUMNS = 140;

function chart(key: string, name: string, height: number, ...children: (Node_ | false | null)[]): Node_ {
  return s(
    'svg',
    { key, class: 'chart', role: 'img', 'aria-label': name, viewBox: `0 0 ${WIDTH} ${height}` },
    ...children,
  );
}

/** A place on the horizontal axis that is named. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

function axis(ticks: readonly Tick[], most: number, height: number): Node_ {
  return s(
    'g',
    { class: 'axis', key: 'axis' },
    s('path', { d: `M0 ${height}H${WIDTH}` }),
    ...ticks.map(({ at, text }) => {
      const x = (at / most) * WIDTH;
      const anchor = x < 24 ? 'start' : x > WIDTH - 24 ? 'end' : 'middle';
      return s('text', { key: text, x: plain(x), y: height + 12, 'text-anchor': anchor }, text);
    }),
  );
}

/** Numbers that are round and at least so far apart that their texts do not meet. */
export function ticksTo(most: number, text: (value: number) => string): readonly Tick[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map(each => each * power).find(each => each >= rough) ?? power;
  const ticks: Tick[] = [];
  for (let at = 0; at <= most; at += Math.max(1, step)) ticks.push({ at, text: text(at) });
  return ticks;
}

export interface Histogram {
  readonly name: string;
  /** `chances[n]`: of n turns. */
  readonly chances: readonly number[];
  /** A turn that is marked by a line, and its name. */
  readonly mark: Tick | null;
  /** The turns between which most of it lies. */
  readonly between: readonly [number, number] | null;
  readonly ticks: readonly Tick[];
}

/** Columns by turn; where there are too many, neighbours share one. */
export function histogram({ name, chances, mark, between, ticks }: Histogram): Node_ {
  const share = Math.max(1, Math.ceil(chances.length / MOST_COLUMNS));
  const columns: number[] = [];
  for (let i = 0; i < chances.length; i += share) {
    let sum = 0;
    for (let j = i; j < Math.min(i + share, chances.length); j++) sum += chances[j];
    columns.push(sum);
  }
  const most = columns.reduce((a, b) => Math.max(a, b), 0) || 1;
  const width = WIDTH / columns.length;
  const gap = width > 3 ? 0.8 : 0;
  let inner = '';
  let outer = '';
  for (const [i, chance] of columns.entries()) {
    const height = (chance / most) * (HEIGHT - 14);
    if (height < 0.05) continue;
    const bar = `M${plain(i * width)} ${HEIGHT}v${plain(-height)}h${plain(width - gap)}v${plain(height)}z`;
    const middle = (i + 0.5) * share;
    if (between !== null && (middle < between[0] || middle > between[1] + 1)) outer += bar;
    else inner += bar;
  }
  const at = mark === null ? 0 : ((mark.at + 0.5) / chances.length) * WIDTH;
  return chart(
    'histogram',
    name,
    HEIGHT + FOOT,
    s('path', { key: 'outer', class: 'bar outer', d: outer }),
    s('path', { key: 'inner', class: 'bar', d: inner }),
    mark !== null && s('path', { key: 'mark', class: 'mark', d: `M${plain(at)} 12V${HEIGHT}` }),
    mark !== null &&
      s('text', { key: 'marked', x: plain(at + 3), y: 10, 'text-anchor': at > WIDTH / 2 ? 'end' : 'start' }, mark.text),
    axis(ticks, chances.length, HEIGHT),
  );
}

/** A rising curve of chances by turn, with lines at a half and at nineteen in twenty. */
export function rising(
  name: string,
  chances: readonly number[],
  ticks: readonly Tick[],
  texts: readonly Tick[],
): Node_ {
  const step = Math.max(1, Math.floor(chances.length / WIDTH));
  let d = `M0 ${HEIGHT}`;
  for (let i = 0; i < chances.length; i += step) {
    d += `L${plain((i / (chances.length - 1 || 1)) * WIDTH)} ${plain(HEIGHT - chances[i] * (HEIGHT - 8))}`;
  }
  return chart(
    'rising',
    name,
    HEIGHT + FOOT,
    s('path', { key: 'area', class: 'area', d: `${d}V${HEIGHT}z` }),
    s('path', { key: 'line', class: 'line', d }),
    ...texts.flatMap(({ at, text }) => {
      const y = plain(HEIGHT - at * (HEIGHT - 8));
      return [
        s('path', { key: `line ${text}`, class: 'guide', d: `M0 ${y}H${WIDTH}` }),
        s('text', { key: text, x: WIDTH, y: y + 11, 'text-anchor': 'end' }, text),
      ];
    }),
    axis(ticks, chances.length, HEIGHT),
  );
}

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly tone: string;
}

const ROW = 18;

/** Horizontal bars to both sides of nought. Each row says its label and its value. */
export function bars(name: string, list: readonly Bar[]): Node_ {
  const finite = list.map(({ value }) => (Number.isFinite(value) ? value : 0));
  const least = Math.min(0, ...finite);
  const most = Math.max(0, ...finite);
  // Room for the labels at the left, and for the values beside the bars.
  const left = 64 + (least < 0 ? 38 : 0);
  const scale = (WIDTH - left - 48) / (most - least || 1);
  const nought = left - least * scale;
  return chart(
    'bars',
    name,
    list.length * ROW + 4,
    s('path', { key: 'nought', class: 'guide', d: `M${plain(nought)} 0V${list.length * ROW + 4}` }),
    ...list.map(({ key, label, value, text, tone }, i) => {
      const length = (Number.isFinite(value) ? value : most) * scale;
      const y = i * ROW + 3;
      const x = Math.min(nought, nought + length);
      const end = length < 0 ? { x: x - 3, 'text-anchor': 'end' } : { x: plain(x + Math.abs(length) + 3) };
      return s(
        'g',
        { key },
        s('rect', {
          class: `bar ${tone}`,
          x: plain(x),
          y,
          width: plain(Math.max(0.5, Math.abs(length))),
          height: ROW - 6,
        }),
        s('text', { key: 'label', x: 0, y: y + 10 }, label),
        s('text', { key: 'value', y: y + 10, ...end }, text),
      );
    }),
  );
}
