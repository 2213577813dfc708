import type { JumpKind } from '../../board/board';
import type { service as en } from '../en/service';
import { numberFormat } from '../numbers';
import { answer } from './service-answers';
import { keywords, rules, values } from './service-language';

const exact = numberFormat('ja', { maximumFractionDigits: 0 });
const one = numberFormat('ja', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const two = numberFormat('ja', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const three = numberFormat('ja', { maximumSignificantDigits: 3 });
const signed = numberFormat('ja', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

const named: Readonly<Record<JumpKind, string>> = { ladder: 'はしご', snake: 'ヘビ' };

export const service: typeof en = {
  keywords,
  values,
  rules,

  findingsCut: (shown, all) =>
    `この盤には指摘が${exact.format(all)}件あり、最初の${exact.format(shown)}件だけを表示しています（設定 snl.limits.findings）。`,

  jump: (kind, from, to) => `${named[kind]} ${from} → ${to}`,
  drawn: (id, kind, from, to) => `${id}: ${named[kind]} ${from} → ${to}`,
  jumps: (kind, count) => (kind === 'ladder' ? `はしご${count}本` : `ヘビ${count}匹`),
  cell: cell => `${cell}のマス`,

  answer,

  actions: {
    fixKind: code => `直せる「${code}」をすべて直す`,
    fixAll: '直せるものをすべて直す',
  },

  rename: {
    cell: most => `この盤のマスは1から${exact.format(most)}までの数です。`,
    id: letter => `印は「${letter}1」のように、文字${letter}と数字で書きます。`,
    taken: id => `${id}はこの盤にもうあります。`,
    nothing: 'ここには名前を変えられるものがありません。',
  },

  completion: {
    sample: '小さな盤',
    sampleDetail: 'そのまま遊べる盤の見本',
    sampleTitle: '私の盤',
    arrow: '行き先へ',
    firstCell: '最初のマス',
    lastCell: '最後のマス',
    cellOf: (column, row) => `左から${column}列目、上から${row}行目`,
    face: 'サイコロの目',
    count: '数',
    colour: '色',
    ignore: '1行の指摘を表示しません',
    ignoreFile: 'ファイル全体の指摘を表示しません',
    setting: 'この盤の設定',
    newBody: '新しいもの',
    goesOn: 'ここへ続きます',
    place: 'このマスの番号',
    throwsBecome: (before, after) =>
      before === null
        ? after === null
          ? 'ゴールには着けないままです。'
          : `最少の投数：${exact.format(after)}（これまではゴールに着けませんでした）`
        : after === null
          ? `ゴールに着けなくなります（今は最少${exact.format(before)}投）。`
          : after === before
            ? `最少の投数：${exact.format(after)}（変わりません）`
            : `最少の投数：${exact.format(before)}から${exact.format(after)}へ`,
    turnsBecome: (before, after) =>
      after === null
        ? 'ゲームが終わらないことがあります。'
        : before === null
          ? `平均の手番数：${one.format(after)}（これまでは終わらないことがありました）`
          : two.format(after) === two.format(before)
            ? `平均の手番数：${two.format(after)}（変わりません）`
            : `平均の手番数：${two.format(before)}から${two.format(after)}へ`,
  },

  hover: {
    cell: (cell, column, row) => `**${cell}のマス**：左から${column}列目、上から${row}行目`,
    cellAlone: cell => `**${cell}のマス**`,
    offBoard: '盤の外',
    isGoal: 'ゴールです。',
    caption: caption => `説明：${caption}`,
    fromStart: count =>
      count === null
        ? 'スタートからここに止まることはありません。'
        : count === 0
          ? 'コマはここから始めます。'
          : `スタートから：最少${exact.format(count)}投`,
    toGoal: count => (count === null ? 'ここからはゴールに着けません。' : `ゴールまで：最少${exact.format(count)}投`),
    expected: count =>
      count === null ? 'ここからはゲームが終わらないことがあります。' : `ゴールまで：平均${one.format(count)}手番`,
    visits: count => `ここで終わる手番：1ゲームに${three.format(count)}回`,
    jump: (kind, from, to) => `**${named[kind]}** ${from} → ${to}`,
    length: cells =>
      cells === 0 ? '自分のマスへ戻ります' : `長さ：${cells > 0 ? '上' : '下'}へ${Math.abs(cells)}マス`,
    notActing: 'これは働きません。',
    worthTurns: count =>
      count > 0
        ? `これがないと、ゲームは平均${one.format(count)}手番長くなります`
        : count < 0
          ? `これがないと、ゲームは平均${one.format(-count)}手番短くなります`
          : 'これがなくても、平均の手番数は変わりません',
    worthThrows: count =>
      count > 0
        ? `これがないと、最少の投数は${exact.format(count)}増えます`
        : count < 0
          ? `これがないと、最少の投数は${exact.format(-count)}減ります`
          : 'これがなくても、最少の投数は変わりません',
    uses: count => `使われる回数：1ゲームに${three.format(count)}回`,
    cells: count => `${exact.format(count)}マス`,
  },

  lens: {
    noWay: 'ゴールに着けません',
    expected: count => `平均${one.format(count)}手番`,
    endless: '終わらないことがあります',
    never: 'ゲームは終わりません',
    unknown: '平均の手番数は「分析」で',
    solve: '解く',
    play: '遊ぶ',
    analyse: '分析',
  },

  hint: {
    drawn: (id, hint) => `${id} ${hint}`,
    length: cells => (cells < 0 ? String(cells) : `+${cells}`),
    lengthTip: '運ばれるマスの数',
    worth: count => `${signed.format(count)}手番`,
    worthTip: 'これがないとき、ゲームが平均して何手番長くなるか',
  },
};
