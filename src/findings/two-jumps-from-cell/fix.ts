import { removeJump } from '../../text';
import type { JumpFacts } from '../../words/en/findings';
import { jumpAt } from '../changes';
import { type Fixer, mending } from '../fixer';

/** Takes one of the two away. */
export const twoJumpsFromCellFixer: Fixer = {
  mend(file, finding) {
    const { from } = finding.facts as unknown as JumpFacts;
    const indices = [
      jumpAt(file, finding),
      file.jumps.findIndex(at => finding.related.some(({ span }) => span.start === at.start)),
    ];
    return indices
      .filter(index => index >= 0 && file.board.jumps[index].from === from)
      .flatMap(index => mending('remove-jump', file.board.jumps[index], removeJump(file, index)));
  },
};
