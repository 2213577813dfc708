/** Boards to a target: jumps are laid at random, then moved one by one until the board is as it is wanted. */
import { type Game, gameOf, withJumps } from '../board/game';
import { below, bits, type Random, randomOf } from '../board/random';
import { fewestThrows } from '../solve';
import { type Draft, modelDraft, modelOf, sampleDraft, sampleOf, type Wanted, withRests } from './evaluate';
import { besideFewest, type Judged, judge } from './judge';
import { copyModel, setRest } from './model';
import { crosses, jumpOf, laid, type Places, placesOf } from './places';
import { layOut, type Plan, planOf } from './plan';
import type { Designed, DesignTarget, Miss, OnDesign } from './target';

/**
 * A board to a target. The same target gives the same board. The work is bounded whatever the target is: where no board is found that
 * meets it the nearest one comes back, with what it falls short of. It ends sooner where `progress` says so.
 */
export function design(target: DesignTarget, progress: OnDesign = () => true): Designed {
  const random = randomOf(target.seed);
  const game = gameOf({ size: target.size, settings: target.settings, jumps: [], captions: [] })!;
  const plan = planOf(target, game);
  const places = placesOf(target, game, plan.kept.length + plan.wanted.length);
  const { draft, unplaced } = draftOf(target, game, places, plan, random);
  const misses = [...plan.misses, ...missingJumps(plan, unplaced)];
  const kinds = plan.wanted.includes(null) ? null : draft.all().map(({ kind }) => kind);
  const search: Search = { target, game, places, draft, kinds, misses, random };
  const { board, expectedTurns, fewest, misses: left } = searched(search, progress);
  return { board, expectedTurns, fewest, misses: left };
}

/** What was asked for and found no place. */
function missingJumps({ kept, wanted }: Plan, unplaced: readonly Wanted[]): readonly Miss[] {
  return (['snake', 'ladder'] as const).flatMap(kind => {
    const missing = unplaced.filter(each => each === kind).length;
    const all = kept.filter(jump => jump.kind === kind).length + wanted.filter(each => each === kind).length;
    return missing === 0 ? [] : [{ kind: `${kind}s` as const, wanted: all, placed: all - missing }];
  });
}

function draftOf(
  target: DesignTarget,
  game: Game,
  places: Places,
  plan: Plan,
  random: Random,
): { readonly draft: Draft; readonly unplaced: readonly Wanted[] } {
  const bare = target.expected === null ? null : modelOf(game, plan.kept);
  const kept = bare && withRests(bare, plan.kept);
  if (bare && kept) {
    let trial = kept;
    const begin = () => {
      trial = copyModel(kept);
    };
    const { movable, unplaced } = layOut(places, plan, random, begin, ({ from, to }) => setRest(trial, from, to));
    const model = withRests(bare, [...plan.kept, ...movable]);
    if (model) return { draft: modelDraft(places, bare, model, plan.kept, movable), unplaced };
  }
  const { movable, unplaced } = layOut(
    places,
    plan,
    random,
    () => {},
    () => true,
  );
  return { draft: sampleDraft(places, plan.kept, movable, random), unplaced };
}

interface Search {
  readonly target: DesignTarget;
  readonly game: Game;
  readonly places: Places;
  readonly draft: Draft;
  /** What each jump is to be; null: any. */
  readonly kinds: readonly Wanted[] | null;
  readonly misses: readonly Miss[];
  readonly random: Random;
}

/** The work of a search, in jumps that are tried by a model, and what it costs to judge a board by itself, a cell. Some twenty seconds. */
const MOST_TRIED = 2e9;
const COST_PER_CELL = 1_000;

/** A target that is still far after so many changes without a better board is given up: where all jumps are tried, or only some. */
const GIVE_UP = 2_000;
const GIVE_UP_SAMPLES = 300;
const FAR = 0.01;

/** How often it is told how the work goes, in changes. */
const TELL_EVERY = 64;

/** Moves jumps until the target is met or the work is done; the nearest board. */
function searched(search: Search, progress: OnDesign): Judged {
  const { target, game, draft, misses, random } = search;
  let best = judge(target, game, draft.jumps(), misses);
  const many = draft.all().length;
  if (best.beside === 0 || many === 0) return best;
  const perChange = draft.exact ? game.goal ** 2 : sampleOf(game.cells) * game.cells * COST_PER_CELL;
  const changes = Math.max(4, Math.ceil(MOST_TRIED / perChange));
  let since = 0;
  for (let change = 0; change < changes; change++) {
    const found = nextChange(search, below(random, many), best);
    since++;
    if (found !== null && found.beside < best.beside) {
      best = found;
      since = 0;
    }
    const far = best.beside > FAR && since > (draft.exact ? GIVE_UP : GIVE_UP_SAMPLES);
    const tells = since === 0 || change % TELL_EVERY === 0;
    if (best.beside === 0 || far || (tells && !progress({ best: plainly(best), share: change / changes }))) break;
  }
  return best;
}

