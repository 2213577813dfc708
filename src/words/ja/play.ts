import type { Change, Misfit, PlaySetting, ScriptFault, Turn } from '../../play';
import type { play as en } from '../en/play';
import { numberFormat } from '../numbers';
import { brief, full } from './play-told';

const large = numberFormat('ja');
const pair = ([from, to]: readonly [number, number]) => `${from}→${to}`;

function facesTold(faces: readonly number[]): string {
  const row = faces.length > 2 && faces.at(-1)! - faces[0] === faces.length - 1;
  if (row) return `${faces[0]}から${faces.at(-1)}まで`;
  return faces.length > 12 ? `${faces.slice(0, 10).join('、')}ほか${faces.length - 10}種類` : faces.join('、');
}

function jumpsTold(jumps: readonly (readonly [number, number])[]): string {
  return jumps.length > 6
    ? `${jumps.slice(0, 5).map(pair).join('、')}ほか${jumps.length - 5}本`
    : jumps.map(pair).join('、');
}

const settings: Readonly<Record<PlaySetting, string>> = {
  start: 'スタート',
  goal: 'ゴール',
  die: 'サイコロ',
  finish: '上がり方（finish）',
  chain: '連続移動（chain）',
  enter: '盤に入れる目（enter）',
  again: 'もう一度振れる目（again）',
  order: '進む順（order）',
  void: '無効（void）',
  'skip-next': '次の人の休み（skip-next）',
  reverse: '逆回り（reverse）',
  winners: '勝者の数（winners）',
};

function turnTold({ throws, moves }: Turn): string {
  const to = moves.at(-1)?.to;
  return to === undefined ? `${throws.join('、')}を出しても動かない` : `${throws.join('、')}を出して${to}へ行く`;
}

