import { found, type Kind } from '../kind';

/** A jump that leads to its own cell. */
export const jumpToItself: Kind = {
  code: 'jump-to-itself',
  level: 'error',
  *check({ file, toItself }) {
    for (const index of toItself) {
      const { kind, from, to } = file.board.jumps[index];
      yield found('jump-to-itself', file.jumps[index], { kind, from, to });
    }
  },
};
