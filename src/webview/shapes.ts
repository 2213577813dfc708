/** Shapes as nodes of the page's DOM. A shape that is the very same as before gives the very same node, so that nothing of it is touched. */
import type { Size } from '../board/board';
import { type Group, geometry, type JumpEnd, type Rect, type Shape } from '../draw';
import type { CellIndex } from './cells';
import { type Node_, type Props, s } from './vdom';

/** What the grid tells screen readers. */
export interface GridNames {
  readonly label: string;
  readonly size: Size;
  readonly index: CellIndex;
}

/** Nodes are kept with the shapes that they show. */
const made = new WeakMap<Shape, Node_>();
const layers = new WeakMap<Shape, Node_>();

/** The node of a layer of the drawing. The grid is the one that screen readers meet; all else is hidden from them, since the cells' names say it. */
export function layerNode(shape: Shape, names: GridNames): Node_ {
  if (shape.role === 'grid' && shape.type === 'group') return gridNode(shape, names);
  return once(layers, shape, () => {
    const node = shapeNode(shape);
    return { ...node, props: { ...node.props, 'aria-hidden': 'true' } };
  });
}

function shapeNode(shape: Shape): Node_ {
  return once(made, shape, () => newNode(shape));
}

function once(kept: WeakMap<Shape, Node_>, shape: Shape, make: () => Node_): Node_ {
  let node = kept.get(shape);
  if (node === undefined) {
    node = make();
    kept.set(shape, node);
  }
  return node;
}

function newNode(shape: Shape): Node_ {
  const props = { key: shape.key, class: classOf(shape) };
  if (shape.type === 'group') {
    const transform = shape.at === undefined ? null : `translate(${shape.at.x} ${shape.at.y})`;
    return s(
      'g',
      { ...props, transform, 'data-jump': shape.jump, 'data-step': shape.step },
      ...shape.children.map(shapeNode),
    );
  }
  const attributes = { ...props, ...geometry(shape) };
  switch (shape.type) {
    case 'text':
      return s('text', attributes, shape.text);
    case 'rect':
      return s('rect', { ...attributes, 'fill-opacity': shape.strength });
    case 'circle':
      return s('circle', { ...attributes, ...handleOf(shape.holds), style_fill: shape.colour });
    case 'path':
      return s('path', attributes);
  }
}

/** By these the page knows which end a person takes. */
function handleOf(holds: JumpEnd | undefined): Props {
  return holds === undefined ? {} : { 'data-holds': holds.jump, 'data-end': holds.end };
}

function classOf({ role, tone, faint, strong }: Shape): string {
  const classes: string[] = [role];
  if (tone) classes.push(`tone-${tone}`);
  if (faint) classes.push('faint');
  if (strong) classes.push('strong');
  return classes.join(' ');
}

function gridNode(grid: Group, { label, size, index }: GridNames): Node_ {
  const rows = grid.children.filter(row => row.type === 'group').map(row => rowNode(row, index));
  return named(grid, label, rows, () => ({
    key: grid.key,
    role: 'grid',
    'aria-rowcount': size.rows,
    'aria-colcount': size.columns,
  }));
}

function rowNode(row: Group, index: CellIndex): Node_ {
  const cells = row.children.filter(cell => cell.type === 'rect');
  const nodes = cells.map(cell => cellNode(cell, index));
  return named(row, null, nodes, () => ({ key: row.key, role: 'row', 'aria-rowindex': (cells[0]?.y ?? 0) + 1 }));
}

function cellNode(shape: Rect, index: CellIndex): Node_ {
  return named(shape, index.nameOf(shape.cell!), [], () => ({
    key: shape.key,
    class: classOf(shape),
    ...geometry(shape),
    role: 'gridcell',
    'data-cell': shape.cell,
    'aria-colindex': shape.x + 1,
  }));
}

/** The node of a part of the grid: the very same as before where its name and the nodes in it are. */
function named(shape: Group | Rect, name: string | null, inside: readonly Node_[], props: () => Props): Node_ {
  const before = made.get(shape);
  const same = before?.props['aria-label'] === name && inside.every((node, i) => node === before.children[i]);
  if (same) return before!;
  const node = s(shape.type === 'group' ? 'g' : 'rect', { ...props(), 'aria-label': name }, ...inside);
  made.set(shape, node);
  return node;
}
