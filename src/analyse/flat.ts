/** A chain written out, for following a token's whereabouts turn by turn. */
import { type Chain, FINISHED } from './chain';

/** Ways of all states in lists: those of state s are from `at[s]` to before `at[s + 1]`. */
interface Ways {
  readonly at: Int32Array;
  readonly to: Int32Array;
  readonly chance: Float64Array;
}

export interface Flat {
  /** The ways that go on within the turn, to states. */
  readonly on: Ways;
  /** The ways that end the turn, to cells. */
  readonly end: Ways;
  /** The chance to finish, by state. */
  readonly finish: Float64Array;
  /** By block of cells: the lowest and the highest cell to which a way leads from there. */
  readonly lowest: Int32Array;
  readonly highest: Int32Array;
}

/** Blocks have 2^BLOCK_BITS cells. */
export const BLOCK_BITS = 6;

/** More ways than this are not written out. */
const MOST_WAYS = 50_000_000;

/** Writes a chain out; null where it has too many ways. */
export function flatten(chain: Chain): Flat | null {
  const { states, width, game, to, chance, ends } = chain;
  if (states * to.length > MOST_WAYS) return null;
  const finish = new Float64Array(states);
  const on = growing(states);
  const end = growing(states);
  const blocks = (game.cells >> BLOCK_BITS) + 1;
  const lowest = new Int32Array(blocks).fill(game.cells);
  const highest = new Int32Array(blocks);
  for (let state = 0; state < states; state++) {
    const count = chain.ways(state);
    const block = Math.trunc(state / width) >> BLOCK_BITS;
    for (let way = 0; way < count; way++) {
      if (to[way] === FINISHED) {
        finish[state] += chance[way];
        continue;
      }
      const cell = Math.trunc(to[way] / width);
      lowest[block] = Math.min(lowest[block], cell);
      highest[block] = Math.max(highest[block], cell);
      if (ends[way] === 1) end.add(cell, chance[way]);
      else on.add(to[way], chance[way]);
    }
    on.next(state);
    end.next(state);
  }
  return { on: on.made(), end: end.made(), finish, lowest, highest };
}

function growing(states: number) {
  const at = new Int32Array(states + 1);
  let to = new Int32Array(1024);
  let chance = new Float64Array(1024);
  let size = 0;
  return {
    add(target: number, p: number): void {
      if (size === to.length) {
        const [moreTo, moreChance] = [new Int32Array(2 * size), new Float64Array(2 * size)];
        moreTo.set(to);
        moreChance.set(chance);
        [to, chance] = [moreTo, moreChance];
      }
      to[size] = target;
      chance[size++] = p;
    },
    next(state: number): void {
      at[state + 1] = size;
    },
    made: (): Ways => ({ at, to, chance }),
  };
}
