import type { Jump } from '../../board/board';
import type { JumpFacts } from '../../words/en/findings';
import { restsOf } from '../acting';
import { found, type Kind, related } from '../kind';

/** A jump that ends where another begins. */
export const jumpChain: Kind = {
  code: 'jump-chain',
  level: 'info',
  *check({ file, acting, circles, rules: { chain } }) {
    const { jumps } = file.board;
    const inCircle = new Set(circles().flat());
    const restOf = restsOf(jumps, acting);
    for (const index of acting.continued()) {
      if (inCircle.has(index)) continue;
      const { kind, from, to } = jumps[index];
      const next = acting.from(to);
      const following = endsOf(jumps[next]);
      const facts = { kind, from, to, next: following, chain, rest: chain ? restOf(to) : null };
      yield found('jump-chain', file.jumps[index], facts, [related('begins-here', file.jumps[next], following)]);
    }
  },
};

const endsOf = ({ kind, from, to }: Jump): JumpFacts => ({ kind, from, to });
