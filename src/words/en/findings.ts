import type { JumpKind } from '../../board/board';
import type { Reason } from '../../solve/reason';
import type { StepFacts } from '../../solve/route';
import type { Figure, SyntaxFault } from '../../text/syntax';
import { numberFormat, powerOfTen } from '../numbers';
import { notes } from './findings-notes';
import { syntax } from './findings-syntax';
import { solve } from './solve';

const large = numberFormat('en');
const rounded = numberFormat('en', { maximumFractionDigits: 1 });

const turns = (count: number) => {
  const power = powerOfTen(count);
  return power === null ? rounded.format(count) : `about 10^${power}`;
};

/** The ends of a jump and what it is: what most sentences need. */
export interface JumpFacts {
  readonly kind: JumpKind;
  readonly from: number;
  readonly to: number;
}

export type Conflict =
  | { readonly conflict: 'no-again'; readonly setting: 'void' | 'skip-next' }
  | {
      readonly conflict: 'beyond-limit';
      readonly setting: 'void' | 'skip-next';
      readonly run: Figure;
      readonly limit: Figure;
    }
  | { readonly conflict: 'equal'; readonly run: Figure }
  | { readonly conflict: 'again-face' | 'enter-face'; readonly faces: readonly number[] }
  | { readonly conflict: 'enter-start'; readonly start: number }
  | { readonly conflict: 'winners'; readonly winners: Figure; readonly players: number };

export type OffBoard =
  | {
      readonly what: 'jump';
      readonly kind: JumpKind;
      readonly from: Figure;
      /** The first end that is off the board, its number, and the last cell; null: not known, and no board has such a cell. */
      readonly end: 'from' | 'to';
      readonly outside: Figure;
      readonly cells: number | null;
    }
  | { readonly what: 'caption'; readonly cell: Figure; readonly cells: number | null }
  | { readonly what: 'start'; readonly start: Figure; readonly cells: number | null }
  | { readonly what: 'start-at-goal'; readonly start: Figure; readonly goal: number }
  | { readonly what: 'goal'; readonly goal: Figure; readonly cells: number | null };

export interface TrapFacts {
  readonly cell: number;
  /** How many throws the way into the trap takes. */
  readonly throws: number;
  /** Its walks, or, where they are many, the last of them. */
  readonly steps: readonly StepFacts[];
}

/** “the cells 1 to 30”, or what holds for a board of any size. */
const among = (cells: number | null) =>
  cells === null ? 'Cells are numbered from 1 to at most 10,000,000' : `The board has the cells 1 to ${cells}`;

const foot: Readonly<Record<JumpKind, string>> = { ladder: 'foot', snake: 'head' };
const top: Readonly<Record<JumpKind, string>> = { ladder: 'top', snake: 'tail' };

const them = (faces: readonly number[]) => (faces.length === 1 ? 'it' : 'them');

function conflict(facts: Conflict): string {
  switch (facts.conflict) {
    case 'no-again':
      return `“${facts.setting}” never happens: no face throws again, so no turn has a run. Say with “again” which faces do, or take this line out.`;
    case 'beyond-limit':
      return `“${facts.setting} ${facts.run}” never happens: the throwing ends ${facts.limit === 1 ? 'with the first again-throw' : `after ${facts.limit} again-throws in a row`}.`;
    case 'equal':
      return `“void” and “skip-next” are both ${facts.run}: such a turn moves nothing and yet takes the next player’s turn. Give one of them another number.`;
    case 'again-face':
      return `The die never shows ${solve.faces(facts.faces)}, so nobody throws again for ${them(facts.faces)}.`;
    case 'enter-face':
      return `The die never shows ${solve.faces(facts.faces)}, so no token comes onto the board with ${them(facts.faces)}.`;
    case 'enter-start':
      return `Tokens begin on cell ${facts.start}, so none of them has to enter. Take out “enter” or “start”.`;
    case 'winners':
      return `The game cannot have ${facts.winners} winners: there ${facts.players === 1 ? 'is 1 player' : `are ${facts.players} players`}.`;
  }
}

