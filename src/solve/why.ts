import { type Game, withJumps } from '../board/game';
import { waitsToEnter } from '../board/turn';
import { find } from './find';
import { forward } from './forward';
import { type Ground, groundOf, jumpsByCell } from './ground';
import { alwaysVoid, type Machines, neverEnds } from './machine';
import type { Reason } from './reason';
import { movingFaces, singleThrows } from './turns';

/** Why no throws lead from one cell to a turn's end on another, when a search has found that. */
export function whyNever(ground: Ground, machines: Machines, from: number, to: number, doubtful: boolean): Reason {
  const { game } = ground;
  const { throwing } = machines;
  if (neverEnds(throwing)) return { kind: 'always-again' };
  if (alwaysVoid(throwing)) return { kind: 'always-void', run: throwing.void! };
  if (waitsToEnter(game, from)) {
    const faces = game.die.faces.filter(face => ground.entry!.has(face));
    if (faces.length === 0) return { kind: 'no-entry', faces: game.rules.enter! };
    // Where turns have more throws, one that throws again is in some turn that is not void.
    if (!movingFaces(throwing, game).some(face => ground.entry!.has(face))) return { kind: 'void-entry', faces };
  }
  if (ground.lands !== game.lands) {
    const all = groundOf(game);
    const withSnakes = find(all, machines, from, to, false);
    if (withSnakes.reached.throws !== -1) return { kind: 'only-by-snakes' };
    return whyNever(all, machines, from, to, withSnakes.doubtful);
  }
  const asked = from !== game.start || to !== game.goal;
  if (doubtful && (asked || anyThrows(game).reached)) return { kind: 'too-large' };
  return asked ? { kind: 'no-way', from, to } : whyNotTheGoal(ground, machines);
}

function whyNotTheGoal(ground: Ground, machines: Machines): Reason {
  const { game } = ground;
  const { goal, start } = game;
  const away = game.lands[goal];
  if (away !== goal) {
    const tame = withJumps(
      game,
      game.jumps.filter(({ from }) => from !== goal),
    );
    if (find(groundOf(tame), machines, start, goal, false).reached.throws !== -1) {
      return { kind: 'carried-from-goal', goal, to: away };
    }
  }
  const { reached, farthest } = anyThrows(game);
  if (reached) return { kind: 'turns' };
  if (!anyThrows(withJumps(game, [])).reached) return { kind: 'faces', faces: game.die.faces, goal };
  return wallAfter(game, farthest) ?? { kind: 'jumps', farthest };
}

/** Whether any throws lead to the goal, were each a turn, and the last cell below the goal on which a token then can stand. */
function anyThrows(game: Game): { readonly reached: boolean; readonly farthest: number } {
  const { throws, rests } = forward(groundOf(game), singleThrows(game.die.faces), game.start, game.goal, false);
  let farthest = game.goal - 1;
  while (farthest > 0 && (rests[farthest >> 5] & (1 << farthest)) === 0) farthest--;
  return { reached: throws !== -1, farthest };
}

/** The unbroken row of cells after the last one on which a token can stand that carry everybody away, where no throw leads beyond it. */
function wallAfter(game: Game, farthest: number): Reason | null {
  const first = farthest + 1;
  let last = farthest;
  while (last < game.goal && game.lands[last + 1] !== last + 1) last++;
  const most = waitsToEnter(game, farthest) ? 1 : game.die.faces[game.die.faces.length - 1];
  if (last < Math.min(first - 1 + most, game.goal)) return null;
  const byCell = jumpsByCell(game);
  const kinds = new Set<string>();
  for (let cell = first; cell <= last; cell++) kinds.add(game.jumps[byCell.get(cell)!].kind);
  return { kind: 'wall', first, last, jumps: kinds.size > 1 ? 'both' : kinds.has('snake') ? 'snakes' : 'ladders' };
}
