import type { cli as en } from '../en/cli';

type Commands = (typeof en)['help']['commands'];
type Options = Commands['check']['options'];

const list = (words: readonly string[]) => words.join('、');

const sets = 'classic、from-one、pass-wins、family、three-sixes、exercise';

const rulesOptions: Options = [
  ['--rules NAME', `ファイルの指定にかかわらず、この名前のルールで遊びます（${sets}）`],
  ['--set "SETTING"', 'ファイルの設定を置き換えます（例: --set "start 1"）。何度でも指定できます'],
];

const readOptions: Options = [
  ['--from FORMAT', 'ファイル名から形式がわからないときの形式（snl または map）'],
  ['--name NAME', '標準入力（-）から読むものの名前'],
];

const json: Options[number] = ['--json', 'JSONの値を1つだけ出力します'];

const fileNote = 'FILEには-（標準入力）、フォルダー（中の盤ファイル）、globも指定できます。';
const oneFileNote = 'FILEには-（標準入力）か、盤が1つだけあるフォルダーも指定できます。';
const fileExit2 = '2 呼び出し方が違うか、読めないファイルがある';

const check: Commands['check'] = {
  usage: '使い方: snl check FILE… [オプション]',
  does: '盤の問題を調べます。',
  notes: [fileNote, `終了コード: 0 「エラー」の指摘なし、1 あり、${fileExit2}。`],
  options: [
    ['--format text|json|github|sarif', '指摘の出力形式（text）'],
    ['--json', '--format json と同じです'],
    ['--level CODE=LEVEL', '指摘のレベル（error、warning、info、hint、off）。何度でも指定できます'],
    ['--long-game TURNS', '平均の手番数がこれを超えたら long-game を報告します（1000）'],
    ['--max-warnings N', '警告がN件を超えたときも終了コードを1にします'],
    ...readOptions,
  ],
};

const solve: Commands['solve'] = {
  usage: '使い方: snl solve FILE [オプション]',
  does: 'ゴールまでの最少の投数、その経路の数、経路の1つを求めます。',
  notes: [oneFileNote, `終了コード: 0 解けた、1 ゴールに着けないか盤ではない、${fileExit2}。`],
  options: [
    ['--all N', '最短の経路をすべて（多くてもN通り）挙げます'],
    ['--no-snakes', 'ヘビに運ばれない経路だけを調べます'],
    ['--players N', 'ファイルの指定にかかわらずN人で遊びます（最少の投数は1人のものです）'],
    json,
    ...rulesOptions,
    ...readOptions,
  ],
};

const analyse: Commands['analyse'] = {
  usage: '使い方: snl analyse FILE [オプション]',
  does: 'ゲームの長さを正確に求めます（平均の手番数、その分布、ヘビとはしごの値打ち、順番による有利不利）。',
  notes: [oneFileNote, `終了コード: 0、1 終わらないことがあるか盤ではない、${fileExit2}。`],
  options: [['--players N', 'ファイルの指定にかかわらずN人で遊びます'], json, ...rulesOptions, ...readOptions],
};

const play: Commands['play'] = {
  usage: '使い方: snl play FILE [オプション]',
  does: 'ゲームを1回、最後まで遊び（または与えられた目で進め）、手番ごとに伝えます。',
  notes: [oneFileNote, `終了コード: 0、1 --max-turns で打ち切られたか盤ではない、${fileExit2}。`],
  options: [
    ['--players N', 'ファイルの指定にかかわらずN人で遊びます'],
    ['--seed S', 'シード。同じシードなら同じゲームになります'],
    ['--throws 3,5,6,…', '代わりにこの目で進めます。使い切ったところで止まります'],
    ['--max-turns N', 'この手番数でゲームを打ち切ります（100000）'],
    json,
    ...rulesOptions,
    ...readOptions,
  ],
};

