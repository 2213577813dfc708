import { MOST_CELLS } from '../../board/board';
import { lineEndOf } from '../../text/change';
import type { BoardFile } from '../../text/syntax';
import { lineAt, lineSpan, textAt } from '../changes';
import { found, type Kind, mending } from '../kind';

interface Shape {
  readonly columns: number;
  readonly rows: number;
}

/** Jumps, but no line that says how large the board is. */
export const boardMissing: Kind = {
  code: 'board-missing',
  level: 'error',
  reveals: true,
  *check({ file }) {
    if (file.format === 'map' || file.jumps.length === 0 || isTried(file)) return;
    yield found('board-missing', file.jumps[0], fitting(file)[0]);
  },
  mend(file) {
    const start = placeOfBoard(file);
    return fitting(file).flatMap(shape =>
      mending('insert-board', shape, [
        { start, end: start, text: `board ${shape.columns} x ${shape.rows}${lineEndOf(file)}` },
      ]),
    );
  },
};

/** Whether a line was meant to say the size, well or badly. */
function isTried(file: BoardFile): boolean {
  return (
    file.statements.some(statement => statement.name === 'board') ||
    file.problems.some(({ detail }) => detail.fault === 'unknown-statement' && detail.near === 'board')
  );
}

/** Shapes in which all that the file names has its cell, and no jump leaves the last one; the likeliest first. */
function fitting({ board }: BoardFile): readonly Shape[] {
  let cells = 2;
  const hold = (cell: number) => {
    if (cell <= MOST_CELLS) cells = Math.max(cells, cell);
  };
  for (const { from, to } of board.jumps) {
    if (from !== to) hold(from + 1);
    hold(to);
  }
  for (const { cell } of board.captions) hold(cell);
  hold(board.settings.goal ?? 0);
  hold((board.settings.start ?? 0) + 1);
  const columns = Math.ceil(Math.sqrt(cells));
  const square = { columns, rows: columns };
  const tight = { columns, rows: Math.ceil(cells / columns) };
  if (tight.rows === columns) return [square];
  // Most boards are of ten rows of ten, so a board that could be one most likely is.
  return columns === 10 ? [square, tight] : [tight, square];
}

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