export const play: typeof en = {
  player: number => `プレイヤー${number}`,
  nameTwice: (name, number) => `${name}（${number}）`,
  full,
  brief,

  turn: name => `${name}の番です`,
  turnAgain: name => `${name}がもう一度振ります`,
  turnLost: name => `${name}は休みです`,
  over: 'ゲーム終了',
  throwDie: 'サイコロを振る',
  throwFor: name => `${name}の代わりに振る`,
  throwReady: face => `次の目：${large.format(face)}`,
  throwAnew: '振り直す',
  passTurn: '次の人へ',
  endMotion: '動きを省く',
  undo: '戻す',
  redo: 'やり直す',
  run: '続ける',
  pause: '止める',
  typed: '手元のサイコロの目',
  typedEnter: '入力',
  keys: '盤の上では、Nで次へ、Pで戻す、数字で目の入力、Escで動きを省きます。',
  undone: (name, face) =>
    face === null ? `${name}の休みを戻しました。` : `${name}の${large.format(face)}を戻しました。`,
  rewound: '最初まで戻しました。もう一度見られます。',
  newGame: (players, seed) => `${players}人で新しいゲームを始めます。シードは${seed}です。`,

  stack: 'この手番で出た目',
  noThrows: 'まだ振っていません。',
  fate: { held: 'これから進む', walked: '進んだ', lost: '使えない', dropped: '使わない', void: '無効' },
  thrownAs: (face, fate, walk) =>
    walk === null ? `${large.format(face)}（${fate}）` : `${large.format(face)}（${walk}番目に${fate}）`,
  queue: '手番の順',
  turned: '逆回りになりました',
  places: '順位',
  place: place => `${place}位`,
  onCell: cell => (cell === 0 ? '盤の外' : `${large.format(cell)}のマス`),
  computer: 'コンピューター',
  computerPlays: name => `${name}をコンピューターに任せる`,

  turns: turns => (turns === 0 ? 'まだ手番はありません' : `${large.format(turns)}手番`),
  earlierTurns: turns => `これより前の${large.format(turns)}手番は記録にあります`,
  lostTurn: '休み',
  voidTurn: '無効',
  notEntered: '盤の外のまま',
  turnedRound: '逆回りに',

  game: '新しいゲーム・シード・記録',
  players: '人数',
  seed: 'シード',
  seedHelp: '同じシードなら同じ目が出ます。変えずに始めると、新しいシードになります。',
  begin: '新しいゲーム',
  rewind: '最初から見る',
  copyLog: '記録をコピー',
  copied: turns => `${large.format(turns)}手番の記録をコピーしました。`,
  notCopied: 'クリップボードが使えません。記録は下の欄にあります。',
  log: '記録、または出た目',
  logHelp: 'ゲームの記録か、3, 5, 6のような目の並びを入れると、一つずつ再生できます。',
  load: 'これで遊ぶ',
  loaded: throws => `${large.format(throws)}回分の目を用意しました。`,
  speed: '速さ',
  speeds: { slow: 'ゆっくり', normal: 'ふつう', fast: '速い', instant: '一気に' },
  briefly: '短く読み上げる',

  noGame: '盤の大きさが書かれるまで、遊べません。',
  stale: '今のテキストは盤になっていません。ゲームは最後の盤で続けられます。',
  nobodyWins: 'この盤では誰も上がれません。ゴールに着けないためです。それでも遊ぶことはできます。',
  seatsFull: (players, most) =>
    `ファイルには${large.format(players)}人のプレイヤーがいますが、ここでは最初の${most}人で遊びます。`,
  badPlayers: (found, most) =>
    found === ''
      ? `人数を1から${most}までで入れてください。`
      : `ここで遊べるのは1人から${most}人までです。「${found}」人では遊べません。`,
  noNumber: found => (found === '' ? '出た目を入れてください。' : `「${found}」は目ではありません。`),
  noFace: (found, faces) => `このサイコロに${large.format(found)}の目はありません。出るのは${facesTold(faces)}です。`,
  nobodyThrows: '今は誰も振れません。',
  endless: steps => `${large.format(steps)}回進めても終わりませんでした。「続ける」で先へ進みます。`,
  scriptFault: (fault: ScriptFault) => {
    switch (fault.fault) {
      case 'empty':
        return '目がありません。';
      case 'long':
        return `長すぎます。${large.format(fault.most)}文字より長いものは読みません。`;
      case 'no-log':
        return `記録でも目の並びでもありません：「${fault.found}」`;
    }
  },
  logPlayers: (players, most) => `これは${large.format(players)}人のゲームです。ここで遊べるのは${most}人までです。`,
  misfit: (misfit: Misfit) => {
    if (misfit.misfit === 'face') {
      return `別の盤の記録です。${large.format(misfit.index + 1)}回目に、このサイコロにはない${large.format(misfit.face)}の目が出ています。`;
    }
    const { turn, logged, here } = misfit;
    return here === null
      ? `別の盤の記録です。この盤では、${large.format(turn)}番目の手番の前にゲームが終わります。`
      : `別の盤の記録です。${large.format(turn)}番目の手番は、記録では${turnTold(logged)}のに、この盤では${turnTold(here)}ことになります。`;
  },

  seedIs: seed => `シード：${seed}`,
  badThrows: found => `--throwsの値は3,5,6のような目の並びです（「${found}」ではなく）`,
  stopped: (why, turns) =>
    ({
      script: '目がなくなりました。',
      turns: `${large.format(turns)}手番で打ち切りました。`,
      throws: '振り続けて終わらないので、打ち切りました。',
    })[why],
  positions: players =>
    players.map(({ name, cell }) => `${name}：${cell === 0 ? '盤の外' : large.format(cell)}`).join('、'),

  changed: '盤が変わりました',
  changedSaid: changes => `盤が変わりました。${changes.join('、')}。選ぶまでゲームは待っています。`,
  change: (change: Change) => {
    switch (change.what) {
      case 'cells':
        return `マスの数：${large.format(change.before)}→${large.format(change.after)}`;
      case 'setting':
        return `${settings[change.setting]}：${change.before}→${change.after}`;
      case 'jumps': {
        const { gone, come } = change;
        if (gone === null || come === null) return 'ヘビとはしごが変わりました';
        if (gone.length === 0) return `加わったもの：${jumpsTold(come)}`;
        return come.length === 0
          ? `なくなったもの：${jumpsTold(gone)}`
          : `なくなったもの：${jumpsTold(gone)}、加わったもの：${jumpsTold(come)}`;
      }
    }
  },
  goOn: 'このまま続ける',
  startAgain: '最初から始める',
  stranded: names => `続けられません。${names.join('と')}のいるマスがなくなりました。`,
  wentOn: '変わった盤でゲームを続けます。',
};