const simulate: Commands['simulate'] = {
  usage: '使い方: snl simulate FILE [オプション]',
  does: '何度も遊んでみて、平均の長さと勝者の割合を標準誤差つきで示します。',
  notes: [oneFileNote, `終了コード: 0、1 --max-turns で打ち切られたか盤ではない、${fileExit2}。`],
  options: [
    ['--games N', '遊ぶ回数（10000）'],
    ['--players N', 'ファイルの指定にかかわらずN人で遊びます'],
    ['--seed S', 'シード。同じシードなら同じゲームになります'],
    ['--max-turns N', 'この手番数でゲームを打ち切ります（100000）'],
    json,
    ...rulesOptions,
    ...readOptions,
  ],
};

const format: Commands['format'] = {
  usage: '使い方: snl format FILE… [オプション]',
  does: '盤ファイルをその場で整形します。標準入力は整形して出力します。',
  notes: [fileNote, `終了コード: 0、1 --check で変わるものがある、${fileExit2}。`],
  options: [['--check', '何も変えず、整形で変わるファイルを挙げます'], ...readOptions],
};

const design: Commands['design'] = {
  usage: '使い方: snl design --board 10x10 [オプション]',
  does: '目標に合う盤を作ります。同じシードなら同じ盤になります。',
  notes: [`終了コード: 0、1 目標に届かず、いちばん近い盤を示した、${fileExit2}。`],
  options: [
    ['--board CxR', '列数x行数、またはマスの数'],
    ['--snakes N', 'ヘビの数'],
    ['--ladders N', 'はしごの数'],
    ['--expected T', '平均の手番数'],
    ['--fewest N', '最少の投数'],
    ['--longest N', 'これより多くのマスを越えるものを作りません'],
    ['--chains', 'はしごやヘビの先に、別のはしごやヘビがあってもかまいません（指定しなければ置きません）'],
    ['--no-chains', 'はしごやヘビの先に、別のはしごやヘビを置きません'],
    ['--no-crossings', '互いに交差させません'],
    ['--spread', 'どの行にも散らばらせます'],
    ['--keep "JUMPS"', '必ず置くはしごやヘビ（例: --keep "ladder 3 -> 22"）。何度でも指定できます'],
    ['--seed S', 'シード。同じシードなら同じ盤になります'],
    ['-o, --out FILE', '盤を出力せず、このファイルに書きます'],
    json,
    ['--rules NAME', `この名前のルールで遊ぶ盤を作ります（${sets}）`],
    ['--set "SETTING"', '盤に持たせる設定（例: --set "start 1"）。何度でも指定できます'],
  ],
};

const explain: Commands['explain'] = {
  usage: '使い方: snl explain [CODE]',
  does: '指摘を説明します。CODEがなければすべての指摘を挙げます。',
  notes: ['終了コード: 0、2 その名前の指摘がない。'],
  options: [],
};

const lsp: Commands['lsp'] = {
  usage: '使い方: snl lsp --stdio | --node-ipc | --socket=PORT',
  does: 'エディター用の言語サーバーを動かします。',
  notes: [],
  options: [
    ['--stdio', '標準入出力で通信します'],
    ['--node-ipc', 'このプロセスを起動したNode.jsとのチャネルで通信します'],
    ['--socket=PORT', 'このコンピューターのこのポートに接続します'],
  ],
};

