import { found, type Kind } from '../kind';

/** A jump that acts in no play from the start. */
export const jumpUnreachable: Kind = {
  code: 'jump-unreachable',
  level: 'hint',
  unnecessary: true,
  *check({ acting, reach, start }) {
    const reached = reach();
    if (reached === null || !reached.goal) return;
    // The game has the same jumps, in the same order.
    for (let index = 0; index < acting.all.length; index++) {
      if (reached.acts[index]) continue;
      const { jump, at } = acting.all[index];
      const { kind, from, to } = jump;
      if (from !== start) yield found('jump-unreachable', at, { kind, from, to });
    }
  },
};
