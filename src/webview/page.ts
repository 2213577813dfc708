/** The page: takes the extension's messages, makes the model, shows the views, keeps the state. */
import type { FromPage, ToPage, View as ViewName } from '../protocol/page';
import { languageOf } from '../words/language';
import { boardView } from './board-view';
import { type CellFinder, cellFinder } from './cells';
import {
  accepted,
  documentCame,
  type Editing,
  newEditing,
  type Outcome,
  type Reason,
  refusedEdit,
  shownText,
  wished,
} from './edits';
import type { ExportPanel } from './export-panel';
import { makeFrame } from './frame';
import { findingsLater, REST } from './later';
import { handedOver, type Kept, readKept, takenUp, turnedTo } from './memory';
import { readMessage, VIEWS } from './messages';
import { type DocumentMessage, LARGE_TEXT, modelOf, USUAL_SETTINGS } from './model';
import { makeStage, type Stage } from './stage';
import type { Host, Judge, MakeView, Mender, Model, Overlay, View } from './view';
import { vocabulary } from './vocabulary';
import { type Area, loadWords, type PageWords } from './words';

/** What VS Code gives a page, once. */
export interface PageApi {
  readonly postMessage: (message: FromPage) => void;
  readonly getState: () => unknown;
  readonly setState: (state: unknown) => void;
}

/** How a view comes when it is first shown: its code, and the areas of words that it speaks. */
export interface ViewLoader {
  readonly areas: readonly Area[];
  readonly load: () => Promise<MakeView>;
}

export type ViewLoaders = Readonly<Partial<Record<ViewName, ViewLoader>>>;

/** Under this width the side column goes under the board. */
const NARROW = '(max-width: 699px)';

/** After an edit so many new findings are read out; their list has all. */
const MOST_TOLD = 3;

