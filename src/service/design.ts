import type { Board, Jump, RulesName } from '../board/board';
import {
  type Bounds,
  type Designed,
  type DesignTarget,
  type ExpectedTurns,
  type Improved,
  type ImproveTarget,
  toleranceOf,
  USUAL_BOUNDS,
} from '../design';
import {
  applyChanges,
  type BoardFile,
  changeJump,
  minimalChanges,
  parse,
  parseSetting,
  type TextChange,
  writeBoard,
} from '../text';
import { askedBoard } from './asked';
import type { Told } from './told';
import type { Words } from './words';

/** How a board is to be, as people write it. */
export interface ImproveAsked {
  /** Expected turns, as written: half of its last digit is near enough. */
  readonly expected: string | null;
  readonly fewest: number | null;
  readonly bounds: Partial<Bounds>;
  /** Jumps that stay as they are. */
  readonly keep: readonly Jump[];
}

/** What a new board is asked for to be like. */
export interface DesignAsked extends ImproveAsked {
  /** As after the keyword `board`: `10x10`, `30`. */
  readonly size: string;
  readonly rules: RulesName | null;
  /** Settings as lines of a file. */
  readonly set: readonly string[];
  readonly snakes: number | null;
  readonly ladders: number | null;
  readonly seed: string;
}

/** The target that is asked for; null where the size is none. */
export function designTarget(asked: DesignAsked): DesignTarget | null {
  const { size, problems } = parseSetting(`board ${asked.size}`, {});
  if (size === null || problems.length > 0) return null;
  const board = askedBoard({ size, settings: {}, jumps: [], captions: [] }, asked);
  const { snakes, ladders, seed } = asked;
  return {
    ...improveTarget(asked),
    size: board.size ?? size,
    settings: board.settings,
    snakes,
    ladders,
    mostJumps: null,
    seed,
  };
}

/** The target that a board is to be brought to. */
export function improveTarget({ expected, fewest, bounds, keep }: ImproveAsked): ImproveTarget {
  return { expected: expectedOf(expected), fewest, bounds: { ...USUAL_BOUNDS, ...bounds }, keep };
}

function expectedOf(written: string | null): ExpectedTurns | null {
  return written === null ? null : { turns: Number(written), tolerance: toleranceOf(written) };
}

/** What a board comes to, for programs. */
interface Comes {
  /** null: a game may never end. */
  readonly expectedTurns: number | null;
  /** null: the goal is never reached. */
  readonly fewest: number | null;
  /** What the board falls short of, in words. */
  readonly misses: readonly string[];
}

/** A designed board for programs. */
export interface DesignJson extends Comes {
  /** The board as a `.snl` file. */
  readonly board: string;
  readonly seed: string;
}

/** Tells a designed board: its file in `json`, what it comes to and what it falls short of in `text`. */
export function designTold(designed: Designed, { expected, seed }: DesignTarget, words: Words): Told<DesignJson> {
  const comes = comesTo(designed, words);
  const headline = words.design.made(designed, expected?.tolerance);
  const met = designed.misses.length === 0 ? words.design.met : words.design.notMet;
  const text = `${[headline, met, ...comes.misses].join('\n')}\n`;
  return {
    json: { board: writeBoard(designed.board), seed, ...comes },
    headline,
    text,
    ok: designed.misses.length === 0,
  };
}

/** An improved board for programs. */
export interface ImproveJson extends Comes {
  /** The jumps that were moved: at most two. */
  readonly moved: Improved['moved'];
}

/** Tells an improved board, and the changes of its file that make it so; null where the file cannot hold them. */
export function improvedTold(
  file: BoardFile,
  improved: Improved,
  { expected }: ImproveTarget,
  words: Words,
): { readonly told: Told<ImproveJson>; readonly changes: readonly TextChange[] | null } {
  const { moved, misses } = improved;
  const comes = comesTo(improved, words);
  const headline = words.design.made(improved, expected?.tolerance);
  const moves = moved.length === 0 && misses.length === 0 ? [words.design.unmoved] : moved.map(words.design.moved);
  const text = `${[headline, ...moves, ...comes.misses].join('\n')}\n`;
  const told = { json: { moved, ...comes }, headline, text, ok: misses.length === 0 };
  return { told, changes: changesOf(file, moved) };
}

function comesTo({ expectedTurns, fewest, misses }: Designed, words: Words): Comes {
  const turns = Number.isFinite(expectedTurns) ? expectedTurns : null;
  return { expectedTurns: turns, fewest, misses: misses.map(words.design.missed) };
}

/** The minimal changes that move jumps in a file, one after the other. */
function changesOf(file: BoardFile, moved: Improved['moved']): readonly TextChange[] | null {
  let now = file;
  for (const { from, to } of moved) {
    const index = indexOf(now.board, from);
    const changes = index < 0 ? null : changeJump(now, index, { from: to.from, to: to.to });
    if (changes === null || 'refused' in changes) return null;
    now = parse(applyChanges(now.text, changes), now.format, true);
  }
  return minimalChanges(file.text, now.text);
}

function indexOf({ jumps }: Board, { kind, from, to }: Jump): number {
  return jumps.findIndex(jump => jump.kind === kind && jump.from === from && jump.to === to);
}
