import { found, type Kind, related } from '../kind';

/** The most cells of a circle that a message lists, and the most of its jumps that are named as related. */
const MOST_LISTED = 12;

/** Jumps that lead round in a circle. */
export const jumpCycle: Kind = {
  code: 'jump-cycle',
  level: 'error',
  levelWithoutChain: 'warning',
  *check({ circles, rules: { chain } }) {
    for (const circle of circles()) {
      const listed = circle.slice(0, MOST_LISTED);
      const facts = { cells: listed.map(({ jump }) => jump.from), more: circle.length - listed.length, chain };
      const others = listed.slice(1).map(({ jump, at }) => {
        const { kind, from, to } = jump;
        return related('in-circle', at, { kind, from, to });
      });
      yield found('jump-cycle', circle[0].at, facts, others);
    }
  },
};
