/** What a page keeps of its board, a game under way above all, stays with the board when its file gets another name. */
import {
  commands,
  Disposable,
  type Event,
  type FileWillRenameEvent,
  type Tab,
  TabInputText,
  type TextDocument,
  Uri,
  type ViewColumn,
  window,
  workspace,
} from 'vscode';
import { movedTo, type Rename } from './following';
import { BOARD_EDITOR } from './ids';
import type { Page } from './page';
import type { Pages } from './pages';

/** So long VS Code may take to close and open what it does for a file that has another name. */
const MOST_MS = 3000;

/** Looks after renames, of folders too, and after boards that are saved for the first time. */
export function keepOverMoves(pages: Pages): Disposable {
  /** What is to be done when the files have their new names. */
  let after: readonly (() => Promise<void>)[] = [];
  /** A document that was saved, and those that had its text and no file: it may be the file of one of them. */
  let saved:
    | { readonly document: TextDocument; readonly by: number; readonly from: readonly TextDocument[] }
    | undefined;

  function beforeRename({ files }: FileWillRenameEvent): void {
    const renames = files.map(({ oldUri, newUri }) => ({ from: oldUri.toString(), to: newUri.toString() }));
    for (const page of pages.all()) handOver(page, renames);
    after = pages.all().flatMap(page => {
      const to = movedTo(page.document.uri.toString(), renames);
      if (to === undefined) return [];
      if (page.preview) return [() => turn(page, Uri.parse(to))];
      // VS Code shows a renamed file as text where its page was: once the page is closed, it takes its place again.
      const place = placeOf(page);
      const closed = inTime(page.panel.onDidDispose);
      return [async () => ((await closed) ? comeBack(place, Uri.parse(to)) : undefined)];
    });
  }

  async function afterRename(): Promise<void> {
    for (const deed of after) await deed();
  }

  function afterSave(document: TextDocument): void {
    const unsaved = pages.all().flatMap(page => (page.document.isUntitled ? page.document : []));
    const from = unsaved.filter(other => other.getText() === document.getText());
    saved = { document, by: Date.now() + MOST_MS, from };
  }

  /** VS Code empties a document that had no file when it has saved it as one. */
  function emptied(document: TextDocument): void {
    if (!saved?.from.includes(document) || Date.now() > saved.by || document.getText() !== '') return;
    const to = saved.document.uri;
    saved = undefined;
    for (const page of pages.all().filter(each => each.document === document)) {
      handOver(page, [{ from: document.uri.toString(), to: to.toString() }]);
      void (page.preview ? turn(page, to) : giveWay(page, to));
    }
  }

  /** What the page has kept of boards that move is for them under their new names. */
  function handOver(page: Page, renames: readonly Rename[]): void {
    for (const [board, kept] of [...page.kept]) {
      const to = movedTo(board, renames);
      if (to === undefined) continue;
      // A preview turns to the new name; VS Code closes a board editor, and another page is opened.
      if (page.preview) page.kept.set(to, kept);
      else pages.handOver(to, kept);
    }
  }

  return Disposable.from(
    workspace.onWillRenameFiles(beforeRename),
    workspace.onDidRenameFiles(afterRename),
    workspace.onDidSaveTextDocument(afterSave),
    workspace.onDidChangeTextDocument(({ document }) => emptied(document)),
  );
}

/** A preview that shows the old name still turns to the new one. */
async function turn(page: Page, to: Uri): Promise<void> {
  if (page.document.uri.toString() !== to.toString()) page.turnTo(await workspace.openTextDocument(to));
}

/** A board editor of what has no file any more is closed, and opened for the file when VS Code shows that. */
async function giveWay(page: Page, to: Uri): Promise<void> {
  const place = placeOf(page);
  await inTime(window.tabGroups.onDidChangeTabs, ({ opened }) => opened.some(tab => isText(tab, to)));
  page.panel.dispose();
  await comeBack(place, to);
}

interface Place {
  readonly column: ViewColumn | undefined;
  /** Whether the text has a tab in the same column. */
  readonly text: boolean;
}

function placeOf({ document: { uri }, panel: { viewColumn: column } }: Page): Place {
  return { column, text: tabsOf(column).some(tab => isText(tab, uri)) };
}

/** Opens the board editor in the place of another, and closes the text that VS Code has put there. */
async function comeBack({ column, text }: Place, board: Uri): Promise<void> {
  await commands.executeCommand('vscode.openWith', board, BOARD_EDITOR, { viewColumn: column, preserveFocus: true });
  const more = text ? undefined : tabsOf(column).find(tab => isText(tab, board));
  if (more) await window.tabGroups.close(more, true);
}

/** Whether it happens in time. */
function inTime<T>(event: Event<T>, is: (what: T) => boolean = () => true): Promise<boolean> {
  return new Promise(resolve => {
    const end = (happened: boolean) => {
      clearTimeout(timer);
      listening.dispose();
      resolve(happened);
    };
    const timer = setTimeout(end, MOST_MS, false);
    const listening = event(what => is(what) && end(true));
  });
}

const tabsOf = (column: ViewColumn | undefined) =>
  window.tabGroups.all.find(({ viewColumn }) => viewColumn === column)?.tabs ?? [];

const isText = ({ input }: Tab, uri: Uri) => input instanceof TabInputText && input.uri.toString() === uri.toString();
