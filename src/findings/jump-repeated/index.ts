import { removeJump } from '../../text';
import { jumpAt } from '../changes';
import { found, type Kind, mending, related } from '../kind';
import { sameJump } from '../subject';

/** The same jump twice. */
export const jumpRepeated: Kind = {
  code: 'jump-repeated',
  level: 'warning',
  *check({ sound, acting }) {
    for (const here of sound) {
      const first = acting.get(here.jump.from)!;
      if (first === here || !sameJump(first.jump, here.jump)) continue;
      const { kind, from, to } = here.jump;
      yield found('jump-repeated', here.at, { kind, from, to }, [related('same-jump', first.at, {})]);
    }
  },
  mend(file, finding) {
    const index = jumpAt(file, finding);
    return index < 0 ? [] : mending('remove-jump', file.board.jumps[index], removeJump(file, index));
  },
};
