import { removeJump } from '../../text';
import { jumpAt } from '../changes';
import { found, type Kind, mending, related } from '../kind';

/** The same jump twice. */
export const jumpRepeated: Kind = {
  code: 'jump-repeated',
  level: 'warning',
  *check({ idle }) {
    for (const { here, same } of idle()) {
      if (same === null) continue;
      const { kind, from, to } = here.jump;
      yield found('jump-repeated', here.at, { kind, from, to }, [related('same-jump', same.at, {})]);
    }
  },
  mend(file, finding) {
    const index = jumpAt(file, finding);
    return index < 0 ? [] : mending('remove-jump', file.board.jumps[index], removeJump(file, index));
  },
};
