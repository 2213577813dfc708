import { changeJump } from '../text';
import { jumpAt } from './changes';
import { kindOf } from './direction';
import { type Fixer, mending } from './fixer';

/** Swap the ends, or let it be of the kind that leads this way. */
export const directionFixer: Fixer = {
  mend(file, finding) {
    const index = jumpAt(file, finding);
    if (index < 0) return [];
    const { kind, from, to } = file.board.jumps[index];
    const swapped = { kind, from: to, to: from };
    const changed = { kind: kindOf(from, to), from, to };
    return [
      ...mending('swap-ends', swapped, changeJump(file, index, swapped)),
      ...mending('change-kind', changed, changeJump(file, index, changed)),
    ];
  },
};