function plainly({ board, expectedTurns, fewest, misses }: Judged): Designed {
  return { board, expectedTurns, fewest, misses };
}

/** A jump that could be moved to, and how far beside the wanted length the board would be. */
interface Spot {
  readonly from: number;
  readonly to: number;
  readonly off: number;
}

/** How many boards of the right length are asked for their fewest throws at a time. */
const MOST_ASKED = 16;

/** Boards so near to the wanted length, in its share, are good to go on from. */
const BAND = 0.2;

/** The jumps that may take the place of one, as far as they are of use. */
interface Choice {
  /** Within the tolerance: some, drawn from all of them. */
  readonly right: Spot[];
  /** One near enough to go on from. */
  near: Spot | null;
  /** The nearest that crosses no other jump. */
  nearest: Spot | null;
  /** One with which the game might never end. */
  endless: Spot | null;
}

function chooseFrom({ target, places, draft, kinds, random }: Search, index: number): Choice {
  const { expected } = target;
  const there = laid(places, draft.jumps());
  const choice: Choice = { right: [], near: null, nearest: null, endless: null };
  const [keepsNear, keepsEndless] = [keeper(random), keeper(random)];
  const band = expected === null ? 0 : Math.max(expected.tolerance, BAND * expected.turns);
  draft.tryAll(kinds === null ? null : kinds[index], (from, to, turns) => {
    const off = turns === Number.POSITIVE_INFINITY ? turns : expected === null ? 0 : Math.abs(turns - expected.turns);
    if (off <= (expected?.tolerance ?? 0)) {
      choice.right.push({ from, to, off });
    } else if (off === Number.POSITIVE_INFINITY) {
      if (keepsEndless()) choice.endless = { from, to, off };
      return;
    } else if (off <= band && keepsNear()) choice.near = { from, to, off };
    const nearer = choice.nearest === null || off < choice.nearest.off;
    if (nearer && !crosses(places, there, from, to)) choice.nearest = { from, to, off };
  });
  const free = ({ from, to }: Spot) => !crosses(places, there, from, to);
  return {
    right: drawnFrom(choice.right, MOST_ASKED, random).filter(free),
    near: choice.near && free(choice.near) ? choice.near : null,
    nearest: choice.nearest,
    endless: choice.endless && free(choice.endless) ? choice.endless : null,
  };
}

/** So many of a list, in any order, or all of it where it has no more. */
function drawnFrom<T>(list: readonly T[], most: number, random: Random): readonly T[] {
  const left = [...list];
  const drawn: T[] = [];
  while (drawn.length < most && left.length > 0) {
    const at = below(random, left.length);
    drawn.push(left[at]);
    left[at] = left[left.length - 1];
    left.pop();
  }
  return drawn;
}

/**
 * Says of things that come one by one whether to keep each in place of the one kept before, so that in the end all had the same chance.
 * After n of them the next that is kept comes after m more than n with the chance n / m, so few numbers need to be drawn.
 */
function keeper(random: Random): () => boolean {
  let count = 0;
  let next = 1;
  return () => {
    if (++count < next) return false;
    next = Math.floor((count * 2 ** 32) / (bits(random) + 1)) + 1;
    return true;
  };
}

/** Moves one jump to a better place, or at least to another one. Gives a board that was met on the way and may be better than the best. */
function nextChange(search: Search, index: number, best: Judged): Judged | null {
  const { target, game, draft, misses } = search;
  const old = draft.jump(index);
  if (!draft.lift(index)) return null;
  const choice = chooseFrom(search, index);
  const others = draft.jumps();
  const judged = ({ from, to }: Spot) => judge(target, game, [...others, jumpOf(from, to)], misses);

  let chosen: Spot | null = null;
  let found: Judged | null = null;
  if (target.fewest === null || choice.right.length === 0) {
    const { right, nearest } = choice;
    chosen = right.length > 0 ? right[0] : nearest;
    if (chosen !== null && mayBeBetter(chosen, target, best)) found = judged(chosen);
    if (right.length === 0) chosen = choice.near ?? nearest ?? choice.endless;
  } else {
    let least = Number.POSITIVE_INFINITY;
    for (const spot of choice.right) {
      const beside = besideFewest(
        fewestThrows(withJumps(game, [...others, jumpOf(spot.from, spot.to)])),
        target.fewest,
      );
      if (beside >= least) continue;
      least = beside;
      chosen = spot;
    }
    if (chosen !== null && least < best.beside) found = judged(chosen);
  }
  if (chosen === null || !draft.put(chosen.from, chosen.to)) draft.put(old.from, old.to);
  return found;
}

/** Whether a board so far beside the wanted length may be better than the best one: judging costs more than finding it. */
function mayBeBetter({ off }: Spot, { expected, fewest }: DesignTarget, best: Judged): boolean {
  return expected === null || fewest !== null || off / Math.max(expected.turns, 1) < best.beside;
}
