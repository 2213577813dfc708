/** From where a game can end, and from where it may not. */
import { type Chain, FINISHED } from './chain';

/** By state: 1 where the game can still end. */
export function canEnd(chain: Chain): Uint8Array {
  return spreadBack(chain, new Uint8Array(chain.states), FINISHED);
}

/** By state: 1 where the game may never end; null where that is nowhere. */
export function mayNotEnd(chain: Chain): Uint8Array | null {
  const { states, width, game } = chain;
  const can = canEnd(chain);
  const lost = can.map(end => 1 - end);
  lost.fill(0, game.goal * width, (game.goal + 1) * width);
  if (lost.indexOf(1) === -1) return null;
  return spreadBack(chain, lost, states);
}

/** Marks all states from which a marked one, or `target`, can be come to. */
function spreadBack(chain: Chain, marked: Uint8Array, target: number): Uint8Array {
  const { states, to } = chain;
  // From the last cell down most is found at once; again as long as something that leads down brings news.
  for (let news = true; news; ) {
    news = false;
    for (let state = states - 1; state >= 0; state--) {
      if (marked[state] === 1) continue;
      const count = chain.ways(state);
      for (let way = 0; way < count; way++) {
        if (to[way] !== target && marked[to[way]] !== 1) continue;
        marked[state] = 1;
        news = true;
        break;
      }
    }
  }
  return marked;
}
