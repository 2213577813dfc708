/** Why a game has no expected length, as facts for words to tell. */
import { fairDie } from '../board/die';
import type { Game } from '../board/game';
import { type Reason as Never, reach } from '../solve';

/** What would mend it, were only that changed: `finish pass`; one die instead of several. */
export type Mend = { readonly kind: 'pass' } | { readonly kind: 'one-die'; readonly sides: number };

export type Reason =
  /** The goal is never reached. */
  | { readonly kind: 'unreachable'; readonly why: Never; readonly mends: readonly Mend[] }
  /** A token can come to the cell, and from there never to the goal. */
  | { readonly kind: 'trap'; readonly cell: number; readonly mends: readonly Mend[] }
  /** The game is too large to be worked out. */
  | { readonly kind: 'too-large' };

/** Why a game may never end; null where it does end. */
export function reasonOf(game: Game): Reason | null {
  const reached = reach(game);
  if (reached.reason?.kind === 'too-large') return { kind: 'too-large' };
  if (reached.reason !== null) return { kind: 'unreachable', why: reached.reason, mends: mendsOf(game) };
  return reached.trap === null ? null : { kind: 'trap', cell: reached.trap.cell, mends: mendsOf(game) };
}

function mendsOf(game: Game): readonly Mend[] {
  const mends: Mend[] = [];
  const { die, rules } = game;
  const ends = (changed: Partial<Game>) => {
    const { goal, trap } = reach({ ...game, ...changed });
    return goal && trap === null;
  };
  if (rules.finish !== 'pass' && ends({ rules: { ...rules, finish: 'pass' } })) mends.push({ kind: 'pass' });
  if (die.dice !== null && die.dice.count > 1 && ends({ die: fairDie(die.dice.sides) })) {
    mends.push({ kind: 'one-die', sides: die.dice.sides });
  }
  return mends;
}
