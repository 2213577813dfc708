import { found, type Kind, related } from '../kind';

/** The same jump twice. */
export const jumpRepeated: Kind = {
  code: 'jump-repeated',
  level: 'warning',
  *check({ file, idle }) {
    for (const { index, same } of idle()) {
      if (same === null) continue;
      const { kind, from, to } = file.board.jumps[index];
      const others = [related('same-jump', file.jumps[same], {})];
      yield found('jump-repeated', file.jumps[index], { kind, from, to }, others);
    }
  },
};
