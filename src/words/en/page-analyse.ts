/** The Analyse view of the board's page. */
import type { JumpKind } from '../../board/board';
import { FOUR_DIGITS, numberFormat } from '../numbers';

const number = numberFormat('en', FOUR_DIGITS);
const percent = numberFormat('en', { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 });
const small = numberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });
/** A chance; a small one with the digits that it has. */
const chance = (value: number) => (value > 0 && value < 0.01 ? small : percent).format(value);
const signed = numberFormat('en', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
const short = numberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const turns = (count: number) => (count === 1 ? '1 turn' : `${number.format(count)} turns`);

export const pageAnalyse = {
  number: (value: number) => number.format(value),
  /** For a cell of the board, where there is little room. */
  onCell: (value: number) => (value < 10 ? short.format(value) : String(Math.round(value))),
  percent: chance,
  change: (value: number) => (Number.isFinite(value) ? signed.format(value) : value > 0 ? 'for ever' : '?'),

  working: 'Working it out …',
  progress: (share: number) => `${percent.format(share)} done`,
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  again: 'Work it out',
  failed: 'This could not be worked out here: the board is too large.',
  noSize: 'Without a size there is nothing to analyse.',
  done: (expected: number | null) =>
    expected === null ? 'Worked out: a game may never end.' : `Worked out: a game takes ${turns(expected)} on average.`,

  length: 'A game takes',
  expected: 'Expected turns',
  minutes: (minutes: number) => `about ${number.format(Math.max(1, Math.round(minutes)))} min`,
  deviation: 'Standard deviation',
  median: 'Median',
  mode: 'Most often',
  between: 'Nine games in ten',
  betweenTurns: (low: number, high: number) => `${number.format(low)} to ${number.format(high)} turns`,
  luckiest: 'Shortest game',
  // What is rarer than some 1e-18 counts as 0.
  luckiestTurns: (throws: number, chance: number) =>
    chance === 0 ? turns(throws) : `${turns(throws)}, in 1 game of ${number.format(Math.round(1 / chance))}`,
  trap: (cell: number) => `A game may never end: from cell ${cell} the goal cannot be reached.`,
  tooLarge: 'The game is too large for its length to be worked out.',
  mends: { pass: '“finish pass” would mend it.', 'one-die': 'One die instead of several would mend it.' },

  lengthChart: (low: number, median: number, high: number) =>
    `Chance of each length of a game: half of all games end within ${turns(median)}, nine in ten take ${number.format(low)} to ${turns(high)}.`,
  withinChart: (median: number, most: number) =>
    `Chance to have finished by each turn: one in two by ${turns(median)}, 95 in 100 by ${turns(most)}.`,
  lengthTitle: 'Finished at turn',
  withinTitle: 'Finished by turn',
  medianMark: (median: number) => `median ${number.format(median)}`,
  copy: 'Copy the numbers',
  table: 'As a table',
  turn: 'Turn',
  chance: 'Ends then',
  within: 'By then',
  moreRows: (count: number) => `${number.format(count)} more rows are left out here.`,

  worth: 'What each jump is worth',
  worthHelp: 'Turns that a game would take more, were the jump not there.',
  worthChart: (kind: JumpKind, from: number, to: number) =>
    `The jumps by their worth in turns; the greatest is the ${kind} from ${from} to ${to}.`,
  jump: 'Jump',
  uses: 'Uses a game',
  worthTurns: 'Turns',
  worthThrows: 'Fewest throws',
  jumpName: (kind: JumpKind, from: number, to: number) => `${kind === 'ladder' ? 'Ladder' : 'Snake'} ${from} → ${to}`,
  noJumps: 'There are no snakes and no ladders.',

  cells: 'Cells',
  tints: {
    visits: 'Visits a game',
    turnsToGoal: 'Turns to the goal',
    none: 'Not at all',
  },
  tint: 'Tint the cells',
  cell: 'Cell',
  visits: 'Visits',
  toGoal: 'Turns to the goal',
  fromStart: 'Throws from start',
  throwsToGoal: 'Throws to goal',

  seats: 'Who goes first',
  players: 'Players',
  seat: (player: number) => `Player ${player}`,
  win: 'Wins',
  byChance: (error: number) => `Found by playing many games; a chance may be off by ${percent.format(2 * error)}.`,
  rounds: (rounds: number) => `The game then takes ${number.format(rounds)} rounds on average.`,
  seatsUnknown: 'The games are too long to be played through here.',
  seatsChart: (chance: number) =>
    `Chance of each player to finish first; the first player’s is ${percent.format(chance)}.`,
};
