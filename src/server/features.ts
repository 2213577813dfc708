/** What the server answers about a document's text: each feature of the service, in the protocol's terms. */
import {
  DocumentHighlightKind,
  type DocumentSymbol,
  FoldingRangeKind,
  LSPErrorCodes,
  ResponseError,
  type SelectionRange,
  type ServerCapabilities,
  type SymbolInformation,
  SymbolKind,
} from 'vscode-languageserver';
import { coloursOf, spellingsOf } from '../service/colours';
import { foldsOf } from '../service/folding';
import { definitionsAt, highlightsAt, referencesAt } from '../service/navigation';
import { rangeOf } from '../service/position';
import { renamableAt, renameAt } from '../service/rename';
import { selectionsAt } from '../service/selection';
import { type Entry, entriesLike, entriesOf, MOST_ENTRIES } from '../service/symbols';
import { semanticTokens, TOKEN_TYPES } from '../service/tokens';
import { formatChanges } from '../text';
import type { OpenBoard } from './boards';
import { offsetIn, spanIn, textEdits, workspaceEdit } from './convert';
import type { Session } from './session';

type About = { readonly textDocument: { readonly uri: string } };

/** A handler that looks the board up; `otherwise` where there is none, or where a fault in the server is told to its log. */
export function aboutBoard<P extends About, R>(
  { boards, connection }: Session,
  otherwise: R,
  work: (board: OpenBoard, params: P) => R | Promise<R>,
): (params: P) => Promise<R> {
  return async params => {
    try {
      const board = await boards.get(params.textDocument.uri);
      return board === null ? otherwise : await work(board, params);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return otherwise;
    }
  };
}

/** Registers the features that need the text alone; gives the capabilities that say so. */
export function provideTextFeatures(session: Session): ServerCapabilities {
  const { connection, client, words, boards } = session;
  const about = <P extends About, R>(otherwise: R, work: (board: OpenBoard, params: P) => R | Promise<R>) =>
    aboutBoard(session, otherwise, work);

  connection.onDefinition(
    about(null, ({ document }, { position }) => {
      const { uri, file } = document;
      const targets = definitionsAt(file, offsetIn(document, position));
      if (!client.definitionLinks) return targets.map(({ select }) => ({ uri, range: rangeOf(file, select) }));
      return targets.map(({ origin, span, select }) => ({
        originSelectionRange: rangeOf(file, origin),
        targetUri: uri,
        targetRange: rangeOf(file, span),
        targetSelectionRange: rangeOf(file, select),
      }));
    }),
  );
  connection.onReferences(
    about(null, ({ document }, { position, context }) =>
      referencesAt(document.file, offsetIn(document, position), context.includeDeclaration).map(span => ({
        uri: document.uri,
        range: rangeOf(document.file, span),
      })),
    ),
  );
  connection.onDocumentHighlight(
    about(null, ({ document }, { position }) =>
      highlightsAt(document.file, offsetIn(document, position)).map(highlight => ({
        range: rangeOf(document.file, highlight),
        kind: highlight.begins ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      })),
    ),
  );
  connection.onDocumentSymbol(
    about(null, board => {
      const entries = entriesOf(board.document.file, words);
      return client.hierarchicalSymbols
        ? entries.map(entry => symbolOf(board, entry))
        : entries.flatMap(entry => [entry, ...entry.children]).map(entry => flatSymbolOf(board, entry));
    }),
  );
  connection.onWorkspaceSymbol(async ({ query }) => {
    const found: SymbolInformation[] = [];
    for (const board of await boards.all()) {
      const entries = entriesLike(entriesOf(board.document.file, words), query);
      found.push(...entries.map(entry => flatSymbolOf(board, entry)));
    }
    return found.slice(0, MOST_ENTRIES);
  });
  connection.onFoldingRanges(
    about(null, ({ document }) =>
      foldsOf(document.file)
        .slice(0, client.mostFolds)
        .map(({ from, to, kind }) => ({
          startLine: from,
          endLine: to,
          kind: kind === 'comment' ? FoldingRangeKind.Comment : FoldingRangeKind.Region,
        })),
    ),
  );
  connection.onSelectionRanges(
    about(null, ({ document }, { positions }) =>
      positions.map(position => {
        const spans = selectionsAt(document.file, offsetIn(document, position));
        return spans.reduceRight<SelectionRange | undefined>(
          (parent, span) => ({ range: rangeOf(document.file, span), parent }),
          undefined,
        )!;
      }),
    ),
  );
  connection.onDocumentColor(
    about([], ({ document }) =>
      coloursOf(document.file).map(at => ({ range: rangeOf(document.file, at), color: at.colour })),
    ),
  );
  connection.onColorPresentation(({ color }) => spellingsOf(color).map(label => ({ label })));
  provideTokens(session);
  provideFormatting(session);
  provideRename(session);

  return {
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    documentSymbolProvider: { label: 'snl' },
    workspaceSymbolProvider: true,
    foldingRangeProvider: true,
    selectionRangeProvider: true,
    colorProvider: true,
    semanticTokensProvider: {
      legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [] },
      full: true,
      range: true,
    },
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n' },
    renameProvider: client.preparesRename ? { prepareProvider: true } : true,
  };
}

