import { type AnalyseJson, type Analysis, analyseJson, type Reason } from '../analyse';
import type { Game } from '../board/game';
import { type Told, tableLines } from './told';
import type { Words } from './words';

/** Tells an analysis of a game in the words of a language. `cells`: whether programs are told of every cell too. */
export function analysisTold(game: Game, analysis: Analysis, words: Words, cells = true): Told<AnalyseJson> {
  const reason = analysis.reason && reasonTold(analysis.reason, words).join(' ');
  // Without its cells an answer about a million of them is made in no time.
  const json = cells
    ? analyseJson(game, analysis, reason)
    : { ...analyseJson({ ...game, cells: 0 }, analysis, reason), cells: [] };
  const { expectedTurns } = json;
  const headline = expectedTurns === null ? (reason ?? '') : words.service.answer.expected(expectedTurns);
  const lines = [
    ...(analysis.reason === null ? [] : reasonTold(analysis.reason, words)),
    ...lengthLines(json, words),
    ...jumpLines(json, words),
    ...seatLines(json, words),
  ];
  return { json, headline, text: `${lines.join('\n')}\n`, ok: expectedTurns !== null };
}

/** What is told of a board that has no game, in the same form. */
export function unanalysed(reason: string): Told<AnalyseJson> {
  const none = null;
  const json: AnalyseJson = {
    expectedTurns: none,
    variance: none,
    standardDeviation: none,
    mode: none,
    median: none,
    percentiles: { 5: none, 25: none, 75: none, 95: none, 99: none },
    fewest: { throws: none, turns: none, probability: none },
    within: [],
    cells: [],
    jumps: [],
    seats: [],
    game: { expectedTurnsOfAll: none, expectedRounds: none },
    reason,
  };
  return { json, headline: reason, text: `${reason}\n`, ok: false };
}

/** Why a game may never end, and what would mend it: a sentence each. */
function reasonTold(reason: Reason, words: Words): string[] {
  const say = words.service.answer;
  if (reason.kind === 'too-large') return [say.tooLarge];
  const mends = reason.mends.map(mend => (mend.kind === 'pass' ? say.mendByPass : say.mendByOneDie(mend.sides)));
  return [reason.kind === 'trap' ? say.trap(reason.cell) : words.solve.never(reason.why), ...mends];
}

function lengthLines(json: AnalyseJson, words: Words): string[] {
  const say = words.service.answer;
  const { expectedTurns, standardDeviation, median, mode, percentiles, fewest } = json;
  const lines: string[] = [];
  if (expectedTurns !== null) lines.push(say.mean(expectedTurns, standardDeviation));
  if (median !== null && mode !== null) lines.push(say.typical(median, mode));
  for (const [percentage, within] of Object.entries(percentiles)) {
    if (within !== null) lines.push(say.percentile(percentage, within));
  }
  const { throws, turns, probability } = fewest;
  if (throws !== null && turns !== null) lines.push(say.fewest(throws, turns, probability));
  return lines;
}

/** So many jumps are told to people; programs are told all. */
const MOST_ROWS = 200;

function jumpLines({ jumps }: AnalyseJson, words: Words): string[] {
  const say = words.service.answer;
  if (jumps.length === 0) return [];
  const told = (count: number | null, tell: (count: number) => string) => (count === null ? '–' : tell(count));
  const rows = jumps
    .slice(0, MOST_ROWS)
    .map(({ kind, from, to, usesPerGame, turns, throws }) => [
      say.jumpName(kind, from, to),
      told(usesPerGame, say.uses),
      told(turns, say.turnsMore),
      told(throws, say.throwsMore),
    ]);
  const more = jumps.length > MOST_ROWS ? [say.more(jumps.length - MOST_ROWS)] : [];
  return ['', say.jumpsTitle, ...tableLines([say.jumpColumns, ...rows]).map(row => `  ${row}`), ...more];
}

function seatLines({ seats, game }: AnalyseJson, words: Words): string[] {
  const say = words.service.answer;
  if (seats.length < 2) return [];
  const lines = seats
    .slice(0, MOST_ROWS)
    .flatMap(({ player, win, error }) => (win === null ? [] : [say.seat(player, win, error ?? 0)]));
  const { expectedTurnsOfAll, expectedRounds } = game;
  if (expectedTurnsOfAll !== null && expectedRounds !== null) lines.push(say.all(expectedTurnsOfAll, expectedRounds));
  return lines.length === 0 ? [] : ['', ...lines];
}
