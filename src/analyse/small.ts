import type { Game } from '../board/game';
import { type Chain, chainOf } from './chain';
import { factorise, turnsToEnd } from './eliminate';

/** The expected turns by a way to solve a chain, which gives the mean turns of its states, or null where it is too large. */
export function turnsBy(game: Game, meansOf: (chain: Chain) => Float64Array | null): number {
  const chain = chainOf(game);
  if (typeof chain === 'string') return chain === 'endless' ? Number.POSITIVE_INFINITY : Number.NaN;
  return meansOf(chain)?.[chain.start] ?? Number.NaN;
}

/** As `expectedTurns`, for games that are known to be small: it carries nothing of the other way, which only large ones need. */
export function expectedTurnsOfSmall(game: Game): number {
  return turnsBy(game, chain => {
    const factors = factorise(chain, Number.POSITIVE_INFINITY);
    return factors && turnsToEnd(factors);
  });
}
