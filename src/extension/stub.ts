/**
 * What is loaded for every plain text file: it recognises a board's `map.txt` and takes the commands. All else, the
 * language client first, is loaded with the first board or the first command.
 */
import {
  type CustomTextEditorProvider,
  commands,
  type Disposable,
  type ExtensionContext,
  languages,
  type TextDocument,
  window,
  workspace,
} from 'vscode';
import { isMap } from '../text/recognise';
import { isCopy } from './copies';
import { BOARD_EDITOR, COMMANDS, DOCS_SCHEME, LANGUAGES } from './ids';
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

const anyBoard = (document: TextDocument) =>
  (LANGUAGES as readonly string[]).includes(document.languageId) && !isCopy(document.uri);

let session: Promise<Session> | undefined;

/** Registers what costs nothing and waits for a board. */
export function activateStub(context: ExtensionContext, startServer: StartServer, load: () => Promise<Rest>): Api {
  const need = (): Promise<Session> => {
    session ??= load().then(rest => rest.startSession(context, startServer));
    // What could not be loaded now, with the network gone, may be later.
    session.catch(() => {
      session = undefined;
    });
    return session;
  };

  async function look(document: TextDocument): Promise<void> {
    if (anyBoard(document)) await need();
    else if (
      document.languageId === 'plaintext' &&
      /(^|[\\/])map\.txt$/i.test(document.uri.path) &&
      !isCopy(document.uri)
    ) {
      if (isMap(document.getText())) await languages.setTextDocumentLanguage(document, 'snl-map');
    }
  }

  const pages: CustomTextEditorProvider = {
    resolveCustomTextEditor: async (document, panel) => (await need()).openPage(document, panel),
  };
  const registered: Disposable[] = [
    workspace.onDidOpenTextDocument(look),
    // A map.txt that is written by and by: looked at again when it is saved, and only then.
    workspace.onDidSaveTextDocument(look),
    window.registerCustomEditorProvider(BOARD_EDITOR, pages, { supportsMultipleEditorsPerDocument: true }),
    workspace.registerTextDocumentContentProvider(DOCS_SCHEME, {
      provideTextDocumentContent: async uri => (await need()).docs(uri),
    }),
    ...COMMANDS.map(id => commands.registerCommand(id, async (...args: unknown[]) => (await need()).run(id, args))),
  ];
  context.subscriptions.push(...registered);
  for (const document of workspace.textDocuments) void look(document);
  return { session: () => session };
}

/** Ends the server, if there is one. */
export async function deactivate(): Promise<void> {
  await (await session)?.stop();
}
