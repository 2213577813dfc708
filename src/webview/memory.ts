/**
 * What the page keeps over hiding, reload and restart. A preview may follow from board to board and back: what was done with each
 * is kept beside the view that is shown. Pure; what was kept before is read again whatever it is.
 */

import { isFields, isText } from '../play/plain';
import { type KeptOfPreview, MOST_KEPT, type View as ViewName } from '../protocol/page';
import { isView } from './messages';

/** What is kept of one board. */
interface OfBoard {
  readonly uri: string;
  /** The cell that the keyboard would come to. */
  readonly cell: number;
  /** A value of each view, of its own shape. */
  readonly of: Readonly<Partial<Record<ViewName, unknown>>>;
}

/** The board that is shown lies open; the others wait, the one shown last at the end. */
export interface Kept extends OfBoard, KeptOfPreview {
  readonly view: ViewName;
  readonly others: readonly OfBoard[];
}

/** What VS Code has kept for the page; a fresh start in place of anything else. */
export function readKept(state: unknown): Kept {
  const own = boardFrom(state);
  if (own === null || !isFields(state) || !isView(state.view)) {
    return { view: 'board', locked: false, uri: '', cell: 1, of: {}, others: [] };
  }
  const others = Array.isArray(state.others) ? state.others.map(boardFrom).filter(each => each !== null) : [];
  return { ...own, view: state.view, locked: state.locked === true, others: others.slice(-MOST_KEPT) };
}

function boardFrom(value: unknown): OfBoard | null {
  if (!isFields(value) || !isText(value.uri) || typeof value.cell !== 'number' || !isFields(value.of)) return null;
  return { uri: value.uri, cell: value.cell, of: value.of };
}

/** The board of this address is shown now: what was done with it is taken up again, and the one before is put aside. The view stays. */
export function turnedTo(kept: Kept, uri: string): Kept {
  if (kept.uri === uri) return kept;
  const { view, locked, others, uri: before, cell, of } = kept;
  const again = others.find(other => other.uri === uri) ?? { uri, cell: 1, of: {} };
  const waiting = [...others.filter(other => other !== again), ...(before === '' ? [] : [{ uri: before, cell, of }])];
  return { ...again, view, locked, others: waiting.slice(-MOST_KEPT) };
}

/** What is kept of the board that is shown, for whatever page shows it next. */
export function handedOver(kept: Kept): string {
  return JSON.stringify({ ...kept, others: [] });
}

/** The board of this address is shown now, as a page handed it over. A page that has shown nothing yet comes at that page's view. */
export function takenUp(kept: Kept, uri: string, state: string): Kept {
  const { view, cell, of } = readKept(parsed(state));
  return { ...turnedTo(kept, uri), view: kept.uri === '' ? view : kept.view, cell, of };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
