/** How the boards that differ in one jump are judged: all of them by a model, or some of them each by itself. */
import { expectedTurns } from '../analyse';
import type { Jump, JumpKind } from '../board/board';
import { type Game, withJumps } from '../board/game';
import { below, type Random } from '../board/random';
import { throwingOf } from '../solve';
import { bareModel, copyModel, MOST_MODEL_CELLS, type Model, setRest, turnsIf } from './model';
import { endsOf, jumpOf, type Laid, laid, mayBegin, mayEnd, type Places } from './places';

/** What a jump may be; null: a snake or a ladder. */
export type Wanted = JumpKind | null;

/** A board under change. Its jumps that may be changed are numbered from 0. */
export interface Draft {
  /** Takes a jump away so that others can be tried in its place; false: the game might never end without it, and it stays. */
  readonly lift: (index: number) => boolean;
  /** With a jump lifted: the expected turns with another in its place; Infinity where the game might never end. */
  readonly turnsWith: (from: number, to: number) => number;
  /** With a jump lifted: jumps within the bounds (crossings apart) that may take its place: all of them, or some drawn at random. */
  readonly tryAll: (wanted: Wanted, visit: (from: number, to: number, turns: number) => void) => void;
  /** Puts a jump in the place of the one that was lifted; false: the game might then never end, and it is still lifted. */
  readonly put: (from: number, to: number) => boolean;
  /** All jumps but the one that is lifted. */
  readonly jumps: () => readonly Jump[];
  /** The jump that has, or had before it was lifted, a number. */
  readonly jump: (index: number) => Jump;
  /** The jumps that may be changed. */
  readonly all: () => readonly Jump[];
  /** Whether all jumps can be tried, at a few operations each. */
  readonly exact: boolean;
}

/** Whether expected turns can be had from a model: every throw is a turn, and the board is small. */
export function modelOf(game: Game, kept: readonly Jump[]): Model | null {
  const { kind, limit, void: none, again } = throwingOf(game);
  const plain = kind === 'single' && (again.length === 0 || limit !== none);
  const near = kept.every(({ from, to }) => from < game.goal && to <= game.goal);
  return plain && near && game.goal <= MOST_MODEL_CELLS ? bareModel(game) : null;
}

/** A model is made anew after so many changes, before rounding can add up. */
const MOST_CHANGES = 256;

/** A draft that a model judges: exact but for rounding, for all jumps at once. The model is that of the board as it is; it is changed. */
export function modelDraft(
  places: Places,
  bare: Model,
  start: Model,
  kept: readonly Jump[],
  laidOut: readonly Jump[],
): Draft {
  const movable = [...laidOut];
  let model = start;
  let lifted = -1;
  let changes = 0;
  const jumps = () => [...kept, ...movable.filter((_, index) => index !== lifted)];
  return {
    jumps,
    exact: true,
    all: () => movable,
    jump: index => movable[index],
    turnsWith: (from, to) => turnsIf(model, from, to),
    lift: index => {
      if (changes++ > MOST_CHANGES) {
        model = withRests(bare, jumps()) ?? model;
        changes = 0;
      }
      const { from } = movable[index];
      if (!setRest(model, from, from)) return false;
      lifted = index;
      return true;
    },
    tryAll: (wanted, visit) => {
      const there = laid(places, jumps());
      const { goal } = places.game;
      for (let from = 1; from < goal; from++) {
        if (!mayBegin(places, there, from)) continue;
        const ends = endsOf(places, there, from, wanted);
        for (let to = ends.low; to <= ends.high; to++) {
          if (mayEnd(ends, to)) visit(from, to, turnsIf(model, from, to));
        }
      }
    },
    put: (from, to) => {
      if (!setRest(model, from, to)) return false;
      movable[lifted] = jumpOf(from, to);
      lifted = -1;
      return true;
    },
  };
}

/** A model with these jumps; null where a game might then never end. */
export function withRests(bare: Model, jumps: readonly Jump[]): Model | null {
  const model = copyModel(bare);
  // One jump may lead into a trap from which another leads out, so the order matters.
  let left = jumps;
  while (left.length > 0) {
    const refused = left.filter(({ from, to }) => !setRest(model, from, to));
    if (refused.length === left.length) return null;
    left = refused;
  }
  return model;
}

/** How many jumps a draft without a model tries at a time, on boards of which many, and of which few can be judged in a second. */
const SAMPLE = 24;
const SMALL_SAMPLE = 4;
const LARGE = 20_000;

/** How many jumps are drawn at a time where each board is judged by itself. */
export function sampleOf(cells: number): number {
  return cells < LARGE ? SAMPLE : SMALL_SAMPLE;
}

/** A draft whose boards are judged one by one: under any rules, but only some of the jumps that are possible. */
export function sampleDraft(places: Places, kept: readonly Jump[], laidOut: readonly Jump[], random: Random): Draft {
  const movable = [...laidOut];
  let lifted = -1;
  const jumps = () => [...kept, ...movable.filter((_, index) => index !== lifted)];
  const turnsWith = (from: number, to: number) => expectedTurns(withJumps(places.game, [...jumps(), jumpOf(from, to)]));
  return {
    jumps,
    turnsWith,
    exact: false,
    all: () => movable,
    jump: index => movable[index],
    lift: index => {
      lifted = index;
      return true;
    },
    tryAll: (wanted, visit) => {
      const there = laid(places, jumps());
      for (let i = sampleOf(places.game.cells); i > 0; i--) {
        const found = anyPlace(places, there, wanted, random);
        if (found) visit(...found, turnsWith(...found));
      }
    },
    put: (from, to) => {
      movable[lifted] = jumpOf(from, to);
      lifted = -1;
      return true;
    },
  };
}

/** Draws before a place is looked for in order. */
const DRAWS = 60;

/** A place for a jump, drawn at random; null: none was found. */
export function anyPlace(
  places: Places,
  there: Laid,
  wanted: Wanted,
  random: Random,
): readonly [number, number] | null {
  const { goal } = places.game;
  if (goal < 2) return null;
  for (let draw = 0; draw < DRAWS; draw++) {
    const from = 1 + below(random, goal - 1);
    if (!mayBegin(places, there, from)) continue;
    const ends = endsOf(places, there, from, wanted);
    if (ends.low > ends.high) continue;
    const to = ends.low + below(random, ends.high - ends.low + 1);
    if (mayEnd(ends, to)) return [from, to];
  }
  return null;
}
