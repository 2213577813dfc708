/** The previews of boards: pages that change nothing, and follow the active board or are locked to one. */
import {
  type Disposable,
  type ExtensionContext,
  type TextDocument,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import { activeBoard, nameOf, onActiveBoard } from './boards';
import { follows, previewFor, type Shown, shownBefore } from './following';
import { PREVIEW } from './ids';
import type { Page } from './page';
import type { Pages } from './pages';

export interface Previews extends Disposable {
  /** Shows the preview that follows, with this board, or one that is locked to it. */
  open(board: Uri, locked: boolean): Promise<void>;
  /** Fills a panel that VS Code has kept over a restart, with what its page told of itself. */
  revive(panel: WebviewPanel, kept: unknown): Promise<void>;
  /** The active preview is locked to its board, or follows again. */
  toggleLock(): void;
}

interface Preview extends Shown {
  readonly page: Page;
}

/** Previews among these pages; from now on they follow. */
export function boardPreviews({ extensionUri }: ExtensionContext, pages: Pages): Previews {
  /** The last used first. */
  const all = (): Preview[] =>
    pages
      .all()
      .filter(({ preview }) => preview)
      .map(page => ({ page, board: page.document.uri.toString(), locked: page.locked }));

  async function open(board: Uri, locked: boolean): Promise<void> {
    const document = await workspace.openTextDocument(board);
    const there = previewFor(all(), { board: board.toString(), locked });
    if (there) {
      if (there.board !== board.toString()) there.page.turnTo(document);
      there.page.panel.reveal(undefined, true);
      return;
    }
    const viewColumn = window.activeTextEditor ? ViewColumn.Beside : ViewColumn.Active;
    const panel = window.createWebviewPanel(PREVIEW, nameOf(board), { viewColumn, preserveFocus: true });
    fill(panel, document, locked);
  }

  function fill(panel: WebviewPanel, document: TextDocument, locked: boolean): void {
    const icon = (theme: string) => Uri.joinPath(extensionUri, `media/board-${theme}.svg`);
    panel.iconPath = { light: icon('light'), dark: icon('dark') };
    pages.open(document, panel, { locked });
  }

  async function revive(panel: WebviewPanel, kept: unknown): Promise<void> {
    const before = shownBefore(kept);
    // Where its board is gone, there is nothing left to show.
    const document = before && (await opened(before.board));
    if (document) fill(panel, document, before.locked);
    else panel.dispose();
  }

  function follow(): void {
    // No preview follows itself or another.
    const active = activeBoard(pages.all().filter(({ preview }) => !preview));
    if (!active) return;
    for (const preview of all()) if (follows(preview, active.uri.toString())) preview.page.turnTo(active);
  }

  const listening = onActiveBoard(pages, follow);
  return {
    open,
    revive,
    toggleLock: () => {
      const active = all().find(({ page }) => page.panel.active);
      active?.page.lock(!active.locked);
    },
    dispose: () => listening.dispose(),
  };
}

async function opened(board: string): Promise<TextDocument | undefined> {
  try {
    return await workspace.openTextDocument(Uri.parse(board, true));
  } catch {
    return undefined;
  }
}
