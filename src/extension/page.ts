/** One page of a board, in a board editor or a preview. What it may change goes through the queue; the rest is done here. */
import {
  commands,
  Disposable,
  type ExtensionContext,
  FilePermission,
  FileSystemError,
  Range,
  RelativePattern,
  Selection,
  type TextDocument,
  type TextEditorSelectionChangeEvent,
  Uri,
  type WebviewPanel,
  WorkspaceEdit,
  window,
  workspace,
} from 'vscode';
import { type FromPage, MOST_KEPT, type ToPage, type View } from '../protocol/page';
import { settingsFrom } from '../protocol/server';
import { isMap } from '../text/recognise';
import type { Format, Span, TextChange } from '../text/syntax';
import type { Language } from '../words';
import { nameOf } from './boards';
import type { Dialogs } from './dialogs';
import { emptyQueue, type Happened, type Queue, step, type ToDo } from './edit-queue';
import { pageHtml } from './page-html';
import { messageFrom } from './page-messages';
import { savePageFile } from './page-save';
import { textsOf } from './texts';

export interface Page extends Disposable {
  /** The board that is shown; that of a preview may be another later. */
  readonly document: TextDocument;
  readonly panel: WebviewPanel;
  /** Whether the page changes nothing. */
  readonly preview: boolean;
  /** Whether it stays with its board; a board editor does. */
  readonly locked: boolean;
  /** What the page keeps of each board that it has shown, by the boards' addresses. */
  readonly kept: Map<string, string>;
  /** Shows another board. */
  turnTo(next: TextDocument): void;
  lock(locked: boolean): void;
  show(view: View): void;
  cursor(event: TextEditorSelectionChangeEvent): void;
  settingsChanged(): void;
  /** Takes what the page sends; what is no message of a page is dropped. */
  receive(value: unknown): void;
  /** What the page last told of itself. */
  state(): Extract<FromPage, { type: 'state' }> | undefined;
}

interface Needs {
  readonly context: ExtensionContext;
  readonly language: Language;
  readonly dialogs: Dialogs;
  explain(code: string): unknown;
  /** Opens the board editor in the place of a preview. */
  openEditor(page: Page): unknown;
  /** The page shows another board. */
  turned(): void;
  readonly document: TextDocument;
  readonly panel: WebviewPanel;
  /** A preview's: whether it stays with its board. */
  readonly preview?: { readonly locked: boolean } | undefined;
}

