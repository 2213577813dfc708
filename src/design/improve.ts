/** A board that is there already, brought to a target by the smallest change: one jump is moved, or two. */
import type { Board, Jump, JumpKind } from '../board/board';
import { type Game, gameOf, withJumps } from '../board/game';
import { randomOf } from '../board/random';
import { fewestThrows } from '../solve';
import { type Draft, modelDraft, modelOf, sampleDraft, withRests } from './evaluate';
import { besideFewest, hits, judge } from './judge';
import { crosses, endsOf, jumpOf, type Laid, laid, mayBegin, mayEnd, type Places, placesOf } from './places';
import type { Designed, DesignTarget, OnDesign } from './target';

/** What a board is to be brought to. `keep`: jumps that are not moved. */
export type ImproveTarget = Pick<DesignTarget, 'expected' | 'fewest' | 'bounds' | 'keep'>;

/** A jump that was moved. */
export interface Moved {
  readonly from: Jump;
  readonly to: Jump;
}

export interface Improved extends Designed {
  /** The jumps that were moved, at most two; none where the board meets the target as it is. */
  readonly moved: readonly Moved[];
}

/** The work at most, in boards tried by a model (a tenth of a microsecond each): some three seconds. */
const MOST_WORK = 3e7;
/** What it costs, a cell, to judge a board by itself, and to find its fewest throws. */
const TURNS_PER_CELL = 40;
const FEWEST_PER_CELL = 3;

/** Of two moves one is by so few cells, both ends together. */
const SHORT_MOVE = 12;

/** How often it is told how the work goes, in first moves of two. */
const TELL_EVERY = 64;

/** A jump, by its number, moved to a place so many cells away, both ends together. */
interface Move {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly cells: number;
}

/** Moves that were tried: how many cells they are together, and how far beside the target the board then is. */
interface Tried {
  readonly moves: readonly Move[];
  readonly cells: number;
  readonly beside: number;
}

interface Hunt {
  readonly target: DesignTarget;
  readonly game: Game;
  readonly places: Places;
  readonly draft: Draft;
  /** The smallest change that meets the target. */
  best: Tried | null;
  /** The change that comes nearest to it; no change to begin with. */
  nearest: Tried;
  work: number;
}

/**
 * The board with one jump moved, or two, so that it meets the target: of all such boards that are found the one whose ends are moved by
 * the fewest cells, one jump before two. Where there is none the nearest board. null: the board has no size. Kinds and captions stay.
 * The work is bounded, and ends sooner where `progress` says so.
 */
export function improve(board: Board, aim: ImproveTarget, progress: OnDesign = () => true): Improved | null {
  const game = gameOf(board);
  if (game === null) return null;
  const { settings } = board;
  const free = { snakes: null, ladders: null, mostJumps: null, seed: '' };
  const target: DesignTarget = { ...free, ...aim, size: board.size!, settings };
  const isKept = (jump: Jump) => aim.keep.some(({ from, to }) => from === jump.from && to === jump.to);
  const kept = game.jumps.filter(isKept);
  const movable = game.jumps.filter(jump => !isKept(jump));
  const made = (moves: readonly Move[]) => improved(board, target, game, movable, moves);
  const asItIs = made([]);
  if (asItIs.misses.length === 0) return asItIs;

  const beside = besideOf(target, asItIs.expectedTurns, () => asItIs.fewest);
  const hunt = huntOf(target, game, kept, movable, beside);
  let goOn = true;
  for (let cells = 1; hunt.best === null && cells < 2 * game.cells && hunt.work < MOST_WORK; cells++) {
    for (let index = 0; index < movable.length; index++) oneMove(hunt, [], index, cells, cells);
    goOn = progress({ best: made(hunt.nearest.moves), share: 0 });
    if (!goOn) break;
  }
  if (goOn && hunt.best === null) twoMoves(hunt, movable.length, made, progress);
  return made((hunt.best ?? hunt.nearest).moves);
}

function huntOf(
  target: DesignTarget,
  game: Game,
  kept: readonly Jump[],
  movable: readonly Jump[],
  beside: number,
): Hunt {
  const places = placesOf(target, game, game.jumps.length);
  const bare = target.expected === null ? null : modelOf(game, game.jumps);
  const model = bare && withRests(bare, game.jumps);
  const draft =
    bare && model
      ? modelDraft(places, bare, model, kept, movable)
      : sampleDraft(places, kept, movable, randomOf(target.seed));
  return { target, game, places, draft, best: null, nearest: { moves: [], cells: 0, beside }, work: 0 };
}

/** Tries one jump more, moved by `least` … `most` cells, after other moves: the shortest moves first. */
function oneMove(hunt: Hunt, before: readonly Move[], index: number, least: number, most: number): void {
  const { draft, places } = hunt;
  const old = draft.jump(index);
  if (!draft.lift(index)) return;
  const there = laid(places, draft.jumps());
  for (let cells = least; cells <= most && hunt.work < MOST_WORK; cells++) {
    // Nothing that is farther away can be a smaller change.
    if (hunt.best !== null && cellsOf(before) + cells >= hunt.best.cells) break;
    eachPlace(places, there, old, cells, (from, to) => {
      judgeMove(hunt, there, before, { index, from, to, cells }, draft.turnsWith(from, to));
    });
  }
  draft.put(old.from, old.to);
}

