import type { BoardFile } from '../../text/syntax';
import { type JumpWanted, jumpAt, removeJump, rewriteJump } from '../changes';
import { kindOf } from '../direction';
import type { Finding } from '../finding';
import { found, type Kind, type Mending, mending, related } from '../kind';
import { type Subject, subjectOf } from '../subject';

/** A jump that ends where another begins. */
export const jumpChain: Kind = {
  code: 'jump-chain',
  level: 'info',
  *check({ acting, circles, rules: { chain } }) {
    const inCircle = new Set(circles().flat());
    for (const here of acting.values()) {
      const next = acting.get(here.jump.to);
      if (next === undefined || inCircle.has(here)) continue;
      const { kind, from, to } = here.jump;
      const following = { kind: next.jump.kind, from: next.jump.from, to: next.jump.to };
      const facts = { kind, from, to, next: following, chain };
      yield found('jump-chain', here.at, facts, [related('begins-here', next.at, following)]);
    }
  },
  mend: joined,
};

/** Lets the jump lead straight to where the chain ends; the next jump stays for those who walk onto it, or goes. */
function joined(file: BoardFile, finding: Finding): readonly Mending[] {
  const index = jumpAt(file, finding);
  if (file.map !== null || index < 0) return [];
  const { acting } = subjectOf(file);
  const { from, to } = file.board.jumps[index];
  const next = acting.get(to);
  const end = endOf(acting, to);
  if (next === undefined || end === null) return [];
  const wanted: JumpWanted = { kind: kindOf(from, end), from, to: end };
  const straight = rewriteJump(file, index, wanted);
  const { jump } = next;
  return [
    mending('join-jump', wanted, straight),
    mending('join-and-remove', { ...wanted, next: { kind: jump.kind, from: jump.from, to: jump.to } }, [
      ...straight,
      ...removeJump(file, next.index),
    ]),
  ];
}

/** Where a chain of jumps comes to an end; null where it runs into a circle. */
function endOf(acting: Subject['acting'], cell: number): number | null {
  const seen = new Set<number>();
  let at = cell;
  for (let here = acting.get(at); here !== undefined; here = acting.get(at)) {
    if (seen.has(at)) return null;
    seen.add(at);
    at = here.jump.to;
  }
  return at;
}
