/** The solution of a chain, by whichever way is the shorter for the board. */
import type { Chain } from './chain';
import { type Factors, factorise, turnsToEnd, visitsOf } from './eliminate';
import { mayNotEnd } from './ends';
import { turnsByIteration, visitsByIteration } from './iterate';

export interface Law {
  /** The mean turns to the end, by state; Infinity where the game may never end. */
  readonly mean: Float64Array;
  /** How often each state is come to in a game, its beginning counted; null: too large. */
  comes(): Float64Array | null;
}

/** With more entries than this, and so many a state, the factors fill, and iteration is the shorter way: hundreds of snakes are open at once. */
const MANY_ENTRIES = 12_000_000;
const MANY_OF_A_STATE = 100;
/** The most entries that are held where iteration does not come near: some 700 MB. */
const MOST_ENTRIES = 60_000_000;
/** The factors of so few states can't be many. */
const FEW_STATES = 4_000;

/** Solves a chain; null where that is too large. */
export function lawOf(chain: Chain): Law | null {
  const entries = chain.states > FEW_STATES ? entriesOf(chain) : 0;
  if (entries > Math.max(MANY_ENTRIES, MANY_OF_A_STATE * chain.states)) {
    const endless = mayNotEnd(chain);
    const mean = turnsByIteration(chain, endless);
    if (mean !== null) return { mean, comes: () => (endless?.[chain.start] === 1 ? null : visitsByIteration(chain)) };
  }
  const factors: Factors | null = factorise(chain, MOST_ENTRIES);
  return factors === null ? null : { mean: turnsToEnd(factors), comes: () => visitsOf(factors) };
}

/** About how many entries the factors have: for each cell the tails of snakes that lie below it and whose heads lie above. */
function entriesOf({ game, width }: Chain): number {
  const { cells, lands } = game;
  const head = new Map<number, number>();
  for (const { from } of game.jumps) {
    if (lands[from] < from) head.set(lands[from], Math.max(from, head.get(lands[from]) ?? 0));
  }
  let entries = cells;
  for (const [tail, top] of head) entries += top - tail;
  return entries * width ** 2;
}
