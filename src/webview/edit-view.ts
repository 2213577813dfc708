/** The Edit view: ends of jumps are dragged or carried by the keyboard, jumps stand in a list, the board in a form. */
import type { Board, Jump, JumpKind } from '../board/board';
import { gameOf } from '../board/game';
import type { JumpEnd } from '../draw';
import { findingsOf } from '../findings/check';
import { applyChanges, writeBoard } from '../text';
import { boardForm } from './edit-form';
import { jumpRows } from './edit-list';
import type { Wish } from './edits';
import { fileOf } from './model';
import { type Quick, quickOf } from './quick';
import { h, type Node_, patch } from './vdom';
import type { Host, MakeView, Model } from './view';
import { addJump, captionCell, placeOf, reshapeJump, takeJump } from './wishes';

/** An end of a jump that is being moved; `index` is null for a jump that is not there yet. */
interface Held {
  readonly index: number | null;
  readonly was: Jump;
  readonly end: 'from' | 'to';
  readonly now: Jump;
  readonly would: Would;
}

/** What the board would be. */
interface Would {
  readonly board: Board;
  readonly quick: Quick | null;
  readonly findings: number;
  /** Why the format cannot hold it. */
  readonly refused: string | null;
}

export const editView: MakeView = host => {
  let container: HTMLElement | null = null;
  let model: Model | null = null;
  let adding: JumpKind | null = null;
  let held: Held | null = null;
  let chosen = 0;
  /** What was asked of the text's own undoing, until it comes about. */
  let asked: 'undo' | 'redo' | null = null;

  function render(): void {
    if (container === null || model === null) return;
    const { pageEdit: edit } = model.words;
    patch(container, [
      tools(model, adding, startAdding, ask),
      ...(model.file.format === 'map' ? [conversion(model, host)] : []),
      ...(held === null ? [] : [wouldBe(model, held)]),
      jumpRows(model, host),
      cellSection(model, host, chosen, startAt),
      h('section', { key: 'form' }, h('h2', {}, edit.board), boardForm(model, host)),
    ]);
  }

  function laid(): void {
    if (held === null) {
      host.preview(null);
      host.overlay({ handles: true });
    } else {
      host.preview(held.would.board);
      // No handles: the one under the pointer would catch the press that puts the end down.
      host.overlay({ raised: held.index ?? held.would.board.jumps.length - 1 });
    }
    render();
  }

  function ask(type: 'undo' | 'redo'): void {
    asked = type;
    host.post({ type });
  }

  function startAdding(kind: JumpKind | null): void {
    letGo();
    adding = kind;
    if (kind !== null && model !== null) host.say(model.words.pageEdit.adding[kind]);
    render();
  }

  /** Begins a new jump on a cell. */
  function startAt(kind: JumpKind, cell: number): void {
    if (model === null || isFixed(model)) return;
    const jump: Jump = { kind, from: cell, to: cell, caption: null };
    held = { index: null, was: jump, end: 'to', now: jump, would: wouldOf(model, null) };
    host.say(model.words.pageEdit.begun(kind, cell));
    host.showCell(cell, true);
    laid();
  }

  function pickUp({ jump: index, end }: JumpEnd): boolean {
    if (model === null || isFixed(model)) return false;
    const jump = model.board.jumps[index];
    held = { index, was: jump, end, now: jump, would: wouldOf(model, null) };
    host.say(model.words.pageEdit.pickedUp(jump.kind, end, jump.from, jump.to));
    laid();
    return true;
  }

  /** Another hand has changed the text, or may forbid it: what is held is held on if it is still there, else the person is told that it is not. */
  function holdOn(): void {
    if (held === null || model === null) return;
    const { index, was, now } = held;
    const at = index === null ? null : placeOf(model.file, was, index);
    if (at === -1 || model.stale || model.readonly) {
      held = null;
      host.edit(() => ({ refused: 'gone' }));
    } else {
      held = { ...held, index: at, would: wouldOf(model, wishFor(at, was, now)) };
    }
  }

  /** Whether the board cannot be changed now; then the person is told. */
  function isFixed({ readonly, stale, words: { page } }: Model): boolean {
    if (readonly) host.say(page.readonly);
    else if (stale) host.say(page.staleSize);
    return readonly || stale;
  }

  /** Moves what is held to a cell; null: back to where it was. */
  function over(to: number | null): void {
    if (held === null || model === null) return;
    const cell = to ?? held.was[held.end];
    if (held.now[held.end] === cell) return;
    const now = { ...held.now, [held.end]: cell };
    const would = wouldOf(model, wishFor(held.index, held.was, now));
    held = { ...held, now, would };
    host.say(would.refused ?? model.words.pageEdit.movedTo(cell, would.quick?.throws ?? null));
    laid();
  }

  function putDown(): void {
    if (held === null || model === null) return;
    const { index, was, now } = held;
    const { pageEdit: edit } = model.words;
    if (index !== null && now.from === was.from && now.to === was.to) {
      letGo();
      return;
    }
    held = null;
    if (now.from === now.to) host.say(index === null ? edit.notAdded : model.words.page.refused['same-cell']);
    else host.edit(wishFor(index, was, now), edit.putDown(now.kind, now.from, now.to));
    adding = null;
    laid();
  }

  function letGo(): void {
    if (held === null || model === null) return;
    const { index, was } = held;
    const { pageEdit: edit } = model.words;
    held = null;
    host.say(index === null ? edit.notAdded : edit.givenBack(was.kind, was.from, was.to));
    laid();
  }

  /** Enter or a click on a cell: puts down what is held, begins what is to be added, else picks up what is there. */
  function cell(at: number, byKey: boolean): void {
    if (model === null) return;
    chosen = at;
    if (held !== null) {
      over(at);
      // A new jump needs a second cell.
      if (held.index !== null || held.now.to !== held.now.from) putDown();
    } else if (adding !== null) {
      startAt(adding, at);
    } else if (byKey) {
      pickUpAt(at);
    }
    render();
  }

  function pickUpAt(at: number): void {
    if (model === null) return;
    const { jumps } = model.board;
    const from = jumps.findIndex(jump => jump.from === at);
    const to = jumps.findIndex(jump => jump.to === at);
    if (from >= 0) pickUp({ jump: from, end: 'from' });
    else if (to >= 0) pickUp({ jump: to, end: 'to' });
    else host.say(model.words.pageEdit.nothingHere(at));
  }

  function takeAway(at: number): void {
    if (model === null || isFixed(model)) return;
    const index = model.board.jumps.findIndex(jump => jump.from === at || jump.to === at);
    if (index === -1) {
      host.say(model.words.pageEdit.nothingHere(at));
      return;
    }
    const jump = model.board.jumps[index];
    host.edit(takeJump(jump, index), model.words.pageEdit.removed(jump.kind, jump.from, jump.to));
  }

  return {
    show: element => {
      container = element;
      laid();
    },
    hide: () => {
      letGo();
      adding = null;
      container = null;
      host.preview(null);
    },
    update: next => {
      const another = next.file !== model?.file;
      model = next;
      if (another && asked !== null) {
        // Where it came to nothing, the next change may be one of the text's own editor.
        if (document.hasFocus()) host.say(next.words.pageEdit.taken[asked]);
        asked = null;
      }
      if (another || next.readonly) holdOn();
      if (container !== null) laid();
    },
    cell,
    grab: pickUp,
    over,
    drop: putDown,
    cancel: letGo,
    key: (key, at) => {
      switch (key) {
        case 'Escape':
          if (held === null && adding === null) return false;
          if (held !== null) letGo();
          else startAdding(null);
          return true;
        case 'Delete':
        case 'Backspace':
          takeAway(at);
          return true;
        default:
          return false;
      }
    },
    says: () => (held === null ? '' : `${held.now.kind} ${held.now.from} ${held.now.to}`),
  };
};

