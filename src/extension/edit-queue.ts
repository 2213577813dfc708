/**
 * The order in which a page and a text document change one text, as a pure machine: what happened goes in, what is to be done
 * comes out. The document is the only truth. One edit of the page is under way at a time; it carries the version it was made for,
 * and where the text is another by then it is dropped and the page is sent the text. What the page changed itself is not sent back.
 */
import type { TextChange } from '../text/syntax';

export interface PageEdit {
  readonly edit: number;
  readonly version: number;
  readonly changes: readonly TextChange[];
}

type Wish = { readonly type: 'edit'; readonly edit: PageEdit } | { readonly type: 'undo' } | { readonly type: 'redo' };

export type Happened =
  /** The page wants something. */
  | Wish
  /** The page is there (again) and knows nothing. */
  | { readonly type: 'ready' }
  /** The document is now at this version, by whatever hand. `text` is compared with what the edit under way makes. */
  | { readonly type: 'changed'; readonly version: number; readonly text: string }
  /** What was under way is done, or was refused. */
  | { readonly type: 'done'; readonly ok: boolean };

export type ToDo =
  /** Apply these changes to the document of `version`, and tell `done`. */
  | { readonly type: 'apply'; readonly version: number; readonly changes: readonly TextChange[] }
  /** Undo or redo in the document, and tell `done`. */
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'send' }
  | { readonly type: 'accept'; readonly edit: number; readonly version: number };

export interface Queue {
  /** The version and the text of the document. */
  readonly version: number;
  readonly text: string;
  /** The version that the page shows; −1 while it is not there. */
  readonly shown: number;
  readonly underWay: null | { readonly edit: number; readonly makes: string; readonly accepted: boolean } | 'history';
  /** What the page wanted meanwhile. */
  readonly waiting: readonly Wish[];
}

/** Nothing under way, and no page yet. */
export function emptyQueue(version: number, text: string): Queue {
  return { version, text, shown: -1, underWay: null, waiting: [] };
}

/** What is to be done, in order, after something happened; and the queue after that. Never throws. */
export function step(queue: Queue, happened: Happened): readonly [Queue, readonly ToDo[]] {
  switch (happened.type) {
    case 'ready':
      return [{ ...queue, shown: queue.version }, [{ type: 'send' }]];
    case 'changed':
      return changed(queue, happened.version, happened.text);
    case 'done':
      return done(queue, happened.ok);
    default:
      return queue.underWay === null
        ? begin(queue, happened)
        : [{ ...queue, waiting: [...queue.waiting, happened] }, []];
  }
}

function changed(queue: Queue, version: number, text: string): readonly [Queue, readonly ToDo[]] {
  const now = { ...queue, version, text };
  const { underWay } = queue;
  if (underWay !== null && underWay !== 'history' && !underWay.accepted && text === underWay.makes) {
    const accepted = { ...underWay, accepted: true };
    return [{ ...now, shown: version, underWay: accepted }, [{ type: 'accept', edit: underWay.edit, version }]];
  }
  return queue.shown < 0 ? [now, []] : [{ ...now, shown: version }, [{ type: 'send' }]];
}

function done(queue: Queue, ok: boolean): readonly [Queue, readonly ToDo[]] {
  const { underWay } = queue;
  let now: Queue = { ...queue, underWay: null };
  const todo: ToDo[] = [];
  if (underWay !== null && underWay !== 'history' && !underWay.accepted) {
    // Refused, or it made another text than the page thinks: the page takes the document's.
    const same = ok && queue.text === underWay.makes;
    todo.push(same ? { type: 'accept', edit: underWay.edit, version: queue.version } : { type: 'send' });
  }
  while (now.underWay === null && now.waiting.length > 0) {
    const [next, ...waiting] = now.waiting;
    const [after, more] = begin({ ...now, waiting }, next);
    now = after;
    todo.push(...more);
  }
  return [now, todo];
}

function begin(queue: Queue, wish: Wish): readonly [Queue, readonly ToDo[]] {
  if (wish.type !== 'edit') return [{ ...queue, underWay: 'history' }, [{ type: wish.type }]];
  const { edit, version, changes } = wish.edit;
  const makes = version === queue.version ? applied(queue.text, changes) : null;
  if (makes === null) return [queue, [{ type: 'send' }]];
  // Nothing to change is done already, and no editor would tell of it.
  if (makes === queue.text) return [queue, [{ type: 'accept', edit, version }]];
  return [{ ...queue, underWay: { edit, makes, accepted: false } }, [{ type: 'apply', version, changes }]];
}

/** The text after the changes, which stand apart, in whatever order; `null` where they do not fit it. */
export function applied(text: string, changes: readonly TextChange[]): string | null {
  const inOrder = [...changes].sort((a, b) => a.start - b.start || a.end - b.end);
  let made = '';
  let at = 0;
  for (const { start, end, text: put } of inOrder) {
    if (start < at || end < start || end > text.length) return null;
    made += text.slice(at, start) + put;
    at = end;
  }
  return made + text.slice(at);
}
