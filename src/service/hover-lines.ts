import type { Numbers } from '../analyse';
import { goalOf } from '../board/game';
import { placeOf, USUAL_NUMBERING } from '../board/geometry';
import type { BoardDocument } from './document';
import { escaped } from './markdown';
import { jumpsAt } from './mentions';
import { finite, worthOf } from './numbers';
import type { Words } from './words';

/** What there is to say of a cell: where it is, how far from the start and the goal, what happens there. */
export function cellLines(document: BoardDocument, cell: number, words: Words): string[] {
  const { file, numbers } = document;
  const { board } = file;
  const say = words.service.hover;
  const isOn = board.size !== null && cell >= 1 && cell <= board.size.cells;
  if (!isOn && cell !== 0) return [say.cellAlone(cell)];
  const lines = [cell === 0 ? say.offBoard : titleOf(document, cell, words)];
  const caption = board.captions.find(each => each.cell === cell)?.caption;
  if (caption !== undefined) lines.push(say.caption(escaped(caption)));
  const isGoal = board.size !== null && cell === goalOf(board, board.size.cells);
  if (isGoal) lines.push(say.isGoal);
  if (numbers !== null) {
    const { fromStart, toGoal } = numbers.distances;
    // Nobody rests where a jump begins, and the jump is told below.
    const carries = numbers.game.lands[cell] !== cell;
    if (!carries || fromStart[cell] >= 0) lines.push(say.fromStart(known(fromStart[cell])));
    if (!isGoal) lines.push(say.toGoal(known(toGoal[cell])), ...expectedLines(numbers, cell, words));
    const visits = finite(numbers.visits?.[cell]);
    if (visits !== null && !carries) lines.push(say.visits(visits));
  }
  for (const jump of [...jumpsAt(file, cell, 'from'), ...jumpsAt(file, cell, 'to')]) {
    lines.push('---', ...jumpLines(document, jump, words));
  }
  return lines;
}

/** The expected turns to the goal; nothing where they are not known. */
function expectedLines({ turnsToGoal }: Numbers, cell: number, words: Words): string[] {
  const turns = turnsToGoal?.[cell] ?? Number.NaN;
  if (Number.isNaN(turns)) return [];
  return [words.service.hover.expected(Number.isFinite(turns) ? turns : null)];
}

const known = (distance: number): number | null => (distance < 0 ? null : distance);

function titleOf({ file }: BoardDocument, cell: number, words: Words): string {
  const { size, settings } = file.board;
  const { column, row } = placeOf(size!, settings.numbering ?? USUAL_NUMBERING, cell);
  return words.service.hover.cell(cell, column + 1, row + 1);
}

/** What there is to say of a jump: how far it carries, whether it acts, what it is worth. */
export function jumpLines({ file, numbers }: BoardDocument, index: number, words: Words): string[] {
  const say = words.service.hover;
  const { kind, from, to, caption } = file.board.jumps[index];
  const lines = [say.jump(kind, from, to)];
  if (caption !== null) lines.push(say.caption(escaped(caption)));
  lines.push(say.length(to - from));
  if (numbers === null) return lines;
  const worth = worthOf(numbers, file.board.jumps[index]);
  if (worth === null) return [...lines, say.notActing];
  if (worth.uses !== null) lines.push(say.uses(worth.uses));
  if (worth.turns !== null) lines.push(say.worthTurns(worth.turns));
  if (worth.throws !== null) lines.push(say.worthThrows(worth.throws));
  return lines;
}
