import { found, type Kind } from '../kind';

/** A jump on the cell where tokens begin. */
export const jumpFromStart: Kind = {
  code: 'jump-from-start',
  level: 'hint',
  *check({ file, start, acting }) {
    const index = acting.from(start);
    if (index === -1) return;
    const { kind, from, to } = file.board.jumps[index];
    yield found('jump-from-start', file.jumps[index], { kind, from, to });
  },
};
