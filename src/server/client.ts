import type { ClientCapabilities, InitializeParams } from 'vscode-languageserver';
import type { InitializationOptions } from '../protocol/server';
import { type Language, languageOf } from '../words/language';

/** What this client can do, as plain flags: the rest of the server asks these and never the tree of optional capabilities. */
export interface Client {
  readonly language: Language;
  readonly options: InitializationOptions;
  readonly configuration: boolean;
  readonly registersConfiguration: boolean;
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly relatedInformation: boolean;
  readonly codeDescription: boolean;
  readonly unnecessaryTag: boolean;
  readonly hoverMarkdown: boolean;
  readonly completionMarkdown: boolean;
  readonly snippets: boolean;
  /** Whether line ends of an item come to harm when it is put in. */
  readonly breaksLinesOfItems: boolean;
  readonly codeActionLiterals: boolean;
  readonly documentChanges: boolean;
  readonly hierarchicalSymbols: boolean;
  readonly definitionLinks: boolean;
  readonly mostFolds: number;
  readonly preparesRename: boolean;
  readonly resolvesActions: boolean;
  readonly refreshesLenses: boolean;
  readonly refreshesHints: boolean;
  readonly applyEdit: boolean;
}

/** Reads what a client says of itself in `initialize`; whatever it does not say it cannot do. */
export function clientOf(params: InitializeParams): Client {
  const capabilities: ClientCapabilities = params.capabilities ?? {};
  const text = capabilities.textDocument ?? {};
  const workspace = capabilities.workspace ?? {};
  const options: InitializationOptions = isRecord(params.initializationOptions) ? params.initializationOptions : {};
  // One set of flags for both ways: a client that pulls may say these beside either.
  const published = { ...text.publishDiagnostics, ...text.diagnostic };
  const item = text.completion?.completionItem;
  return {
    language: languageOf(options.locale ?? params.locale),
    options,
    configuration: workspace.configuration === true,
    registersConfiguration: workspace.didChangeConfiguration?.dynamicRegistration === true,
    pullsDiagnostics: text.diagnostic !== undefined,
    refreshesDiagnostics: workspace.diagnostics?.refreshSupport === true,
    relatedInformation: published.relatedInformation === true,
    codeDescription: published.codeDescriptionSupport === true,
    unnecessaryTag: published.tagSupport?.valueSet?.includes(1) === true,
    hoverMarkdown: prefersMarkdown(text.hover?.contentFormat),
    completionMarkdown: prefersMarkdown(item?.documentationFormat),
    snippets: item?.snippetSupport === true,
    // Neovim's own completion writes NULs for line ends, until it knows snippets.
    breaksLinesOfItems: params.clientInfo?.name === 'Neovim' && item?.snippetSupport !== true,
    codeActionLiterals: text.codeAction?.codeActionLiteralSupport !== undefined,
    documentChanges: workspace.workspaceEdit?.documentChanges === true,
    hierarchicalSymbols: text.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    definitionLinks: text.definition?.linkSupport === true,
    mostFolds: text.foldingRange?.rangeLimit ?? Number.POSITIVE_INFINITY,
    preparesRename: text.rename?.prepareSupport === true,
    resolvesActions:
      text.codeAction?.resolveSupport?.properties?.includes('edit') === true && text.codeAction.dataSupport === true,
    refreshesLenses: workspace.codeLens?.refreshSupport === true,
    refreshesHints: workspace.inlayHint?.refreshSupport === true,
    applyEdit: workspace.applyEdit === true,
  };
}

function prefersMarkdown(formats: readonly string[] | undefined): boolean {
  return formats?.includes('markdown') === true;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
