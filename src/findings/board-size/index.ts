import { found, type Kind } from '../kind';

/** A size that no board can have. */
export const boardSize: Kind = {
  code: 'board-size',
  level: 'error',
  *check({ file }) {
    if (file.sizeProblem !== null) yield found('board-size', file.sizeProblem, { cells: file.sizeProblem.cells });
  },
};
