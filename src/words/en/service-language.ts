/** What the words of the language mean, for hovers and completions. In Markdown. */
import type { RulesName } from '../../board/board';
import type { StatementName } from '../../text/syntax';

interface Meaning {
  /** In a few words, for a list. */
  readonly short: string;
  /** In sentences. */
  readonly long: string;
  /** How it is written. */
  readonly usage: readonly string[];
}

export const keywords: Readonly<Record<StatementName, Meaning>> = {
  title: { short: 'the board’s title', long: 'The title of the board.', usage: ['title "Thirty cells"'] },
  author: { short: 'who made the board', long: 'Who made the board.', usage: ['author "a. n. author"'] },
  board: {
    short: 'the size: columns x rows',
    long: 'The size of the board: columns and rows, or the number of cells. Of a number of cells the board is as square as possible, and the last row may be short. Every board needs it.',
    usage: ['board 6 x 5', 'board 30'],
  },
  numbering: {
    short: 'how numbers run over the grid',
    long: 'How the numbers run over the grid: to and fro (`serpentine`) or every row the same way (`rows`), from the corner where cell 1 is. Unless said: serpentine from the bottom left.',
    usage: ['numbering serpentine', 'numbering rows from top-left'],
  },
  start: {
    short: 'where tokens begin',
    long: 'The cell where tokens begin. 0, which holds unless said, is off the board.',
    usage: ['start 0', 'start 1'],
  },
  goal: {
    short: 'the cell that finishes the game',
    long: 'The cell that finishes the game. Unless said it is the last cell.',
    usage: ['goal 68'],
  },
  die: {
    short: 'what can be thrown',
    long: 'What can be thrown: a die with so many faces, the sum of several dice (`dice`), listed faces, or faces with weights. Unless said: `die 6`.',
    usage: ['die 6', 'dice 2d6', 'die 1 2 3 5', 'die 1*3 6*1'],
  },
  finish: {
    short: 'what a throw past the goal does',
    long: 'What a throw past the goal does: no move (`exact`, which holds unless said), back by the rest (`bounce`), or a win (`pass`).',
    usage: ['finish exact', 'finish bounce', 'finish pass'],
  },
  chain: {
    short: 'whether jumps carry on',
    long: 'Whether a token that a jump carries to the beginning of another jump is carried on. Unless said it is not.',
    usage: ['chain off', 'chain on'],
  },
  enter: {
    short: 'the faces that bring a token onto the board',
    long: 'The faces with which a token that is off the board comes onto it. It then stands on cell 1, whatever the face was. Unless said any throw walks on from 0.',
    usage: ['enter 6', 'enter 1 6', 'enter any'],
  },
  again: {
    short: 'the faces that throw again',
    long: 'The faces that throw again in the same turn. With a limit the throwing ends at that many of them in a row.',
    usage: ['again 6', 'again 6 limit 3', 'again none'],
  },
  order: {
    short: 'in which order throws are walked',
    long: 'In which order the throws of one turn are walked: as they were thrown, or the last one first.',
    usage: ['order thrown', 'order last-first'],
  },
  void: {
    short: 'a run of again-throws that moves nothing',
    long: 'A turn with a run of exactly so many again-throws moves nothing.',
    usage: ['void 3', 'void none'],
  },
  'skip-next': {
    short: 'a run of again-throws that costs the next player a turn',
    long: 'After a run of exactly so many again-throws the player who would be next loses the turn.',
    usage: ['skip-next 4', 'skip-next none'],
  },
  reverse: {
    short: 'sums that turn the order of play round',
    long: 'When the sum of a turn’s throws is divisible by this number, the order of play turns round after the turn.',
    usage: ['reverse 3', 'reverse none'],
  },
  winners: {
    short: 'how many players finish',
    long: 'The game ends when so many players have finished. `auto`: 1, 2, 3 for 2, 3, 4 or more players.',
    usage: ['winners 1', 'winners auto'],
  },
  rules: {
    short: 'a named set of rules',
    long: 'A named set of rules. A setting of the file counts before the set’s, wherever it stands.',
    usage: ['rules classic', 'rules exercise'],
  },
  players: {
    short: 'the players and their colours',
    long: 'The names and colours of the players, or how many there are. A colour is a CSS name, or a hex value in quotes.',
    usage: ['players "Red" crimson, "Blue" "#33d"', 'players 4'],
  },
  ladder: {
    short: 'a jump up',
    long: 'Ladders: whoever walks onto the foot, which is named first, is carried up to the top. A caption may follow, and more ladders after commas.',
    usage: ['ladder 3 -> 22 "honesty"', 'ladders 5 -> 8, 11 -> 26'],
  },
  snake: {
    short: 'a jump down',
    long: 'Snakes: whoever walks onto the head, which is named first, is carried down to the tail. A tail of 0 is off the board. A caption may follow, and more snakes after commas.',
    usage: ['snake 27 -> 1', 'snakes 21 -> 9, 17 -> 4'],
  },
  cell: { short: 'a caption on a cell', long: 'A caption on a cell.', usage: ['cell 13 "Miss a biscuit"'] },
};

/** The values that are words, by the setting that takes them. */
export const values = {
  numbering: {
    serpentine: 'to and fro, row by row',
    rows: 'every row the same way',
    from: 'then the corner of cell 1',
    'bottom-left': 'cell 1 at the bottom left',
    'bottom-right': 'cell 1 at the bottom right',
    'top-left': 'cell 1 at the top left',
    'top-right': 'cell 1 at the top right',
  },
  finish: {
    exact: 'a throw past the goal is no move',
    bounce: 'a throw past the goal walks back by the rest',
    pass: 'a throw past the goal wins',
  },
  chain: { off: 'a token stays where a jump ends', on: 'a token is carried on by the jump that begins there' },
  enter: { any: 'any throw brings a token onto the board' },
  again: { none: 'no face throws again', limit: 'then how many in a row end the throwing' },
  order: { thrown: 'as they were thrown', 'last-first': 'the last throw first' },
  none: 'takes the named set’s setting away',
  winners: { auto: '1, 2, 3 for 2, 3, 4 or more players' },
};

export const rules: Readonly<Record<RulesName, string>> = {
  classic: 'start 0, finish exact',
  'from-one': 'start 1, finish exact: the form of most puzzles',
  'pass-wins': 'start 1, finish pass',
  family: 'finish pass, chain on, again 6',
  'three-sixes': 'again 6 limit 3, void 3',
  exercise: 'enter 1 6, again 6, last throw first, void 3, skip-next 4, reverse 3, winners auto',
};
