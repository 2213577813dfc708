/**
 * The order in which a page and a text document change one text, as a pure machine: what happened goes in, what is to be done
 * comes out. The document is the only truth. One edit of the page is under way at a time; it carries the version it was made for,
 * and where the text is another by then it is refused: the page has been sent the other one. What the page changed itself is not sent back.
 */
import { applyChanges } from '../text/apply';
import type { TextChange } from '../text/syntax';

export interface PageEdit {
  /** By this number it is answered; `null` where the page that made it is gone. */
  readonly edit: number | null;
  readonly version: number;
  readonly changes: readonly TextChange[];
}

type Wish = { readonly type: 'edit'; readonly edit: PageEdit } | { readonly type: 'undo' } | { readonly type: 'redo' };

export type Happened =
  /** The page wants something. */
  | Wish
  /** The page is there (again) and knows nothing, not even what it wanted before. */
  | { readonly type: 'ready' }
  /** Something about the document is to be told that is not its text. */
  | { readonly type: 'refresh' }
  /** The document is now at this version, by whatever hand. `text` is compared with what the edit under way makes. */
  | { readonly type: 'changed'; readonly version: number; readonly text: string }
  /** What was under way is done, or the editor would not do it. */
  | { readonly type: 'done' };

export type ToDo =
  /** Apply these changes to the document of `version`, and tell `done`. */
  | { readonly type: 'apply'; readonly version: number; readonly changes: readonly TextChange[] }
  /** Undo or redo in the document, and tell `done`. */
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'send' }
  | { readonly type: 'accept'; readonly edit: number; readonly version: number }
  | { readonly type: 'refuse'; readonly edit: number };

export interface Queue {
  /** The version and the text of the document. */
  readonly version: number;
  readonly text: string;
  /** The version that the page shows; −1 while it is not there. */
  readonly shown: number;
  readonly underWay:
    | null
    | 'history'
    | { readonly edit: number | null; readonly makes: string; readonly answered: boolean };
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
      return [forgotten({ ...queue, shown: queue.version }), [{ type: 'send' }]];
    case 'refresh':
      return [queue, queue.shown < 0 ? [] : [{ type: 'send' }]];
    case 'changed':
      return changed(queue, happened.version, happened.text);
    case 'done':
      return done(queue);
    default:
      return queue.underWay === null
        ? begin(queue, happened)
        : [{ ...queue, waiting: [...queue.waiting, happened] }, []];
  }
}

/** The page that wanted these things is gone; they are done all the same, and nobody waits for an answer. */
function forgotten(queue: Queue): Queue {
  const { underWay } = queue;
  return {
    ...queue,
    underWay: underWay === null || underWay === 'history' ? underWay : { ...underWay, edit: null },
    waiting: queue.waiting.map(wish => (wish.type === 'edit' ? { ...wish, edit: { ...wish.edit, edit: null } } : wish)),
  };
}

function changed(queue: Queue, version: number, text: string): readonly [Queue, readonly ToDo[]] {
  const now = { ...queue, version, text };
  const { underWay } = queue;
  if (underWay !== null && underWay !== 'history' && underWay.edit !== null && !underWay.answered) {
    if (text === underWay.makes) {
      const answered = { ...underWay, answered: true };
      return [{ ...now, shown: version, underWay: answered }, [{ type: 'accept', edit: underWay.edit, version }]];
    }
  }
  return queue.shown < 0 ? [now, []] : [{ ...now, shown: version }, [{ type: 'send' }]];
}

function done(queue: Queue): readonly [Queue, readonly ToDo[]] {
  const { underWay } = queue;
  let now: Queue = { ...queue, underWay: null };
  const todo: ToDo[] = [];
  // The editor would not, or it made another text than the page thinks, which has been sent.
  if (underWay !== null && underWay !== 'history' && !underWay.answered) todo.push(...refusal(underWay.edit));
  while (now.underWay === null && now.waiting.length > 0) {
    const [next, ...waiting] = now.waiting;
    const [after, more] = begin({ ...now, waiting }, next);
    now = after;
    todo.push(...more);
  }
  return [now, todo];
}

const refusal = (edit: number | null): readonly ToDo[] => (edit === null ? [] : [{ type: 'refuse', edit }]);

function begin(queue: Queue, wish: Wish): readonly [Queue, readonly ToDo[]] {
  if (wish.type !== 'edit') return [{ ...queue, underWay: 'history' }, [{ type: wish.type }]];
  const { edit, version, changes } = wish.edit;
  const makes = version === queue.version ? applied(queue.text, changes) : null;
  if (makes === null) return [queue, refusal(edit)];
  // Nothing to change is done already, and no editor would tell of it.
  if (makes === queue.text) return [queue, edit === null ? [] : [{ type: 'accept', edit, version }]];
  return [{ ...queue, underWay: { edit, makes, answered: false } }, [{ type: 'apply', version, changes }]];
}

/** The text after the changes, which stand apart, in whatever order; `null` where they do not fit it. */
export function applied(text: string, changes: readonly TextChange[]): string | null {
  const inOrder = [...changes].sort((a, b) => a.start - b.start || a.end - b.end);
  let at = 0;
  for (const { start, end } of inOrder) {
    if (start < at || end < start || end > text.length) return null;
    at = end;
  }
  return applyChanges(text, inOrder);
}
