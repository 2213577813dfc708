import { removeJump } from '../../text';
import { jumpAt } from '../changes';
import { found, type Kind, mending, related } from '../kind';

/** The same jump twice. */
export const jumpRepeated: Kind = {
  code: 'jump-repeated',
  level: 'warning',
  *check({ file, idle }) {
    for (const { index, same } of idle()) {
      if (same === null) continue;
      const { kind, from, to } = file.board.jumps[index];
      const others = [related('same-jump', file.jumps[same], {})];
      yield found('jump-repeated', file.jumps[index], { kind, from, to }, others);
    }
  },
  mend(file, finding) {
    const index = jumpAt(file, finding);
    return index < 0 ? [] : mending('remove-jump', file.board.jumps[index], removeJump(file, index));
  },
};