/** Sets the panel up as the document's page. */
export function boardPage(needs: Needs): Page {
  const { context, language, dialogs, explain, panel } = needs;
  const { webview } = panel;
  const words = textsOf(language);
  const preview = needs.preview !== undefined;
  const kept = new Map<string, string>();
  let { document } = needs;
  let locked = needs.preview?.locked ?? true;
  let queue: Queue;
  let there = false;
  let readonly: boolean;
  let gone: Extract<ToPage, { type: 'gone' }>['reason'] | undefined;
  let told: Extract<FromPage, { type: 'state' }> | undefined;
  let watcher: Disposable | undefined;
  let asked: View | undefined;
  /** Where the page itself put the cursor: it is not told of it again. */
  let revealed: Span | undefined;
  /** The versions of the documents that were the board's before this one: the page's never fall. */
  let before: number;
  /** Whether only the page has the document open, as it stands in the file. */
  let borrowed: boolean;

  const version = () => before + document.version;
  const post = (message: ToPage) => void webview.postMessage(message);

  function happened(what: Happened): void {
    const [after, todo] = step(queue, what);
    queue = after;
    for (const task of todo) void perform(task);
  }

  async function perform(task: ToDo): Promise<void> {
    switch (task.type) {
      case 'send':
        post(documentMessage());
        if (gone) post({ type: 'gone', reason: gone });
        return;
      case 'accept':
        return post({ type: 'accepted', edit: task.edit, version: task.version });
      case 'apply':
        await apply(task.changes);
        return happened({ type: 'done' });
      case 'refuse':
        return post({ type: 'refused', edit: task.edit });
      default:
        await commands.executeCommand(task.type).then(undefined, () => undefined);
        return happened({ type: 'done' });
    }
  }

  async function apply(changes: readonly TextChange[]): Promise<void> {
    const edit = new WorkspaceEdit();
    for (const { start, end, text } of changes) edit.replace(document.uri, rangeOf({ start, end }), text);
    // VS Code refuses the edit by itself where the document has changed on the way: then no change comes of it.
    await workspace.applyEdit(edit).then(undefined, () => undefined);
  }

  const rangeOf = ({ start, end }: Span) => new Range(document.positionAt(start), document.positionAt(end));

  function documentMessage(): ToPage {
    return {
      type: 'document',
      uri: document.uri.toString(),
      name: nameOf(document.uri),
      version: version(),
      format: formatOf(document),
      text: document.getText(),
      readonly: readonly || preview,
    };
  }

  function sendSettings(): void {
    const section = workspace.getConfiguration('snl', document);
    const { levels, longGame, mapRules, secondsPerTurn } = settingsFrom(section);
    const followCursor = section.get('page.followCursor', true);
    post({ type: 'settings', settings: { language, levels, longGame, mapRules, secondsPerTurn, followCursor } });
  }

  function act(message: FromPage): unknown {
    switch (message.type) {
      case 'ready':
        there = true;
        return sendAll();
      case 'edit':
        if (preview || readonly) return post({ type: 'refused', edit: message.edit });
        return happened({ type: 'edit', edit: message });
      case 'undo':
      case 'redo':
        return preview || happened(message);
      case 'reveal':
        return reveal(message.span, message.focus);
      case 'save':
        return savePageFile(message, document.uri, dialogs, words).then(name => post({ type: 'saved', name }));
      case 'explain':
        return explain(message.code);
      case 'openEditor':
        return needs.openEditor(page);
      case 'keep':
        return keep(message.uri, message.state);
      case 'state':
        told = message;
    }
  }

  function keep(uri: string, state: string): void {
    kept.delete(uri);
    kept.set(uri, state);
    for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
  }

  /** Tells the page all that it has to know when it knows nothing yet, or nothing of this board. */
  function sendAll(): void {
    const uri = document.uri.toString();
    const state = kept.get(uri);
    sendSettings();
    if (state !== undefined) post({ type: 'kept', uri, state });
    happened({ type: 'ready' });
    if (preview) post({ type: 'locked', locked });
    if (asked) post({ type: 'show', view: asked });
    asked = undefined;
  }

  function receive(value: unknown): void {
    const message = messageFrom(value);
    if (message) void act(message);
  }

  async function reveal(span: Span, focus: boolean): Promise<void> {
    let editor = window.visibleTextEditors.find(visible => visible.document === document);
    if (focus) {
      const viewColumn = editor?.viewColumn ?? (panel.viewColumn === 1 ? 2 : 1);
      editor = await window.showTextDocument(document, { viewColumn, preview: false });
    }
    if (!editor) return;
    const range = rangeOf(span);
    revealed = span;
    editor.selection = new Selection(range.start, range.end);
    editor.revealRange(range);
  }

  function cursor({ textEditor, selections }: TextEditorSelectionChangeEvent): void {
    if (!there || !workspace.getConfiguration('snl', document).get('page.followCursor', true)) return;
    const start = document.offsetAt(selections[0].start);
    const end = document.offsetAt(selections[0].end);
    const own = revealed?.start === start && revealed.end === end;
    revealed = undefined;
    if (!own) post({ type: 'cursor', offset: document.offsetAt(textEditor.selection.active) });
  }

  /** Whether the file is still there and may be written; VS Code keeps the document of a file that is gone. */
  async function lookAtFile(): Promise<void> {
    const { uri } = document;
    if (document.isUntitled) return;
    try {
      const { permissions } = await workspace.fs.stat(uri);
      if (document.uri !== uri) return;
      const now = isReadonly(uri) || permissions === FilePermission.Readonly;
      if (document.isClosed) await borrow();
      if (now === readonly && gone === undefined) return;
      readonly = now;
      gone = undefined;
      happened({ type: 'refresh' });
    } catch (error) {
      if (document.uri !== uri) return;
      tellGone(error instanceof FileSystemError && error.code !== 'FileNotFound' ? 'unreadable' : 'deleted');
    }
  }

  function tellGone(reason: NonNullable<typeof gone>): void {
    gone = reason;
    if (there) post({ type: 'gone', reason });
  }

  /** A document has been opened: the board's, perhaps, whose text was closed. */
  function opened(next: TextDocument): void {
    if (!document.isClosed || next.uri.toString() !== document.uri.toString()) return;
    before = version();
    document = next;
    gone = undefined;
    happened({ type: 'changed', version: version(), text: document.getText() });
  }

  /** The text has no editor any more, and a preview holds none: what was not saved is lost. */
  async function closed(old: TextDocument): Promise<void> {
    // A document that gets another language is closed and opened, too.
    if (!preview || old !== document || !document.isClosed) return;
    if (document.isUntitled) tellGone('closed');
    // VS Code closes after some minutes what nobody but the page has open: then there is nothing new to see.
    else if (!borrowed) await borrow();
  }

  async function borrow(): Promise<void> {
    borrowed = true;
    await workspace.openTextDocument(document.uri).then(opened, () => undefined);
  }

  /** Begins with the document. */
  function begin(): void {
    before = 0;
    queue = emptyQueue(version(), document.getText());
    readonly = isReadonly(document.uri);
    gone = undefined;
    told = undefined;
    revealed = undefined;
    borrowed = false;
    watcher?.dispose();
    watcher = watchFile(document.uri, lookAtFile);
    nameTab();
    if (there) sendAll();
    void lookAtFile();
  }

  function nameTab(): void {
    if (preview) panel.title = words.previewOf(nameOf(document.uri), locked);
  }

  webview.options = {
    enableScripts: true,
    localResourceRoots: [Uri.joinPath(context.extensionUri, 'dist')],
  };
  const listening = Disposable.from(
    webview.onDidReceiveMessage(receive),
    workspace.onDidOpenTextDocument(opened),
    workspace.onDidCloseTextDocument(closed),
    workspace.onDidChangeTextDocument(event => {
      // It tells of a document that became dirty, too, with nothing changed.
      if (event.document !== document || event.contentChanges.length === 0) return;
      borrowed = false;
      happened({ type: 'changed', version: version(), text: document.getText() });
    }),
  );
  const page: Page = {
    get document() {
      return document;
    },
    panel,
    preview,
    get locked() {
      return locked;
    },
    kept,
    turnTo: next => {
      document = next;
      begin();
      needs.turned();
    },
    lock: now => {
      locked = now;
      nameTab();
      if (there) post({ type: 'locked', locked });
    },
    show: view => {
      if (there) post({ type: 'show', view });
      else asked = view;
    },
    cursor,
    settingsChanged: () => {
      if (there) sendSettings();
    },
    receive,
    state: () => told,
    dispose: () => {
      watcher?.dispose();
      listening.dispose();
    },
  };
  begin();
  const title = preview ? words.channel : words.pageTitle(nameOf(document.uri));
  webview.html = pageHtml(webview, context.extensionUri, language, title, preview);
  return page;
}

const isReadonly = ({ scheme }: Uri) => workspace.fs.isWritableFileSystem(scheme) === false;

/** Looks after one file, whether it is there or not. */
function watchFile(uri: Uri, look: () => unknown): Disposable {
  const pattern = new RelativePattern(Uri.joinPath(uri, '..'), literally(nameOf(uri)));
  const watcher = workspace.createFileSystemWatcher(pattern);
  return Disposable.from(watcher, watcher.onDidCreate(look), watcher.onDidChange(look), watcher.onDidDelete(look));
}

/** A `.txt` that a person opened as a board by hand is a map where it looks like one. */
function formatOf(document: TextDocument): Format {
  if (document.languageId === 'snl-map') return 'map';
  return document.languageId !== 'snl' && isMap(document.getText()) ? 'map' : 'snl';
}

/** A glob that matches this name and no other. */
function literally(name: string): string {
  return name.replace(/[[\]{}*?]/g, sign => `[${sign}]`);
}
