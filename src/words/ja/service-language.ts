import type * as en from '../en/service-language';

export const keywords: typeof en.keywords = {
  title: { short: '盤の題名', long: '盤の題名です。', usage: ['title "30マスの盤"'] },
  author: { short: '盤の作者', long: '盤を作った人です。', usage: ['author "a. n. author"'] },
  board: {
    short: '大きさ（列 x 行）',
    long: '盤の大きさです。列数と行数、またはマスの数で書きます。マスの数で書くとできるだけ正方形に近い形になり、最後の行は短いことがあります。どの盤にも必要です。',
    usage: ['board 6 x 5', 'board 30'],
  },
  numbering: {
    short: 'マスの番号の並び方',
    long: 'マスの番号の並び方です。行ごとに向きを変える（`serpentine`）か、どの行も同じ向き（`rows`）か、そして1のマスがある隅を指定します。指定がなければ、左下からの`serpentine`です。',
    usage: ['numbering serpentine', 'numbering rows from top-left'],
  },
  start: {
    short: 'コマが始めるマス',
    long: 'コマが始めるマスです。指定がなければ0で、盤の外から始めます。',
    usage: ['start 0', 'start 1'],
  },
  goal: {
    short: '上がりのマス',
    long: 'そこに着くと上がりになるマスです。指定がなければ最後のマスです。',
    usage: ['goal 68'],
  },
  die: {
    short: 'サイコロ',
    long: 'サイコロの目です。面の数、何個かのサイコロの合計（`dice`）、目の一覧、または重みつきの目で書きます。指定がなければ`die 6`です。',
    usage: ['die 6', 'dice 2d6', 'die 1 2 3 5', 'die 1*3 6*1'],
  },
  finish: {
    short: 'ゴールを越える目の扱い',
    long: 'ゴールを越える目が出たときの扱いです。動かない（`exact`、指定がないとき）、余った分だけ戻る（`bounce`）、上がりになる（`pass`）のどれかです。',
    usage: ['finish exact', 'finish bounce', 'finish pass'],
  },
  chain: {
    short: '続けて運ばれるかどうか',
    long: 'はしごやヘビで運ばれた先に別のはしごやヘビがあるとき、続けて運ばれるかどうかです。指定がなければ、続けては運ばれません。',
    usage: ['chain off', 'chain on'],
  },
  enter: {
    short: '盤に入れる目',
    long: '盤の外のコマが盤に入れる目です。入ったコマは、目の数にかかわらず1のマスに立ちます。指定がなければ、どの目でも0から進みます。',
    usage: ['enter 6', 'enter 1 6', 'enter any'],
  },
  again: {
    short: 'もう一度振れる目',
    long: '同じ手番でもう一度振れる目です。`limit`を付けると、その回数続けて出たところで振り終わります。',
    usage: ['again 6', 'again 6 limit 3', 'again none'],
  },
  order: {
    short: '目を進む順番',
    long: '1つの手番で出た目を、出た順に進むか、最後の目から進むかです。',
    usage: ['order thrown', 'order last-first'],
  },
  void: {
    short: '手番が無効になる連続回数',
    long: 'もう一度振れる目がちょうどこの回数続いた手番では、コマは動きません。',
    usage: ['void 3', 'void none'],
  },
  'skip-next': {
    short: '次の人が休みになる連続回数',
    long: 'もう一度振れる目がちょうどこの回数続くと、次の番の人が1回休みになります。',
    usage: ['skip-next 4', 'skip-next none'],
  },
  reverse: {
    short: '順番が逆になる合計',
    long: '手番の目の合計がこの数で割り切れると、その手番のあと、回る順番が逆になります。',
    usage: ['reverse 3', 'reverse none'],
  },
  winners: {
    short: '上がる人数',
    long: 'この人数が上がるとゲームが終わります。`auto`なら、2人、3人、4人以上のとき、それぞれ1人、2人、3人です。',
    usage: ['winners 1', 'winners auto'],
  },
  rules: {
    short: '名前のついたルール',
    long: '名前のついたルールのまとまりです。ファイルにある設定は、どこに書かれていてもこのルールより優先されます。',
    usage: ['rules classic', 'rules exercise'],
  },
  players: {
    short: 'プレイヤーの名前と色',
    long: 'プレイヤーの名前と色、または人数です。色はCSSの色名か、引用符で囲んだ16進の値で書きます。',
    usage: ['players "Red" crimson, "Blue" "#33d"', 'players 4'],
  },
  ladder: {
    short: '上へ運ぶもの',
    long: 'はしごです。先に書いた下端のマスに止まったコマは、後に書いた上端まで運ばれます。説明を付けられ、コンマで区切って続けて書けます。',
    usage: ['ladder 3 -> 22 "honesty"', 'ladders 5 -> 8, 11 -> 26'],
  },
  snake: {
    short: '下へ運ぶもの',
    long: 'ヘビです。先に書いた頭のマスに止まったコマは、後に書いたしっぽまで運ばれます。しっぽが0なら盤の外へ出ます。説明を付けられ、コンマで区切って続けて書けます。',
    usage: ['snake 27 -> 1', 'snakes 21 -> 9, 17 -> 4'],
  },
  cell: { short: 'マスの説明', long: 'マスに付ける説明です。', usage: ['cell 13 "1回休み"'] },
};

export const values: typeof en.values = {
  numbering: {
    serpentine: '行ごとに向きを変えます',
    rows: 'どの行も同じ向きです',
    from: '続けて1のマスの隅を書きます',
    'bottom-left': '1のマスは左下です',
    'bottom-right': '1のマスは右下です',
    'top-left': '1のマスは左上です',
    'top-right': '1のマスは右上です',
  },
  finish: {
    exact: 'ゴールを越える目では動きません',
    bounce: 'ゴールを越えた分だけ戻ります',
    pass: 'ゴールを越えても上がりです',
  },
  chain: { off: '運ばれた先にとどまります', on: '運ばれた先から続けて運ばれます' },
  enter: { any: 'どの目でも盤に入れます' },
  again: { none: 'もう一度振れる目はありません', limit: '続けて何回で振り終わるかを書きます' },
  order: { thrown: '出た順に進みます', 'last-first': '最後の目から進みます' },
  none: 'ルールにある設定を取り消します',
  winners: { auto: '2人、3人、4人以上のとき、1人、2人、3人です' },
};

export const rules: typeof en.rules = {
  classic: 'start 0、finish exact',
  'from-one': 'start 1、finish exact（多くのパズルの形）',
  'pass-wins': 'start 1、finish pass',
  family: 'finish pass、chain on、again 6',
  'three-sixes': 'again 6 limit 3、void 3',
  exercise: 'enter 1 6、again 6、最後の目から進む、void 3、skip-next 4、reverse 3、winners auto',
};
