/** All open pages of boards: opens them, and passes on what concerns one of them or all. */
import {
  commands,
  type Disposable,
  type Event,
  EventEmitter,
  type ExtensionContext,
  type TextDocument,
  type Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { View } from '../protocol/page';
import type { Language } from '../words';
import type { Dialogs } from './dialogs';
import { BOARD_EDITOR } from './ids';
import { boardPage, type Page } from './page';

export interface Pages extends Disposable {
  /** Fills the panel of a board editor, or of a preview. */
  open(document: TextDocument, panel: WebviewPanel, preview?: { readonly locked: boolean }): Page;
  /** Shows a view on the board's page; opens the board editor beside its text where no page is open. */
  show(board: Uri, view: View): Promise<void>;
  /** Shows the board editor, perhaps at a view; where none is open it comes in the column, or beside the text. */
  edit(board: Uri, view?: View, viewColumn?: ViewColumn): Promise<void>;
  /** The next page that is opened of a board begins with what another has kept. */
  handOver(board: string, kept: string): void;
  /** The pages that are open, the last used first. */
  all(): readonly Page[];
  /** A page was opened, closed, shown, or turned to another board. */
  readonly onDidChange: Event<void>;
}

/** No page is open yet; `explain` opens the page of a finding. */
export function boardPages(
  context: ExtensionContext,
  language: Language,
  dialogs: Dialogs,
  explain: (code: string) => unknown,
): Pages {
  let pages: readonly Page[] = [];
  /** What a page is to show that is not there yet, and what it begins with, by its board. */
  const asked = new Map<string, View>();
  const handed = new Map<string, string>();
  const changed = new EventEmitter<void>();

  function open(document: TextDocument, panel: WebviewPanel, preview?: { readonly locked: boolean }): Page {
    const key = document.uri.toString();
    const openEditor = (from: Page) => edit(from.document.uri, 'edit', panel.viewColumn);
    const page = boardPage({
      context,
      language,
      dialogs,
      explain,
      openEditor,
      turned: () => changed.fire(),
      document,
      panel,
      preview,
    });
    pages = [page, ...pages];
    const view = asked.get(key);
    const kept = handed.get(key);
    if (!preview) {
      asked.delete(key);
      handed.delete(key);
      if (view) page.show(view);
      if (kept) page.kept.set(key, kept);
    }
    panel.onDidChangeViewState(() => {
      if (panel.active) pages = [page, ...pages.filter(other => other !== page)];
      changed.fire();
    });
    panel.onDidDispose(() => {
      pages = pages.filter(other => other !== page);
      page.dispose();
      changed.fire();
    });
    changed.fire();
    return page;
  }

  const pageOf = (board: Uri, among: readonly Page[]) =>
    among.find(page => page.document.uri.toString() === board.toString());

  async function show(board: Uri, view: View): Promise<void> {
    const there = pageOf(board, pages);
    if (there) bringUp(there, view);
    else await edit(board, view);
  }

  function bringUp({ panel, show: ask }: Page, view: View | undefined): void {
    if (!panel.active) panel.reveal(undefined, true);
    if (view) ask(view);
  }

  async function edit(board: Uri, view?: View, column?: ViewColumn): Promise<void> {
    const there = pageOf(
      board,
      pages.filter(({ preview }) => !preview),
    );
    if (there) {
      bringUp(there, view);
      return;
    }
    if (view) asked.set(board.toString(), view);
    const viewColumn = column ?? (window.activeTextEditor ? ViewColumn.Beside : ViewColumn.Active);
    // Whoever names the place has pressed something there, and goes on there.
    const preserveFocus = column === undefined;
    await commands.executeCommand('vscode.openWith', board, BOARD_EDITOR, { viewColumn, preserveFocus });
  }

  const listening = [
    changed,
    window.onDidChangeTextEditorSelection(event => {
      for (const page of pages) if (page.document === event.textEditor.document) page.cursor(event);
    }),
    workspace.onDidChangeConfiguration(event => {
      if (event.affectsConfiguration('snl')) for (const page of pages) page.settingsChanged();
    }),
  ];

  return {
    open,
    show,
    edit,
    handOver: (board, kept) => handed.set(board, kept),
    all: () => pages,
    onDidChange: changed.event,
    dispose: () => {
      for (const listener of listening) listener.dispose();
      for (const page of pages) page.dispose();
    },
  };
}
