import type { JumpKind } from '../../board/board';
import type { pageAnalyse as en } from '../en/page-analyse';
import { FOUR_DIGITS, numberFormat } from '../numbers';

const number = numberFormat('ja', FOUR_DIGITS);
const percent = numberFormat('ja', { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 });
const small = numberFormat('ja', { style: 'percent', maximumSignificantDigits: 2 });
/** A chance; a small one with the digits that it has. */
const chance = (value: number) => (value > 0 && value < 0.01 ? small : percent).format(value);
const signed = numberFormat('ja', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
const short = numberFormat('ja', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const names: Readonly<Record<JumpKind, string>> = { ladder: 'はしご', snake: 'ヘビ' };
const turns = (count: number) => `${number.format(count)}手番`;

export const pageAnalyse: typeof en = {
  number: value => number.format(value),
  onCell: value => (value < 10 ? short.format(value) : String(Math.round(value))),
  percent: chance,
  change: value => (Number.isFinite(value) ? signed.format(value) : value > 0 ? '終わらない' : '?'),

  working: '計算しています…',
  progress: share => `${percent.format(share)}完了`,
  cancel: 'やめる',
  cancelled: 'やめました。',
  again: '計算する',
  failed: '盤が大きすぎるため、ここでは計算できませんでした。',
  noSize: '大きさがないと分析できません。',
  done: expected =>
    expected === null
      ? '計算しました。終わらないことのあるゲームです。'
      : `計算しました。平均${turns(expected)}かかります。`,

  length: 'ゲームの長さ',
  expected: '平均の手番数',
  minutes: minutes => `約${number.format(Math.max(1, Math.round(minutes)))}分`,
  deviation: '標準偏差',
  median: '中央値',
  mode: '最も多い長さ',
  between: '10回のうち9回',
  betweenTurns: (low, high) => `${number.format(low)}～${turns(high)}`,
  luckiest: '最短のゲーム',
  luckiestTurns: (throws, chance) =>
    chance === 0 ? turns(throws) : `${turns(throws)}（${number.format(Math.round(1 / chance))}回に1回）`,
  trap: cell => `終わらないことがあります。${cell}のマスからはゴールに着けません。`,
  tooLarge: 'ゲームが大きすぎて、長さを計算できません。',
  mends: { pass: '「finish pass」にすれば直ります。', 'one-die': 'サイコロを1個にすれば直ります。' },

  lengthChart: (low, median, high) =>
    `長さごとの確率。半分のゲームは${turns(median)}以内に終わり、10回のうち9回は${number.format(low)}～${turns(high)}です。`,
  withinChart: (median, most) =>
    `各手番までに上がっている確率。2回に1回は${turns(median)}まで、100回に95回は${turns(most)}まで。`,
  lengthTitle: 'その手番に上がる確率',
  withinTitle: 'その手番までに上がる確率',
  medianMark: median => `中央値 ${number.format(median)}`,
  copy: '数値をコピー',
  table: '表で見る',
  turn: '手番',
  chance: 'そこで終わる',
  within: 'そこまでに',
  moreRows: count => `ほか${number.format(count)}行は省きました。`,

  worth: 'ヘビとはしごの値打ち',
  worthHelp: 'それがなかったら、ゲームが何手番長くなるか。',
  worthChart: (kind, from, to) => `手番で見た値打ちの順。いちばん大きいのは${from}から${to}への${names[kind]}です。`,
  jump: 'ヘビ・はしご',
  uses: '1ゲームの使用回数',
  worthTurns: '手番',
  worthThrows: '最少の投数',
  jumpName: (kind, from, to) => `${names[kind]} ${from} → ${to}`,
  noJumps: 'ヘビもはしごもありません。',

  cells: 'マス',
  tints: {
    visits: '1ゲームの訪問回数',
    turnsToGoal: 'ゴールまでの平均の手番数',
    none: 'なし',
  },
  tint: 'マスの色分け',
  cell: 'マス',
  visits: '回数',
  toGoal: '残り手番',
  fromStart: '到達投数',
  throwsToGoal: '残り投数',

  seats: '順番による有利不利',
  players: '人数',
  seat: player => `プレイヤー${player}`,
  win: '勝つ確率',
  byChance: error => `多くのゲームを試して求めた値で、誤差は${percent.format(2 * error)}ほどです。`,
  rounds: rounds => `平均${number.format(rounds)}巡で終わります。`,
  seatsUnknown: 'ゲームが長すぎて、ここでは試せません。',
  seatsChart: chance => `各プレイヤーが最初に上がる確率。1番目は${percent.format(chance)}です。`,
};
