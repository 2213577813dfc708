import { boardMissingFixer } from './board-missing/fix';
import { cellCaptionRepeatedFixer } from './cell-caption-repeated/fix';
import type { Fixer } from './fixer';
import { jumpChainFixer } from './jump-chain/fix';
import { jumpFromGoalFixer } from './jump-from-goal/fix';
import { jumpRepeatedFixer } from './jump-repeated/fix';
import { jumpToItselfFixer } from './jump-to-itself/fix';
import type { Code } from './kind';
import { ladderDownFixer } from './ladder-down/fix';
import { mapNumberFixer } from './map-number/fix';
import { mapTokenAloneFixer } from './map-token-alone/fix';
import { mapUnknownTokenFixer } from './map-unknown-token/fix';
import { offBoardFixer } from './off-board/fix';
import { settingConflictFixer } from './setting-conflict/fix';
import { settingRepeatedFixer } from './setting-repeated/fix';
import { snakeUpFixer } from './snake-up/fix';
import { syntaxFixer } from './syntax/fix';
import { twoJumpsFromCellFixer } from './two-jumps-from-cell/fix';

/** The fixers of all findings that can be mended. They are imported here alone, so that what mends nothing does not carry them. */
const FIXERS: Readonly<Partial<Record<Code, Fixer>>> = {
  'board-missing': boardMissingFixer,
  'cell-caption-repeated': cellCaptionRepeatedFixer,
  'jump-chain': jumpChainFixer,
  'jump-from-goal': jumpFromGoalFixer,
  'jump-repeated': jumpRepeatedFixer,
  'jump-to-itself': jumpToItselfFixer,
  'ladder-down': ladderDownFixer,
  'map-number': mapNumberFixer,
  'map-token-alone': mapTokenAloneFixer,
  'map-unknown-token': mapUnknownTokenFixer,
  'off-board': offBoardFixer,
  'setting-conflict': settingConflictFixer,
  'setting-repeated': settingRepeatedFixer,
  'snake-up': snakeUpFixer,
  syntax: syntaxFixer,
  'two-jumps-from-cell': twoJumpsFromCellFixer,
};

/** The fixer of a code; undefined where there is none, and for what is no code. */
export function fixerOf(code: string): Fixer | undefined {
  return Object.hasOwn(FIXERS, code) ? FIXERS[code as Code] : undefined;
}
