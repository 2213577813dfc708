import type { Edit } from '../text';
import type { BoardFile } from '../text/syntax';
import type { Words } from '../words';
import type { Facts, Finding, Fix } from './finding';

type Title = keyof Words['fixes'];
type TitleFacts<T extends Title> = Parameters<Words['fixes'][T]>[0];

/** A way to mend, before it is known to bring no new error. Of those that bring none the first is preferred, unless it is a guess. */
export interface Mending extends Pick<Fix, 'title' | 'facts' | 'changes'> {
  /** Sensible, but nothing to be done unasked. */
  readonly guess: boolean;
}

/** How a finding is mended; `fixers.ts` lists them. */
export interface Fixer {
  /** The ways to mend, the best first; none where none is sensible. */
  readonly mend: (file: BoardFile, finding: Finding) => readonly Mending[];
  /** Whether mending lets more of the file be understood: what comes to light then is no fault of the fix. */
  readonly reveals?: boolean;
}

/** A way to mend a finding; none where the format cannot hold the edit. */
export function mending<T extends Title>(title: T, facts: TitleFacts<T>, edit: Edit): readonly Mending[] {
  return 'refused' in edit ? [] : [{ title, facts: facts as Facts, changes: edit, guess: false }];
}

/** A way to mend that is never done unasked. */
export function guess<T extends Title>(title: T, facts: TitleFacts<T>, edit: Edit): readonly Mending[] {
  return mending(title, facts, edit).map(each => ({ ...each, guess: true }));
}
