import type { JumpKind } from '../../board/board';
import type { Miss } from '../../design';
import type { design as en } from '../en/design';
import { numberFormat } from '../numbers';

const large = numberFormat('ja');

const turns = (value: number, tolerance: number) =>
  numberFormat('ja', {
    maximumFractionDigits: Math.min(15, Math.max(1, Math.ceil(-Math.log10(tolerance)) + 1)),
  }).format(value);

const USUAL = 0.1;

const nouns: Readonly<Record<JumpKind, string>> = { ladder: 'はしご', snake: 'ヘビ' };

function missed(miss: Miss): string {
  switch (miss.kind) {
    case 'expected': {
      const { turns: wanted, tolerance } = miss.wanted;
      return Number.isFinite(miss.found)
        ? `平均の手番数は${turns(wanted, tolerance)}が目標ですが、見つかった中でいちばん近い盤は${turns(miss.found, tolerance)}です。`
        : `平均の手番数は${turns(wanted, tolerance)}が目標ですが、必ず終わる盤が見つかりませんでした。`;
    }
    case 'fewest':
      return miss.found === null
        ? `最少の投数は${large.format(miss.wanted)}が目標ですが、ゴールに着ける盤が見つかりませんでした。`
        : `最少の投数は${large.format(miss.wanted)}が目標ですが、見つかった中でいちばん近い盤は${large.format(miss.found)}です。`;
    case 'endless':
      return '必ず終わる盤が見つかりませんでした。';
    case 'snakes':
      return `ヘビ${large.format(miss.wanted)}匹のうち、置けたのは${large.format(miss.placed)}匹だけです。`;
    case 'ladders':
      return `はしご${large.format(miss.wanted)}本のうち、置けたのは${large.format(miss.placed)}本だけです。`;
    case 'keep':
      return `${miss.jump.from}から${miss.jump.to}への${nouns[miss.jump.kind]}は残せません。盤に収まらないか、同じマスから出るものがほかにあります。`;
  }
}

export const design: typeof en = {
  made: ({ board, expectedTurns, fewest }, tolerance = USUAL) => {
    const kinds = board.jumps.map(jump => jump.kind);
    const up = kinds.filter(kind => kind === 'ladder').length;
    const what = `${large.format(board.size?.cells ?? 0)}マス、はしご${large.format(up)}本、ヘビ${large.format(kinds.length - up)}匹`;
    const least = fewest === null ? 'ゴールに着けません' : `最少${large.format(fewest)}投`;
    return Number.isFinite(expectedTurns)
      ? `${what}：平均${turns(expectedTurns, tolerance)}手番、${least}`
      : `${what}：終わらないことがあり、${least}`;
  },
  met: '盤は目標どおりです。',
  notMet: '目標どおりの盤は見つかりませんでした。これがいちばん近い盤です。',
  missed,
  best: ({ expectedTurns }, tolerance = USUAL) =>
    Number.isFinite(expectedTurns)
      ? `これまでの最良の盤：平均${turns(expectedTurns, tolerance)}手番`
      : '必ず終わる盤はまだ見つかっていません',
  moved: ({ from, to }) =>
    `${from.from}から${from.to}への${nouns[from.kind]}を、${to.from}から${to.to}へ動かしました。`,
  unmoved: '盤はこのままで目標どおりです。',
};
