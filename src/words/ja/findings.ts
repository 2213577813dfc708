import type { JumpKind } from '../../board/board';
import type { Conflict, findings as en, OffBoard } from '../en/findings';
import { numberFormat, powerOfTen } from '../numbers';
import { jump, kinds, notes } from './findings-notes';
import { syntax } from './findings-syntax';
import { solve } from './solve';

const large = numberFormat('ja');
const rounded = numberFormat('ja', { maximumFractionDigits: 1 });

const turns = (count: number) => {
  const power = powerOfTen(count);
  return power === null ? rounded.format(count) : `約10^${power}`;
};

const among = (cells: number | null) =>
  cells === null ? 'マスの番号は1から、大きくても10,000,000までです。' : `この盤のマスは1から${cells}までです。`;

const begin: Readonly<Record<JumpKind, string>> = { ladder: '下端', snake: '頭' };
const end: Readonly<Record<JumpKind, string>> = { ladder: '上端', snake: 'しっぽ' };

function conflict(facts: Conflict): string {
  switch (facts.conflict) {
    case 'no-again':
      return `「${facts.setting}」が働くことはありません。もう一度振れる目がないためです。「again」で目を指定するか、この行を取り除いてください。`;
    case 'beyond-limit':
      return `「${facts.setting} ${facts.run}」が働くことはありません。${facts.limit === 1 ? 'もう一度振れる目が1回出ると' : `もう一度振れる目が${facts.limit}回続くと`}、その手番の振りは終わります。`;
    case 'equal':
      return `「void」と「skip-next」がどちらも${facts.run}です。その手番では何も動かないのに、次の人の手番もなくなります。どちらかを別の数にしてください。`;
    case 'again-face':
      return `このサイコロでは${solve.faces(facts.faces)}の目が出ないので、その目でもう一度振ることはありません。`;
    case 'enter-face':
      return `このサイコロでは${solve.faces(facts.faces)}の目が出ないので、その目で盤に入ることはありません。`;
    case 'enter-start':
      return `コマは${facts.start}のマスから始まるので、盤に入る必要がありません。「enter」か「start」を取り除いてください。`;
    case 'winners':
      return `プレイヤーが${facts.players}人なので、${facts.winners}人が勝つことはできません。`;
  }
}

function offBoard(facts: OffBoard): string {
  switch (facts.what) {
    case 'jump':
      return facts.kind === 'ladder' && facts.end === 'to' && facts.outside === 0
        ? `${facts.from}のはしごは盤の外へ出ています。0へ行けるのはヘビだけです。`
        : `この${kinds[facts.kind]}の${facts.end === 'from' ? begin[facts.kind] : end[facts.kind]}は盤の外です。${facts.outside}というマスはありません。${among(facts.cells)}`;
    case 'caption':
      return `この説明は盤の外のマスに付いています。${facts.cell}というマスはありません。${among(facts.cells)}`;
    case 'start':
      return `${facts.start}というマスはないので、そこからは始められません。${among(facts.cells)}0は盤の外を表します。`;
    case 'start-at-goal':
      return `${facts.start}からは始められません。スタートはゴールの${facts.goal}より小さくなければなりません。`;
    case 'goal':
      return `${facts.goal}というマスはないので、ゴールにできません。${among(facts.cells)}`;
  }
}

