import type { BoardFile, JumpAt, Span } from '../text';
import { jumpIndexAt, jumpsAt, type Mention, mentionAt, mentionsOf, tokenAt, touches } from './mentions';

/** Where something is defined, and what of the text at the cursor was asked about. */
export interface Target {
  readonly origin: Span;
  /** All of it, and the part to select. */
  readonly span: Span;
  readonly select: Span;
}

/**
 * Where the cell at the cursor is said to do something: the jumps that begin there, else its caption. On a square of a drawn body:
 * the end at which a token gets on.
 */
export function definitionsAt(file: BoardFile, offset: number): Target[] {
  const mention = mentionAt(file, offset);
  const token = tokenAt(file, offset);
  const body = token?.body != null ? jumpIndexAt(file, offset) : -1;
  if (token !== null && body >= 0) return [targetOf(token, file.jumps[body])];
  if (mention === null) return [];
  const jumps = jumpsAt(file, mention.cell, 'from').map(index => targetOf(mention, file.jumps[index]));
  if (jumps.length > 0) return jumps;
  return file.captions
    .filter(caption => caption.cell.value === mention.cell)
    .map(caption => ({ origin: span(mention), span: span(caption), select: span(caption.cell) }));
}

function targetOf(origin: Span, jump: JumpAt): Target {
  return { origin: span(origin), span: span(jump), select: span(jump.from) };
}

const span = ({ start, end }: Span): Span => ({ start, end });

/** All places that name the cell at the cursor; on a square of a drawn body all its squares. `declarations`: also where jumps begin there. */
export function referencesAt(file: BoardFile, offset: number, declarations: boolean): Span[] {
  const body = bodyAt(file, offset);
  if (body !== null) return body.map(span);
  const mention = mentionAt(file, offset);
  if (mention === null) return [];
  return mentionsOf(file)
    .filter(each => each.cell === mention.cell && (declarations || each.role !== 'from'))
    .map(span);
}

/** A place to be lit up. `begins`: where a jump begins, which editors show as a place of writing. */
export interface Highlight extends Span {
  readonly begins: boolean;
}

/** What belongs together with what the cursor touches: all squares of a drawn body, all mentions of a cell. */
export function highlightsAt(file: BoardFile, offset: number): Highlight[] {
  const body = bodyAt(file, offset);
  if (body !== null) {
    const { from } = file.jumps[jumpIndexAt(file, offset)];
    return body.map(square => ({ ...span(square), begins: square.start === from.start }));
  }
  const mention = mentionAt(file, offset);
  if (mention === null) return [];
  return mentionsOf(file)
    .filter(({ cell }) => cell === mention.cell)
    .map((each: Mention) => ({ ...span(each), begins: each.role === 'from' }));
}

/** The squares of the drawn body at the cursor, unless it stands on the number of a square (`99` of `99S1`). */
function bodyAt(file: BoardFile, offset: number): readonly Span[] | null {
  const token = tokenAt(file, offset);
  if (token?.body == null) return null;
  if (token.numberSpan !== null && touches(token.numberSpan, offset) && offset < token.numberSpan.end) return null;
  const jump = jumpIndexAt(file, offset);
  return jump < 0 ? null : file.jumps[jump].body;
}
