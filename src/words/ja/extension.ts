import type { extension as en } from '../en/extension';

export const extension: typeof en = {
  channel: 'Snakes and Ladders',
  server: 'Snakes and Ladders 言語サーバー',

  status: fewest => `最少${fewest}投`,
  statusNever: 'ゴールに着けません',
  statusTip: 'ゴールまでの最少の投数です。クリックすると盤を解きます。',
  statusDetail: 'ゴールまでの最少の投数',
  statusName: 'Snakes and Ladders: 最少の投数',
  statusSolve: '盤を解く',

  showAnswer: 'すべて表示',
  answerFor: (command, board) => `${command}: ${board}`,
  solve: '盤を解く',
  analyse: '盤を分析',
  serverDown: '答えを出すサーバーが動いていません。「サーバーを再起動」を実行してください。',
  boardChanged: 'その間に盤が変わりました。もう一度実行してください。',
  failed: reason => `うまくいきませんでした。${reason}`,

  pickBoard: 'どの盤ですか？',
  newBoard: '新しい盤',
  newBoardDetail: '手始めの30マスの盤',
  newBoardText: [
    'title "私の盤"',
    'board 6 x 5',
    'start 1',
    '',
    '# どの行も書き換えられます。盤の絵はテキストの横に表示されます。',
    'ladder 3 -> 22',
    'ladder 5 ->  8',
    '',
    'snake 27 -> 1',
    'snake 19 -> 7',
    '',
  ].join('\n'),

  designing: '盤を設計しています',
  improving: '盤を改良しています',
  askSize: '盤の大きさは？ 「列数x行数」か、マスの数を入力してください。',
  wrongSize: '10x10 のような「列数x行数」か、30 のようなマスの数を入力してください。',
  askLadders: 'はしごは何本ですか？',
  askSnakes: 'ヘビは何匹ですか？',
  wrongCount: '8 のような整数を入力してください。',
  askTurns: 'ゲームの平均の長さは？ 手番の数（30）か、分（10 min、10分）で入力してください。',
  wrongTurns: '30 や 30.5 のような手番の数か、10 min のような分を入力してください。',

  pickFinding: 'どの指摘ですか？',
  findingAt: line => `${line}行目`,

  serverRestarted: 'Snakes and Ladders のサーバーが突然終了したため、もう一度起動しました。失われたものはありません。',
  serverGaveUp: times =>
    `Snakes and Ladders のサーバーが3分間に${times}回終了したため、これ以上は起動しません。理由は出力に書かれているかもしれません。`,
  serverStarted: 'Snakes and Ladders のサーバーを起動し直しました。',
  restart: 'サーバーを再起動',

  saved: name => `「${name}」として保存しました。`,
  saveFailed: reason => `ファイルに書き込めませんでした。${reason}`,
  openFile: '開く',
  fileKinds: { svg: '図', png: '画像', pdf: '印刷用文書', txt: 'テキスト', json: 'データ', snl: '盤' },

  pageTitle: board => `${board}の盤`,
  previewOf: (board, locked) => (locked ? `[プレビュー] ${board}` : `プレビュー ${board}`),
};
