import { found, type Kind, related } from '../kind';

/** Two different jumps that leave one cell: the first is played. */
export const twoJumpsFromCell: Kind = {
  code: 'two-jumps-from-cell',
  level: 'error',
  *check({ file, idle, acting }) {
    for (const { index, same } of idle()) {
      if (same !== null) continue;
      const { kind, from, to } = file.board.jumps[index];
      const first = acting.from(from);
      const jump = file.board.jumps[first];
      const facts = { kind, from, to, first: { kind: jump.kind, from: jump.from, to: jump.to } };
      yield found('two-jumps-from-cell', file.jumps[index], facts, [related('first-jump', file.jumps[first], {})]);
    }
  },
};
