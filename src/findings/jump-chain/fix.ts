import { applyChanges, changeJump, type Edit, minimalChanges, parse, removeJump } from '../../text';
import type { BoardFile } from '../../text/syntax';
import type { JumpFacts } from '../../words/en/findings';
import { restsOf } from '../acting';
import { jumpAt } from '../changes';
import { kindOf } from '../direction';
import { type Fixer, mending } from '../fixer';
import { subjectOf } from '../subject';

/** Lets the jump lead straight to where the chain ends; the next jump stays for those who walk onto it, or goes. */
export const jumpChainFixer: Fixer = {
  mend(file, finding) {
    const index = jumpAt(file, finding);
    if (index < 0) return [];
    const { acting } = subjectOf(file);
    const { jumps } = file.board;
    const { from, to } = jumps[index];
    const next = acting.from(to);
    const end = restsOf(jumps, acting)(to);
    if (next === -1 || end === null) return [];
    const wanted = { kind: kindOf(from, end), from, to: end };
    return [
      ...mending('join-jump', wanted, changeJump(file, index, wanted)),
      ...mending('join-and-remove', { ...wanted, next: jumps[next] }, inOne(file, next, wanted)),
    ];
  },
};

/** Takes one jump away and lets the one that acts on a cell be another. It is looked for anew, since its place may have moved. */
function inOne(file: BoardFile, removed: number, wanted: JumpFacts): Edit {
  const removal = removeJump(file, removed);
  if ('refused' in removal) return removal;
  const without = parse(applyChanges(file.text, removal), file.format, true);
  const index = subjectOf(without).acting.from(wanted.from);
  const change = index < 0 ? [] : changeJump(without, index, wanted);
  return 'refused' in change ? change : minimalChanges(file.text, applyChanges(without.text, change));
}
