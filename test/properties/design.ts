/** Targets of designs, and what is expected of whatever meets them. */
import { expect } from 'vitest';
import { expectedTurns } from '../../src/analyse';
import { type Board, type Jump, sizeOfCells } from '../../src/board/board';
import { gameOf } from '../../src/board/game';
import { type Designed, type DesignTarget, design, type ImproveTarget, USUAL_BOUNDS } from '../../src/design';
import { fewestThrows } from '../../src/solve';

export const target = (more: Partial<DesignTarget>): DesignTarget => ({
  size: sizeOfCells(100),
  settings: {},
  snakes: null,
  ladders: null,
  mostJumps: null,
  expected: null,
  fewest: null,
  bounds: USUAL_BOUNDS,
  keep: [],
  seed: 'one',
  ...more,
});

export const CLASSROOM: Partial<DesignTarget> = { snakes: 8, ladders: 8, expected: { turns: 30, tolerance: 0.5 } };

/** Expects a board to be what is said of it, and gives its jumps. */
export function honest({ board, expectedTurns: turns, fewest }: Designed): readonly Jump[] {
  const game = gameOf(board)!;
  expect(game.jumps).toEqual(board.jumps);
  expect(turns).toBe(expectedTurns(game));
  expect(fewest).toBe(fewestThrows(game));
  return board.jumps;
}

/** Expects a target to be met. */
export function expectMet(more: Partial<DesignTarget>): void {
  const made = design(target(more));
  honest(made);
  expect(made.misses).toEqual([]);
  expect(made.expectedTurns).toBeLessThan(Number.POSITIVE_INFINITY);
  if (more.fewest) expect(made.fewest).toBe(more.fewest);
  if (more.expected)
    expect(Math.abs(made.expectedTurns - more.expected.turns)).toBeLessThanOrEqual(more.expected.tolerance);
}

export const jump = (from: number, to: number, caption: string | null = null): Jump => ({
  kind: to > from ? 'ladder' : 'snake',
  from,
  to,
  caption,
});

/** A board to be improved. */
export const THIRTY: Board = {
  size: { columns: 6, rows: 5, cells: 30 },
  settings: { title: 'Thirty cells', start: 1 },
  // The third leads nowhere, and stays as it is.
  jumps: [jump(3, 22, 'honesty'), jump(5, 8), jump(31, 40), jump(27, 1), jump(21, 9)],
  captions: [{ cell: 13, caption: 'Miss a biscuit' }],
};

export const aim = (more: Partial<ImproveTarget>): ImproveTarget => ({
  expected: null,
  fewest: null,
  bounds: USUAL_BOUNDS,
  keep: [],
  ...more,
});

export const turnsOf = (of: Board) => expectedTurns(gameOf(of)!);

/** The fewest cells by which one jump's ends of that board can be moved to reach a length, found by trying all. */
export function leastByHand(turns: number, tolerance: number): number {
  let least = Number.POSITIVE_INFINITY;
  const row = (cell: number) => Math.ceil(cell / 6);
  for (const [index, old] of THIRTY.jumps.entries()) {
    if (old.from > 30) continue;
    const others = THIRTY.jumps.filter((_, i) => i !== index);
    for (let from = 2; from < 30; from++) {
      for (let to = 1; to <= 30; to++) {
        const cells = Math.abs(from - old.from) + Math.abs(to - old.to);
        if (cells === 0 || cells >= least || to > from !== old.to > old.from || row(from) === row(to)) continue;
        if (others.some(other => other.from === from || other.to === from || other.from === to)) continue;
        const found = turnsOf({ ...THIRTY, jumps: [...others, jump(from, to)] });
        if (Math.abs(found - turns) <= tolerance) least = cells;
      }
    }
  }
  return least;
}
