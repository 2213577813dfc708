import { lineAt, lineEndOf } from '../../text/lines';
import type { BoardFile } from '../../text/syntax';
import { lineSpan } from '../changes';
import { type Fixer, mending } from '../fixer';
import { textAt } from '../places';
import { fittingShapes } from './shapes';

/** Says the size, in one of the shapes that hold all that the file names. */
export const boardMissingFixer: Fixer = {
  reveals: true,
  mend(file) {
    const start = placeOfBoard(file);
    return fittingShapes(file.board).flatMap(shape =>
      mending('insert-board', shape, [
        { start, end: start, text: `board ${shape.columns} x ${shape.rows}${lineEndOf(file)}` },
      ]),
    );
  },
};

/** Before the first line that is neither a caption of the board nor a comment on what follows. */
function placeOfBoard(file: BoardFile): number {
  const first = file.statements.find(({ name }) => name !== 'title' && name !== 'author');
  let line = first === undefined ? 0 : lineAt(file, first.start);
  while (
    line > 0 &&
    textAt(file, lineSpan(file, line - 1))
      .trimStart()
      .startsWith('#')
  )
    line--;
  return lineSpan(file, line).start;
}
