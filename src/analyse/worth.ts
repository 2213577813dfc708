/**
 * What each jump is worth in turns: how much longer the game were without it. A walk onto a jump's cell is a column of a small dense
 * system, in which the walks between two such columns are summed up. A jump that is taken away changes the rows of its columns and no
 * others, so all worths follow from one inverse by updates of low rank (Sherman, Morrison and Woodbury).
 */
import { type Game, withoutJump } from '../board/game';
import { type Chain, FINISHED } from './chain';
import { changedBy } from './changes';
import { invert, solve } from './dense';
import { ENTERED } from './phases';

/** A dense system of more columns is not set up. */
const MOST_COLUMNS = 1_600;
/** The most numbers that are held at once. */
const MOST_NUMBERS = 40_000_000;

/** The columns: for each cell that a jump leaves those for what follows the walk onto it, and states that are come to from above without a jump. */
interface Columns {
  readonly count: number;
  /** By cell: the first column of the jump that leaves it; −1: none. */
  readonly first: Int32Array;
  /** By what follows a walk (see `Chain.follows`): the column of a jump, counted from its first. */
  readonly after: Int32Array;
  readonly kinds: readonly number[];
  readonly lower: ReadonlyMap<number, number>;
}

/** By jump of `game.jumps`: the change in expected turns if it were not there. Infinity: the game may then never end. null: too large. */
export function worthInTurns(chain: Chain, mean: Float64Array, expected: (game: Game) => number): Float64Array | null {
  const { game, width, start } = chain;
  const columns = columnsOf(chain);
  const { count, kinds, first, after } = columns;
  const longest = game.die.faces[game.die.faces.length - 1];
  const span = Math.min(game.cells, longest) + 1;
  const points = 1 + columns.lower.size + 2 * game.jumps.length * kinds.length;
  if (count > MOST_COLUMNS || (2 * span * width + points + count) * count > MOST_NUMBERS) return null;

  const changes = game.jumps.map((_, i) => changedBy(game, i));
  const stateAfter = (cell: number, kind: number) => cell * width + Math.max(0, kind - 1);
  // The rows that are needed, by state; row 0 is for all others: what leads to where the game may never end is reached by no game that ends.
  const rowOf = new Int32Array(chain.states);
  let wanted = 0;
  const want = (state: number) => {
    if (rowOf[state] === 0 && mean[state] < Number.POSITIVE_INFINITY) rowOf[state] = ++wanted;
  };
  want(start);
  for (const state of columns.lower.keys()) want(state);
  for (const changed of changes) {
    for (const { walked, rest } of changed) {
      for (const kind of kinds) {
        want(stateAfter(game.lands[walked], kind));
        want(stateAfter(rest, kind));
      }
    }
  }
  const rows = new Float64Array((wanted + 1) * count);
  fillRows(chain, columns, span, rowOf, rows);
  const row = (state: number) => rows.subarray(rowOf[state] * count, (rowOf[state] + 1) * count);

  /** How often each column is come to from each, itself counted. */
  const often = new Float64Array(count * count);
  for (const [state, column] of columns.lower) often.set(row(state), column * count);
  for (const { from } of game.jumps) {
    for (const kind of kinds) often.set(row(stateAfter(game.lands[from], kind)), (first[from] + after[kind]) * count);
  }
  invert(often, count);
  const times = (state: number, column: number) => {
    const from = rowOf[state] * count;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += rows[from + i] * often[i * count + column];
    return sum;
  };
  const valueAfter = (cell: number, kind: number) =>
    cell === game.goal ? Math.sign(kind) : mean[stateAfter(cell, kind)];

  const worth = (jump: number): number => {
    const changed: Changed[] = [];
    for (const { walked, rest } of changes[jump]) {
      const rests = game.lands[walked];
      for (const kind of kinds) {
        const column = first[walked] + after[kind];
        const value = valueAfter(rest, kind);
        const more = value - valueAfter(rests, kind);
        const uses = times(start, column);
        changed.push({
          column,
          now: stateAfter(rests, kind),
          without: stateAfter(rest, kind),
          value,
          more,
          uses,
          used: uses > 0,
        });
      }
    }
    // Those count that a game comes to, or would come to from where the token rests without the jump.
    for (let news = true; news; ) {
      news = false;
      for (const each of changed) {
        if (!each.used) continue;
        if (each.value === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
        for (const other of changed) {
          if (other.used || times(each.without, other.column) === 0) continue;
          other.used = true;
          news = true;
        }
      }
    }
    const used = changed.filter(each => each.used);
    // What they are worth more: (1 − Δrows · often) more = Δvalue.
    const scales: number[] = [];
    const system = used.map(({ column, now, without, more }) => {
      const line: number[] = [];
      for (const other of used) {
        const comes = Number(other.column === column) + times(now, other.column);
        if (other.column === column) scales.push(comes);
        line.push(comes - times(without, other.column));
      }
      line.push(more);
      return line;
    });
    const more = solve(system, scales);
    // Without the jump the game ends never, or hardly: the slow way tells.
    if (more === null) return expected(withoutJump(game, jump)) - mean[start];
    let sum = 0;
    for (const [i, value] of more.entries()) sum += value * used[i].uses;
    return sum;
  };
  const worths = new Float64Array(game.jumps.length);
  for (let jump = 0; jump < worths.length; jump++) worths[jump] = worth(jump);
  return worths;
}

/** A column whose walks lead elsewhere without a jump. */
interface Changed {
  readonly column: number;
  /** The states to which they lead with and without it. */
  readonly now: number;
  readonly without: number;
  /** What the one without it is worth, and how much more that is. */
  readonly value: number;
  readonly more: number;
  readonly uses: number;
  used: boolean;
}

function columnsOf(chain: Chain): Columns {
  const { game, width, states, to, walked } = chain;
  const jumps = game.jumps.toSorted((a, b) => b.from - a.from);
  const kinds = [...new Set(chain.phases.steps.flat().map(({ ends, next }) => (ends ? 0 : 1 + next)))];
  if (chain.phases.entry !== null) kinds.push(...[0, 1 + ENTERED].filter(kind => !kinds.includes(kind)));
  const isJump = new Uint8Array(game.cells + 1);
  for (const { from } of jumps) isJump[from] = 1;
  const lower = new Map<number, number>();
  // Where a turn is one throw, only a bounce walks down.
  const mayWalkDown = width > 1 || game.rules.finish === 'bounce';
  for (let state = 0; mayWalkDown && state < states; state++) {
    const count = chain.ways(state);
    for (let way = 0; way < count; way++) {
      if (to[way] >= state || to[way] === FINISHED || (walked[way] !== -1 && isJump[walked[way]] === 1)) continue;
      if (!lower.has(to[way])) lower.set(to[way], lower.size);
    }
  }
  const after = new Int32Array(width + 1);
  for (const [place, kind] of kinds.entries()) after[kind] = place;
  const first = new Int32Array(game.cells + 1).fill(-1);
  for (const [place, { from }] of jumps.entries()) first[from] = lower.size + place * kinds.length;
  return { count: lower.size + jumps.length * kinds.length, first, after, kinds, lower };
}

/** Fills the wanted rows: the chances that each column is the first to be come to from a state. */
function fillRows(chain: Chain, columns: Columns, span: number, rowOf: Int32Array, rows: Float64Array): void {
  const { width, states, game, to, chance, walked, follows } = chain;
  const { count, first, after, kinds, lower } = columns;
  // A ring of rows: no walk reaches further than the longest throw. Columns of jumps below the sweep are still empty, unless by a bounce.
  const slots = 2 ** Math.ceil(Math.log2(span * width));
  const ring = new Float64Array(slots * count);
  const back = game.rules.finish === 'bounce' ? game.goal - span + 1 : game.cells;
  let filled = lower.size;
  for (const { from } of game.jumps) if (from >= back) filled += kinds.length;
  for (let state = states - 1; state >= 0; state--) {
    const row = (state & (slots - 1)) * count;
    for (let i = 0; i < filled; i++) ring[row + i] = 0;
    const ways = chain.ways(state);
    let leaves = 0;
    for (let way = 0; way < ways; way++) {
      const at = to[way];
      const p = chance[way];
      const jump = walked[way] === -1 ? -1 : first[walked[way]];
      if (jump !== -1) ring[row + jump + after[follows[way]]] += p;
      else if (at === state) continue;
      else if (at > state) {
        const upper = (at & (slots - 1)) * count;
        for (let i = 0; i < filled; i++) ring[row + i] += p * ring[upper + i];
      } else if (at !== FINISHED) ring[row + lower.get(at)!] += p;
      leaves += p;
    }
    if (leaves > 0 && leaves < 1) for (let i = 0; i < filled; i++) ring[row + i] /= leaves;
    const wanted = rowOf[state] * count;
    if (wanted > 0) for (let i = 0; i < filled; i++) rows[wanted + i] = ring[row + i];
    const cell = width === 1 ? state : Math.trunc(state / width);
    if (state === cell * width && first[cell] !== -1) filled = Math.max(filled, first[cell] + kinds.length);
  }
}
