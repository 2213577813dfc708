import type { Level } from './finding';
import { kindWithCode } from './table';

export { type FindingOptions, findingsOf } from './check';
export { bringsNoError, fixesOf, mayReveal } from './fixes';
export { ignoreFix } from './ignore-fix';
export { messageOf, noteOf, titleOf } from './say';
export { CODES } from './table';

/** The level of a code unless a setting says otherwise, with `chain on` where that matters; 'off' for what is no code. */
export function defaultLevel(code: string): Level {
  return kindWithCode(code)?.level ?? 'off';
}

/** The level of a code with `chain off`, where that is another; else null. */
export function levelWithoutChain(code: string): Level | null {
  return kindWithCode(code)?.levelWithoutChain ?? null;
}

/** Whether what a finding marks could be taken away without changing the game. */
export function isUnnecessary(code: string): boolean {
  return kindWithCode(code)?.unnecessary ?? false;
}
