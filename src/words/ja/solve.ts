import type { Reason } from '../../solve/reason';
import type { StepFacts } from '../../solve/route';
import type { solve as en } from '../en/solve';
import { numberFormat } from '../numbers';

const large = numberFormat('ja');

const grouped = (number: bigint) => (number < 10n ** 30n ? large.format(number) : String(number));

const faces = (all: readonly number[]) =>
  all.length <= 12 ? all.join('、') : `${all.slice(0, 10).join('、')}…${all[all.length - 1]}`;

const throws = (count: number) => `${large.format(count)}投`;
const turns = (count: number) => `${large.format(count)}手番`;
const ways = (count: bigint) => `${grouped(count)}通り`;

const carriers = { snakes: 'すべてヘビの頭', ladders: 'すべてはしごの下端', both: 'すべてヘビかはしごの始まり' };

function never(reason: Reason): string {
  switch (reason.kind) {
    case 'no-entry':
      return `コマが盤に入れません。盤に入れる目は${faces(reason.faces)}ですが、このサイコロでは出ません。`;
    case 'void-entry':
      return `コマが盤に入れません。盤に入れる目は${faces(reason.faces)}ですが、その目が出た手番はいつも無効になります。`;
    case 'always-again':
      return 'どの目が出てももう一度振ることになり、回数の上限もないので、手番が終わりません。';
    case 'always-void':
      return `どの手番でももう一度振れる目が${reason.run}回続いて無効になるので、コマは動きません。`;
    case 'carried-from-goal':
      return reason.to === 0
        ? `ゴールの${reason.goal}に着いたコマはみな盤の外へ運ばれるので、誰も上がれません。`
        : `ゴールの${reason.goal}に着いたコマはみな${reason.to}へ運ばれるので、誰も上がれません。`;
    case 'wall':
      return reason.first === reason.last
        ? `ゴールに着けません。${reason.first}のマスでどのコマも運び去られ、その先へ進めません。`
        : `ゴールに着けません。${reason.first}から${reason.last}までのマスは${carriers[reason.jumps]}で、その先へ進めません。`;
    case 'faces':
      return reason.faces.length === 1
        ? `ゴールの${reason.goal}に着けません。サイコロの目は${reason.faces[0]}だけで、何回振ってもそこには止まれません。`
        : `ゴールの${reason.goal}に着けません。目は${faces(reason.faces)}だけで、どう組み合わせてもそこには止まれません。`;
    case 'jumps':
      return reason.farthest === 0
        ? 'ゴールに着けません。ヘビやはしごがどのコマも盤の外へ運び戻します。'
        : `ゴールに着けません。ヘビやはしごの行き先からは、ちょうどゴールに止まる目がありません。${reason.farthest}より先へは進めません。`;
    case 'turns':
      return 'ゴールに着けません。着くはずの目の並びはありますが、「again」や「void」の決まりに合う手番になりません。';
    case 'only-by-snakes':
      return 'ヘビに運ばれずにゴールに着く道はありません。';
    case 'no-way':
      return reason.from === 0
        ? `盤の外から始めて、${reason.to}のマスで手番が終わることはありません。`
        : reason.to === 0
          ? `${reason.from}のマスから始めて、盤の外で手番が終わることはありません。`
          : `${reason.from}のマスから始めて、${reason.to}のマスで手番が終わることはありません。`;
    case 'too-large':
      return 'この大きさの「limit」や「void」に対して盤が大きすぎるので、答えを出せません。';
  }
}

function step({ throw: thrown, from, walked, to, how, by }: StepFacts): string {
  const begin =
    how === 'enters' ? `盤に入って${walked}へ` : how === 'stays' ? `${from}から動けない` : `${from} → ${walked}`;
  const off = to === 0;
  switch (by) {
    case null:
      return `${thrown}の目：${begin}`;
    case 'ladder':
      return `${thrown}の目：${begin}、はしごで${to}へ`;
    case 'snake':
      return off ? `${thrown}の目：${begin}、ヘビで盤の外へ` : `${thrown}の目：${begin}、ヘビで${to}へ`;
    case 'several':
      return off ? `${thrown}の目：${begin}、運ばれて盤の外へ` : `${thrown}の目：${begin}、次々に運ばれて${to}へ`;
  }
}

export const solve: typeof en = {
  faces,
  throws,
  turns,
  ways,
  answer: answer =>
    answer.turns === answer.throws
      ? `${throws(answer.throws)}、${ways(answer.ways)}`
      : `${throws(answer.throws)}（${turns(answer.turns)}）、${ways(answer.ways)}`,
  step,
  turn: turn => `${turn}手番目`,
  never,
};
