/** The drawn board: a scrolling room with the drawing in it, the keyboard's grid, pointing and focus. It knows no rules; views lay over it what they have to show. */

import type { Board } from '../board/board';
import { cellAt, placeOf } from '../board/geometry';
import {
  type Bounds,
  cellUnder,
  drawer,
  type JumpEnd,
  type JumpLines,
  jumpLines,
  type Layout,
  layoutOf,
  type Mark,
  type Point,
  type Shape,
} from '../draw';
import { type CellFinder, type CellIndex, cellIndexer, marksFor } from './cells';
import { fitting, sightOf } from './fit';
import { isSame } from './same';
import { layerNode } from './shapes';
import { h, type Node_, patch, s } from './vdom';
import type { Model, Overlay } from './view';

/** What people do on the board. */
export interface StageEvents {
  /** A cell was clicked, or Enter was pressed on it. */
  readonly chosen: (cell: number, byKey: boolean) => void;
  /** A key that does not move in the grid; true: it was used. */
  readonly key: (key: string, cell: number) => boolean;
  /** The keyboard's focus has come to a cell. */
  readonly focused: (cell: number) => void;
  /** The pointer has come to another cell; null: with what it drags, to where no cell is. */
  readonly over: (cell: number | null) => void;
  /** An end of a jump is taken by its handle; true: it is held now. */
  readonly grab: (taken: JumpEnd) => boolean;
  readonly drop: () => void;
  readonly cancel: () => void;
}

export interface Stage {
  readonly update: (model: Model, finder: CellFinder) => void;
  readonly overlay: (overlay: Overlay) => void;
  /** Draws this board in place of the model's; null: the model's. */
  readonly preview: (board: Board | null) => void;
  readonly showCell: (cell: number, focus: boolean) => void;
  readonly bringCell: (cell: number) => void;
  /** Draws again: the room or the theme changed. */
  readonly resize: () => void;
  /** What stands on each cell; null without a board. */
  readonly index: () => CellIndex | null;
}

/** The arrow keys and how they move: columns, rows. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -5],
  PageDown: [0, 5],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

/** How near to a handle a finger takes it, in pixels. */
const REACH = 14;

/** The room's padding, as the style sheet has it, in pixels. */
const PADDING = 12;

