/** The page: takes the extension's messages, makes the model, shows the views, keeps the state. */
import type { FromPage, ToPage, View as ViewName } from '../protocol/page';
import { boardView } from './board-view';
import { type CellFinder, cellFinder, marksFor } from './cells';
import { makeFrame } from './frame';
import { isFields, isView, readMessage, VIEWS } from './messages';
import { type DocumentMessage, modelOf, USUAL_SETTINGS } from './model';
import { makeStage, type Stage } from './stage';
import type { Host, MakeView, Model, Overlay, View } from './view';
import { pageWords } from './words';

/** What VS Code gives a page, once. */
export interface PageApi {
  readonly postMessage: (message: FromPage) => void;
  readonly getState: () => unknown;
  readonly setState: (state: unknown) => void;
}

/** What the page keeps over hiding, reload and restart. */
interface Kept {
  readonly view: ViewName;
  readonly cell: number;
  /** A value of each view, of its own shape. */
  readonly of: Readonly<Partial<Record<ViewName, unknown>>>;
}

/** How the views are made, by name. */
export type ViewMakers = Readonly<Partial<Record<ViewName, MakeView>>>;

/** Under this width the side column goes under the board. */
const NARROW = '(max-width: 699px)';

/** Starts the page in its main element. `others` are the views beside Board, which is the page's own. */
export function startPage(main: HTMLElement, api: PageApi, others: ViewMakers): void {
  const narrow = matchMedia(NARROW);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let settings = USUAL_SETTINGS;
  let words = pageWords(document.documentElement.lang.startsWith('ja') ? 'ja' : 'en');
  let source: DocumentMessage | null = null;
  let model: Model | null = null;
  let finder: CellFinder | null = null;
  let kept = readKept(api.getState());
  const views = new Map<ViewName, View>();
  const overlays = new Map<ViewName, Overlay>();
  let shown: ViewName | null = null;

  const frame = makeFrame(main, choose);
  const stage: Stage = makeStage(frame.room, () => narrow.matches, {
    chosen: cell => current()?.cell?.(cell),
    key: (key, cell) => current()?.key?.(key, cell) ?? false,
    focused: cell => keep({ ...kept, cell }),
  });

  function current(): View | undefined {
    return shown === null ? undefined : views.get(shown);
  }

  function keep(next: Kept): void {
    kept = next;
    api.setState(next);
  }

  function hostFor(name: ViewName): Host {
    return {
      post: message => api.postMessage(message),
      say: frame.say,
      overlay: overlay => {
        overlays.set(name, overlay);
        if (shown === name) stage.overlay(overlay);
      },
      keep: value => keep({ ...kept, of: { ...kept.of, [name]: value } }),
      kept: () => kept.of[name],
      calm: () => still.matches || document.body.classList.contains('vscode-reduce-motion'),
      showCell: (cell, focus = false) => stage.showCell(cell, focus),
      go: choose,
    };
  }

  function choose(name: ViewName): void {
    if (!views.has(name) || model === null) return;
    if (shown !== name) {
      current()?.hide();
      shown = name;
      keep({ ...kept, view: name });
      stage.overlay(overlays.get(name) ?? {});
      renderFrame();
      views.get(name)!.show(frame.slot(name));
    }
    tell();
  }

  function renderFrame(): void {
    frame.render({ model, words, view: shown ?? kept.view, views: [...views.keys()] });
  }

  /** Tells the extension what is shown, for its status and its tests. */
  function tell(): void {
    if (shown !== null) api.postMessage({ type: 'state', view: shown, says: views.get(shown)?.says?.() ?? '' });
  }

  function changed(): void {
    words = pageWords(settings.language);
    document.documentElement.lang = settings.language;
    renderFrame();
    if (model === null) return;
    finder = cellFinder(model.file);
    stage.update(model, finder, marksFor(model.findings, finder));
    for (const view of views.values()) view.update(model);
    if (shown === null) {
      stage.showCell(kept.cell, false);
      choose(views.has(kept.view) ? kept.view : 'board');
    } else {
      tell();
    }
  }

  function receive(message: ToPage): void {
    switch (message.type) {
      case 'settings':
        settings = message.settings;
        if (source !== null) model = modelOf(source, settings, model);
        changed();
        break;
      case 'document':
        source = message;
        model = modelOf(message, settings, model);
        changed();
        break;
      case 'gone':
        if (model !== null) model = { ...model, gone: message.reason };
        changed();
        break;
      case 'show':
        // Before the first document there is nothing to show yet: then the view is that of the kept state.
        kept = { ...kept, view: message.view };
        choose(message.view);
        break;
      case 'cursor': {
        const cell = finder?.cellAt(message.offset) ?? 0;
        if (cell > 0 && settings.followCursor) stage.showCell(cell, false);
      }
    }
  }

  const all: ViewMakers = { board: boardView({ finder: () => finder!, index: stage.index }), ...others };
  for (const name of VIEWS) {
    const make = all[name];
    if (make !== undefined) views.set(name, make(hostFor(name)));
  }
  window.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message !== null) receive(message);
  });
  new ResizeObserver(() => stage.resize()).observe(frame.room);
  narrow.addEventListener('change', () => stage.resize());
  renderFrame();
  api.postMessage({ type: 'ready' });
}

function readKept(state: unknown): Kept {
  if (!isFields(state) || !isView(state.view) || typeof state.cell !== 'number' || !isFields(state.of)) {
    return { view: 'board', cell: 1, of: {} };
  }
  return { view: state.view, cell: state.cell, of: state.of };
}
