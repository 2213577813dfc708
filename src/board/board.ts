/** What a board is: plain readonly data. Cells are numbered 1 … N in the order in which a token walks; 0 is off the board. */

export type JumpKind = 'ladder' | 'snake';

/** A snake or a ladder: a token that walks onto `from` is carried to `to`. The kind is what the author wrote, whichever way it leads. */
export interface Jump {
  readonly kind: JumpKind;
  /** Foot of a ladder, head of a snake. */
  readonly from: number;
  /** Top of a ladder, tail of a snake (0: off the board). */
  readonly to: number;
  readonly caption: string | null;
}

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';
export type Way = 'serpentine' | 'rows';

/** How numbers run over the grid: to and fro or always the same way, from the corner of cell 1. */
export interface Numbering {
  readonly way: Way;
  readonly corner: Corner;
}

/** The grid. `cells` ≤ columns × rows; the row farthest from cell 1 may be short. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
}

/** What can be thrown. `faces` ascend and are distinct; `weights[i]` is how often `faces[i]` comes, exact. */
export interface Die {
  readonly faces: readonly number[];
  readonly weights: readonly bigint[];
  /** How many dice with how many sides are summed, where the die is so described (`die 6` is 1 of 6); null for listed faces. */
  readonly dice: { readonly count: number; readonly sides: number } | null;
}

export type Finish = 'exact' | 'bounce' | 'pass';
export type Order = 'thrown' | 'last-first';
export type RulesName = 'classic' | 'from-one' | 'pass-wins' | 'family' | 'three-sixes' | 'exercise';

export interface Again {
  readonly faces: readonly number[];
  /** The limit-th again-face in a row ends the throwing; null: no limit. */
  readonly limit: number | null;
}

export interface Player {
  /** null: no name was given; words name the player by number. */
  readonly name: string | null;
  /** A CSS colour name in lower case or a hex colour; null: none was given or it is unknown. */
  readonly colour: string | null;
}

/**
 * The settings as the author wrote them: a key is there only if it was said. 'none' and 'any' take a named set's setting away.
 * Values are in the range of the language, but not yet judged against the board (`start` may be above the goal).
 */
export interface Settings {
  readonly title?: string;
  readonly author?: string;
  readonly numbering?: Numbering;
  readonly start?: number;
  readonly goal?: number;
  readonly die?: Die;
  readonly finish?: Finish;
  readonly chain?: boolean;
  readonly enter?: readonly number[] | 'any';
  readonly again?: Again | 'none';
  readonly order?: Order;
  readonly void?: number | 'none';
  readonly skipNext?: number | 'none';
  readonly reverse?: number | 'none';
  readonly winners?: number | 'auto';
  readonly rules?: RulesName;
  readonly players?: readonly Player[];
}

export interface CellCaption {
  readonly cell: number;
  readonly caption: string;
}

export interface Board {
  /** null: the file does not say a (valid) size. */
  readonly size: Size | null;
  readonly settings: Settings;
  /** All jumps as written, in order, also those that cannot act. */
  readonly jumps: readonly Jump[];
  /** All captions as written; of two for one cell the first counts. */
  readonly captions: readonly CellCaption[];
}

/** The largest board, in cells. */
export const MOST_CELLS = 10_000_000;
/** The largest face of a die. */
export const LARGEST_FACE = 1_000_000;
/** The most distinct faces of a die. */
export const MOST_FACES = 1_000;
/** The most players. */
export const MOST_PLAYERS = 1_000;

/** The size of `board N`: as square as possible, ⌈√N⌉ columns, the last row may be short. N from 1. */
export function sizeOfCells(cells: number): Size {
  const columns = Math.ceil(Math.sqrt(cells));
  return { columns, rows: Math.ceil(cells / columns), cells };
}
