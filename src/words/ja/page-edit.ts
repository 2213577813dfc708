import type { JumpKind } from '../../board/board';
import type { pageEdit as en } from '../en/page-edit';

const names: Readonly<Record<JumpKind, string>> = { ladder: 'はしご', snake: 'ヘビ' };
const ends: Readonly<Record<JumpKind, { readonly from: string; readonly to: string }>> = {
  ladder: { from: '下端', to: '上端' },
  snake: { from: '頭', to: 'しっぽ' },
};

export const pageEdit: typeof en = {
  add: { ladder: 'はしごを追加', snake: 'ヘビを追加' },
  adding: {
    ladder: '新しいはしごの下端のマスを選び、次に上端のマスを選んでください。',
    snake: '新しいヘビの頭のマスを選び、次にしっぽのマスを選んでください。',
  },
  undo: '元に戻す',
  redo: 'やり直す',
  howTo: 'ヘビやはしごの端をドラッグして別のマスに移せます。',
  howToKeys:
    '盤上ではEnterでそのマスの端を持ち上げ、矢印キーで動かし、Enterで置きます。Escapeで元に戻り、Deleteで削除します。',
  jumps: 'ヘビとはしご',
  kind: (kind): string => names[kind],
  end: (kind, end) => `${names[kind]}の${ends[kind][end]}`,
  caption: '説明',
  turnRound: (kind, from, to) => `${from}から${to}への${names[kind]}を逆向きにする`,
  remove: (kind, from, to) => `${from}から${to}への${names[kind]}を削除`,
  cell: cell => `${cell}のマス`,
  noCell: '盤のマスを選ぶと、説明を付けられます。',
  captionOf: cell => `${cell}のマスの説明`,
  startHere: { ladder: 'ここからはしご', snake: 'ここからヘビ' },
  board: '盤',
  fields: {
    title: '題名',
    author: '作者',
    columns: '列',
    rows: '行',
    way: '番号の並び',
    corner: '1のマス',
    start: 'スタート',
    goal: 'ゴール',
    rules: 'ルール',
    die: 'サイコロ',
    finish: 'ゴールを越える目',
    chain: '運ばれた先のヘビ・はしご',
    players: 'プレイヤー',
  },
  hints: {
    die: '6、2d6、または目の並び：1 2 3 3',
    players: '"赤" crimson, "青" navy',
    goal: '最後のマス',
    start: 'ルールどおり',
  },
  ways: { serpentine: '折り返し', rows: '常に同じ向き' },
  corners: {
    'bottom-left': '左下',
    'bottom-right': '右下',
    'top-left': '左上',
    'top-right': '右上',
  },
  finishes: { exact: '動かない', bounce: '余った分だけ戻る', pass: '上がり' },
  chains: { off: 'その場にとどまる', on: '続けて運ぶ' },
  asRules: 'ルールどおり',

  would: 'こう変わります',
  wouldFewest: throws => (throws === null ? 'ゴールに着けません' : `最少の投数：${throws}`),
  wouldExpect: turns => `平均の手番数：${turns}`,
  wouldFind: count => (count === 0 ? '指摘なし' : `指摘${count}件`),

  pickedUp: (kind, end, from, to) => `${from}から${to}への${names[kind]}の${ends[kind][end]}を持ち上げました。`,
  begun: (kind, from) => `${from}から新しい${names[kind]}が始まります。${ends[kind].to}のマスを選んでください。`,
  movedTo: (cell, throws) => (throws === null ? `${cell}：ゴールに着けなくなります。` : `${cell}：最少${throws}投。`),
  putDown: (kind, from, to) => `${from}から${to}への${names[kind]}。`,
  givenBack: (kind, from, to) => `${from}から${to}への${names[kind]}を元に戻しました。`,
  notAdded: '何も追加しませんでした。',
  removed: (kind, from, to) => `${from}から${to}への${names[kind]}を削除しました。`,
  nothingHere: cell => `${cell}のマスにはヘビやはしごの端がありません。`,
  changed: '盤が変わりました。',
  mapHelp: 'この形式では説明を付けられず、書ける設定も限られます。.snlならすべて書けます。',
  convert: '.snlの盤として保存',
};