const messages: (typeof en)['messages'] = {
  syntax: fault => syntax(fault),
  'board-missing': ({ columns, rows }) =>
    `盤の大きさが書かれていません。「board ${columns} x ${rows}」のような行を加えてください。`,
  'board-size': ({ cells }) =>
    cells < 0
      ? '盤には少なくとも2マスが必要です。大きさを負の数にはできません。'
      : cells < 2
        ? `盤には少なくとも2マスが必要ですが、これでは${cells}マスになります。`
        : '盤は10,000,000マスまでですが、これはそれより大きくなります。',
  'setting-repeated': ({ keyword, last }) =>
    last
      ? `「${keyword}」がもう一度指定されています。有効なのはこの行で、前の行は無視されます。`
      : `「${keyword}」がここでも後でも指定されています。有効なのは最後の行だけです。`,
  'setting-conflict': conflict,
  'off-board': offBoard,
  'ladder-down': ({ from, to }) => `${from}のはしごが${to}へ下っています。`,
  'snake-up': ({ from, to }) => `${from}のヘビが${to}へ上っています。`,
  'jump-to-itself': ({ kind, from }) => `${from}の${kinds[kind]}は同じマスへ戻るだけで、何もしません。`,
  'jump-repeated': facts => `${jump(facts)}はすでにあります。`,
  'two-jumps-from-cell': ({ kind, from, to, first }) =>
    `${from}のマスから、ヘビやはしごが2つ始まっています。使われるのは最初の「${jump(first)}」だけで、この「${jump({ kind, from, to })}」は使われません。`,
  'jump-from-goal': ({ kind, from, to, finish }) =>
    `${
      to === 0
        ? `ゴールの${from}から${kinds[kind]}が出ているため、ゴールに着いたコマは盤の外へ運ばれます。`
        : `ゴールの${from}から${kinds[kind]}が出ているため、ゴールに着いたコマは${to}へ運ばれます。`
    }${finish === 'unknown' ? '' : finish === 'possible' ? '別の方法でならまだ上がれます。' : '誰も上がれません。'}`,
  'jump-from-start': ({ kind, from }) =>
    `コマは${from}のマスから始まります。そこの${kinds[kind]}は始めには働かず、あとでそのマスに着いたときにだけ働きます。`,
  'jump-chain': ({ kind, from, to, next, chain, rest }) => {
    const on =
      rest === null
        ? '「chain on」なので、コマは続けて運ばれ、輪を1周します。'
        : rest === 0
          ? '「chain on」なので、コマは続けて盤の外へ運ばれます。'
          : `「chain on」なので、コマは続けて${rest}まで運ばれます。`;
    const off = `「chain off」なので、コマは${to}にとどまります。`;
    return `${from}の${kinds[kind]}は、${kinds[next.kind]}が始まる${to}で終わります。${chain ? on : off}`;
  },
  'jump-cycle': ({ cells, more, chain }) => {
    const circle = more === 0 ? [...cells, cells[0]].join(' → ') : `${cells.join(' → ')} → …`;
    return chain
      ? `ヘビやはしごが輪になっています（${circle}）。「chain on」なので、コマは1周して元のマスで止まります。`
      : `ヘビやはしごが輪になっています（${circle}）。`;
  },
  'goal-unreachable': ({ reason }) => solve.never(reason),
  trap: ({ cell, throws, steps }) => {
    const never =
      cell === 0
        ? 'ゲームが終わらないことがあります。盤の外に出ると、もうゴールに着けません。'
        : `ゲームが終わらないことがあります。${cell}のマスからは、もうゴールに着けません。`;
    const way = steps.map(step => solve.step(step)).join('、');
    return steps.length === 0
      ? never
      : steps.length < throws && steps.length === 1
        ? `${never}そこへは${solve.throws(throws)}で入ることがあります（最後の1投：${way}）。`
        : `${never}そこへ入る例：${way}。`;
  },
  'jump-unreachable': facts => `${jump(facts)}は決して使われません。スタートからどう進んでも、そこには着きません。`,
  'cell-caption-repeated': ({ cell }) => `${cell}のマスにはすでに説明があります。表示されるのは最初のものです。`,
  'long-game': facts =>
    `ゲームの長さは平均${turns(facts.turns)}手番で、${large.format(facts.limit)}手番を超えています。`,
  'map-row-length': ({ length, width }) => `この行は${length}マスですが、ほかの行は${width}マスです。`,
  'map-number': ({ found, expected, rows }) =>
    rows > 1
      ? `この${rows}行の番号は場所に合っていません。`
      : expected === null
        ? 'この行の番号は場所に合っていません。'
        : `${found}という番号は場所に合っていません。ここは${expected}です。`,
  'map-token-alone': ({ id }) =>
    `「${id}」が1か所にしかありません。${id.startsWith('L') ? 'はしご' : 'ヘビ'}は、通るすべての行（2行以上）に同じ印を置きます。`,
  'map-body-broken': ({ id, why }) =>
    why === 'row'
      ? `「${id}」がここで行を飛ばしています。通るすべての行に置いてください。`
      : why === 'column'
        ? `「${id}」がここで2列以上横にずれています。`
        : `「${id}」がこの行に2つあります。`,
  'map-edge': ({ id, side }) =>
    `「${id}」が${side === 'first' ? '最初' : '最後'}の列にあります。この形式を読むプログラムの1つは、ここで失敗します。`,
  'map-unknown-token': ({ found }) => `「${found}」は番号でも、S1やL1のようなヘビやはしごの印でもありません。`,
  'not-a-board': () => 'このファイルは、拡張子.snlを使う別の言語のもののようです。検査はしません。',
};

export const findings: typeof en = { messages, notes };