function offBoard(facts: OffBoard): string {
  switch (facts.what) {
    case 'jump':
      return facts.kind === 'ladder' && facts.end === 'to' && facts.outside === 0
        ? `The ladder at ${facts.from} leads off the board; only a snake can lead to 0.`
        : `The ${facts.kind}’s ${facts.end === 'from' ? foot[facts.kind] : top[facts.kind]} is off the board: there is no cell ${facts.outside}. ${among(facts.cells)}.`;
    case 'caption':
      return `This caption is off the board: there is no cell ${facts.cell}. ${among(facts.cells)}.`;
    case 'start':
      return `Tokens cannot begin on ${facts.start}: there is no such cell. ${among(facts.cells)}, and 0 is off the board.`;
    case 'start-at-goal':
      return `Tokens cannot begin on ${facts.start}: the start must be below the goal, which is ${facts.goal}.`;
    case 'goal':
      return `The goal cannot be ${facts.goal}: there is no such cell. ${among(facts.cells)}.`;
  }
}

/** What each finding says: where and what, and what to do where that is not plain. */
const messages = {
  syntax: (fault: SyntaxFault): string => syntax(fault),
  'board-missing': (facts: { readonly columns: number; readonly rows: number }) =>
    `The board’s size is missing. Add a line such as “board ${facts.columns} x ${facts.rows}”.`,
  'board-size': ({ cells }: { readonly cells: number }) =>
    cells < 0
      ? 'A board needs at least 2 cells; its size cannot be negative.'
      : cells < 2
        ? `A board needs at least 2 cells; this one would have ${cells}.`
        : 'A board has at most 10,000,000 cells; this one would have more.',
  'setting-repeated': ({ keyword, last }: { readonly keyword: string; readonly last: boolean }) =>
    last
      ? `“${keyword}” is said again. This line counts; the earlier one does not.`
      : `“${keyword}” is said again, here and further down. Only the last of these lines counts.`,
  'setting-conflict': conflict,
  'off-board': offBoard,
  'ladder-down': ({ from, to }: JumpFacts) => `The ladder at ${from} leads down to ${to}.`,
  'snake-up': ({ from, to }: JumpFacts) => `The snake at ${from} leads up to ${to}.`,
  'jump-to-itself': ({ kind, from }: JumpFacts) => `The ${kind} at ${from} leads to its own cell, so it does nothing.`,
  'jump-repeated': ({ kind, from, to }: JumpFacts) => `The ${kind} from ${from} to ${to} is there already.`,
  'two-jumps-from-cell': ({ kind, from, to, first }: JumpFacts & { readonly first: JumpFacts }) =>
    `Two jumps leave cell ${from}. The first is played, a ${first.kind} to ${first.to}; this ${kind} to ${to} is not.`,
  'jump-from-goal': ({
    kind,
    from,
    to,
    finish,
  }: JumpFacts & {
    readonly finish: 'possible' | 'impossible' | 'unknown';
  }) =>
    `${
      to === 0
        ? `A ${kind} leaves the goal, ${from}: a token that walks onto the goal is carried off the board.`
        : `A ${kind} leaves the goal, ${from}: a token that walks onto the goal is carried to ${to}.`
    }${
      finish === 'unknown'
        ? ''
        : finish === 'possible'
          ? ' The game can still be finished in another way.'
          : ' Nobody can finish.'
    }`,
  'jump-from-start': ({ kind, from }: JumpFacts) =>
    `Tokens begin on cell ${from}. The ${kind} there does not carry them at the beginning, only when they walk onto it later.`,
  'jump-chain': ({
    kind,
    from,
    to,
    next,
    chain,
    rest,
  }: JumpFacts & {
    readonly next: JumpFacts;
    readonly chain: boolean;
    /** With `chain on` where the token comes to rest; null: it goes round a circle. */
    readonly rest: number | null;
  }) => {
    const on =
      rest === null
        ? 'With “chain on” a token is carried on, round a circle.'
        : rest === 0
          ? 'With “chain on” a token is carried on, off the board.'
          : `With “chain on” a token is carried on to ${rest}.`;
    const off = `With “chain off” a token stays on ${to}.`;
    return `The ${kind} at ${from} ends on ${to}, where a ${next.kind} begins. ${chain ? on : off}`;
  },
  'jump-cycle': ({
    cells,
    more,
    chain,
  }: {
    readonly cells: readonly number[];
    readonly more: number;
    readonly chain: boolean;
  }) => {
    const circle = more === 0 ? [...cells, cells[0]].join(' → ') : `${cells.join(' → ')} → …`;
    return chain
      ? `These jumps lead round in a circle: ${circle}. With “chain on” a token goes round once and ends where it began.`
      : `These jumps lead round in a circle: ${circle}.`;
  },
  'goal-unreachable': ({ reason }: { readonly reason: Reason }) => solve.never(reason),
  trap: ({ cell, throws, steps }: TrapFacts) => {
    const never =
      cell === 0
        ? 'A game may never end: off the board the goal can’t be reached any more.'
        : `A game may never end: from cell ${cell} the goal can’t be reached any more.`;
    const way = steps.map(step => solve.step(step)).join('; ');
    return steps.length === 0
      ? never
      : steps.length < throws && steps.length === 1
        ? `${never} A way there takes ${solve.throws(throws)}; the last is ${way}.`
        : `${never} A way there: ${way}.`;
  },
  'jump-unreachable': ({ kind, from, to }: JumpFacts) =>
    `The ${kind} from ${from} to ${to} is never used: no play from the start leads onto it.`,
  'cell-caption-repeated': ({ cell }: { readonly cell: number }) =>
    `Cell ${cell} has a caption already. The first one is shown.`,
  'long-game': (facts: { readonly turns: number; readonly limit: number }) =>
    `A game takes ${turns(facts.turns)} turns on average, which is more than ${large.format(facts.limit)}.`,
  'map-row-length': ({ length, width }: { readonly length: number; readonly width: number }) =>
    `This row has ${length === 1 ? '1 cell' : `${length} cells`}; the others have ${width}.`,
  'map-number': ({
    found,
    expected,
    rows,
  }: {
    readonly found: Figure;
    readonly expected: number | null;
    readonly rows: number;
  }) =>
    rows > 1
      ? `The numbers of these ${rows} rows do not fit their places.`
      : expected === null
        ? 'The numbers of this row do not fit their places.'
        : `The number ${found} does not fit its place; ${expected} belongs here.`,
  'map-token-alone': ({ id }: { readonly id: string }) =>
    `“${id}” stands only once. A ${id.startsWith('L') ? 'ladder' : 'snake'} has the same token in each row that it crosses, two at least.`,
  'map-body-broken': ({ id, why }: { readonly id: string; readonly why: 'row' | 'column' | 'twice' }) =>
    why === 'row'
      ? `“${id}” skips a row here. It must stand in each row that it crosses.`
      : why === 'column'
        ? `“${id}” moves more than one column to the side here.`
        : `“${id}” stands twice in this row.`,
  'map-edge': ({ id, side }: { readonly id: string; readonly side: 'first' | 'last' }) =>
    `“${id}” stands in the ${side} column, where one known reader of these files fails.`,
  'map-unknown-token': ({ found }: { readonly found: string }) =>
    `“${found}” is neither a number nor a snake or ladder such as S1 or L1.`,
  'not-a-board': (_: Readonly<Record<string, never>>) =>
    'This file seems to be of another language that uses the ending .snl, so it is not checked.',
};

export const findings = { messages, notes };
