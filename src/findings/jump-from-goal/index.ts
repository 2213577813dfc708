import type { Reach } from '../../solve/reach';
import { found, type Kind } from '../kind';

/** A jump that leaves the goal: whoever walks onto it is carried away. */
export const jumpFromGoal: Kind = {
  code: 'jump-from-goal',
  level: 'error',
  *check({ file, acting, goal, reach }) {
    // A second jump from there is not played, so it carries nobody away.
    const index = goal === null ? -1 : acting.from(goal);
    if (index === -1) return;
    const { kind, from, to } = file.board.jumps[index];
    yield found('jump-from-goal', file.jumps[index], { kind, from, to, finish: finishOf(reach()) });
  },
};

/** Whether anybody can finish all the same. */
function finishOf(reached: Reach | null): 'possible' | 'impossible' | 'unknown' {
  if (reached === null || reached.reason?.kind === 'too-large') return 'unknown';
  return reached.goal ? 'possible' : 'impossible';
}
