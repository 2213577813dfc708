/** What a step of a game meant, one thing after the other: what a page shows and what is said aloud. */
import type { Jump } from '../board/board';
import { jumpsFrom } from '../board/carried';
import { type Game, passes } from '../board/game';
import { waitsToEnter, walkingOrder, walksAsThrown } from '../board/turn';
import { type Step, turnOf } from './engine';
import { type Move, type PlayState, runOf, sumOf } from './turn';

/**
 * How a token walked: onto the board (`enter`), on, back from the goal, past the goal and so to it; or not at all, because the walk
 * would lead past the goal or past the last cell.
 */
export type Walk = 'enter' | 'walk' | 'bounce' | 'pass' | 'past-goal' | 'past-end';

/** A caption on a cell onto which a token came. */
export interface Passage {
  readonly cell: number;
  readonly caption: string;
}

/** Players are counted from 1, throws of a turn (`index`) from 0. */
export type PlayEvent =
  /** The die fell. `again`: the player throws again. */
  | { readonly type: 'thrown'; readonly player: number; readonly face: number; readonly again: boolean }
  /** An again-face, but as many fell in a row as are allowed: the throwing is over. */
  | { readonly type: 'limit'; readonly player: number; readonly run: number }
  /** So many again-faces that nothing moves; the token stays on `cell`. */
  | { readonly type: 'void'; readonly player: number; readonly run: number; readonly cell: number }
  /** No throw was one of the faces with which a token enters. */
  | { readonly type: 'waits'; readonly player: number; readonly faces: readonly number[] }
  /** A throw is lost, since the token was off the board and only these faces count there. */
  | {
      readonly type: 'lost';
      readonly player: number;
      readonly index: number;
      readonly face: number;
      readonly faces: readonly number[];
    }
  /** A walk with all that followed from it. `walked` is the cell walked onto, `jumps` carried on from there, `to` is where the token rests. */
  | {
      readonly type: 'moved';
      readonly player: number;
      readonly index: number;
      readonly face: number;
      readonly from: number;
      readonly walked: number;
      readonly to: number;
      readonly how: Walk;
      readonly jumps: readonly Jump[];
      readonly captions: readonly Passage[];
    }
  /** Throws that are left when the token is on the goal. */
  | {
      readonly type: 'dropped';
      readonly player: number;
      readonly indices: readonly number[];
      readonly faces: readonly number[];
    }
  | { readonly type: 'finished'; readonly player: number; readonly place: number }
  /** The sum of the throws is divisible by `by`: the order of play turns round. */
  | { readonly type: 'reversed'; readonly sum: number; readonly by: number }
  /** `run` again-faces: `player`, who is next, is to lose a turn. */
  | { readonly type: 'loses'; readonly player: number; readonly run: number }
  /** The player loses this turn. */
  | { readonly type: 'skipped'; readonly player: number }
  | { readonly type: 'next'; readonly player: number }
  | { readonly type: 'over'; readonly finished: readonly number[] };

const noCaptions: ReadonlyMap<number, string> = new Map();

/** What the step from `before` meant, in the order in which it happened; nothing where the step could not be made. */
export function eventsOf(
  game: Game,
  before: PlayState,
  step: Step,
  captions: ReadonlyMap<number, string> = noCaptions,
): readonly PlayEvent[] {
  const { state, turn } = step;
  const player = before.queue[0];
  if (state === before) return [];
  if (turn?.note === 'skipped') return [{ type: 'skipped', player }, ...following(game, state)];

  const throws = turn?.throws ?? state.throws;
  const face = throws[throws.length - 1];
  const again = turn === null;
  const events: PlayEvent[] = [{ type: 'thrown', player, face, again }];
  if (!again && throws.length === game.rules.limit && game.rules.again.includes(face)) {
    events.push({ type: 'limit', player, run: throws.length });
  }
  if (turn?.note === 'void') {
    events.push({ type: 'void', player, run: runOf(game, throws), cell: state.cells[player - 1] });
  } else if (turn?.note === 'not entered') {
    events.push({ type: 'waits', player, faces: game.rules.enter ?? [] });
  } else if (turn || walksAsThrown(game)) {
    const moves = (turn ?? state).moves.slice(before.moves.length);
    const first = walksAsThrown(game) ? throws.length - 1 : 0;
    events.push(...walks(game, before, throws.slice(first), first, moves, captions));
  }
  if (turn === null) return events;
  if (state.finished.length > before.finished.length)
    events.push({ type: 'finished', player, place: state.finished.length });
  if (turn.reversed) events.push({ type: 'reversed', sum: sumOf(game, throws, turn.moves), by: game.rules.reverse! });
  const next = turnOf(game, state);
  if (next !== null && state.skip) events.push({ type: 'loses', player: next, run: runOf(game, throws) });
  return [...events, ...following(game, state)];
}

