/** What a board is to be made to, and how near it came. */
import type { Board, Jump, Settings, Size } from '../board/board';

/** Expected turns to hit, and how far beside still counts as hit. */
export interface ExpectedTurns {
  readonly turns: number;
  readonly tolerance: number;
}

/** What the jumps of the board must keep to. */
export interface Bounds {
  /** How many cells a jump may span at most; null: any number. */
  readonly longest: number | null;
  /** No jump ends where another begins. With `chain on` that holds anyway. */
  readonly noChains: boolean;
  /** No two jumps cross as they are drawn, straight from cell to cell. */
  readonly noCrossings: boolean;
  /** The cells on which jumps begin are spread over the rows: no row has more of them than its share, and one. */
  readonly spread: boolean;
}

export interface DesignTarget {
  readonly size: Size;
  /** The settings of the board: rules, die, start, goal, numbering, captions. */
  readonly settings: Settings;
  /** How many snakes and ladders, those that are kept counted; null: as many as suit, `mostJumps` together at most. */
  readonly snakes: number | null;
  readonly ladders: number | null;
  /** The most jumps where their numbers are not given; null: what is usual on a board of the size. */
  readonly mostJumps: number | null;
  /** null: any expected length that is finite. */
  readonly expected: ExpectedTurns | null;
  /** Fewest throws; null: any number. */
  readonly fewest: number | null;
  readonly bounds: Bounds;
  /** Jumps that must be on the board as they are. */
  readonly keep: readonly Jump[];
  /** Any text. The same target with the same seed gives the same board. */
  readonly seed: string;
}

/** A board, and what it comes to. */
export interface Designed {
  readonly board: Board;
  /** Infinity where a game may never end. */
  readonly expectedTurns: number;
  /** null: the goal is never reached. */
  readonly fewest: number | null;
  /** What the board falls short of; empty: it meets the target. */
  readonly misses: readonly Miss[];
}

/** A part of the target that is not met, as facts for words. */
export type Miss =
  | { readonly kind: 'expected'; readonly wanted: ExpectedTurns; readonly found: number }
  | { readonly kind: 'fewest'; readonly wanted: number; readonly found: number | null }
  /** A game may never end, though no length was asked for. */
  | { readonly kind: 'endless' }
  /** So many of the jumps that were asked for found no place within the bounds. */
  | { readonly kind: 'snakes' | 'ladders'; readonly wanted: number; readonly placed: number }
  /** A jump that was to be kept cannot act on this board, or leaves a cell that another leaves. */
  | { readonly kind: 'keep'; readonly jump: Jump };

/** The best board so far, and the share of the work that is done, 0 … 1. */
export interface DesignProgress {
  readonly best: Designed;
  readonly share: number;
}

/** Called whenever a better board is found, and now and then between; false: that is enough. */
export type OnDesign = (progress: DesignProgress) => boolean;

/** No bounds but that jumps make no chains. */
export const USUAL_BOUNDS: Bounds = { longest: null, noChains: true, noCrossings: false, spread: false };

/** The least tolerance that is given unasked: what is found in seconds. */
const FINEST = 1e-7;

/**
 * The tolerance that a number as written asks for: half of its last digit, so “30” is 30 ± 0.5 and “30.25” is 30.25 ± 0.005; not
 * finer than 1e-7.
 */
export function toleranceOf(written: string): number {
  const decimals = /\.(\d+)/.exec(written)?.[1].length ?? 0;
  return Math.max(FINEST, 0.5 * 10 ** -decimals);
}

/** How many snakes, and as many ladders, are usual on a board: 8 on a hundred cells. */
export function usualJumps(cells: number): number {
  return Math.max(0, Math.min(Math.floor((cells - 2) / 2), Math.round(0.8 * Math.sqrt(cells))));
}