/** The wish that makes the jump `was` the jump `now`. */
function wishFor(index: number | null, was: Jump, now: Jump): Wish {
  return index === null ? addJump(now) : reshapeJump(was, index, { from: now.from, to: now.to });
}

/** The board as a wish would make it, and what is to be said of it. */
function wouldOf(model: Model, wish: Wish | null): Would {
  const { file, settings, words } = model;
  const edit = wish === null ? [] : wish(file, model.version);
  if ('refused' in edit) {
    const refused = words.page.refused[edit.refused];
    return { board: model.board, quick: null, findings: model.findings.length, refused };
  }
  const next = fileOf(applyChanges(file.text, edit), file.format, settings.mapRules);
  const game = gameOf(next.board);
  return {
    board: next.board,
    quick: game && quickOf(game),
    findings: findingsOf(next, { levels: settings.levels, longGame: settings.longGame }).length,
    refused: null,
  };
}

/** A map's way out to the format that can say everything. */
function conversion({ board, name, words }: Model, host: Host): Node_ {
  const convert = () => {
    const data = writeBoard(board);
    host.post({ type: 'save', name: `${name.replace(/\.[^.]*$/, '')}.snl`, data, encoding: 'utf8', open: true });
  };
  return h(
    'section',
    { key: 'conversion' },
    h('p', { class: 'tip' }, words.pageEdit.mapHelp),
    h('button', { class: 'quiet', onclick: convert }, words.pageEdit.convert),
  );
}

