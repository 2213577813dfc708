import { removeJump } from '../../text';
import type { JumpFacts } from '../../words/en/findings';
import { jumpAt } from '../changes';
import { found, type Kind, mending, related } from '../kind';

/** Two different jumps that leave one cell: the first is played. */
export const twoJumpsFromCell: Kind = {
  code: 'two-jumps-from-cell',
  level: 'error',
  *check({ file, idle, acting }) {
    for (const { index, same } of idle()) {
      if (same !== null) continue;
      const { kind, from, to } = file.board.jumps[index];
      const first = acting.from(from);
      const jump = file.board.jumps[first];
      const facts = { kind, from, to, first: { kind: jump.kind, from: jump.from, to: jump.to } };
      yield found('two-jumps-from-cell', file.jumps[index], facts, [related('first-jump', file.jumps[first], {})]);
    }
  },
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
