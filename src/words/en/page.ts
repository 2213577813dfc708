/** The board's page: its frame, the drawn board, the Board and the Solve view. */
import type { JumpKind } from '../../board/board';
import { numberFormat } from '../numbers';

const large = numberFormat('en');

/** What there is to say of a cell. `row` is counted from that of cell 1, `column` from the left. */
export interface CellFacts {
  readonly cell: number;
  readonly row: number;
  readonly column: number;
  readonly goal: boolean;
  readonly start: boolean;
  /** The jumps that begin here, and those that end here. */
  readonly begins: readonly { readonly kind: JumpKind; readonly to: number }[];
  readonly ends: readonly { readonly kind: JumpKind; readonly from: number }[];
  readonly captions: readonly string[];
  /** The names of the players whose tokens stand here. */
  readonly tokens: readonly string[];
  /** The messages of its findings. */
  readonly findings: readonly string[];
}

const plural = (count: number, one: string, many: string) => `${large.format(count)} ${count === 1 ? one : many}`;

/** What there is on a cell, beside its findings: a line each. */
function cellTold({ row, column, start, goal, begins, ends, captions, tokens }: CellFacts): readonly string[] {
  const parts = [`row ${row}, column ${column}`];
  if (start) parts.push('start');
  if (goal) parts.push('goal');
  for (const { kind, to } of begins) parts.push(to === 0 ? `${kind} off the board` : `${kind} to ${to}`);
  for (const { kind, from } of ends) parts.push(`${kind} from ${from}`);
  for (const caption of captions) parts.push(`“${caption}”`);
  for (const name of tokens) parts.push(`token of ${name}`);
  return parts;
}

