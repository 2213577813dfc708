import type { Jump } from './board';
import type { Game } from './game';

const byFoot = new WeakMap<Game, ReadonlyMap<number, Jump>>();

function jumpsByFrom(game: Game): ReadonlyMap<number, Jump> {
  const known = byFoot.get(game);
  if (known) return known;
  const made = new Map(game.jumps.map(jump => [jump.from, jump]));
  byFoot.set(game, made);
  return made;
}

/**
 * The jumps that carry a token which walks onto the cell, in order: none, one, or with `chain on` a chain of them; on a circle each
 * once. The last leads to `game.lands[cell]`.
 */
export function jumpsFrom(game: Game, cell: number): readonly Jump[] {
  const jumps = jumpsByFrom(game);
  const carried: Jump[] = [];
  const used = new Set<Jump>();
  for (let jump = jumps.get(cell); jump !== undefined && !used.has(jump); jump = jumps.get(jump.to)) {
    carried.push(jump);
    used.add(jump);
    if (!game.rules.chain) break;
  }
  return carried;
}
