/** The Edit view of the board's page. */
import type { JumpKind } from '../../board/board';

const the: Readonly<Record<JumpKind, { readonly from: string; readonly to: string }>> = {
  ladder: { from: 'foot', to: 'top' },
  snake: { from: 'head', to: 'tail' },
};

export const pageEdit = {
  add: { ladder: 'Add a ladder', snake: 'Add a snake' },
  adding: {
    ladder: 'Choose the foot of the new ladder, then its top.',
    snake: 'Choose the head of the new snake, then its tail.',
  },
  undo: 'Undo',
  redo: 'Redo',
  howTo: 'Drag either end of a snake or ladder to another cell.',
  howToKeys:
    'On the board, Enter picks up the end on a cell, the arrow keys move it, Enter puts it down and Escape gives it back. Delete takes a jump away.',
  jumps: 'Snakes and ladders',
  kind: (kind: JumpKind): string => (kind === 'ladder' ? 'Ladder' : 'Snake'),
  end: (kind: JumpKind, end: 'from' | 'to'): string => `${kind === 'ladder' ? 'Ladder' : 'Snake'}: ${the[kind][end]}`,
  caption: 'Caption',
  turnRound: (kind: JumpKind, from: number, to: number) => `Turn the ${kind} from ${from} to ${to} round`,
  remove: (kind: JumpKind, from: number, to: number) => `Delete the ${kind} from ${from} to ${to}`,
  cell: (cell: number) => `Cell ${cell}`,
  noCell: 'Choose a cell on the board to give it a caption.',
  captionOf: (cell: number) => `Caption of cell ${cell}`,
  startHere: { ladder: 'Ladder from here', snake: 'Snake from here' },
  board: 'The board',
  fields: {
    title: 'Title',
    author: 'Author',
    columns: 'Columns',
    rows: 'Rows',
    way: 'Numbers run',
    corner: 'Cell 1 is',
    start: 'Start',
    goal: 'Goal',
    rules: 'Rules',
    die: 'Die',
    finish: 'Past the goal',
    chain: 'Jump after jump',
    enter: 'Enters with',
    again: 'Throws again with',
    order: 'Throws are walked',
    void: 'Nothing moves after a run of',
    skipNext: 'The next misses a turn after a run of',
    reverse: 'The order turns round at sums divisible by',
    winners: 'Winners',
    players: 'Players',
  },
  hints: {
    die: '6, 2d6, or faces: 1 2 3 3',
    players: '"Red" crimson, "Blue" navy',
    goal: 'the last cell',
    start: 'as the rules say',
    again: 'faces: 6 limit 3',
  },
  ways: { serpentine: 'to and fro', rows: 'always the same way' },
  corners: {
    'bottom-left': 'at the bottom left',
    'bottom-right': 'at the bottom right',
    'top-left': 'at the top left',
    'top-right': 'at the top right',
  },
  finishes: { exact: 'no move', bounce: 'walks back', pass: 'wins' },
  chains: { off: 'ends there', on: 'goes on' },
  orders: { thrown: 'as they were thrown', 'last-first': 'the last one first' },
  asRules: 'as the rules say',

  // While an end is held.
  would: 'As it would be',
  wouldFewest: (throws: number | null) =>
    throws === null ? 'The goal cannot be reached' : throws === 1 ? 'Fewest throws: 1' : `Fewest throws: ${throws}`,
  wouldExpect: (turns: string) => `Expected turns: ${turns}`,
  wouldFind: (count: number) => (count === 0 ? 'No findings' : count === 1 ? '1 finding' : `${count} findings`),

  // For the live region.
  pickedUp: (kind: JumpKind, end: 'from' | 'to', from: number, to: number) =>
    `Picked up the ${the[kind][end]} of the ${kind} from ${from} to ${to}.`,
  begun: (kind: JumpKind, from: number) => `A new ${kind} begins on ${from}. Choose its ${the[kind].to}.`,
  movedTo: (cell: number, throws: number | null) =>
    throws === null ? `${cell}: the goal could not be reached.` : `${cell}: fewest throws ${throws}.`,
  putDown: (kind: JumpKind, from: number, to: number) =>
    `${kind === 'ladder' ? 'Ladder' : 'Snake'} from ${from} to ${to}.`,
  givenBack: (kind: JumpKind, from: number, to: number) =>
    `Given back: the ${kind} from ${from} to ${to} is as it was.`,
  notAdded: 'Nothing was added.',
  removed: (kind: JumpKind, from: number, to: number) => `Deleted the ${kind} from ${from} to ${to}.`,
  nothingHere: (cell: number) => `No snake or ladder begins or ends on ${cell}.`,
  changed: 'The board has changed.',
  captioned: (what: string, caption: string) =>
    caption === '' ? `${what} has no caption now.` : `${what} has the caption "${caption}".`,
  taken: { undo: 'Undone.', redo: 'Redone.' },
  mapHelp: 'This format has no captions and only some settings; a .snl board has them all.',
  convert: 'Save as a .snl board',
};