export const page = {
  views: { board: 'Board', play: 'Play', solve: 'Solve', analyse: 'Analyse', edit: 'Edit' },
  export: 'Export',
  openEditor: 'Open the board editor',
  viewsLabel: 'Views of the board',
  boardOf: (title: string | null, columns: number, rows: number) =>
    title === null ? `Board, ${columns} by ${rows}` : `${title}, ${columns} by ${rows}`,
  start: 'Start',

  cell: (facts: CellFacts) => {
    const parts = [`cell ${facts.cell}`, ...cellTold(facts)];
    for (const message of facts.findings) parts.push(`finding: ${message}`);
    return parts.join(', ');
  },
  cellTold,

  // What is the matter with the document.
  loading: 'Waiting for the board …',
  deleted: 'The file has been deleted. This is the last board that was in it.',
  closed: 'The board was closed without ever being saved. This is the last of it.',
  unreadable: 'The file can no longer be read. This is the last board that was in it.',
  noBoard: 'This file is not a board.',
  noBoardHelp: 'The page shows a board as soon as the text is one. The shortest is a single line:',
  noSize: 'The text does not say how large the board is.',
  noSizeHelp: 'A line like this one does:',
  staleSize: 'The text does not say a size at the moment. This is the last board that had one.',
  readonly: 'This document cannot be changed.',
  // Why an edit did not come about.
  refused: {
    gone: 'The text has changed meanwhile, so this was not done.',
    'no-board': 'The file has no grid to draw in.',
    'off-board': 'There is no such cell on this board.',
    'same-cell': 'A snake or ladder needs two different cells.',
    'same-row': 'This format draws a body with one cell in each row, so both ends cannot be in one row.',
    'wrong-way': 'In this format the highest cell of a snake is its head, and the lowest cell of a ladder its foot.',
    'row-length': 'A row that the body would cross is too short or too long. Mend that first.',
    taken: 'Another snake or ladder has this cell.',
    'no-path': 'There is no way through free cells from end to end, at most one column to the side in each row.',
    caption: 'This format has no captions.',
    setting: 'This format cannot say this.',
    value: 'This value cannot be used here, so nothing was changed.',
  },
  tooLarge: (cells: number, most: number) =>
    `This board has ${large.format(cells)} cells. Above ${large.format(most)} it is not drawn: here are its numbers alone.`,

  // The Board view.
  size: (columns: number, rows: number, cells: number) =>
    columns * rows === cells
      ? `${large.format(columns)} × ${large.format(rows)}, ${large.format(cells)} cells`
      : `${large.format(cells)} cells, ${large.format(columns)} to a row`,
  ladders: 'Ladders',
  snakes: 'Snakes',
  facts: 'This board',
  showRoute: 'Show the route',
  findings: 'Findings',
  findingsCount: (count: number) => (count === 0 ? 'No findings' : plural(count, 'finding', 'findings')),
  noFindings: 'Nothing is wrong with this board.',
  moreFindings: (count: number) => `and ${plural(count, 'more', 'more')} in the text`,
  levels: { error: 'Error', warning: 'Warning', info: 'Note', hint: 'Hint' },
  line: (line: number) => `line ${large.format(line)}`,
  explain: (code: string) => `What ${code} means`,
  jumps: 'Snakes and ladders',
  jump: (kind: JumpKind, from: number, to: number) =>
    to === 0
      ? `${kind === 'ladder' ? 'Ladder' : 'Snake'} from ${from} off the board`
      : `${kind === 'ladder' ? 'Ladder' : 'Snake'} from ${from} to ${to}`,
  moreJumps: (count: number) => `and ${large.format(count)} more`,
  noJumps: 'No snakes and no ladders yet.',
  pickCell: 'Choose a cell on the board to see what happens there.',
  chosenCell: (cell: number) => `Cell ${large.format(cell)}`,
  showInText: 'Show in the text',

  // The Solve view.
  fewest: 'Fewest throws',
  throws: 'Throws',
  turns: 'Turns',
  ways: 'Ways',
  solving: 'Solving …',
  cannotSolveHere: 'This board could not be solved here: it is too large.',
  cannotSolve: 'Without a size there is nothing to solve.',
  routeOf: (number: number, all: string) => `Route ${large.format(number)} of ${all}`,
  route: 'The route',
  previousRoute: 'Previous route',
  nextRoute: 'Next route',
  previousStep: 'Back',
  nextStep: 'Next',
  copyRoute: 'Copy the route',
  copied: 'Copied.',
  notCopied: 'Copying was not allowed.',
  wholeRoute: 'Whole route',
  routeKeys: 'On the board and in the list, N and P go to the next and the previous step.',
  walk: (from: number, walked: number) => `${from} → ${walked}`,
  stays: (from: number) => `stays on ${from}`,
  carried: (kind: JumpKind, to: number) => (to === 0 ? `${kind} off the board` : `${kind} to ${to}`),
  askAnother: 'Ask another way',
  fromCell: 'From cell',
  toCell: 'To cell',
  enters: (walked: number) => `onto the board, to ${walked}`,
  carriedOn: (to: number) => (to === 0 ? 'carried off the board' : `carried on to ${to}`),
  stepName: (step: number, sentence: string) => `Step ${step}, ${sentence}`,
  moreSteps: (count: number) => `and ${plural(count, 'more step', 'more steps')}`,
  turn: (turn: number) => `Turn ${turn}`,
  step: (step: number, steps: number, sentence: string) => `Step ${step} of ${steps}: ${sentence}`,
  withoutSnakes: 'Without snakes',
  tint: 'Tint the cells',
  tints: {
    none: 'Not at all',
    fromStart: 'Throws from the start',
    toGoal: 'Throws to the goal',
    search: 'The search in waves',
  },
  wave: (wave: number, cells: number) =>
    wave === 0
      ? 'Before the first throw only the start is reached.'
      : `After ${plural(wave, 'throw', 'throws')} ${plural(cells, 'new cell is', 'new cells are')} reached.`,
  waveDone: (wave: number) => `The goal is reached after ${plural(wave, 'throw', 'throws')}: that is the fewest.`,
  previousWave: 'Wave before',
  nextWave: 'Next wave',
};
