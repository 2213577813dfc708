import {
  type CompletionItem,
  type CompletionList,
  CompletionTriggerKind,
  InsertTextFormat,
  MarkupKind,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { completionsAt } from '../service/completion';
import { documentationOf } from '../service/completion-about';
import type { About, Completion } from '../service/completion-item';
import { plainOf } from '../service/markdown';
import { rangeOf } from '../service/position';
import { offsetIn } from './convert';
import { aboutBoard } from './features';
import type { Session } from './session';

/** What an item carries to be told more of when somebody looks at it. */
interface Later {
  readonly uri: string;
  readonly version: number;
  readonly about: About;
}

/** Registers completion; gives the capabilities that say so. */
export function provideCompletion(session: Session): ServerCapabilities {
  const { connection, client, words, boards } = session;
  connection.onCompletion(
    aboutBoard(session, null, ({ document }, { position, context }): CompletionList => {
      const unasked = context !== undefined && context.triggerKind !== CompletionTriggerKind.Invoked;
      const { span, items, incomplete } = completionsAt(document.file, offsetIn(document, position), words, unasked);
      const possible = client.breaksLinesOfItems ? items.filter(({ text }) => !text.includes('\n')) : items;
      const range = rangeOf(document.file, span);
      const { uri, version } = document;
      return {
        isIncomplete: incomplete,
        items: possible.map((item, index) => ({
          ...itemOf(item, client.snippets),
          // Editors sort by text; cells are to stay in the order of their numbers.
          sortText: String(index).padStart(3, '0'),
          textEdit: { range, newText: client.snippets && item.snippet !== undefined ? item.snippet : item.text },
          ...(item.about && { data: { uri, version, about: item.about } satisfies Later }),
        })),
      };
    }),
  );
  connection.onCompletionResolve(async item => {
    const later = item.data as Later | undefined;
    if (later === undefined) return item;
    const board = await boards.get(later.uri, later.version);
    const markdown = board === null ? null : documentationOf(board.document, later.about, words, client.language);
    if (markdown === null) return item;
    const documentation = client.completionMarkdown
      ? { kind: MarkupKind.Markdown, value: markdown }
      : plainOf(markdown);
    return { ...item, documentation };
  });
  return { completionProvider: { triggerCharacters: [' ', '#'], resolveProvider: true } };
}

function itemOf({ label, kind, detail, snippet }: Completion, snippets: boolean): CompletionItem {
  const item: CompletionItem = { label, kind };
  if (detail !== '') item.detail = detail;
  if (snippets && snippet !== undefined) item.insertTextFormat = InsertTextFormat.Snippet;
  return item;
}
