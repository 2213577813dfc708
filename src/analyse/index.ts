import type { Game } from '../board/game';
import { chainOf } from './chain';
import { factorise, turnsToEnd } from './eliminate';

/**
 * The expected number of turns of a game, one token alone, throws at random by the die's weights. Infinity where the game may never end:
 * the goal cannot be reached, or a cell can be reached from which it cannot.
 */
export function expectedTurns(game: Game): number {
  const chain = chainOf(game);
  if (typeof chain === 'string') return Number.POSITIVE_INFINITY;
  return turnsToEnd(factorise(chain, 5e7)!)[chain.start];
}