function provideTokens(session: Session): void {
  const { semanticTokens: tokens } = session.connection.languages;
  tokens.on(aboutBoard(session, { data: [] }, ({ document }) => ({ data: semanticTokens(document.file) })));
  tokens.onRange(
    aboutBoard(session, { data: [] }, ({ document }, { range }) => ({
      data: semanticTokens(document.file, spanIn(document, range)),
    })),
  );
}

function provideFormatting(session: Session): void {
  const { connection } = session;
  connection.onDocumentFormatting(
    aboutBoard(session, null, ({ document }) => textEdits(document, formatChanges(document.file))),
  );
  connection.onDocumentRangeFormatting(
    aboutBoard(session, null, ({ document }, { range }) =>
      textEdits(document, formatChanges(document.file, spanIn(document, range))),
    ),
  );
  connection.onDocumentOnTypeFormatting(
    aboutBoard(session, null, ({ document }, { position }) => {
      // The line that has just been finished; not the one that the cursor stands on.
      if (position.line === 0) return null;
      const above = { line: position.line - 1, character: 0 };
      const span = spanIn(document, { start: above, end: { ...above, character: Number.MAX_SAFE_INTEGER } });
      return textEdits(document, formatChanges(document.file, span));
    }),
  );
}

function provideRename(session: Session): void {
  const { connection, client, words } = session;
  const say = words.service.rename;
  const refuse = (why: string) => new ResponseError(LSPErrorCodes.RequestFailed, why);
  connection.onPrepareRename(
    aboutBoard(session, null, ({ document }, { position }) => {
      const renamable = renamableAt(document.file, offsetIn(document, position));
      return renamable && { range: rangeOf(document.file, renamable.span), placeholder: renamable.name };
    }),
  );
  connection.onRenameRequest(
    aboutBoard(session, null, ({ document }, { position, newName }) => {
      const changes = renameAt(document.file, offsetIn(document, position), newName);
      if (changes === null) throw refuse(say.nothing);
      if (!('refused' in changes)) return workspaceEdit(document, changes, client);
      if (changes.refused === 'cell') throw refuse(say.cell(changes.most));
      throw refuse(changes.refused === 'id' ? say.id(changes.letter) : say.taken(changes.id));
    }),
  );
}

const SYMBOLS: Readonly<Record<Entry['kind'], SymbolKind>> = {
  board: SymbolKind.Class,
  setting: SymbolKind.Property,
  ladder: SymbolKind.Function,
  snake: SymbolKind.Event,
  cell: SymbolKind.String,
};

function symbolOf(board: OpenBoard, { name, detail, kind, span, select, children }: Entry): DocumentSymbol {
  const { file } = board.document;
  return {
    name,
    detail,
    kind: SYMBOLS[kind],
    range: rangeOf(file, span),
    selectionRange: rangeOf(file, select),
    children: children.map(child => symbolOf(board, child)),
  };
}

function flatSymbolOf({ document }: OpenBoard, { name, detail, kind, select }: Entry): SymbolInformation {
  const label = detail === '' ? name : `${name} ${detail}`;
  return { name: label, kind: SYMBOLS[kind], location: { uri: document.uri, range: rangeOf(document.file, select) } };
}
