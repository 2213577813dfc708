import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Jump } from '../../../src/board/board';
import { jumpsFrom } from '../../../src/board/carried';
import { gameOf } from '../../../src/board/game';

const jump: fc.Arbitrary<Jump> = fc.record({
  kind: fc.constantFrom('ladder' as const, 'snake' as const),
  from: fc.integer({ min: 1, max: 8 }),
  to: fc.integer({ min: 0, max: 8 }),
  caption: fc.constant(null),
});

test('the jumps lead on from one to the next, each once, to where the token rests', () => {
  const board = fc.record({ jumps: fc.array(jump, { maxLength: 8 }), chain: fc.boolean() });
  fc.assert(
    fc.property(board, ({ jumps, chain }) => {
      const size = { columns: 8, rows: 1, cells: 8 };
      const game = gameOf({ size, settings: { chain }, jumps, captions: [] })!;
      for (let cell = 0; cell <= 8; cell++) {
        const carried = jumpsFrom(game, cell);
        let at = cell;
        const leads = carried.every(({ from, to }) => {
          const before = at;
          at = to;
          return from === before;
        });
        const isOnce = new Set(carried).size === carried.length && (chain || carried.length <= 1);
        expect([leads, at, isOnce]).toEqual([true, game.lands[cell], true]);
      }
    }),
    { numRuns: 50 },
  );
});
