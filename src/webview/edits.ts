/**
 * What a person changes on the page, as a pure machine. The text document is the only truth: a wish becomes minimal changes of the text
 * that the page knows, is sent with that text's version, and is shown at once. One edit is under way at a time. A newer text from the
 * extension replaces everything, also the edit under way, which was stale then.
 */
import type { Jump } from '../board/board';
import {
  applyChanges,
  type BoardFile,
  changeJump,
  type Edit,
  type Format,
  insertJump,
  type JumpChange,
  parse,
  type Refused,
  removeJump,
  type SettingName,
  setCaption,
  setSetting,
  type TextChange,
} from '../text';

/** What a person wants. Jumps are named by what they are, since their places in the text may be others by the time it is done. */
export type Wish =
  | { readonly type: 'add'; readonly jump: Jump }
  | { readonly type: 'remove'; readonly jump: Jump; readonly index: number }
  | { readonly type: 'change'; readonly jump: Jump; readonly index: number; readonly change: JumpChange }
  | { readonly type: 'setting'; readonly name: SettingName; readonly value: string | null }
  | { readonly type: 'caption'; readonly cell: number; readonly caption: string | null }
  /** Changes made for the text of a version, as a fix is; another version drops them. */
  | { readonly type: 'changes'; readonly version: number; readonly changes: readonly TextChange[] };

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
  /** Why a wish could not be done. `gone`: what it was about is no longer there. */
  readonly refused: Refused['refused'] | 'gone' | null;
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
    const edit = editOf(parse(now.text, now.format, true), now.version, wish);
    if (edit === null) {
      refused = 'gone';
    } else if ('refused' in edit) {
      refused = edit.refused;
    } else if (edit.length > 0) {
      const sent = { edit: now.nextEdit, version: now.version, changes: edit };
      const underWay = { edit: sent.edit, makes: applyChanges(now.text, edit) };
      return { editing: { ...now, nextEdit: sent.edit + 1, underWay }, send: sent, refused };
    }
  }
  return { editing: now, send: null, refused };
}

/** The changes that a wish makes of a text; null where what it is about is not there. */
export function editOf(file: BoardFile, version: number, wish: Wish): Edit | null {
  switch (wish.type) {
    case 'add':
      return insertJump(file, wish.jump);
    case 'remove': {
      const index = placeOf(file, wish);
      return index === -1 ? null : removeJump(file, index);
    }
    case 'change': {
      const index = placeOf(file, wish);
      return index === -1 ? null : changeJump(file, index, wish.change);
    }
    case 'setting':
      return setSetting(file, wish.name, wish.value);
    case 'caption':
      return setCaption(file, wish.cell, wish.caption);
    case 'changes':
      return wish.version === version ? wish.changes : null;
  }
}

/** Where the jump stands now: at its old place if it is still there, else the first that is the same; −1 where none is. */
function placeOf({ board }: BoardFile, { jump, index }: { readonly jump: Jump; readonly index: number }): number {
  const same = (other: Jump | undefined) =>
    other !== undefined &&
    other.kind === jump.kind &&
    other.from === jump.from &&
    other.to === jump.to &&
    other.caption === jump.caption;
  return same(board.jumps[index]) ? index : board.jumps.findIndex(same);
}
