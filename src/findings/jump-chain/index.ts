import { applyChanges, changeJump, type Edit, minimalChanges, parse, removeJump } from '../../text';
import type { BoardFile, TextChange } from '../../text/syntax';
import { jumpAt } from '../changes';
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
    for (const here of acting.all) {
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
  if (index < 0) return [];
  const { acting } = subjectOf(file);
  const { from, to } = file.board.jumps[index];
  const next = acting.get(to)?.jump;
  const end = endOf(acting, to);
  if (next === undefined || end === null) return [];
  const wanted = { kind: kindOf(from, end), from, to: end };
  const straight = changeJump(file, index, wanted);
  if ('refused' in straight) return [];
  const following = { kind: next.kind, from: next.from, to: next.to };
  return [
    ...mending('join-jump', wanted, straight),
    ...mending('join-and-remove', { ...wanted, next: following }, withoutJumpFrom(file, straight, to)),
  ];
}

/** The changes, and away with the jump that acts on a cell. It is looked for anew, since the changes may have moved it. */
function withoutJumpFrom(file: BoardFile, changes: readonly TextChange[], cell: number): Edit {
  const changed = parse(applyChanges(file.text, changes), file.format, true);
  const index = subjectOf(changed).acting.get(cell)?.index;
  const removal = index === undefined ? [] : removeJump(changed, index);
  return 'refused' in removal ? removal : minimalChanges(file.text, applyChanges(changed.text, removal));
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
