import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellUnder,
  drawBoard,
  drawer,
  jumpLines,
  layoutOf,
  MOST_DRAWN,
  middleOf,
  type Path,
  type Shape,
} from '../../../src/draw';
import { anyBoard, boardOf, MILTON_BRADLEY } from './boards';

/** A shape and all that is in it, in the order of painting. */
function flat(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap(shape => (shape.type === 'group' ? [shape, ...flat(shape.children)] : [shape]));
}

const numbersIn = (d: string) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('of any board each cell is drawn once, with its number, all keys are distinct and every number is finite', () => {
  fc.assert(
    fc.property(anyBoard, board => {
      const shapes = drawBoard(board, { marks: [{ cell: 1, level: 'error' }], startLabel: 'Start' });
      const all = flat(shapes);
      const cells = all.flatMap(shape => (shape.type === 'rect' && shape.cell ? [shape.cell] : []));
      const expected = Array.from({ length: board.size!.cells }, (_, i) => i + 1);
      expect(cells.sort((a, b) => a - b)).toEqual(expected);
      expect(all.filter(({ role }) => role === 'number')).toHaveLength(expected.length);
      for (const shape of all) {
        if (shape.type === 'group') {
          const keys = shape.children.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        }
        if (shape.type === 'path') expect(shape.d).not.toMatch(/NaN|Infinity/);
      }
      expect(new Set(shapes.map(({ key }) => key)).size).toBe(shapes.length);
    }),
    { numRuns: 20 },
  );
});

test('a point in the middle of a cell is that cell, under any numbering', () => {
  fc.assert(
    fc.property(anyBoard, board => {
      const layout = layoutOf(board)!;
      for (let cell = layout.strip ? 0 : 1; cell <= board.size!.cells; cell++) {
        expect(cellUnder(layout, middleOf(layout, cell))).toBe(cell);
      }
    }),
    { numRuns: 15 },
  );
});

test('numbers are painted above every jump', () => {
  const roles = flat(drawBoard(MILTON_BRADLEY)).map(({ role }) => role);
  expect(roles.indexOf('number')).toBeGreaterThan(roles.lastIndexOf('snake-body'));
  expect(roles.indexOf('number')).toBeGreaterThan(roles.lastIndexOf('ladder-rail'));
});

