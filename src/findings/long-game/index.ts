import { expectedTurnsOfSmall } from '../../analyse/small';
import type { Game } from '../../board/game';
import { phasesOf, throwingOf } from '../../solve/turns';
import { type CheckOptions, found, type Kind } from '../kind';
import type { Subject } from '../subject';

/** The turns above which a game is long, unless a setting says otherwise. */
const USUAL_LIMIT = 1_000;
/** How much work, as `takesLong` counts it, a check may do for this alone: a millisecond or two, which nobody feels between two keys. */
const MOST_WORK = 100_000;

/** The expected number of turns is above a limit. */
export const longGame: Kind = {
  code: 'long-game',
  level: 'info',
  *check(subject, options) {
    const reached = subject.reach();
    if (reached === null || !reached.goal || reached.trap !== null) return;
    const limit = options.longGame ?? USUAL_LIMIT;
    const turns = turnsOf(subject, options);
    if (turns !== null && turns > limit && Number.isFinite(turns)) {
      yield found('long-game', subject.file.head, { turns, limit });
    }
  },
};

/** The expected turns as they were given, else worked out where that takes no time or somebody waits for it; null: not known. */
function turnsOf({ game }: Subject, { expectedTurns: given, turnsOfLarge, hurried }: CheckOptions): number | null {
  if (given !== undefined) return given;
  const played = game();
  if (played === null) return null;
  return hurried || takesLong(played) ? (turnsOfLarge?.(played) ?? null) : expectedTurnsOfSmall(played);
}

/** Whether the exact answer takes long: its work grows with the cells, the phases of a turn, the faces, and the snakes that are open at once. */
export function takesLong(game: Game): boolean {
  const throwing = throwingOf(game);
  const phases = throwing.kind === 'single' ? 1 : phasesOf(throwing, game);
  const most = MOST_WORK / (game.cells * phases) - 3 * game.die.faces.length;
  return most < 0 || mostOpen(game) ** 2 > most;
}

/** Of how many jumps down at most a cell lies between head and tail. */
function mostOpen({ cells, jumps, lands }: Game): number {
  const change = new Int32Array(cells + 2);
  for (const { from } of jumps) {
    if (lands[from] >= from) continue;
    change[lands[from]]++;
    change[from]--;
  }
  let open = 0;
  let most = 0;
  for (const by of change) {
    open += by;
    most = Math.max(most, open);
  }
  return most;
}
