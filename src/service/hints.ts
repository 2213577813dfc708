import type { Span } from '../text';
import type { BoardDocument } from './document';
import { worthOf } from './numbers';
import type { Words } from './words';

/** A word that an editor shows in the text where it is not written. */
export interface Hint {
  readonly offset: number;
  readonly label: string;
  readonly tip: string;
}

/** Which hints are shown. */
export interface HintsShown {
  readonly length: boolean;
  readonly worth: boolean;
}

/** Behind each jump in a part of a `.snl`: how far it carries, and by how many turns it changes the game. None in the picture of a map. */
export function hintsIn(
  { file, numbers }: BoardDocument,
  { start, end }: Span,
  shown: HintsShown,
  words: Words,
): Hint[] {
  if (file.map !== null || !(shown.length || shown.worth)) return [];
  const say = words.service.hint;
  const hints: Hint[] = [];
  for (const [index, at] of file.jumps.entries()) {
    if (at.end < start || at.start > end) continue;
    const jump = file.board.jumps[index];
    const offset = at.to.end;
    if (shown.length) hints.push({ offset, label: say.length(jump.to - jump.from), tip: say.lengthTip });
    const worth = shown.worth && numbers !== null ? worthOf(numbers, jump)?.turns : null;
    if (typeof worth === 'number') hints.push({ offset, label: say.worth(worth), tip: say.worthTip });
  }
  return hints;
}
