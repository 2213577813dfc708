import { found, type Kind, related } from '../kind';

/** The most cells of a circle that a message lists, and the most of its jumps that are named as related. */
const MOST_LISTED = 12;

/** Jumps that lead round in a circle. */
export const jumpCycle: Kind = {
  code: 'jump-cycle',
  level: 'error',
  levelWithoutChain: 'warning',
  *check({ file, circles, rules: { chain } }) {
    for (const circle of circles()) {
      const listed = circle.slice(0, MOST_LISTED);
      const cells = listed.map(index => file.board.jumps[index].from);
      const facts = { cells, more: circle.length - listed.length, chain };
      const others = listed.slice(1).map(index => {
        const { kind, from, to } = file.board.jumps[index];
        return related('in-circle', file.jumps[index], { kind, from, to });
      });
      yield found('jump-cycle', file.jumps[circle[0]], facts, others);
    }
  },
};
