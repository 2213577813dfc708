import type { Board } from '../board/board';
import { cellAt } from '../board/geometry';
import { cornerOf, isInSight, type Layout, middleOf, toneOf } from './layout';
import { broken } from './lettering';
import { type Bounds, type Group, type Path, plain, type Rect, type Shape, type Text } from './shape';
import { inStrip } from './tokens';

/** The rows and columns that are in sight, all of the board where none is said. */
function inSight(layout: Layout, sight: Bounds | null): { rows: [number, number]; columns: [number, number] } {
  const { columns, rows } = layout.size;
  if (sight === null) return { rows: [0, rows], columns: [0, columns] };
  return {
    rows: [Math.max(0, Math.floor(sight.top)), Math.min(rows, Math.ceil(sight.bottom))],
    columns: [Math.max(0, Math.floor(sight.left)), Math.min(columns, Math.ceil(sight.right))],
  };
}

/** The cells in sight, row by row from the top, each row from the left. */
function cellsInSight(layout: Layout, sight: Bounds | null): readonly (readonly number[])[] {
  const { rows, columns } = inSight(layout, sight);
  const list: number[][] = [];
  for (let row = rows[0]; row < rows[1]; row++) {
    const cells: number[] = [];
    for (let column = columns[0]; column < columns[1]; column++) {
      const cell = cellAt(layout.size, layout.numbering, { column, row });
      if (cell > 0) cells.push(cell);
    }
    if (cells.length > 0) list.push(cells);
  }
  return list;
}

/** The grid: rows of cells in two tones, the goal's and the start's in their own. */
export function gridOf(layout: Layout, sight: Bounds | null): Group {
  const rows = cellsInSight(layout, sight).map((cells): Group => {
    const { y } = cornerOf(layout, cells[0]);
    return {
      type: 'group',
      key: `row ${y}`,
      role: 'row',
      children: cells.map((cell): Rect => {
        const { x } = cornerOf(layout, cell);
        const role = cell === layout.goal ? 'goal-cell' : cell === layout.start ? 'start-cell' : 'cell';
        return { type: 'rect', key: `cell ${cell}`, role, tone: toneOf(layout, cell), x, y, width: 1, height: 1, cell };
      }),
    };
  });
  return { type: 'group', key: 'grid', role: 'grid', children: rows };
}

/** The lines between and around the cells in sight; apart from the cells, so that none covers another's line. */
export function linesOf(layout: Layout, sight: Bounds | null): Path {
  let d = '';
  for (const cells of cellsInSight(layout, sight)) {
    const first = cornerOf(layout, cells[0]);
    const last = first.x + cells.length;
    d += `M${first.x} ${first.y}H${last}M${first.x} ${first.y + 1}H${last}`;
    for (let x = first.x; x <= last; x++) d += `M${x} ${first.y}v1`;
  }
  return { type: 'path', key: 'lines', role: 'lines', d };
}

/** The numbers of the cells in sight, `size` high; they stand above the jumps, with a halo of the cell's colour. */
export function numbersOf(layout: Layout, size: number, sight: Bounds | null): Group {
  const texts = cellsInSight(layout, sight).flatMap(cells =>
    cells.map((cell): Text => {
      const { x, y } = cornerOf(layout, cell);
      const tone = cell === layout.goal ? 2 : cell === layout.start ? 3 : toneOf(layout, cell);
      const text = String(cell);
      // Five digits of a large size would run into the next cell.
      const fitting = Math.min(size, 0.86 / (0.62 * text.length));
      return {
        type: 'text',
        key: `number ${cell}`,
        role: 'number',
        tone,
        x: x + 0.08,
        y: y + 0.07 + fitting * 0.76,
        size: fitting,
        text,
        anchor: 'start',
      };
    }),
  );
  return { type: 'group', key: 'numbers', role: 'numbers', children: texts };
}

/** How high captions are, as a part of the numbers' size, and in how many lines they may run. */
const CAPTION_PART = 0.78;
const CAPTION_LINES = 3;