/** Who is next, where that is worth a word. */
function following(game: Game, state: PlayState): PlayEvent[] {
  const next = turnOf(game, state);
  if (next === null) return [{ type: 'over', finished: state.finished }];
  // Of whoever loses a turn it is said before and after; and one who plays alone is always next.
  return state.skip || state.cells.length === 1 ? [] : [{ type: 'next', player: next }];
}

/** The walks of the throws and the throws that came to nothing. `index` is that of the first of the throws in the turn. */
function walks(
  game: Game,
  before: PlayState,
  throws: readonly number[],
  index: number,
  moves: readonly Move[],
  captions: ReadonlyMap<number, string>,
): PlayEvent[] {
  const player = before.queue[0];
  const events: PlayEvent[] = [];
  const order = indicesInOrder(game, before.cells[player - 1], throws);
  let cell = before.cells[player - 1];
  let made = 0;
  for (const [place, at] of order.entries()) {
    const face = throws[at];
    if (cell === game.goal) {
      const left = order.slice(place);
      const faces = left.map(each => throws[each]);
      events.push({ type: 'dropped', player, indices: left.map(each => index + each), faces });
      break;
    }
    const faces = game.rules.enter ?? [];
    if (waitsToEnter(game, cell) && !faces.includes(face)) {
      events.push({ type: 'lost', player, index: index + at, face, faces });
      continue;
    }
    const move = moves[made++];
    events.push(moved(game, player, index + at, move, captions));
    cell = move.to;
  }
  return events;
}

/** The throws, by their index, in the order in which one sees them come to something or nothing: those lost before an entry first. */
function indicesInOrder(game: Game, from: number, throws: readonly number[]): number[] {
  const tried = walkingOrder(game, waitsToEnter(game, from), throws).length;
  const lost = throws.length - tried;
  const all = throws.map((_, index) => index);
  if (game.rules.order === 'thrown') return all;
  // The entry, where there is one, is the first that is tried; all behind it from the last on.
  const entry = waitsToEnter(game, from) ? 1 : 0;
  return [...all.slice(0, lost + entry), ...all.slice(lost + entry).reverse()];
}

function moved(
  game: Game,
  player: number,
  index: number,
  move: Move,
  captions: ReadonlyMap<number, string>,
): PlayEvent {
  const { from, walked, to, throw: face } = move;
  const how = wayOf(game, move);
  const still = how === 'past-goal' || how === 'past-end';
  const cells = still ? [] : [...new Set([walked, to])];
  return {
    type: 'moved',
    player,
    index,
    face,
    from,
    walked,
    to,
    how,
    jumps: still || how === 'pass' ? [] : jumpsFrom(game, walked),
    captions: cells.flatMap(cell => (captions.has(cell) ? [{ cell, caption: captions.get(cell)! }] : [])),
  };
}

function wayOf(game: Game, { from, walked, throw: face }: Move): Walk {
  if (waitsToEnter(game, from)) return 'enter';
  if (passes(game, from, face)) return 'pass';
  if (walked === from + face) return 'walk';
  if (from > game.goal) return 'past-end';
  return game.rules.finish === 'bounce' ? 'bounce' : 'past-goal';
}
