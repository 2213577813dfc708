import type { Jump, RulesName } from '../board/board';
import { type Bounds, type Designed, type DesignTarget, type Miss, toleranceOf, USUAL_BOUNDS } from '../design';
import { parseSetting, writeBoard } from '../text';
import { askedBoard } from './asked';
import type { Told } from './told';
import type { Words } from './words';

/** What a board is asked for to be like, as people write it. */
export interface DesignAsked {
  /** As after the keyword `board`: `10x10`, `30`. */
  readonly size: string;
  readonly rules: RulesName | null;
  /** Settings as lines of a file. */
  readonly set: readonly string[];
  readonly snakes: number | null;
  readonly ladders: number | null;
  /** Expected turns, as written: half of its last digit is near enough. */
  readonly expected: string | null;
  readonly fewest: number | null;
  readonly bounds: Partial<Bounds>;
  readonly keep: readonly Jump[];
  readonly seed: string;
}

/** The target that is asked for; null where the size is none. */
export function designTarget(asked: DesignAsked): DesignTarget | null {
  const { size, problems } = parseSetting(`board ${asked.size}`, {});
  if (size === null || problems.length > 0) return null;
  const board = askedBoard({ size, settings: {}, jumps: [], captions: [] }, asked);
  const { expected } = asked;
  return {
    size: board.size ?? size,
    settings: board.settings,
    snakes: asked.snakes,
    ladders: asked.ladders,
    mostJumps: null,
    expected: expected === null ? null : { turns: Number(expected), tolerance: toleranceOf(expected) },
    fewest: asked.fewest,
    bounds: { ...USUAL_BOUNDS, ...asked.bounds },
    keep: asked.keep,
    seed: asked.seed,
  };
}

/** A designed board for programs. */
export interface DesignJson {
  /** The board as a `.snl` file. */
  readonly board: string;
  readonly seed: string;
  /** null: a game may never end. */
  readonly expectedTurns: number | null;
  readonly fewest: number | null;
  /** What the board falls short of, in words. */
  readonly misses: readonly string[];
}

/** Tells a designed board: its file in `json`, what it comes to and what it falls short of in `text`. */
export function designTold(designed: Designed, seed: string, words: Words): Told<DesignJson> {
  const { board, expectedTurns, fewest, misses } = designed;
  const say = words.service.design;
  const turns = Number.isFinite(expectedTurns) ? expectedTurns : null;
  const missed = misses.map(miss => missTold(miss, words));
  const json = { board: writeBoard(board), seed, expectedTurns: turns, fewest, misses: missed };
  const headline = say.made(turns, fewest);
  return { json, headline, text: `${[headline, ...missed].join('\n')}\n`, ok: misses.length === 0 };
}

function missTold(miss: Miss, words: Words): string {
  const say = words.service.design;
  switch (miss.kind) {
    case 'expected':
      return say.missedExpected(miss.wanted.turns, Number.isFinite(miss.found) ? miss.found : null);
    case 'fewest':
      return say.missedFewest(miss.wanted, miss.found);
    case 'endless':
      return say.endless;
    case 'snakes':
    case 'ladders':
      return say.missedJumps(miss.kind, miss.wanted, miss.placed);
    case 'keep':
      return say.missedKeep(miss.jump.kind, miss.jump.from, miss.jump.to);
  }
}