/** The captions of cells and of jumps (at the cell where a jump begins), along the lower edge of their cells. */
export function captionsOf(board: Board, layout: Layout, numberSize: number, sight: Bounds | null): Group {
  const texts = new Map<number, string[]>();
  const add = (cell: number, caption: string) => {
    if (cell < 1 || cell > layout.size.cells) return;
    const here = texts.get(cell);
    if (here === undefined) texts.set(cell, [caption]);
    else here.push(caption);
  };
  const said = new Set<number>();
  for (const { cell, caption } of board.captions) {
    if (!said.has(cell)) add(cell, caption);
    said.add(cell);
  }
  for (const jump of board.jumps) if (jump.caption !== null) add(jump.from, jump.caption);
  const size = numberSize * CAPTION_PART;
  const shapes: Text[] = [];
  for (const [cell, captions] of texts) {
    const { x, y } = cornerOf(layout, cell);
    if (!isInSight(sight, x, y)) continue;
    const lines = captions.flatMap(caption => broken(caption, size, 0.94, CAPTION_LINES)).slice(0, CAPTION_LINES);
    for (const [line, text] of lines.entries()) {
      shapes.push({
        type: 'text',
        key: `caption ${cell} ${line}`,
        role: 'caption',
        tone: cell === layout.goal ? 2 : cell === layout.start ? 3 : toneOf(layout, cell),
        x: x + 0.5,
        y: y + 0.94 - (lines.length - 1 - line) * size * 1.08,
        size,
        text,
        anchor: 'middle',
      });
    }
  }
  return { type: 'group', key: 'captions', role: 'captions', children: shapes };
}

/** The flag at the goal. */
export function goalFlag(layout: Layout): Group {
  const { x, y } = cornerOf(layout, layout.goal);
  const pole = { x: x + 0.56, top: y + 0.2, bottom: y + 0.78 };
  return {
    type: 'group',
    key: 'goal',
    role: 'goal',
    children: [
      { type: 'path', key: 'pole', role: 'pole', d: `M${pole.x} ${pole.top}V${pole.bottom}` },
      {
        type: 'path',
        key: 'flag',
        role: 'flag',
        d: `M${pole.x} ${pole.top}l0.34 0.13l-0.34 0.13z`,
      },
    ],
  };
}

/**
 * The start: the place beside cell 1 with an arrow onto it, as wide as those need who wait there, or a mark in the corner of the cell where
 * tokens begin.
 */
export function startOf(layout: Layout, label: string | null, numberSize: number, waiting: number): Group {
  const children: Shape[] = [];
  const below = layout.numbering.corner.startsWith('bottom');
  if (layout.strip) {
    const { x, y } = middleOf(layout, 0);
    const last = inStrip(layout, Math.max(0, waiting - 1)).x;
    const toward = below ? -1 : 1;
    children.push({
      type: 'rect',
      key: 'place',
      role: 'start-place',
      x: plain(Math.min(x, last) - 0.42),
      y: y - 0.22,
      width: plain(Math.abs(last - x) + 0.84),
      height: 0.48,
      radius: 0.12,
    });
    children.push({
      type: 'path',
      key: 'arrow',
      role: 'start-mark',
      d: `M${x - 0.1} ${y + toward * 0.19}L${x} ${y + toward * 0.31}L${x + 0.1} ${y + toward * 0.19}z`,
    });
  }
  if (layout.start > 0) {
    // An arrow behind the number of the cell.
    const corner = cornerOf(layout, layout.start);
    const x = plain(corner.x + 0.14 + numberSize * 0.66 * String(layout.start).length);
    const y = plain(corner.y + 0.07 + numberSize * 0.4);
    const half = plain(numberSize * 0.34);
    children.push({
      type: 'path',
      key: 'mark',
      role: 'start-mark',
      d: `M${x} ${y - half}l${2 * half} ${half}l${-2 * half} ${half}z`,
    });
  } else if (label !== null) {
    const { x, y } = middleOf(layout, 0);
    const right = x < layout.size.columns / 2;
    children.push({
      type: 'text',
      key: 'label',
      role: 'start-label',
      x: x + (right ? 0.54 : -0.54),
      y: y + numberSize * 0.36,
      size: numberSize,
      text: label,
      anchor: right ? 'start' : 'end',
    });
  }
  return { type: 'group', key: 'start', role: 'start', children };
}