/** Tries all places for one jump more after other moves, in any order: faster where it is not known how far is too far. */
function anyMove(hunt: Hunt, before: readonly Move[], index: number): void {
  const { draft, places } = hunt;
  const old = draft.jump(index);
  if (!draft.lift(index)) return;
  const there = laid(places, draft.jumps());
  draft.tryAll(wayOf(old), (from, to, turns) => {
    const cells = Math.abs(from - old.from) + Math.abs(to - old.to);
    if (cells > 0) judgeMove(hunt, there, before, { index, from, to, cells }, turns);
  });
  draft.put(old.from, old.to);
}

const wayOf = ({ from, to }: Jump): JumpKind => (to > from ? 'ladder' : 'snake');

/** All places for a jump that are so many cells from where it is, both ends together, and lead the same way. */
function eachPlace(
  places: Places,
  there: Laid,
  jump: Jump,
  cells: number,
  visit: (from: number, to: number) => void,
): void {
  const { from, to } = jump;
  for (let shift = -cells; shift <= cells; shift++) {
    const begin = from + shift;
    if (!mayBegin(places, there, begin)) continue;
    const ends = endsOf(places, there, begin, wayOf(jump));
    const rest = cells - Math.abs(shift);
    for (const end of rest === 0 ? [to] : [to - rest, to + rest]) {
      if (end >= ends.low && end <= ends.high && mayEnd(ends, end)) visit(begin, end);
    }
  }
}

/** Notes what comes of a move after others that are made. */
function judgeMove(hunt: Hunt, there: Laid, before: readonly Move[], move: Move, turns: number): void {
  const { target, game, draft, places, best } = hunt;
  const { from, to } = move;
  hunt.work += draft.exact ? 1 : TURNS_PER_CELL * game.cells;
  const cells = cellsOf(before) + move.cells;
  const beside = besideOf(target, turns, () => {
    hunt.work += FEWEST_PER_CELL * game.cells;
    return fewestThrows(withJumps(game, [...draft.jumps(), jumpOf(from, to)]));
  });
  const smaller = best === null || cells < best.cells;
  const better = beside === 0 ? smaller : beside < hunt.nearest.beside;
  if (!better || crosses(places, there, from, to)) return;
  const tried: Tried = { moves: [...before, move], cells, beside };
  if (beside === 0) hunt.best = tried;
  else hunt.nearest = tried;
}

/** How far a board is beside the target: its length first, and where that is right its fewest throws. */
function besideOf({ expected, fewest }: DesignTarget, turns: number, found: () => number | null): number {
  const right = expected === null ? Number.isFinite(turns) : hits(expected, turns);
  if (!right) return WRONG_LENGTH + (expected === null ? turns : Math.abs(turns - expected.turns));
  return fewest === null ? 0 : besideFewest(found(), fewest);
}

/** More than any number of throws beside. */
const WRONG_LENGTH = 1e8;

function cellsOf(moves: readonly Move[]): number {
  return moves.reduce((sum, { cells }) => sum + cells, 0);
}

/** Tries two jumps moved: by a model all pairs of which one is moved by a few cells only, else the nearest single move and one more. */
function twoMoves(hunt: Hunt, many: number, made: (moves: readonly Move[]) => Designed, progress: OnDesign): void {
  const { draft, places, game } = hunt;
  const firsts: Move[] = [];
  hunt.work = 0;
  if (!draft.exact) firsts.push(...hunt.nearest.moves);
  else {
    for (let cells = 1; cells <= SHORT_MOVE; cells++) {
      for (let index = 0; index < many; index++) {
        const old = draft.jump(index);
        const there = laid(
          places,
          [...draft.jumps()].filter(jump => jump !== old),
        );
        eachPlace(places, there, old, cells, (from, to) => {
          if (!crosses(places, there, from, to)) firsts.push({ index, from, to, cells });
        });
      }
    }
  }
  for (const [done, first] of firsts.entries()) {
    if (hunt.work >= MOST_WORK || (hunt.best !== null && first.cells + 1 > hunt.best.cells)) return;
    const old = draft.jump(first.index);
    if (!draft.lift(first.index)) continue;
    if (draft.put(first.from, first.to)) {
      for (let index = 0; index < many; index++) {
        if (index === first.index) continue;
        if (draft.exact && hunt.best === null) anyMove(hunt, [first], index);
        else oneMove(hunt, [first], index, 1, 2 * game.cells);
      }
      if (!draft.lift(first.index)) return;
    }
    draft.put(old.from, old.to);
    const tells = done % TELL_EVERY === 0;
    if (tells && !progress({ best: made(hunt.nearest.moves), share: done / firsts.length })) return;
  }
}

/** The board with the moves made, each jump in its line. */
function improved(
  board: Board,
  target: DesignTarget,
  game: Game,
  movable: readonly Jump[],
  moves: readonly Move[],
): Improved {
  const moved = moves.map(
    ({ index, from, to }): Moved => ({ from: movable[index], to: { ...movable[index], from, to } }),
  );
  const after = (jump: Jump) => moved.find(each => each.from === jump)?.to ?? jump;
  const { expectedTurns, fewest, misses } = judge(target, game, game.jumps.map(after), []);
  return { board: { ...board, jumps: board.jumps.map(after) }, expectedTurns, fewest, misses, moved };
}