/** Makes the stage in an empty element, which scrolls. */
export function makeStage(room: HTMLElement, narrow: () => boolean, events: StageEvents): Stage {
  const draw = drawer();
  const indexOf = cellIndexer();
  let model: Model | null = null;
  let finder: CellFinder | null = null;
  let index: CellIndex | null = null;
  let marks: readonly Mark[] = [];
  let overlay: Overlay = {};
  let layout: Layout | null = null;
  let lines: JumpLines | null = null;
  let sight: Bounds | null = null;
  let cellSize = 64;
  let current = 1;
  let focused = false;
  let pointed: number | null = null;
  let pointedCell: number | null = null;
  let instead: Board | null = null;
  /** Whether an end is held, and whether it was moved, so that the click at its end is none. */
  let dragging = false;
  let dragged = false;
  /** The cell's element that Tab reaches. */
  let roving: SVGElement | null = null;

  function redraw(): void {
    if (model === null || index === null || layout === null) {
      patch(room, []);
      return;
    }
    const width = room.clientWidth - 2 * PADDING;
    const height = narrow() ? null : room.clientHeight - 2 * PADDING;
    const { cell, numberSize } = fitting(layout, { width, height });
    cellSize = cell;
    const scrolled = { left: room.scrollLeft, top: room.scrollTop, width: room.clientWidth, height: room.clientHeight };
    sight = sightOf(layout, cell, scrolled, sight);
    const { words } = model;
    const shapes = draw(instead ?? model.board, {
      ...overlay,
      raised: pointed ?? overlay.raised ?? null,
      numberSize,
      sight,
      // Tokens off the board stand in a row where the word would be.
      startLabel: overlay.tokens?.some(({ cell }) => cell === 0) ? null : words.page.start,
      marks,
      focus: focused ? current : null,
    });
    patch(room, [sheet(layout, shapes, index)]);
    rove();
  }

  function sheet(layout: Layout, shapes: readonly Shape[], index: CellIndex): Node_ {
    const { bounds, size } = layout;
    const seen = sight ?? bounds;
    const { words, board } = model!;
    const label = words.page.boardOf(board.settings.title ?? null, size.columns, size.rows);
    return h(
      'div',
      {
        class: 'sheet',
        style_width: `${(bounds.right - bounds.left) * cellSize}px`,
        style_height: `${(bounds.bottom - bounds.top) * cellSize}px`,
      },
      s(
        'svg',
        {
          class: model!.stale || model!.gone ? 'drawing painted stale' : 'drawing painted',
          viewBox: `${seen.left} ${seen.top} ${seen.right - seen.left} ${seen.bottom - seen.top}`,
          width: (seen.right - seen.left) * cellSize,
          height: (seen.bottom - seen.top) * cellSize,
          style_left: `${(seen.left - bounds.left) * cellSize}px`,
          style_top: `${(seen.top - bounds.top) * cellSize}px`,
        },
        ...shapes.map(shape => layerNode(shape, { label, size, index })),
      ),
    );
  }

  /** Exactly one cell can be reached by Tab. */
  function rove(): void {
    if (layout === null) return;
    current = Math.min(Math.max(current, 1), layout.size.cells);
    const element = elementOf(current);
    if (element !== roving) {
      roving?.removeAttribute('tabindex');
      element?.setAttribute('tabindex', '0');
      roving = element;
    }
    // A cell that scrolled out of sight cannot have the focus: the room keeps it, and its keys.
    const reached = element === null ? '0' : '-1';
    if (room.getAttribute('tabindex') !== reached) room.setAttribute('tabindex', reached);
  }

  function elementOf(cell: number): SVGElement | null {
    // Most often it is the one that was asked for before.
    if (roving?.isConnected && roving.dataset.cell === String(cell)) return roving;
    return room.querySelector(`[data-cell="${cell}"]`);
  }

  function showCell(cell: number, focus: boolean): void {
    if (layout === null || cell < 1 || cell > layout.size.cells) return;
    current = cell;
    bringCell(cell);
    redraw();
    if (focus) elementOf(cell)?.focus({ preventScroll: !narrow() });
  }

  /** Scrolls until a cell is in sight. */
  function bringCell(cell: number): void {
    if (layout === null || cell < 1 || cell > layout.size.cells) return;
    const { column, row } = placeOf(layout.size, layout.numbering, cell);
    const left = (column - layout.bounds.left) * cellSize;
    const top = (row - layout.bounds.top) * cellSize;
    room.scrollLeft = nearest(room.scrollLeft, left, room.clientWidth);
    room.scrollTop = nearest(room.scrollTop, top, room.clientHeight);
  }

  /** Where to scroll to so that a cell is wholly in sight, with as little movement as possible. */
  function nearest(scrolled: number, cell: number, width: number): number {
    return Math.max(Math.min(scrolled, cell - 8), cell + cellSize + 8 - width);
  }

  function pressed(event: KeyboardEvent): void {
    if (layout === null) return;
    const edge = event.ctrlKey ? { Home: 1, End: layout.size.cells }[event.key] : undefined;
    if (edge !== undefined) {
      event.preventDefault();
      showCell(edge, true);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (move !== undefined) {
      event.preventDefault();
      const { size, numbering } = layout;
      const { column, row } = placeOf(size, numbering, current);
      const place = {
        column: Math.min(size.columns - 1, Math.max(0, column + move[0])),
        row: Math.min(size.rows - 1, Math.max(0, row + move[1])),
      };
      // Where the short row has no cell one stays.
      showCell(cellAt(size, numbering, place) || current, true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      events.chosen(current, true);
    } else if (events.key(event.key, current)) {
      event.preventDefault();
    }
  }

  function focusChanged(inside: boolean): void {
    const cell = Number((document.activeElement as SVGElement | null)?.dataset.cell);
    const before = focused;
    // The room itself has the focus while its cell is out of sight; a press of the mouse gives it the focus, too.
    focused = inside && cell >= 1;
    if (focused) {
      current = cell;
      events.focused(cell);
    }
    if (focused || before) redraw();
  }

  function pointOf(event: MouseEvent): Point {
    const seen = sight ?? layout!.bounds;
    const box = room.querySelector('svg')!.getBoundingClientRect();
    return { x: seen.left + (event.clientX - box.left) / cellSize, y: seen.top + (event.clientY - box.top) / cellSize };
  }

  function pointing(event: PointerEvent): void {
    if (layout === null) return;
    const at = pointOf(event);
    const cell = cellUnder(layout, at);
    if (cell !== pointedCell) {
      pointedCell = cell;
      if (dragging) dragged = true;
      if (dragging || (cell !== null && event.pointerType !== 'touch')) events.over(cell);
    }
    if (!dragging && event.pointerType !== 'touch') point(lines!.at(at));
  }

  function point(jump: number | null): void {
    if (jump === pointed) return;
    pointed = jump;
    redraw();
  }

  /** The handle that is meant: the one under the pointer, or the nearest that a finger reaches. */
  function handleAt({ target, pointerType, clientX, clientY }: PointerEvent): DOMStringMap | null {
    const { dataset } = target as SVGElement;
    if (dataset.holds !== undefined) return dataset;
    if (pointerType !== 'touch') return null;
    const near = Array.from(room.querySelectorAll<SVGElement>('[data-holds]'), handle => {
      const { x, y, width, height } = handle.getBoundingClientRect();
      return { handle, away: Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY) };
    }).sort((a, b) => a.away - b.away)[0];
    return near?.away <= REACH ? near.handle.dataset : null;
  }

  function taking(event: PointerEvent): void {
    dragged = false;
    const handle = event.button === 0 ? handleAt(event) : null;
    if (handle === null) return;
    if (!events.grab({ jump: Number(handle.holds), end: handle.end === 'from' ? 'from' : 'to' })) return;
    dragging = true;
    pointed = null;
    pointedCell = layout && cellUnder(layout, pointOf(event));
    room.setPointerCapture(event.pointerId);
    // A handle is not drawn while its end is held, and what a finger does then comes to it alone.
    event.target!.addEventListener('touchmove', stayPut, { passive: false });
  }

  /** A finger that drags does not scroll. Browsers heed no `touch-action` of a shape in a drawing. */
  function stayPut(event: Event): void {
    if (dragging) event.preventDefault();
  }

  function released(event: PointerEvent): void {
    if (!dragging) return;
    dragging = false;
    if (event.type === 'pointerup') {
      events.drop();
      // Of a press on a handle comes no click: the handle is not drawn while its end is held.
      if (!dragged) clicked(event);
    } else {
      events.cancel();
    }
    dragged = true;
  }

  function clicked(event: MouseEvent): void {
    if (layout === null || dragged) return;
    const cell = cellUnder(layout, pointOf(event));
    if (cell === null || cell === 0) return;
    showCell(cell, true);
    events.chosen(cell, false);
  }

  const listen = <K extends keyof HTMLElementEventMap>(name: K, deed: (event: HTMLElementEventMap[K]) => void) =>
    room.addEventListener(name, deed);
  listen('keydown', pressed);
  listen('focusin', () => focusChanged(true));
  listen('focusout', () => focusChanged(false));
  listen('pointermove', pointing);
  listen('pointerleave', () => point(null));
  listen('pointerdown', taking);
  listen('pointerup', released);
  listen('pointercancel', released);
  listen('click', clicked);
  room.addEventListener('touchmove', stayPut, { passive: false });
  listen('scroll', () => {
    if (layout !== null && sight !== null) redraw();
  });

  return {
    update: (nextModel, nextFinder) => {
      if (nextModel.board !== model?.board) {
        const size = layout?.size;
        layout = layoutOf(nextModel.board);
        lines = layout && jumpLines(nextModel.board, layout);
        pointed = null;
        if (!isSame(layout?.size, size)) sight = null;
      }
      model = nextModel;
      instead = null;
      finder = nextFinder;
      index = indexOf(model, finder, overlay.standing);
      const nextMarks = layout === null ? [] : marksFor(model.findings, finder);
      // The very same as before where they are alike: then their layer is, too.
      if (!isSame(nextMarks, marks)) marks = nextMarks;
      redraw();
    },
    overlay: next => {
      if (model !== null && finder !== null && next.standing !== overlay.standing) {
        index = indexOf(model, finder, next.standing);
      }
      overlay = next;
      redraw();
    },
    preview: board => {
      instead = board;
      redraw();
    },
    showCell,
    bringCell,
    resize: () => {
      sight = null;
      redraw();
    },
    index: () => index,
  };
}
