/** What the extension says in VS Code: messages, status, choices. */

const throws = (count: number) => (count === 1 ? '1 throw' : `${count} throws`);

export const extension = {
  channel: 'Snakes and Ladders',
  server: 'Snakes and Ladders Language Server',

  /** The status bar: the fewest throws of the board. */
  status: (fewest: number) => throws(fewest),
  statusNever: 'No way to the goal',
  statusTip: 'Fewest throws to the goal. Click to solve the board.',
  statusDetail: 'fewest throws to the goal',
  statusName: 'Snakes and Ladders: fewest throws',
  statusSolve: 'Solve board',

  showAnswer: 'Show all of it',
  /** Above an answer in the output channel. */
  answerFor: (command: string, board: string) => `${command}: ${board}`,
  solve: 'Solve board',
  analyse: 'Analyse board',
  serverDown: 'The server that knows the answer does not run. “Restart server” starts it.',
  boardChanged: 'The board was changed meanwhile. Please ask again.',
  failed: (reason: string) => `That did not work: ${reason}`,

  pickBoard: 'Which board?',
  newBoard: 'New board',
  newBoardDetail: 'A board of 30 cells to begin with',
  /** The text of a new board. VS Code calls a text without a name by its first line: it is the title. */
  newBoardText: [
    'title "My board"',
    'board 6 x 5',
    'start 1',
    '',
    '# Every line can be changed; the board is drawn beside it.',
    'ladder 3 -> 22',
    'ladder 5 ->  8',
    '',
    'snake 27 -> 1',
    'snake 19 -> 7',
    '',
  ].join('\n'),

  designing: 'Designing a board',
  improving: 'Improving the board',
  askSize: 'How large is the board? Columns x rows, or a number of cells.',
  wrongSize: 'Columns x rows, as in 10x10, or a number of cells, as in 30.',
  askLadders: 'How many ladders?',
  askSnakes: 'How many snakes?',
  wrongCount: 'A whole number, as in 8.',
  askTurns: 'How long is a game on average? In turns (30), or in minutes (10 min).',
  wrongTurns: 'A number of turns, as in 30 or 30.5, or of minutes, as in 10 min.',

  pickFinding: 'Which finding?',
  findingAt: (line: number) => `line ${line}`,

  serverRestarted: 'The Snakes and Ladders server ended unexpectedly. It was started again; nothing is lost.',
  serverGaveUp: (times: number) =>
    `The Snakes and Ladders server ended ${times} times within three minutes and is not started again. The reason may stand in its output.`,
  serverStarted: 'The Snakes and Ladders server was started again.',
  restart: 'Restart server',

  saved: (name: string) => `Saved as ${name}.`,
  saveFailed: (reason: string) => `The file could not be written: ${reason}`,
  openFile: 'Open',
  /** Kinds of files in the save dialog, by their ending. */
  fileKinds: { svg: 'Drawing', png: 'Picture', pdf: 'Document to print', txt: 'Text', json: 'Data', snl: 'Board' },

  pageTitle: (board: string) => `Board of ${board}`,
  /** The title of a preview, as that of VS Code's Markdown preview. */
  previewOf: (board: string, locked: boolean) => (locked ? `[Preview] ${board}` : `Preview ${board}`),
};
