import { removeJump } from '../../text';
import { jumpAt } from '../changes';
import { found, type Kind, mending } from '../kind';

/** A jump that leaves the goal: whoever walks onto it is carried away. */
export const jumpFromGoal: Kind = {
  code: 'jump-from-goal',
  level: 'error',
  *check({ sound, goal, canFinish }) {
    for (const { jump, at } of sound) {
      const { kind, from, to } = jump;
      if (from === goal) yield found('jump-from-goal', at, { kind, from, to, finish: canFinish() });
    }
  },
  mend(file, finding) {
    const index = jumpAt(file, finding);
    return index < 0 ? [] : mending('remove-jump', file.board.jumps[index], removeJump(file, index));
  },
};
