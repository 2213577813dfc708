import type { Reach } from '../../solve';
import { removeJump } from '../../text';
import { jumpAt } from '../changes';
import { found, type Kind, mending } from '../kind';

/** A jump that leaves the goal: whoever walks onto it is carried away. */
export const jumpFromGoal: Kind = {
  code: 'jump-from-goal',
  level: 'error',
  *check({ sound, goal, reach }) {
    for (const { jump, at } of sound) {
      const { kind, from, to } = jump;
      if (from === goal) yield found('jump-from-goal', at, { kind, from, to, finish: finishOf(reach()) });
    }
  },
  mend(file, finding) {
    const index = jumpAt(file, finding);
    return index < 0 ? [] : mending('remove-jump', file.board.jumps[index], removeJump(file, index));
  },
};

/** Whether anybody can finish all the same. */
function finishOf(reached: Reach | null): 'possible' | 'impossible' | 'unknown' {
  if (reached === null || reached.reason?.kind === 'too-large') return 'unknown';
  return reached.goal ? 'possible' : 'impossible';
}
