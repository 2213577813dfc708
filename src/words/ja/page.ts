import type { JumpKind } from '../../board/board';
import type { CellFacts, page as en } from '../en/page';
import { numberFormat } from '../numbers';

const large = numberFormat('ja');

const names: Readonly<Record<JumpKind, string>> = { ladder: 'はしご', snake: 'ヘビ' };

function cellTold({ row, column, start, goal, begins, ends, captions, tokens }: CellFacts): readonly string[] {
  const parts = [`${row}行目、${column}列目`];
  if (start) parts.push('スタート');
  if (goal) parts.push('ゴール');
  for (const { kind, to } of begins) parts.push(to === 0 ? `${names[kind]}で盤の外へ` : `${names[kind]}で${to}へ`);
  for (const { kind, from } of ends) parts.push(`${from}からの${names[kind]}の終わり`);
  for (const caption of captions) parts.push(`「${caption}」`);
  for (const name of tokens) parts.push(`${name}のコマ`);
  return parts;
}

export const page: typeof en = {
  views: { board: '盤面', play: '遊ぶ', solve: '解く', analyse: '分析', edit: '編集' },
  export: '書き出し',
  openEditor: '盤のエディターを開く',
  viewsLabel: '盤の表示',
  boardOf: (title, columns, rows) =>
    title === null ? `${columns}列×${rows}行の盤` : `${title}、${columns}列×${rows}行`,
  start: 'スタート',

  cell: facts => {
    const parts = [`${facts.cell}のマス`, ...cellTold(facts)];
    for (const message of facts.findings) parts.push(`指摘：${message}`);
    return parts.join('、');
  },
  cellTold,

  loading: '盤を待っています…',
  deleted: 'ファイルは削除されました。表示しているのは最後の盤です。',
  closed: '盤は保存されないまま閉じられました。表示しているのは最後の盤です。',
  unreadable: 'ファイルを読めなくなりました。表示しているのは最後の盤です。',
  noBoard: 'このファイルは盤ではありません。',
  noBoardHelp: 'テキストが盤になると、すぐにここに表示されます。最も短い盤は次の1行です。',
  noSize: 'テキストに盤の大きさがありません。',
  noSizeHelp: '次のような行で大きさが決まります。',
  staleSize: '今はテキストに大きさがないため、最後に大きさのあった盤を表示しています。',
  readonly: 'このファイルは変更できません。',
  refused: {
    gone: 'その間にテキストが変わったため、実行しませんでした。',
    'no-board': 'ファイルに盤の行がありません。',
    'off-board': 'そのマスはこの盤にありません。',
    'same-cell': 'ヘビやはしごには異なる2つのマスが必要です。',
    'same-row': 'この形式では1行に1マスずつ描くため、両端を同じ行には置けません。',
    'wrong-way': 'この形式では、番号のいちばん大きいマスがヘビの頭、いちばん小さいマスがはしごの下端になります。',
    'row-length': '通り道の行の長さが合いません。先に直してください。',
    taken: 'そのマスにはほかのヘビかはしごがあります。',
    'no-path': '1行ごとに左右1列までの範囲で、空いたマスを通る道がありません。',
    caption: 'この形式では説明を付けられません。',
    setting: 'この形式ではこの設定を書けません。',
    value: 'この値はここでは使えないため、何も変更しませんでした。',
  },
  tooLarge: (cells, most) =>
    `この盤には${large.format(cells)}マスあります。${large.format(most)}マスを超える盤は描かず、数値だけを示します。`,

  size: (columns, rows, cells) =>
    columns * rows === cells
      ? `${large.format(columns)}×${large.format(rows)}、${large.format(cells)}マス`
      : `${large.format(cells)}マス、1行に${large.format(columns)}マス`,
  ladders: 'はしご',
  snakes: 'ヘビ',
  facts: 'この盤',
  showRoute: '経路を見る',
  findings: '指摘',
  findingsCount: count => (count === 0 ? '指摘なし' : `指摘${large.format(count)}件`),
  noFindings: 'この盤に問題はありません。',
  moreFindings: count => `テキストにはほかに${large.format(count)}件`,
  levels: { error: 'エラー', warning: '警告', info: '情報', hint: 'ヒント' },
  line: line => `${large.format(line)}行目`,
  explain: code => `${code}の説明`,
  jumps: 'ヘビとはしご',
  jump: (kind, from, to) => (to === 0 ? `${from}から盤の外への${names[kind]}` : `${from}から${to}への${names[kind]}`),
  moreJumps: count => `ほか${large.format(count)}本`,
  noJumps: 'ヘビもはしごもまだありません。',
  pickCell: '盤のマスを選ぶと、そこで何が起こるかがわかります。',
  chosenCell: cell => `${large.format(cell)}のマス`,
  showInText: 'テキストで表示',

  fewest: '最少の投数',
  throws: '投数',
  turns: '手番',
  ways: '経路の数',
  solving: '解いています…',
  cannotSolveHere: '盤が大きすぎるため、ここでは解けませんでした。',
  cannotSolve: '大きさがないと解けません。',
  routeOf: (number, all) => `経路 ${large.format(number)}／${all}`,
  route: '経路',
  previousRoute: '前の経路',
  nextRoute: '次の経路',
  previousStep: '戻る',
  nextStep: '進む',
  copyRoute: '経路をコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーは許可されませんでした。',
  wholeRoute: '経路全体',
  routeKeys: '盤と一覧では、Nで次の一投、Pで前の一投に移ります。',
  walk: (from, walked) => `${from} → ${walked}`,
  stays: from => `${from}から動けない`,
  carried: (kind, to) => (to === 0 ? `${names[kind]}で盤の外へ` : `${names[kind]}で${to}へ`),
  askAnother: '条件を変える',
  fromCell: '始めるマス',
  toCell: '目指すマス',
  enters: walked => `盤に入り${walked}へ`,
  carriedOn: to => (to === 0 ? '運ばれて盤の外へ' : `運ばれて${to}へ`),
  stepName: (step, sentence) => `${step}投目、${sentence}`,
  moreSteps: count => `ほか${large.format(count)}投`,
  turn: turn => `${turn}手番目`,
  step: (step, steps, sentence) => `${steps}投中の${step}投目：${sentence}`,
  withoutSnakes: 'ヘビを使わない',
  tint: 'マスの色分け',
  tints: {
    none: 'なし',
    fromStart: 'スタートからの投数',
    toGoal: 'ゴールまでの投数',
    search: '探索の広がり',
  },
  wave: (wave, cells) =>
    wave === 0
      ? '最初の一投の前に届いているのはスタートだけです。'
      : `${large.format(wave)}投で新たに${large.format(cells)}マスに届きます。`,
  waveDone: wave => `${large.format(wave)}投でゴールに届きました。これが最少です。`,
  previousWave: '前の広がり',
  nextWave: '次の広がり',
};
