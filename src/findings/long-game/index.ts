import { expectedTurns } from '../../analyse';
import type { CheckOptions } from '../kind';
import { found, type Kind } from '../kind';
import type { Subject } from '../subject';

/** The turns above which a game is long, unless a setting says otherwise. */
const USUAL_LIMIT = 1_000;
/** The largest board, in cells, whose expected turns are worked out for this alone. */
const LARGEST_WORKED_OUT = 10_000;

/** The expected number of turns is above a limit. */
export const longGame: Kind = {
  code: 'long-game',
  level: 'info',
  *check(subject, options) {
    const reached = subject.reach();
    if (reached === null || !reached.goal || reached.trap !== null) return;
    const limit = options.longGame ?? USUAL_LIMIT;
    const turns = turnsOf(subject, options);
    if (turns !== null && Number.isFinite(turns) && turns > limit) {
      yield found('long-game', subject.file.head, { turns, limit });
    }
  },
};

/** The expected turns as they were given, else worked out where that takes no time; null: not known. */
function turnsOf({ game, cells }: Subject, { expectedTurns: given }: CheckOptions): number | null {
  if (given !== undefined) return given;
  const played = game();
  return played === null || cells === null || cells > LARGEST_WORKED_OUT ? null : expectedTurns(played);
}