/** Starts the page in its main element, with the words of the document's language. `others` are the views beside Board, which is the page's own. */
export function startPage(
  main: HTMLElement,
  api: PageApi,
  firstWords: Pick<PageWords, 'page'>,
  others: ViewLoaders,
): void {
  const narrow = matchMedia(NARROW);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let settings = USUAL_SETTINGS;
  const known = vocabulary(firstWords, languageOf(document.documentElement.lang), loadWords);
  let judge: Judge | null = null;
  let mend: Mender | null = null;
  let isMendAsked = false;
  let panel: ExportPanel | null = null;
  let source: DocumentMessage | null = null;
  let editing: Editing | null = null;
  let gone: Model['gone'] = null;
  let model: Model | null = null;
  let finder: CellFinder | null = null;
  let kept = readKept(api.getState());
  const views = new Map<ViewName, View>();
  const names = VIEWS.filter(name => name === 'board' || others[name] !== undefined);
  const overlays = new Map<ViewName, Overlay>();
  let shown: ViewName | null = null;
  /** The view that shall be shown: it may still be loading. */
  let wanted: ViewName | null = null;
  let told = '';
  let later: ReturnType<typeof setTimeout> | undefined;
  let refused: Reason | null = null;
  let endJudging = () => {};

  const frame = makeFrame(main, choose, exported, () => api.postMessage({ type: 'openEditor' }));
  const stage: Stage = makeStage(frame.room, () => narrow.matches, {
    chosen: (cell, byKey) => current()?.cell?.(cell, byKey),
    key: (key, cell) => current()?.key?.(key, cell) ?? false,
    focused: cell => {
      keep({ ...kept, cell });
      current()?.over?.(cell);
    },
    over: cell => current()?.over?.(cell),
    grab: taken => current()?.grab?.(taken) ?? false,
    drop: () => current()?.drop?.(),
    cancel: () => current()?.cancel?.(),
  });

  function current(): View | undefined {
    return shown === null ? undefined : views.get(shown);
  }

  function keep(next: Kept): void {
    kept = next;
    api.setState(next);
    api.postMessage({ type: 'keep', uri: next.uri, state: handedOver(next) });
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
      bringCell: stage.bringCell,
      edit: (wish, done) => {
        if (editing === null || source === null) return;
        if (source.readonly) {
          frame.say(known.words().page.readonly);
          return;
        }
        const before = new Set(messages());
        const outcome = wished(editing, wish);
        took(outcome);
        if (outcome.refused !== null || done === undefined) return;
        const found = messages().filter(message => !before.has(message));
        frame.say([done, ...found.slice(0, MOST_TOLD)].join(' '));
      },
      preview: stage.preview,
      copy: text => {
        const copied = async () => navigator.clipboard.writeText(text);
        void copied().then(
          () => frame.say(known.words().page.copied),
          () => frame.say(known.words().page.notCopied),
        );
      },
      go: choose,
      tell,
    };
  }

  /** What the findings say. */
  function messages(): readonly string[] {
    return model?.findings.map(finding => judge!.messageOf(finding, known.words())) ?? [];
  }

  function choose(name: ViewName): void {
    if (model === null || !names.includes(name)) return;
    wanted = name;
    keep({ ...kept, view: name });
    const view = views.get(name);
    if (view !== undefined) {
      change(name, view);
      return;
    }
    renderFrame();
    const { areas: needed, load } = others[name]!;
    void Promise.all([load(), learn(needed)]).then(([make]) => {
      if (!views.has(name)) views.set(name, make(hostFor(name)));
      const made = views.get(name)!;
      if (model !== null) made.update(model);
      if (wanted === name) change(name, made);
    });
  }

  /** Loads more words; the model has them, too. */
  async function learn(more: readonly Area[]): Promise<void> {
    await known.learn(more);
    if (model !== null) model = { ...model, words: known.words() };
  }

  function change(name: ViewName, view: View): void {
    if (shown !== name) {
      current()?.hide();
      shown = name;
      stage.overlay(overlays.get(name) ?? {});
      renderFrame();
      view.show(frame.slot(name));
    }
    tell();
  }

  function renderFrame(): void {
    frame.render({ model, words: known.words(), view: wanted ?? kept.view, views: names, refused });
  }

  /** Tells the extension what is shown, for its status and its tests. */
  function tell(): void {
    if (shown === null) return;
    const says = current()?.says?.() ?? '';
    if (told === `${shown} ${says}`) return;
    told = `${shown} ${says}`;
    api.postMessage({ type: 'state', view: shown, says });
  }

  /** Keeps what came of an edit, sends the next one, and says why one came to nothing. */
  function heed({ editing: next, send, refused: reason }: Outcome): void {
    editing = next;
    if (send !== null) api.postMessage({ type: 'edit', ...send });
    refused = reason;
    if (reason !== null) frame.say(known.words().page.refused[reason]);
  }

  /** As `heed`, and shows what the edit made of the text. */
  function took(outcome: Outcome): void {
    const before = editing === null ? null : shownText(editing);
    heed(outcome);
    const { editing: next } = outcome;
    if (before !== shownText(next) || model?.version !== next.version) refresh();
    else renderFrame();
  }

  /** Opens what leaves the page, or closes it; its code comes when it is first opened. */
  function exported(): void {
    frame.out.hidden = !frame.out.hidden;
    renderFrame();
    if (panel !== null || frame.out.hidden) return;
    void Promise.all([import('./export-panel'), learn(['pageExport'])]).then(([{ exportPanel }]) => {
      panel ??= exportPanel(frame.out, {
        post: message => api.postMessage(message),
        say: frame.say,
        overlay: () => (shown === null ? {} : (overlays.get(shown) ?? {})),
      });
      if (model !== null) panel.render(model);
    });
  }

  /** What mends findings, if it has come; it is loaded when it is first asked for. */
  function mender(): Mender | null {
    if (!isMendAsked) {
      isMendAsked = true;
      void Promise.all([import('./mend'), learn(['fixes'])]).then(([come]) => {
        mend = come;
        changed();
      });
    }
    return mend;
  }

  /** Makes the model anew; of a very large text when nobody types any more. */
  function refresh(): void {
    clearTimeout(later);
    if (editing !== null && shownText(editing).length > LARGE_TEXT) later = setTimeout(remodel, REST);
    else remodel();
  }

  /** Makes the model of the text as it is shown now. */
  function remodel(): void {
    if (source === null || editing === null) return;
    const { version } = editing;
    const now = { ...source, version, text: shownText(editing) };
    model = { ...modelOf(now, settings, known.words(), judge, model), gone };
    changed();
    endJudging();
    if (judge === null || model.judged) return;
    endJudging = findingsLater(model, findings => {
      model = { ...model!, findings, judged: true };
      changed();
    });
  }

  function changed(): void {
    renderFrame();
    if (model === null) return;
    finder = cellFinder(model.file);
    stage.update(model, finder);
    for (const view of views.values()) view.update(model);
    panel?.render(model);
    if (wanted === null) {
      stage.showCell(kept.cell, false);
      choose(names.includes(kept.view) ? kept.view : 'board');
    } else {
      tell();
    }
  }

  /** Before another board comes, a preview leaves the one that it shows: the views begin anew. */
  function leave(next: string): void {
    if (source === null || source.uri === next) return;
    current()?.hide();
    clearTimeout(later);
    endJudging();
    views.clear();
    overlays.clear();
    frame.clear();
    source = editing = model = shown = wanted = refused = null;
    told = '';
    addBoardView();
  }

  function addBoardView(): void {
    views.set('board', boardView({ finder: () => finder!, index: stage.index, mender })(hostFor('board')));
  }

  function receive(message: ToPage): void {
    switch (message.type) {
      case 'settings':
        settings = message.settings;
        if (document.documentElement.lang === settings.language) remodel();
        else
          void known.speak(settings.language).then(() => {
            document.documentElement.lang = settings.language;
            renderFrame();
            remodel();
          });
        break;
      case 'document': {
        leave(message.uri);
        kept = turnedTo(kept, message.uri);
        gone = null;
        const same = source?.uri === message.uri && source.format === message.format && editing !== null;
        source = message;
        if (same) heed(documentCame(editing!, message));
        else editing = newEditing(message, Date.now());
        // Also a document of the same text may have become another: no longer gone, or read-only.
        refresh();
        break;
      }
      case 'accepted':
        if (editing !== null) took(accepted(editing, message.edit, message.version));
        break;
      case 'refused':
        if (editing !== null) took(refusedEdit(editing, message.edit));
        break;
      case 'gone':
        gone = message.reason;
        remodel();
        break;
      case 'kept':
        leave(message.uri);
        kept = takenUp(kept, message.uri, message.state);
        break;
      case 'locked':
        keep({ ...kept, locked: message.locked });
        break;
      case 'show':
        // Before the first document there is nothing to show yet: then the view is that of the kept state.
        kept = { ...kept, view: message.view };
        choose(message.view);
        break;
      case 'saved':
        panel?.saved(message.name);
        break;
      case 'cursor': {
        const cell = finder?.cellAt(message.offset) ?? 0;
        if (cell > 0 && settings.followCursor) stage.showCell(cell, false);
      }
    }
  }

  addBoardView();
  window.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message !== null) receive(message);
  });
  new ResizeObserver(() => stage.resize()).observe(frame.room);
  narrow.addEventListener('change', () => stage.resize());
  renderFrame();
  void Promise.all([import('./judge'), learn(['findings'])]).then(([come]) => {
    judge = come;
    remodel();
  });
  api.postMessage({ type: 'ready' });
}
