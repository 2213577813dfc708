/** From what the service says (offsets, levels, codes) to what the protocol says. */
import {
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { isUnnecessary, messageOf, noteOf } from '../findings';
import type { Finding } from '../findings/finding';
import type { BoardDocument } from '../service/document';
import { offsetAt, type Position, rangeOf } from '../service/position';
import type { Words } from '../service/words';
import type { Span, TextChange } from '../text';
import type { Client } from './client';

/** Where the page about a finding is; null: there is none. */
export type PageUri = (code: string) => string | null;

const SEVERITIES: Readonly<Record<Finding['level'], DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A finding as this client can show it. */
export function diagnosticOf(
  { uri, file }: BoardDocument,
  finding: Finding,
  client: Client,
  words: Words,
  pageUri: PageUri,
): Diagnostic {
  const diagnostic: Diagnostic = {
    range: rangeOf(file, finding),
    severity: SEVERITIES[finding.level],
    code: finding.code,
    source: 'snl',
    message: messageOf(finding, words),
  };
  const href = client.codeDescription ? pageUri(finding.code) : null;
  if (href !== null) diagnostic.codeDescription = { href };
  if (client.unnecessaryTag && isUnnecessary(finding.code)) diagnostic.tags = [DiagnosticTag.Unnecessary];
  if (client.relatedInformation && finding.related.length > 0) {
    diagnostic.relatedInformation = finding.related.map(related => ({
      location: { uri, range: rangeOf(file, related.span) },
      message: noteOf(related, words),
    }));
  }
  return diagnostic;
}

/** Changes of a document's text in lines and columns. */
export function textEdits({ file }: BoardDocument, changes: readonly TextChange[]): TextEdit[] {
  return changes.map(change => ({ range: rangeOf(file, change), newText: change.text }));
}

/** Changes of one document as an edit of the workspace, with the version they were made for where the client knows versions. */
export function workspaceEdit(
  document: BoardDocument,
  changes: readonly TextChange[],
  { documentChanges }: Client,
): WorkspaceEdit {
  const { uri, version } = document;
  const edits = textEdits(document, changes);
  return documentChanges
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } };
}

/** The offset of a position; one outside the text is at its nearest end. */
export function offsetIn({ file }: BoardDocument, position: Position): number {
  return offsetAt(file, position);
}

/** The span of a range; ends in the wrong order are put right. */
export function spanIn({ file }: BoardDocument, { start, end }: Range): Span {
  const [a, b] = [offsetAt(file, start), offsetAt(file, end)];
  return { start: Math.min(a, b), end: Math.max(a, b) };
}