export const cli: typeof en = {
  usage: {
    noCommand: 'コマンドを指定してください',
    unknownCommand: name => `「${name}」というコマンドはありません`,
    unknownOption: option => `ここでは${option}というオプションは使えません`,
    noValue: option => `${option}に値は付きません`,
    needsValue: option => `${option}には値が必要です`,
    oneOf: (option, choices, found) => `${option}の値は${list(choices)}のどれかです（「${found}」ではなく）`,
    whole: (option, least, most, found) =>
      most === Number.MAX_SAFE_INTEGER
        ? `${option}の値は${least}以上の整数です（「${found}」ではなく）`
        : `${option}の値は${least}から${most}までの整数です（「${found}」ではなく）`,
    positive: (option, found) => `${option}の値は0より大きい数です（「${found}」ではなく）`,
    level: found => `--levelの値はCODE=LEVELの形です（「${found}」ではなく）`,
    unknownCode: (code, near) =>
      near === null
        ? `「${code}」という指摘はありません`
        : `「${code}」という指摘はありません。「${near}」の間違いではありませんか？`,
    setting: found => `--setの値は、ファイルに書くのと同じ設定1つです（「${found}」ではなく）`,
    noFile: 'ファイルを指定してください',
    noBoard: '盤の大きさを --board 10x10 のように指定してください',
    board: found => `--boardの値は10x10のような大きさです（「${found}」ではなく）`,
    notBoth: (one, other) => `${one}と${other}は同時に指定できません`,
    keep: found =>
      `--keepの値は、"ladder 3 -> 22"のような、ファイルに書くのと同じはしごやヘビです（「${found}」ではなく）`,
    oneFile: count => `このコマンドのファイルは1つです（${count}個ではなく）`,
    tooMuch: found => `「${found}」は余分です`,
    oneConnection: '--stdio、--node-ipc、--socket=PORTのどれか1つを指定してください',
    seeHelp: command => `使い方: snl ${command === null ? '' : `${command} `}--help`,
  },

  unreadable: {
    missing: file => `${file}: ファイルがありません`,
    noMatch: glob => `${glob}: 当てはまるファイルがありません`,
    denied: file => `${file}: 読む権限がありません`,
    failed: (file, reason) => `${file}: 読めません（${reason}）`,
    large: (file, most) => `${file}: ${most} MBを超えるファイルは読みません`,
    largeOther: (file, most) => `${file}: ${most} MBを超えるファイルは、始まりが盤でなければ読みません`,
    unwritable: (file, reason) => `${file}: 書けません（${reason}）`,
    notUtf8: file => `${file}: UTF-8ではないので、変えません`,
  },

  noBoard: {
    plain: file => `${file}は盤ではありません`,
    noSize: file => `${file}には盤の大きさが書かれていません`,
    binary: file => `${file}は盤ではありません。テキストではないファイルです`,
    unknown: file =>
      `${file}は知らない形式で、盤かどうかわかりません。--from snlか--from mapを付ければ盤として読みます`,
    noneIn: place => `${place}: 盤が見つかりません`,
    several: place => `${place}: 盤がいくつもあります。1つを指定してください`,
  },
  standardInput: '標準入力',
  unwritten: reason => `結果を書き出せません（${reason}）`,
  noMemory: 'メモリーが足りません',

  faulty: (file, errors) => `${file}: エラーが${errors}件あります（snl check）。残りの部分について答えます`,

  idleSetting: (setting, why) => `--set "${setting}" は効きません。${why}`,

  levels: { error: 'エラー', warning: '警告', info: '情報', hint: 'ヒント', off: 'オフ' },
  levelByChain: (on, off) => `「chain on」では${on}、ほかは${off}`,
  summary: (errors, warnings, files) => `エラー${errors}件、警告${warnings}件、ファイル${files}個`,
  tooManyWarnings: (warnings, most) => `警告が${warnings}件あり、--max-warningsの${most}件を超えています`,

  wouldChange: file => `${file}: 整形すると変わります`,
  formatted: file => `${file}: 整形しました`,
  listed: (title, level) => `${title}（${level}）`,

  help: {
    title: 'snl: ヘビとはしご。盤を調べ、解き、分析し、遊び、整形し、設計します。',
    usage: '使い方: snl コマンド [オプション]',
    commandsTitle: 'コマンド:',
    optionsTitle: 'オプション:',
    commonOptions: [
      ['--lang en|ja', '表示する言語。なければLANGに従います'],
      ['-h, --help', 'このヘルプ'],
    ],
    versionOption: ['-V, --version', 'バージョン'],
    notes: ['各コマンドの詳しい説明は snl コマンド --help で表示します。'],
    commands: { check, solve, analyse, play, simulate, format, design, explain, lsp },
  },
};
