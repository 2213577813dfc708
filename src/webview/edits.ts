/**
 * What a person changes on the page, as a pure machine. The text document is the only truth: a wish becomes minimal changes of the text
 * that the page knows, is sent with that text's version, and is shown at once. One edit is under way at a time. A newer text from the
 * extension replaces everything, also the edit under way, which was stale then.
 */
import { applyChanges } from '../text/apply';
import { parseByHand } from '../text/by-hand';
import type { BoardFile, Format, TextChange } from '../text/syntax';
import type { PageWords } from './words';

/** Why a wish cannot be done: the format cannot hold it, or (`gone`) what it was about is no longer there. */
export type Reason = keyof PageWords['page']['refused'];

/** What a person wants, as a function of the text that it is to be done on: the changes it makes, or why it cannot be done. */
export type Wish = (file: BoardFile, version: number) => readonly TextChange[] | { readonly refused: Reason };

/** Changes made for the text of a version, as a fix is; another version drops them. */
export function exactly(version: number, changes: readonly TextChange[]): Wish {
  const inOrder = [...changes].sort((a, b) => a.start - b.start || a.end - b.end);
  return (_, now) => (now === version ? inOrder : { refused: 'gone' });
}

export interface Sent {
  readonly edit: number;
  readonly version: number;
  readonly changes: readonly TextChange[];
}

/** What the page knows of the document, and what it is about to change. */
export interface Editing {
  readonly format: Format;
  /** The document's text and version as the extension last told. */
  readonly text: string;
  readonly version: number;
  readonly nextEdit: number;
  /** The edit that was sent, and the text that it makes. */
  readonly underWay: { readonly edit: number; readonly makes: string } | null;
  readonly waiting: readonly Wish[];
}

/** The state after something happened, and what is to be sent or said. */
export interface Outcome {
  readonly editing: Editing;
  readonly send: Sent | null;
  readonly refused: Reason | null;
}

/** The state for a document that has come first. `nextEdit` is a number that no page of this document used before. */
export function newEditing(document: Pick<Editing, 'text' | 'version' | 'format'>, nextEdit: number): Editing {
  const { text, version, format } = document;
  return { format, text, version, nextEdit, underWay: null, waiting: [] };
}

/** The document has come again. One of a newer version ends the edit under way, which was for another text; what waited is done on the new one. */
export function documentCame(editing: Editing, { text, version }: Pick<Editing, 'text' | 'version'>): Outcome {
  if (version <= editing.version) return { editing, send: null, refused: null };
  return goOn({ ...editing, text, version, underWay: null });
}

/** The text that is to be shown: with the edit under way. */
export function shownText({ text, underWay }: Editing): string {
  return underWay?.makes ?? text;
}

/** A person wants something. */
export function wished(editing: Editing, wish: Wish): Outcome {
  return goOn({ ...editing, waiting: [...editing.waiting, wish] });
}

/** The extension applied an edit, which made this version. */
export function accepted(editing: Editing, edit: number, version: number): Outcome {
  const { underWay } = editing;
  if (underWay?.edit !== edit) return { editing, send: null, refused: null };
  return goOn({ ...editing, text: underWay.makes, version, underWay: null });
}

/** The extension did not apply an edit: the text is as it last said. */
export function refusedEdit(editing: Editing, edit: number): Outcome {
  if (editing.underWay?.edit !== edit) return { editing, send: null, refused: null };
  const { editing: now, send } = goOn({ ...editing, underWay: null });
  return { editing: now, send, refused: 'gone' };
}

/** Sends the next of what waits, unless an edit is under way. Wishes that change nothing or cannot be done fall away. */
function goOn(editing: Editing): Outcome {
  let now = editing;
  let refused: Outcome['refused'] = null;
  while (now.underWay === null && now.waiting.length > 0) {
    const [wish, ...waiting] = now.waiting;
    now = { ...now, waiting };
    const edit = wish(parseByHand(now.text, now.format), now.version);
    if ('refused' in edit) {
      refused = edit.refused;
    } else if (edit.length > 0) {
      const sent = { edit: now.nextEdit, version: now.version, changes: edit };
      const underWay = { edit: sent.edit, makes: applyChanges(now.text, edit) };
      return { editing: { ...now, nextEdit: sent.edit + 1, underWay }, send: sent, refused };
    }
  }
  return { editing: now, send: null, refused };
}
