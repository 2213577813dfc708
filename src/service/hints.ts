import type { Span } from '../text';
import { lineAt, lineEnd } from '../text/lines';
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

/**
 * How far each jump of a part of a file carries, and by how many turns it changes the game. Behind the jump; in a map, whose columns are to
 * stay under each other, behind the row in which it begins, with its id.
 */
export function hintsIn(
  { file, numbers }: BoardDocument,
  { start, end }: Span,
  shown: HintsShown,
  words: Words,
): Hint[] {
  if (!(shown.length || shown.worth)) return [];
  const say = words.service.hint;
  const hints: Hint[] = [];
  for (const [index, at] of file.jumps.entries()) {
    const offset = file.map === null ? at.to.end : lineEnd(file, lineAt(file, at.from.start));
    if (offset < start || (file.map === null ? at.start : offset) > end) continue;
    const jump = file.board.jumps[index];
    const add = (label: string, tip: string) =>
      hints.push({ offset, label: file.map === null ? label : say.drawn(at.id, label), tip });
    if (shown.length) add(say.length(jump.to - jump.from), say.lengthTip);
    const worth = shown.worth && numbers !== null ? worthOf(numbers, jump)?.turns : null;
    if (typeof worth === 'number') add(say.worth(worth), say.worthTip);
  }
  return hints;
}
