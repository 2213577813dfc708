/** One page of a board: the panel beside the document. What it may change goes through the queue; the rest is done here. */
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
import type { FromPage, ToPage, View } from '../protocol/page';
import { settingsFrom } from '../protocol/server';
import { isMap } from '../text/recognise';
import type { Format, Span, TextChange } from '../text/syntax';
import type { Language } from '../words';
import { nameOf } from './boards';
import type { Dialogs } from './dialogs';
import { emptyQueue, type Happened, step, type ToDo } from './edit-queue';
import { pageHtml } from './page-html';
import { messageFrom } from './page-messages';
import { savePageFile } from './page-save';
import { textsOf } from './texts';

export interface Page extends Disposable {
  readonly document: TextDocument;
  readonly panel: WebviewPanel;
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
  readonly document: TextDocument;
  readonly panel: WebviewPanel;
}

/** Sets the panel up as the document's page. */
export function boardPage({ context, language, dialogs, explain, document, panel }: Needs): Page {
  const { webview } = panel;
  const words = textsOf(language);
  let queue = emptyQueue(document.version, document.getText());
  let there = false;
  let asked: View | undefined;
  let readonly = workspace.fs.isWritableFileSystem(document.uri.scheme) === false;
  let gone: Extract<ToPage, { type: 'gone' }>['reason'] | undefined;
  let told: Extract<FromPage, { type: 'state' }> | undefined;
  /** Where the page itself put the cursor: it is not told of it again. */
  let revealed: Span | undefined;

  const post = (message: ToPage) => void webview.postMessage(message);

  function happened(what: Happened): void {
    const [after, todo] = step(queue, what);
    queue = after;
    for (const task of todo) void perform(task);
  }

  async function perform(task: ToDo): Promise<void> {
    switch (task.type) {
      case 'send':
        return post(documentMessage());
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
      version: document.version,
      format: formatOf(document),
      text: document.getText(),
      readonly,
    };
  }

  function sendSettings(): void {
    const section = workspace.getConfiguration('snl', document);
    const { levels, longGame, secondsPerTurn } = settingsFrom(section);
    const followCursor = section.get('page.followCursor', true);
    post({ type: 'settings', settings: { language, levels, longGame, secondsPerTurn, followCursor } });
  }

  function act(message: FromPage): unknown {
    switch (message.type) {
      case 'ready':
        there = true;
        sendSettings();
        happened({ type: 'ready' });
        if (gone) post({ type: 'gone', reason: gone });
        if (asked) post({ type: 'show', view: asked });
        asked = undefined;
        return;
      case 'edit':
        return happened({ type: 'edit', edit: message });
      case 'undo':
      case 'redo':
        return happened(message);
      case 'reveal':
        return reveal(message.span, message.focus);
      case 'save':
        return savePageFile(message, document.uri, dialogs, words).then(name => post({ type: 'saved', name }));
      case 'explain':
        return explain(message.code);
      case 'state':
        told = message;
    }
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
    if (document.isUntitled) return;
    try {
      const { permissions } = await workspace.fs.stat(document.uri);
      const now =
        workspace.fs.isWritableFileSystem(document.uri.scheme) === false || permissions === FilePermission.Readonly;
      if (now === readonly && gone === undefined) return;
      readonly = now;
      gone = undefined;
      happened({ type: 'refresh' });
    } catch (error) {
      gone = error instanceof FileSystemError && error.code !== 'FileNotFound' ? 'unreadable' : 'deleted';
      if (there) post({ type: 'gone', reason: gone });
    }
  }

  webview.options = {
    enableScripts: true,
    localResourceRoots: [Uri.joinPath(context.extensionUri, 'dist')],
  };
  const watcher = workspace.createFileSystemWatcher(
    new RelativePattern(Uri.joinPath(document.uri, '..'), literally(nameOf(document.uri))),
  );
  const listening = Disposable.from(
    watcher,
    watcher.onDidCreate(lookAtFile),
    watcher.onDidChange(lookAtFile),
    watcher.onDidDelete(lookAtFile),
    webview.onDidReceiveMessage(receive),
    workspace.onDidChangeTextDocument(event => {
      // It tells of a document that became dirty, too, with nothing changed.
      if (event.document !== document || event.contentChanges.length === 0) return;
      happened({ type: 'changed', version: document.version, text: document.getText() });
    }),
  );
  webview.html = pageHtml(webview, context.extensionUri, language, words.pageTitle(nameOf(document.uri)));
  void lookAtFile();

  return {
    document,
    panel,
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
    dispose: () => listening.dispose(),
  };
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