function tools(
  model: Model,
  adding: JumpKind | null,
  start: (kind: JumpKind | null) => void,
  ask: (type: 'undo' | 'redo') => void,
): Node_ {
  const { pageEdit: edit } = model.words;
  const add = (kind: JumpKind) =>
    h(
      'button',
      {
        key: kind,
        class: adding === kind ? 'main' : 'quiet',
        disabled: model.readonly,
        'aria-pressed': String(adding === kind),
        onclick: () => start(adding === kind ? null : kind),
      },
      edit.add[kind],
    );
  return h(
    'section',
    { key: 'tools' },
    h('div', { class: 'buttons' }, add('ladder'), add('snake')),
    h(
      'div',
      { class: 'buttons' },
      h('button', { class: 'quiet', onclick: () => ask('undo') }, edit.undo),
      h('button', { class: 'quiet', onclick: () => ask('redo') }, edit.redo),
    ),
    h('p', { class: 'tip' }, adding === null ? edit.howTo : edit.adding[adding]),
    h('p', { class: 'tip' }, edit.howToKeys),
  );
}

function wouldBe(model: Model, { now, would }: Held): Node_ {
  const { page, pageEdit: edit } = model.words;
  const lines =
    would.refused !== null
      ? [would.refused]
      : [
          edit.wouldFewest(would.quick?.throws ?? null),
          ...(would.quick?.turns == null ? [] : [edit.wouldExpect(would.quick.turns.toFixed(2))]),
          edit.wouldFind(would.findings),
        ];
  return h(
    'section',
    { key: 'would', class: 'would' },
    h('h2', {}, edit.would),
    h('p', {}, page.jump(now.kind, now.from, now.to)),
    h('ul', {}, ...lines.map(line => h('li', {}, line))),
  );
}

function cellSection(model: Model, host: Host, cell: number, start: (kind: JumpKind, cell: number) => void): Node_ {
  const { pageEdit: edit } = model.words;
  const cells = model.board.size?.cells ?? 0;
  if (cell < 1 || cell > cells) return h('section', { key: 'cell' }, h('p', { class: 'tip' }, edit.noCell));
  const caption = model.board.captions.find(each => each.cell === cell)?.caption ?? '';
  const begin = (kind: JumpKind) =>
    h(
      'button',
      { key: kind, class: 'quiet', disabled: model.readonly, onclick: () => start(kind, cell) },
      edit.startHere[kind],
    );
  return h(
    'section',
    { key: 'cell' },
    h('h2', {}, edit.cell(cell)),
    h(
      'label',
      { class: 'field' },
      h('span', {}, edit.captionOf(cell)),
      h('input', {
        type: 'text',
        value: caption,
        disabled: model.readonly,
        onchange: (event: Event) => {
          const { value } = event.target as HTMLInputElement;
          host.edit(captionCell(cell, value === '' ? null : value), edit.captioned(edit.cell(cell), value));
        },
      }),
    ),
    h('div', { class: 'buttons' }, begin('ladder'), begin('snake')),
  );
}
