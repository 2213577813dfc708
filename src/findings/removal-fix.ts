import { removeJump } from '../text';
import { jumpAt } from './changes';
import { type Fixer, mending } from './fixer';

/** Takes the jump away. */
export const removalFixer: Fixer = {
  mend(file, finding) {
    const index = jumpAt(file, finding);
    return index < 0 ? [] : mending('remove-jump', file.board.jumps[index], removeJump(file, index));
  },
};
