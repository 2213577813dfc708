/** The frame of the page: title, views as tabs, a word about the document's state, the stage and the side column, a live region. */
import { MOST_DRAWN } from '../draw';
import type { View as ViewName } from '../protocol/page';
import type { Reason } from './edits';
import { h, type Node_, patch } from './vdom';
import type { Model } from './view';
import type { PageWords } from './words';

/** The gravest first. */
const LEVELS = ['error', 'warning', 'info', 'hint'] as const;

export interface Frame {
  /** The scrolling room of the board. */
  readonly room: HTMLElement;
  /** The element of a view in the side column, empty at first. */
  readonly slot: (view: ViewName) => HTMLElement;
  /** Takes the views' elements away. */
  readonly clear: () => void;
  /** The element of what leaves the page, under the top; hidden until it is asked for. */
  readonly out: HTMLElement;
  readonly render: (state: FrameState) => void;
  /** Has a sentence read out. */
  readonly say: (sentence: string) => void;
}

export interface FrameState {
  readonly model: Model | null;
  readonly words: PageWords;
  readonly view: ViewName;
  readonly views: readonly ViewName[];
  /** Why the last edit came to nothing; null where it did not. */
  readonly refused: Reason | null;
}

/** Builds the frame in the page's main element. */
export function makeFrame(
  main: HTMLElement,
  choose: (view: ViewName) => void,
  send: () => void,
  openEditor: () => void,
): Frame {
  const make = (tag: string, name: string) => {
    const element = document.createElement(tag);
    element.className = name;
    return element;
  };
  const top = make('header', 'top');
  const out = make('div', 'out');
  const notice = make('div', 'notice');
  const body = make('div', 'body');
  const hero = make('div', 'hero');
  const room = make('div', 'room');
  const empty = make('div', 'empty');
  const side = make('div', 'side');
  const live = make('p', 'live');
  const slots = new Map<ViewName, HTMLElement>();
  notice.setAttribute('role', 'status');
  live.setAttribute('aria-live', 'polite');
  side.id = 'side';
  side.setAttribute('role', 'tabpanel');
  side.tabIndex = 0;
  hero.append(room, empty);
  body.append(hero, side);
  main.replaceChildren(top, out, notice, body, live);
  out.id = 'out';
  out.hidden = true;
  main.classList.add('page');

  return {
    room,
    out,
    slot: view => {
      let slot = slots.get(view);
      if (slot === undefined) {
        slot = make('div', `slot ${view}`);
        slots.set(view, slot);
        side.append(slot);
      }
      return slot;
    },
    clear: () => {
      side.replaceChildren();
      slots.clear();
    },
    render: state => {
      const { model, words, view, views } = state;
      patch(top, [
        h('h1', { title: model?.name }, model?.board.settings.title ?? model?.name ?? ''),
        tabs(state, choose),
        ...found(state, choose),
        ...editor(state, openEditor),
        h(
          'button',
          {
            key: 'export',
            class: 'export',
            'aria-expanded': String(!out.hidden),
            'aria-controls': 'out',
            disabled: model === null,
            onclick: send,
          },
          words.page.export,
        ),
      ]);
      patch(
        notice,
        notices(state).map(text => h('p', {}, text)),
      );
      patch(empty, emptiness(model, words));
      const drawn = model !== null && model.board.size !== null && model.board.size.cells <= MOST_DRAWN;
      room.hidden = !drawn;
      empty.hidden = drawn;
      side.setAttribute('aria-labelledby', `tab-${view}`);
      for (const name of views) {
        const slot = slots.get(name);
        if (slot) slot.hidden = name !== view;
      }
    },
    say: sentence => {
      // The same sentence twice is only heard again where the text changes.
      live.textContent = live.textContent === sentence ? `${sentence}\u00a0` : sentence;
    },
  };
}

/** A preview changes nothing: it has no view for that. */
const isPreview = ({ views }: FrameState) => !views.includes('edit');

/** A preview's way to the board editor. */
function editor(state: FrameState, open: () => void): readonly Node_[] {
  const { page } = state.words;
  if (!isPreview(state)) return [];
  return [h('button', { key: 'edit', class: 'edit', title: page.openEditor, onclick: open }, page.views.edit)];
}

function tabs({ words, view, views }: FrameState, choose: (view: ViewName) => void): Node_ {
  const moved = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = views[(views.indexOf(view) + step + views.length) % views.length];
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return h(
    'div',
    { role: 'tablist', class: 'tabs', 'aria-label': words.page.viewsLabel, onkeydown: moved },
    ...views.map(name =>
      h(
        'button',
        {
          key: name,
          role: 'tab',
          id: `tab-${name}`,
          'aria-selected': String(name === view),
          'aria-controls': 'side',
          tabindex: name === view ? 0 : -1,
          onclick: () => choose(name),
        },
        words.page.views[name],
      ),
    ),
  );
}

/** The findings in a word, in every view: how many, and the gravest. It leads to their list. */
function found({ model, words, view }: FrameState, choose: (view: ViewName) => void): readonly Node_[] {
  const findings = model?.findings ?? [];
  if (findings.length === 0 || view === 'board') return [];
  const level = LEVELS.find(each => findings.some(finding => finding.level === each))!;
  const lead = () => {
    choose('board');
    document.getElementById('findings')?.focus();
  };
  return [
    h(
      'button',
      { key: 'found', class: `found level-${level}`, onclick: lead },
      h('span', {}, words.page.levels[level]),
      words.page.findingsCount(findings.length),
    ),
  ];
}

/** What has to be said about the document. */
function notices(state: FrameState): readonly string[] {
  const { model, refused } = state;
  if (model === null) return [];
  const { page } = model.words;
  if (model.gone !== null) return [page[model.gone]];
  const list: string[] = [];
  if (model.stale) list.push(page.staleSize);
  if (refused !== null) list.push(page.refused[refused]);
  if (model.readonly && !isPreview(state)) list.push(page.readonly);
  return list;
}

/** What stands in place of a board that cannot be drawn. */
function emptiness(model: Model | null, words: PageWords): readonly Node_[] {
  const { page } = words;
  const example = h('pre', {}, h('code', {}, 'board 10 x 10'));
  if (model === null) return [h('p', {}, page.loading)];
  if (!model.file.isBoard) return [h('h2', {}, page.noBoard), h('p', {}, page.noBoardHelp), example];
  const { size } = model.board;
  if (size === null) return [h('h2', {}, page.noSize), h('p', {}, page.noSizeHelp), example];
  return [h('p', {}, page.tooLarge(size.cells, MOST_DRAWN))];
}
