/** The first board of a search: which jumps it is to have, and a place for each. */
import type { Jump } from '../board/board';
import { canAct, type Game } from '../board/game';
import { below, type Random } from '../board/random';
import { anyPlace, type Wanted } from './evaluate';
import { crosses, endsOf, jumpOf, type Laid, laid, mayBegin, mayEnd, type Places } from './places';
import { type DesignTarget, type Miss, usualJumps } from './target';

export interface Plan {
  /** The jumps that are kept and can be. */
  readonly kept: readonly Jump[];
  /** What the others are to be. */
  readonly wanted: readonly Wanted[];
  /** What no board can do about the target. */
  readonly misses: readonly Miss[];
}

/** The most jumps that are laid. */
const MOST_JUMPS = 10_000;

/** What of a target is kept, what is to be laid, and what cannot be had on any board. */
export function planOf(target: DesignTarget, game: Game): Plan {
  const kept: Jump[] = [];
  const misses: Miss[] = [];
  for (const jump of target.keep) {
    const fits = canAct(jump, game.cells) && !kept.some(({ from }) => from === jump.from);
    if (fits) kept.push(jump);
    else misses.push({ kind: 'keep', jump });
  }
  const count = (kind: Wanted) => kept.filter(jump => jump.kind === kind).length;
  const { snakes, ladders, mostJumps } = target;
  if (snakes === null && ladders === null && mostJumps !== null) {
    const many = Math.max(0, Math.min(mostJumps, MOST_JUMPS) - kept.length);
    return { kept, misses, wanted: new Array<Wanted>(many).fill(null) };
  }
  const most = Math.min(mostJumps ?? MOST_JUMPS, MOST_JUMPS);
  const usual = (other: number | null) => Math.max(0, Math.min(usualJumps(game.cells), most - (other ?? 0)));
  const more = (number: number, kind: Wanted) => Math.max(0, Math.min(number, MOST_JUMPS) - count(kind));
  const wanted: Wanted[] = [
    ...new Array<Wanted>(more(snakes ?? usual(ladders), 'snake')).fill('snake'),
    ...new Array<Wanted>(more(ladders ?? usual(snakes), 'ladder')).fill('ladder'),
  ];
  return { kept, wanted, misses };
}

/** A laid board: its jumps beside the kept ones, and those that found no place. */
export interface LaidOut {
  readonly movable: readonly Jump[];
  readonly unplaced: readonly Wanted[];
}

/** How often all jumps are laid anew when some find no place. */
const TRIES = 12;

/** Lays jumps at random within the bounds. `takes` is asked of each, and remembers it if it takes it; `begin` forgets all. */
export function layOut(
  places: Places,
  { kept, wanted }: Plan,
  random: Random,
  begin: () => void,
  takes: (jump: Jump) => boolean,
): LaidOut {
  let best: LaidOut = { movable: [], unplaced: wanted };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    begin();
    const movable: Jump[] = [];
    const unplaced: Wanted[] = [];
    for (const kind of shuffled(wanted, random)) {
      const jump = place(places, laid(places, [...kept, ...movable]), kind, random, takes);
      if (jump) movable.push(jump);
      else unplaced.push(kind);
    }
    if (attempt === 0 || unplaced.length < best.unplaced.length) best = { movable, unplaced };
    if (unplaced.length === 0) break;
  }
  return best;
}

/** How often a place is drawn before all are looked at in order, and up to which goal that is done. */
const DRAWS = 40;
const MOST_IN_ORDER = 1_000;

function place(
  places: Places,
  there: Laid,
  wanted: Wanted,
  random: Random,
  takes: (jump: Jump) => boolean,
): Jump | null {
  for (let draw = 0; draw < DRAWS; draw++) {
    const found = anyPlace(places, there, wanted, random);
    if (found === null) break;
    const jump = jumpOf(...found);
    if (!crosses(places, there, jump.from, jump.to) && takes(jump)) return jump;
  }
  const { goal } = places.game;
  if (goal < 2 || goal > MOST_IN_ORDER) return null;
  const begin = below(random, goal - 1);
  for (let i = 0; i < goal - 1; i++) {
    const from = 1 + ((begin + i) % (goal - 1));
    if (!mayBegin(places, there, from)) continue;
    const ends = endsOf(places, there, from, wanted);
    for (let to = ends.low; to <= ends.high; to++) {
      if (mayEnd(ends, to) && !crosses(places, there, from, to) && takes(jumpOf(from, to))) return jumpOf(from, to);
    }
  }
  return null;
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = below(random, i + 1);
    [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
  }
  return mixed;
}
