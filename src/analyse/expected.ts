import type { Game } from '../board/game';
import { chainOf } from './chain';
import { lawOf } from './law';
import { turnsBy } from './small';

/**
 * The expected number of turns of a game, one token alone, throws at random by the die's weights. Infinity where the game may never end:
 * the goal cannot be reached, or a cell can be reached from which it cannot. NaN where the game is too large to be worked out.
 */
export function expectedTurns(game: Game): number {
  return turnsBy(game, chain => lawOf(chain)?.mean ?? null);
}

/** So many ways on from all states together take a minute or two. */
const MOST_WAYS = 2e9;

/** The same for whoever can wait, but not for ever: NaN where it would take more than a minute or two. */
export function expectedTurnsInTime(game: Game): number {
  const chain = chainOf(game);
  const isLong = typeof chain !== 'string' && chain.states * chain.to.length > MOST_WAYS;
  return isLong ? Number.NaN : expectedTurns(game);
}
