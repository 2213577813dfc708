/** Fixes as code actions, or as commands for clients that know no more. */
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Command,
  type Diagnostic,
  type ServerCapabilities,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { SERVER_COMMANDS } from '../protocol/server';
import { actionsAt, fixAllChanges } from '../service/actions';
import type { OpenBoard } from './boards';
import { diagnosticOf, spanIn, workspaceEdit } from './convert';
import { aboutBoard } from './features';
import type { Session } from './session';

/** All that can be fixed, for `editor.codeActionsOnSave`. */
const FIX_ALL = `${CodeActionKind.SourceFixAll}.snl`;

/** What a code action carries whose edit is made when it is chosen. */
interface Later {
  readonly uri: string;
  readonly version: number;
  readonly code: string | null;
}

/** Registers the fixes; gives the capabilities that say so. */
export function provideActions(session: Session): ServerCapabilities {
  const { connection, client, boards } = session;
  connection.onCodeAction(
    aboutBoard(session, null, (board, params) => {
      const actions = actionsFor(session, board, params);
      return client.codeActionLiterals ? actions : actions.flatMap(action => commandOf(action) ?? []);
    }),
  );
  connection.onCodeActionResolve(async action => {
    const later = action.data as Later | undefined;
    if (later === undefined) return action;
    const board = await boards.get(later.uri, later.version);
    return board === null ? action : { ...action, edit: editOfAll(session, board, later.code) };
  });
  return {
    codeActionProvider: client.codeActionLiterals
      ? { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL], resolveProvider: client.resolvesActions }
      : true,
  };
}

function actionsFor(session: Session, board: OpenBoard, { range, context }: CodeActionParams): CodeAction[] {
  const { document, findings } = board;
  const { file } = document;
  const { words, client, pageUri } = session;
  const span = spanIn(document, range);
  // Without `only` a lamp is lit: sources are asked for by name.
  const wants = (kind: string) =>
    context.only?.some(only => only === '' || kind === only || kind.startsWith(`${only}.`));
  const actions: CodeAction[] = [];
  if (context.only === undefined || wants(CodeActionKind.QuickFix)) {
    const sent = new Map<unknown, Diagnostic>();
    const { all, kinds } = actionsAt(file, findings, span, words);
    for (const { title, changes, finding, preferred } of all) {
      const diagnostic = sent.get(finding) ?? diagnosticOf(document, finding, client, words, pageUri);
      sent.set(finding, diagnostic);
      const edit = workspaceEdit(document, changes, client);
      const action: CodeAction = { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit };
      actions.push(preferred ? { ...action, isPreferred: true } : action);
    }
    for (const { code, title } of kinds) actions.push(allOf(session, board, title, CodeActionKind.QuickFix, code));
  }
  if (wants(FIX_ALL)) {
    const action = allOf(session, board, words.service.actions.fixAll, FIX_ALL, null);
    const isEmpty = action.edit !== undefined && isNothing(action.edit);
    if (!isEmpty) actions.push(action);
  }
  return actions;
}

/** Everything of a kind at once. On save its edit is wanted at once; from the menu only when it is chosen. */
function allOf(session: Session, board: OpenBoard, title: string, kind: string, code: string | null): CodeAction {
  const { uri, version } = board.document;
  if (session.client.resolvesActions && code !== null) {
    return { title, kind, data: { uri, version, code } satisfies Later };
  }
  return { title, kind, edit: editOfAll(session, board, code) };
}

function editOfAll({ client }: Session, { document, settings }: OpenBoard, code: string | null): WorkspaceEdit {
  return workspaceEdit(document, fixAllChanges(document.file, settings, code), client);
}

function isNothing({ changes, documentChanges }: WorkspaceEdit): boolean {
  const edits = changes === undefined ? documentChanges?.[0] : { edits: Object.values(changes).flat() };
  return edits === undefined || !('edits' in edits) || edits.edits.length === 0;
}

/** The action as a command of this server that applies its edit. */
function commandOf({ title, edit }: CodeAction): Command | null {
  return edit === undefined ? null : { title, command: SERVER_COMMANDS.apply, arguments: [edit] };
}
