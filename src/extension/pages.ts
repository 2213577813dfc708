/** All open pages of boards: opens them, and passes on what concerns one of them or all. */
import {
  commands,
  type Disposable,
  type ExtensionContext,
  type FileRenameEvent,
  type Tab,
  TabInputText,
  type TextDocument,
  Uri,
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

/** So long VS Code may take to close the page of a file that was renamed. */
const RENAME_MS = 3000;

export interface Pages extends Disposable {
  /** Fills the panel of a board editor. */
  open(document: TextDocument, panel: WebviewPanel): void;
  /** Shows a view on the board's page; opens the page beside its text where none is open. */
  show(board: Uri, view: View | undefined): Promise<void>;
  /** The pages that are open, the last used first. */
  all(): readonly Page[];
}

export function boardPages(
  context: ExtensionContext,
  language: Language,
  dialogs: Dialogs,
  explain: (code: string) => unknown,
): Pages {
  let pages: readonly Page[] = [];
  /** What a page is to show that is not there yet, by its board. */
  const asked = new Map<string, View>();

  function open(document: TextDocument, panel: WebviewPanel): void {
    const key = document.uri.toString();
    const page = boardPage({ context, language, dialogs, explain, document, panel });
    pages = [page, ...pages];
    const view = asked.get(key);
    asked.delete(key);
    if (view) page.show(view);
    panel.onDidChangeViewState(() => {
      if (panel.active) pages = [page, ...pages.filter(other => other !== page)];
    });
    panel.onDidDispose(() => {
      pages = pages.filter(other => other !== page);
      page.dispose();
    });
  }

  async function show(board: Uri, view: View | undefined): Promise<void> {
    const there = pages.find(page => page.document.uri.toString() === board.toString());
    if (there) {
      if (!there.panel.active) there.panel.reveal(undefined, true);
      if (view) there.show(view);
      return;
    }
    if (view) asked.set(board.toString(), view);
    const viewColumn = window.activeTextEditor ? ViewColumn.Beside : ViewColumn.Active;
    await commands.executeCommand('vscode.openWith', board, BOARD_EDITOR, { viewColumn, preserveFocus: true });
  }

  const tabsOf = (column: ViewColumn | undefined) =>
    window.tabGroups.all.find(({ viewColumn }) => viewColumn === column)?.tabs ?? [];

  /** VS Code shows a renamed file as text where its page was: once the page is closed, it takes its place again. */
  let comeBack: readonly ((files: FileRenameEvent['files']) => Promise<void>)[] = [];

  function beforeRename({ document: { uri }, panel }: Page): (typeof comeBack)[number] {
    const { viewColumn } = panel;
    const textToo = tabsOf(viewColumn).some(tab => isText(tab, uri));
    const closed = new Promise<boolean>(resolve => {
      panel.onDidDispose(() => resolve(true));
      setTimeout(resolve, RENAME_MS, false);
    });
    return async files => {
      const moved = files.map(({ oldUri, newUri }) => movedTo(uri, oldUri, newUri)).find(to => to !== undefined);
      if (!moved || !(await closed)) return;

      await commands.executeCommand('vscode.openWith', moved, BOARD_EDITOR, { viewColumn, preserveFocus: true });
      const text = tabsOf(viewColumn).find(tab => isText(tab, moved));
      if (text && !textToo) await window.tabGroups.close(text, true);
    };
  }

  const listening = [
    workspace.onWillRenameFiles(() => {
      comeBack = pages.map(beforeRename);
    }),
    workspace.onDidRenameFiles(async ({ files }) => {
      for (const open of comeBack) await open(files);
    }),
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
    all: () => pages,
    dispose: () => {
      for (const listener of listening) listener.dispose();
      for (const page of pages) page.dispose();
    },
  };
}

/** Where a file is after a rename of it, or of a folder that it is in; `undefined` where that was not its rename. */
function movedTo(uri: Uri, from: Uri, to: Uri): Uri | undefined {
  const file = uri.toString();
  const old = from.toString();
  if (file === old) return to;
  return file.startsWith(`${old}/`) ? Uri.parse(to.toString() + file.slice(old.length)) : undefined;
}

const isText = ({ input }: Tab, uri: Uri) => input instanceof TabInputText && input.uri.toString() === uri.toString();