test('snakes and ladders stay on the board, but for tongues', () => {
  fc.assert(
    fc.property(anyBoard, board => {
      const { columns, rows } = board.size!;
      const { bounds } = layoutOf(board)!;
      const least = Math.min(0, bounds.top);
      const most = Math.max(rows, bounds.bottom);
      for (const shape of flat(drawBoard(board))) {
        if (shape.type !== 'path' || !['snake-body', 'ladder-rail'].includes(shape.role)) continue;
        const at = numbersIn(shape.d);
        const off = at.filter((value, i) =>
          i % 2 === 0 ? value < -0.05 || value > columns + 0.05 : value < least - 0.05 || value > most + 0.05,
        );
        expect(off).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});

test('a ladder is shorter than from centre to centre, and its rungs stand evenly', () => {
  const shapes = flat(drawBoard(boardOf(10, 10, [['ladder', 5, 95]])));
  const path = (role: string) => numbersIn((shapes.find(shape => shape.role === role) as Path).d);
  const rails = path('ladder-rail');
  // Cell 5 is in the lowest row, 95 in the highest: nine rows apart.
  expect(Math.abs(rails[1] - rails[3])).toBeLessThan(9);
  expect(Math.abs(rails[1] - rails[3])).toBeGreaterThan(8.5);
  const rungs = path('ladder-rung').filter((_, i) => i % 4 === 1);
  const gaps = rungs.slice(1).map((y, i) => rungs[i] - y);
  expect(gaps.length).toBeGreaterThan(20);
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0], 2);
});

test('snakes that come near each other have different hues, and adding one leaves the others as they are', () => {
  const jumps = [
    ['snake', 95, 15],
    ['snake', 94, 16],
    ['snake', 90, 50],
  ] as const;
  const hues = (count: number) =>
    new Map(
      flat(drawBoard(boardOf(10, 10, jumps.slice(0, count)))).flatMap(shape =>
        shape.type === 'group' && shape.role === 'snake' ? [[shape.jump, shape.children[1].tone]] : [],
      ),
    );
  expect(hues(3).get(0)).not.toBe(hues(3).get(1));
  expect(hues(2).get(0)).toBe(hues(3).get(0));
  expect(hues(2).get(1)).toBe(hues(3).get(1));
});

test('jumps along one row or column that overlap lie beside each other', () => {
  const along = (jumps: Parameters<typeof boardOf>[2], columns: number, rows: number) => {
    const board = boardOf(columns, rows, jumps);
    const lines = jumpLines(board, layoutOf(board)!);
    return lines;
  };
  const row = along(
    [
      ['ladder', 2, 9],
      ['snake', 8, 3],
    ],
    30,
    1,
  );
  expect(row.at({ x: 5, y: 0.35 })).toBe(0);
  expect(row.at({ x: 4.5, y: 0.85 })).toBe(1);
  // Cells 1, 20, 21, 40 stand above each other.
  const column = along(
    [
      ['ladder', 1, 40],
      ['snake', 41, 20],
    ],
    10,
    5,
  );
  expect(column.at({ x: 0.3, y: 2.5 })).not.toBe(column.at({ x: 0.7, y: 2.5 }));
});

test('what cannot be drawn is left out, what does not act is faint', () => {
  const board = boardOf(5, 5, [
    ['ladder', 3, 3],
    ['ladder', 4, 99],
    ['ladder', 2, 0],
    ['snake', 20, 10],
    ['snake', 20, 11],
  ]);
  const drawn = flat(drawBoard(board)).filter(({ role }) => role === 'snake' || role === 'ladder');
  expect(drawn.map(shape => [shape.type === 'group' && shape.jump, shape.faint])).toEqual(
    expect.arrayContaining([
      [3, false],
      [4, true],
    ]),
  );
  expect(drawn.some(shape => shape.type === 'group' && (shape.jump ?? 9) < 2)).toBe(false);
});

test('nothing is drawn without a size or above the most cells', () => {
  expect(drawBoard({ size: null, settings: {}, jumps: [], captions: [] })).toEqual([]);
  expect(drawBoard(boardOf(MOST_DRAWN + 1, 1))).toEqual([]);
});

test('a drawing with one jump changed keeps the layers that did not change', () => {
  const draw = drawer();
  const before = draw(MILTON_BRADLEY, {});
  const jumps = [...MILTON_BRADLEY.jumps.slice(1), { kind: 'ladder', from: 2, to: 38, caption: null } as const];
  const after = draw({ ...MILTON_BRADLEY, jumps }, {});
  const kept = after.filter((shape, i) => shape === before[i]).map(({ key }) => key);
  expect(kept).toEqual(expect.arrayContaining(['paper', 'grid', 'numbers', 'goal']));
  expect(kept).not.toContain('jumps');
});

test('the raised jump lies above all others, and the others recede where some are lit', () => {
  const jumps = drawBoard(MILTON_BRADLEY, { raised: 4, lit: new Set([4]) }).find(({ key }) => key === 'jumps');
  const list = jumps?.type === 'group' ? jumps.children : [];
  expect(list.at(-1)).toMatchObject({ jump: 4, faint: false });
  expect(list.filter(({ faint }) => faint)).toHaveLength(18);
});

test('of a board in part only the rows and jumps in sight are drawn', () => {
  const board = boardOf(100, 100, [
    ['ladder', 1, 202],
    ['snake', 9_950, 9_750],
  ]);
  const all = flat(drawBoard(board, { sight: { left: 0, top: 90, right: 12, bottom: 101 } }));
  expect(all.filter(shape => shape.type === 'rect' && shape.cell)).toHaveLength(10 * 12);
  expect(all.filter(({ role }) => role === 'snake')).toHaveLength(0);
  expect(all.filter(({ role }) => role === 'ladder')).toHaveLength(1);
});
