import { cellAt, USUAL_NUMBERING } from '../board/geometry';
import type { BoardFile, JumpAt, MapToken, Span } from '../text';

/** A place of the text that names a cell. */
export interface Mention extends Span {
  readonly cell: number;
  /** What it is there: an end of a jump, the cell of a caption, a setting's value, or a square of a map's picture. */
  readonly role: 'from' | 'to' | 'caption' | 'start' | 'goal' | 'square';
  /** The index of the jump whose end it is, −1 otherwise. */
  readonly jump: number;
}

/** All places that name cells, in the order of the text. Of a map the squares of its picture, and the settings above it. */
export function mentionsOf(file: BoardFile): Mention[] {
  const mentions: Mention[] = [];
  for (const { name, valid, numbers } of file.statements) {
    if (!valid || (name !== 'start' && name !== 'goal') || numbers.length === 0) continue;
    mentions.push({ start: numbers[0].start, end: numbers[0].end, cell: numbers[0].value, role: name, jump: -1 });
  }
  if (file.map !== null) {
    for (const token of file.map.rows.flat()) {
      const cell = cellOfToken(file, token);
      const { start, end } = token.numberSpan ?? token;
      if (cell > 0) mentions.push({ start, end, cell, role: 'square', jump: -1 });
    }
  } else {
    for (const [jump, { from, to }] of file.jumps.entries()) {
      mentions.push({ start: from.start, end: from.end, cell: from.value, role: 'from', jump });
      mentions.push({ start: to.start, end: to.end, cell: to.value, role: 'to', jump });
    }
    for (const { cell } of file.captions) {
      mentions.push({ start: cell.start, end: cell.end, cell: cell.value, role: 'caption', jump: -1 });
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}

/** The cell that a map's token stands for by its place; 0 where it has none (no size, or beyond the board's width). */
export function cellOfToken({ board }: BoardFile, token: Pick<MapToken, 'row' | 'column'>): number {
  if (board.size === null || token.column >= board.size.columns) return 0;
  return cellAt(board.size, board.settings.numbering ?? USUAL_NUMBERING, token);
}

/** Whether an offset is in a span or at its end: where a cursor touches it. */
export function touches({ start, end }: Span, offset: number): boolean {
  return offset >= start && offset <= end;
}

/** The mention that an offset touches; of two that meet there the one that begins there. */
export function mentionAt(file: BoardFile, offset: number): Mention | null {
  return mentionsOf(file).findLast(mention => touches(mention, offset)) ?? null;
}

/** The map's token that an offset touches. */
export function tokenAt(file: BoardFile, offset: number): MapToken | null {
  return file.map?.rows.flat().findLast(token => touches(token, offset)) ?? null;
}

/** The jump whose text an offset touches: in a map any square of its body. Its index, −1 where there is none. */
export function jumpIndexAt(file: BoardFile, offset: number): number {
  const touched = (jump: JumpAt) =>
    file.map === null ? touches(jump, offset) : jump.body.some(square => touches(square, offset));
  return file.jumps.findLastIndex(touched);
}

/** The indices of the jumps that begin, or end, on a cell. */
export function jumpsAt(file: BoardFile, cell: number, end: 'from' | 'to'): number[] {
  return file.board.jumps.flatMap((jump, index) => (jump[end] === cell ? [index] : []));
}
