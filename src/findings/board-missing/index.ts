import type { BoardFile } from '../../text/syntax';
import { found, type Kind } from '../kind';
import { fittingShapes } from './shapes';

/** Jumps, but no line that says how large the board is. */
export const boardMissing: Kind = {
  code: 'board-missing',
  level: 'error',
  *check({ file }) {
    if (file.format === 'map' || file.board.jumps.length === 0 || isTried(file)) return;
    yield found('board-missing', file.jumps[0], fittingShapes(file.board)[0]);
  },
};

/** Whether a line was meant to say the size, well or badly. */
function isTried(file: BoardFile): boolean {
  return (
    file.settings.some(({ name }) => name === 'board') ||
    file.problems.some(({ detail }) => detail.fault === 'unknown-statement' && detail.near === 'board')
  );
}
