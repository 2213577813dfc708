/** How long a game takes: numbers, the chance of each length, the chance to have finished. */
import type { Analysis } from '../analyse';
import { histogram, rising, ticksTo } from './charts';
import { numbersTable } from './tables';
import { h, type Node_ } from './vdom';
import type { Model } from './view';

/** The charts end where all but one game in so many has ended. */
const RARE = 0.005;

/** Why there is no expected length. */
export function noLength({ words }: Model, { reason }: Analysis): Node_ {
  const { pageAnalyse: analyse } = words;
  const lines: string[] = [];
  if (reason === null || reason.kind === 'too-large') lines.push(analyse.tooLarge);
  else if (reason.kind === 'trap') lines.push(analyse.trap(reason.cell));
  else lines.push(words.solve.never(reason.why));
  if (reason !== null && reason.kind !== 'too-large')
    for (const { kind } of reason.mends) lines.push(analyse.mends[kind]);
  return h(
    'section',
    { key: 'length' },
    h('h2', {}, analyse.length),
    ...lines.map(line => h('p', { class: 'bad' }, line)),
  );
}

/** The section of a game that ends: numbers, charts, the table; `copy` puts the numbers on the clipboard. */
export function lengthSection(model: Model, analysis: Analysis, copy: (text: string) => void): Node_ {
  const { pageAnalyse: analyse } = model.words;
  const { within, median, percentiles } = analysis;
  return h(
    'section',
    { key: 'length' },
    h('h2', {}, analyse.length),
    facts(model, analysis),
    h('button', { key: 'copy', class: 'quiet', onclick: () => copy(factsText(model, analysis)) }, analyse.copy),
    within !== null && median !== null && charts(model, within, median, percentiles),
    within !== null &&
      numbersTable(
        'lengths',
        analyse.table,
        [analyse.turn, analyse.chance, analyse.within],
        within.length,
        i => [String(i + 1), analyse.percent(within[i] - (within[i - 1] ?? 0)), analyse.percent(within[i])],
        analyse.moreRows,
      ),
  );
}

/** The names and values of the numbers, those that there are. */
function factsOf({ words }: Model, analysis: Analysis): readonly (readonly [string, string])[] {
  const { pageAnalyse: analyse } = words;
  const { standardDeviation, median, mode, percentiles, fewest } = analysis;
  const number = (value: number | null) => (value === null ? null : analyse.number(value));
  const between =
    percentiles['5'] === null || percentiles['95'] === null
      ? null
      : analyse.betweenTurns(percentiles['5'], percentiles['95']);
  const luckiest =
    fewest.turns === null || fewest.probability === null
      ? null
      : analyse.luckiestTurns(fewest.turns, fewest.probability);
  const all: readonly (readonly [string, string | null])[] = [
    [analyse.deviation, number(standardDeviation)],
    [analyse.median, number(median)],
    [analyse.mode, number(mode)],
    [analyse.between, between],
    [analyse.luckiest, luckiest],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

/** The numbers as lines of text, with all their digits where they are few. */
function factsText(model: Model, analysis: Analysis): string {
  const { pageAnalyse: analyse } = model.words;
  const lines = [[analyse.expected, String(analysis.expectedTurns)] as const, ...factsOf(model, analysis)];
  return lines.map(([name, value]) => `${name}\t${value}\n`).join('');
}

function facts(model: Model, analysis: Analysis): Node_ {
  const { pageAnalyse: analyse } = model.words;
  const { expectedTurns } = analysis;
  return h(
    'dl',
    { class: 'facts-list', key: 'facts' },
    h(
      'div',
      { key: 'expected', class: 'headline' },
      h('dt', {}, analyse.expected),
      h('dd', {}, analyse.number(expectedTurns!)),
      h('dd', { class: 'place' }, analyse.minutes((expectedTurns! * model.settings.secondsPerTurn) / 60)),
    ),
    ...factsOf(model, analysis).map(([name, value]) => h('div', { key: name }, h('dt', {}, name), h('dd', {}, value))),
  );
}

function charts(
  { words }: Model,
  within: readonly number[],
  median: number,
  percentiles: Analysis['percentiles'],
): Node_ {
  const { pageAnalyse: analyse } = words;
  const end = Math.max(3, within.findIndex(chance => chance > 1 - RARE) + 1 || within.length);
  const shown = [0, ...within.slice(0, end)];
  const chances = shown.map((chance, i) => (i === 0 ? 0 : chance - shown[i - 1]));
  const low = percentiles['5'] ?? 0;
  const high = percentiles['95'] ?? end;
  const ticks = ticksTo(end, analyse.number);
  return h(
    'div',
    { key: 'charts' },
    h('p', { class: 'chart-title' }, analyse.lengthTitle),
    histogram({
      name: analyse.lengthChart(low, median, high),
      chances,
      mark: { at: median, text: analyse.medianMark(median) },
      between: [low, high],
      ticks,
    }),
    h('p', { class: 'chart-title' }, analyse.withinTitle),
    rising(analyse.withinChart(median, high), shown, ticks, [
      { at: 0.5, text: '50 %' },
      { at: 0.95, text: '95 %' },
    ]),
  );
}
