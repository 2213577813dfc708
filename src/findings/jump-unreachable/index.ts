import { found, type Kind } from '../kind';

/** A jump that acts in no play from the start. */
export const jumpUnreachable: Kind = {
  code: 'jump-unreachable',
  level: 'hint',
  unnecessary: true,
  *check({ file, acting, reach, game, start }) {
    const reached = reach();
    const played = game();
    if (reached === null || played === null || !reached.goal) return;
    const unused = new Set(played.jumps.filter((_, index) => !reached.acts[index]));
    if (unused.size === 0) return;
    for (const index of acting.all) {
      const jump = file.board.jumps[index];
      const { kind, from, to } = jump;
      if (unused.has(jump) && from !== start) yield found('jump-unreachable', file.jumps[index], { kind, from, to });
    }
  },
};
