import { MOST_CELLS } from '../board/board';
import {
  applyChanges,
  type BoardFile,
  formatChanges,
  minimalChanges,
  parse,
  type Span,
  type TextChange,
} from '../text';
import { jumpIndexAt, type Mention, mentionAt, mentionsOf, tokenAt } from './mentions';

/** What would be renamed: the place under the cursor, and its name now. */
export interface Renamable {
  readonly span: Span;
  readonly name: string;
}

/** Why a new name cannot be: it is no cell of the board, or no id, or another body has it. */
export type RenameRefusal =
  | { readonly refused: 'cell'; readonly most: number }
  | { readonly refused: 'id'; readonly letter: string }
  | { readonly refused: 'id-taken'; readonly id: string };

/** A cell's number (in `.snl`; in a map the place makes the number), or the id of a drawn body. null where neither stands. */
export function renamableAt(file: BoardFile, offset: number): Renamable | null {
  if (file.map !== null) {
    const token = tokenAt(file, offset);
    const jump = token?.body == null ? -1 : jumpIndexAt(file, offset);
    if (token === null || jump < 0) return null;
    const span = idSpan(file, token);
    return { span, name: file.text.slice(span.start, span.end) };
  }
  const mention = cellAt(file, offset);
  if (mention === null) return null;
  const { start, end } = mention;
  return { span: { start, end }, name: file.text.slice(start, end) };
}

/** The number of a cell at the cursor; 0 is none, but off the board. */
function cellAt(file: BoardFile, offset: number): Mention | null {
  const mention = mentionAt(file, offset);
  return mention?.cell === 0 ? null : mention;
}

/** Gives what stands at the cursor another name wherever it is named; null where nothing there has a name. */
export function renameAt(file: BoardFile, offset: number, name: string): TextChange[] | RenameRefusal | null {
  const spans = file.map === null ? cellSpans(file, offset, name) : bodySpans(file, offset, name);
  if (spans === null || 'refused' in spans) return spans;
  const written = file.map === null ? String(Number(name)) : idWritten(file, offset, name);
  const changes = spans.map(({ start, end }) => ({ start, end, text: written }));
  const next = applyChanges(file.text, changes);
  // Numbers of another length leave a tidy file untidy unless they are aligned anew.
  const isTidy = formatChanges(file).length === 0;
  const tidied = isTidy ? applyChanges(next, formatChanges(parse(next, file.format, true))) : next;
  return minimalChanges(file.text, tidied);
}

function cellSpans(file: BoardFile, offset: number, name: string): readonly Span[] | RenameRefusal | null {
  const mention = cellAt(file, offset);
  if (mention === null) return null;
  const most = file.board.size?.cells ?? MOST_CELLS;
  const cell = /^\s*\d+\s*$/.test(name) ? Number(name) : -1;
  if (cell < 1 || cell > most) return { refused: 'cell', most };
  return mentionsOf(file).filter(each => each.cell === mention.cell);
}

function bodySpans(file: BoardFile, offset: number, name: string): readonly Span[] | RenameRefusal | null {
  const jump = jumpIndexAt(file, offset);
  if (jump < 0) return null;
  const { id, body } = file.jumps[jump];
  const letter = id[0];
  const wanted = name.trim().toUpperCase();
  if (!/^[SL]\d+$/.test(wanted) || wanted[0] !== letter) return { refused: 'id', letter };
  if (wanted !== id && file.map!.rows.flat().some(token => token.body === wanted))
    return { refused: 'id-taken', id: wanted };
  return body.map(square => idSpan(file, square));
}

/** The id as the author writes letters. */
function idWritten(file: BoardFile, offset: number, name: string): string {
  const old = renamableAt(file, offset)!.name;
  return old === old.toLowerCase() ? name.trim().toLowerCase() : name.trim().toUpperCase();
}

/** The letter and id of a square, without the number that may stand before it. */
function idSpan({ text }: BoardFile, { start, end }: Span): Span {
  const [before] = /^\d*:?/.exec(text.slice(start, end))!;
  return { start: start + before.length, end };
}
