import type { Jump } from '../../board/board';
import { applyChanges, changeJump, type Edit, minimalChanges, parse, removeJump } from '../../text';
import type { BoardFile } from '../../text/syntax';
import type { JumpFacts } from '../../words/en/findings';
import { restsOf } from '../acting';
import { jumpAt } from '../changes';
import { kindOf } from '../direction';
import type { Finding } from '../finding';
import { found, type Kind, type Mending, mending, related } from '../kind';
import { subjectOf } from '../subject';

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
  mend: joined,
};

const endsOf = ({ kind, from, to }: Jump): JumpFacts => ({ kind, from, to });

/** Lets the jump lead straight to where the chain ends; the next jump stays for those who walk onto it, or goes. */
function joined(file: BoardFile, finding: Finding): readonly Mending[] {
  const index = jumpAt(file, finding);
  if (index < 0) return [];
  const { acting } = subjectOf(file);
  const { from, to } = file.board.jumps[index];
  const next = acting.from(to);
  const end = restsOf(file.board.jumps, acting)(to);
  if (next === -1 || end === null) return [];
  const wanted = { kind: kindOf(from, end), from, to: end };
  const following = endsOf(file.board.jumps[next]);
  return [
    ...mending('join-jump', wanted, changeJump(file, index, wanted)),
    ...mending('join-and-remove', { ...wanted, next: following }, inOne(file, next, wanted)),
  ];
}

/** Takes one jump away and lets the one that acts on a cell be another. It is looked for anew, since its place may have moved. */
function inOne(file: BoardFile, removed: number, wanted: JumpFacts): Edit {
  const removal = removeJump(file, removed);
  if ('refused' in removal) return removal;
  const without = parse(applyChanges(file.text, removal), file.format, true);
  const index = subjectOf(without).acting.from(wanted.from);
  const change = index < 0 ? [] : changeJump(without, index, wanted);
  return 'refused' in change ? change : minimalChanges(file.text, applyChanges(without.text, change));
}
