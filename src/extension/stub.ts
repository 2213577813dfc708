/**
 * What is loaded for every plain text file: it waits for boards and takes the commands. What recognises a board's map is
 * loaded with the first `map.txt`; all else, the language client first, with the first board or the first command.
 */
import {
  type CustomTextEditorProvider,
  commands,
  type ExtensionContext,
  languages,
  type TextDocument,
  window,
  workspace,
} from 'vscode';
import type * as Recognise from '../text/recognise';
import { BOARD_EDITOR, type Command, DOCS_SCHEME, LANGUAGES, PREVIEW } from './ids';
import type { StartServer } from './port';
import type { Session } from './session';

/** What the rest of the extension gives when it is loaded. */
export interface Rest {
  startSession(context: ExtensionContext, startServer: StartServer): Promise<Session>;
}

/** What `activate` gives to whoever asks, which is the tests: the session, if something has needed one. */
export interface Api {
  /** Resolves when the rest is loaded and its server answers; `undefined` while nothing has needed it. */
  session(): Promise<Session> | undefined;
}

/** Loads another of the extension's bundles: it gives what that exports. */
export type LoadBundle = (file: 'client.js' | 'recognise.js') => Promise<unknown>;

let session: Promise<Session> | undefined;

/** Registers what costs nothing and waits for a board. */
export function activateStub(context: ExtensionContext, startServer: StartServer, load: LoadBundle): Api {
  const need = (): Promise<Session> => {
    session ??= load('client.js').then(rest => (rest as Rest).startSession(context, startServer));
    // What could not be loaded now, with the network gone, may be later.
    session.catch(() => {
      session = undefined;
    });
    return session;
  };

  /** Maps that a person made plain text again: they stay so until they are closed. */
  const plain = new Set<string>();
  /** The map that was closed just now: one that is opened again at once has got another language. */
  let closed = '';

  async function look(document: TextDocument): Promise<void> {
    if ((LANGUAGES as readonly string[]).includes(document.languageId)) await need();
    if (document.languageId !== 'plaintext' || !/(^|\/)map\.txt$/i.test(document.uri.path)) return;
    const key = document.uri.toString();
    if (key === closed) plain.add(key);
    // What cannot be written is a copy that somebody looks at, as the left side of a diff is.
    const writable = workspace.fs.isWritableFileSystem(document.uri.scheme);
    if (!writable || plain.has(key)) return;
    const { isMap } = (await load('recognise.js')) as typeof Recognise;
    if (!document.isClosed && document.languageId === 'plaintext' && isMap(document.getText())) {
      await languages.setTextDocumentLanguage(document, 'snl-map');
    }
  }

  function forget({ languageId, uri }: TextDocument): void {
    if (languageId === 'plaintext') plain.delete(uri.toString());
    if (languageId !== 'snl-map') return;
    closed = uri.toString();
    setTimeout(() => {
      closed = '';
    });
  }

  const pages: CustomTextEditorProvider = {
    resolveCustomTextEditor: async (document, panel) => (await need()).openPage(document, panel),
  };
  const declared: Command[] = context.extension.packageJSON.contributes.commands.map(
    (one: { command: Command }) => one.command,
  );
  context.subscriptions.push(
    workspace.onDidOpenTextDocument(look),
    workspace.onDidCloseTextDocument(forget),
    // A map.txt that is written by and by: looked at again when it is saved, and only then.
    workspace.onDidSaveTextDocument(look),
    window.registerCustomEditorProvider(BOARD_EDITOR, pages, { supportsMultipleEditorsPerDocument: true }),
    window.registerWebviewPanelSerializer(PREVIEW, {
      deserializeWebviewPanel: async (panel, kept) => (await need()).revive(panel, kept),
    }),
    workspace.registerTextDocumentContentProvider(DOCS_SCHEME, {
      provideTextDocumentContent: async uri => (await need()).docs(uri),
    }),
    ...declared.map(id => commands.registerCommand(id, async (...args: unknown[]) => (await need()).run(id, args))),
  );
  for (const document of workspace.textDocuments) void look(document);
  return { session: () => session };
}

/** Ends the server, if there is one. */
export async function deactivate(): Promise<void> {
  await (await session)?.stop();
}
