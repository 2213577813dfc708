/** Two pages for the world of edits: one of a few lines, and the product's own. */
import type { Jump } from '../../src/board/board';
import { applied, type PageEdit } from '../../src/extension/edit-queue';
import { parse } from '../../src/text';
import {
  accepted,
  documentCame,
  type Editing,
  newEditing,
  type Outcome,
  refusedEdit,
  shownText,
  type Wish,
  wished,
} from '../../src/webview/edits';
import { addJump, reshapeJump, takeJump } from '../../src/webview/wishes';
import type { Document, Open } from './edits';

/** Puts something anywhere into the text, once its last edit is answered. */
export const simplePage: Open = (first, nextEdit) => {
  let number = nextEdit;
  /** What it shows; the text without its edit that is not answered yet, and that edit's number (0: none). */
  let { version, text } = first;
  let [base, waitsFor] = [text, 0];
  const know = (document: Document) => {
    ({ version, text } = document);
    [base, waitsFor] = [text, 0];
    return null;
  };
  return {
    came: document => (document.version > version ? know(document) : null),
    accepted: (edit, made) => (edit === waitsFor ? know({ version: made, text }) : null),
    refused: edit => (edit === waitsFor ? know({ version, text: base }) : null),
    acts(place) {
      if (waitsFor) return null;
      const at = place % (text.length + 1);
      const changes = [{ start: at, end: at, text: `<${place}>` }];
      waitsFor = number++;
      const edit: PageEdit = { edit: waitsFor, version, changes };
      text = applied(text, changes)!;
      return edit;
    },
    shows: () => ({ version, text, isIdle: waitsFor === 0 }),
  };
};

/** The machine of the product's page, with wishes about jumps that come before the last edit is answered. */
export const productPage: Open = (first, nextEdit) => {
  let editing = newEditing({ ...first, format: 'snl' }, nextEdit);
  const took = (outcome: Outcome) => {
    editing = outcome.editing;
    return outcome.send;
  };
  return {
    came: document => took(documentCame(editing, document)),
    accepted: (edit, version) => took(accepted(editing, edit, version)),
    refused: edit => took(refusedEdit(editing, edit)),
    acts: place => took(wished(editing, wishOf(editing, place))),
    shows: () => ({
      version: editing.version,
      text: shownText(editing),
      isIdle: editing.underWay === null && editing.waiting.length === 0,
    }),
  };
};

function wishOf(editing: Editing, place: number): Wish {
  const { jumps } = parse(shownText(editing), 'snl').board;
  const index = place % (jumps.length + 1);
  const jump = jumps[index];
  const added: Jump = { kind: 'ladder', from: 1 + (place % 9), to: 12 + place, caption: null };
  if (jump === undefined) return addJump(added);
  if (place % 3 === 0) return takeJump(jump, index);
  return reshapeJump(jump, index, { to: 1 + (place % 30) });
}
