import type { Game } from '../board/game';
import { chainOf } from './chain';
import { lawOf } from './law';

/**
 * The expected number of turns of a game, one token alone, throws at random by the die's weights. Infinity where the game may never end:
 * the goal cannot be reached, or a cell can be reached from which it cannot. NaN where the game is too large to be worked out.
 */
export function expectedTurns(game: Game): number {
  const chain = chainOf(game);
  if (typeof chain === 'string') return chain === 'endless' ? Number.POSITIVE_INFINITY : Number.NaN;
  return lawOf(chain)?.mean[chain.start] ?? Number.NaN;
}
