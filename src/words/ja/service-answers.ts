import type { JumpKind } from '../../board/board';
import type { answer as en } from '../en/service-answers';
import { FOUR_DIGITS, numberFormat } from '../numbers';

const rough = numberFormat('ja', FOUR_DIGITS);
const spread = numberFormat('ja', { maximumSignificantDigits: 2 });
const whole = numberFormat('ja', { maximumFractionDigits: 0 });
const percent = numberFormat('ja', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
const column = numberFormat('ja', { ...FOUR_DIGITS, minimumSignificantDigits: 4 });
const signed = numberFormat('ja', { ...FOUR_DIGITS, minimumSignificantDigits: 4, signDisplay: 'exceptZero' });
const signedWhole = numberFormat('ja', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const one = numberFormat('ja', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const turns = (count: number) => `${rough.format(count)}手番`;
const named: Readonly<Record<JumpKind, string>> = { ladder: 'はしご', snake: 'ヘビ' };

export const answer: typeof en = {
  noBoard: 'このファイルは盤ではありません。',
  noSize: '盤の大きさが書かれていないので、答えられません。',
  routes: (listed, ways) =>
    BigInt(listed) === ways ? '最短の目の並びすべて：' : `最短の目の並び、最初の${whole.format(listed)}通り：`,
  more: count => `… ほか${whole.format(count)}行`,

  trap: cell => `ゲームが終わらないことがあります。${cell}のマスからはゴールに着けません。`,
  tooLarge: 'ゲームが大きすぎて、長さを求められません。',
  mendByPass: '「finish pass」にすれば必ず終わります。',
  mendByOneDie: sides => `${sides}面のサイコロ1個にすれば必ず終わります。`,

  expected: mean => `平均${one.format(mean)}手番`,
  mean: (mean, deviation) =>
    deviation === null
      ? `ゲームの長さは平均${turns(mean)}です。`
      : `ゲームの長さは平均${turns(mean)}、標準偏差は${rough.format(deviation)}です。`,
  typical: (median, mode) => `半分のゲームは${turns(median)}以内に終わります。いちばん多い長さは${turns(mode)}です。`,
  percentile: (percentage, within) => `${percentage}%のゲームは${turns(within)}以内に終わります。`,
  fewest: (least, inTurns, probability) =>
    probability === null || probability === 0
      ? `最少は${whole.format(least)}投（${turns(inTurns)}）です。`
      : `最少は${whole.format(least)}投（${turns(inTurns)}）で、これほど短いのは${rough.format(1 / probability)}ゲームに1回です。`,
  jumpsTitle: 'それがないと増える手番数と投数：',
  jumpColumns: ['ヘビ・はしご', '1ゲームの使用回数', '手番', '投'],
  jumpName: (kind, from, to) => `${named[kind]} ${from} → ${to}`,
  uses: count => column.format(count),
  turnsMore: count => signed.format(count),
  throwsMore: count => signedWhole.format(count),
  seat: (player, win, error) =>
    error === 0
      ? `プレイヤー${player}が勝つ割合は${percent.format(win)}です。`
      : `プレイヤー${player}が勝つ割合は${percent.format(win)}です（±${percent.format(error)}）。`,
  all: (ofAll, rounds) => `全員のゲームは平均${turns(ofAll)}、${rough.format(rounds)}巡です。`,

  simulated: (mean, error) =>
    error === null
      ? `ゲームは${turns(mean)}でした。`
      : `ゲームは平均${turns(mean)}でした（±${spread.format(error)}）。`,
  simulatedRange: (least, most, games) =>
    `${whole.format(games)}ゲームのうち、最短は${turns(least)}、最長は${turns(most)}でした。`,
  unfinished: turnsOfGame => `${turns(turnsOfGame)}で打ち切られたゲームがあります。`,
};
