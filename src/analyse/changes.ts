import { type Game, withoutJump } from '../board/game';

/** A cell of a jump from which a token would be carried elsewhere, and where it would come to rest. */
export interface Change {
  readonly walked: number;
  readonly rest: number;
}

/** What taking away a jump changes: itself, and with `chain on` the jumps that it carries on. */
export function changedBy(game: Game, jump: number): readonly Change[] {
  const { from } = game.jumps[jump];
  if (!game.rules.chain) return [{ walked: from, rest: from }];
  const { lands } = withoutJump(game, jump);
  const others = game.jumps.filter(each => lands[each.from] !== game.lands[each.from]);
  return others.map(each => ({ walked: each.from, rest: lands[each.from] }));
}
