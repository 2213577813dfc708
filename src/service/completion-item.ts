import type { CompletionItemKind } from 'vscode-languageserver-types';
import type { Jump } from '../board/board';
import type { Span, StatementName } from '../text';

/** The numbers that the protocol has for kinds of items. */
export const KINDS = {
  value: 12,
  keyword: 14,
  snippet: 15,
  colour: 16,
  reference: 18,
  member: 20,
  operator: 24,
} as const satisfies Readonly<Record<string, CompletionItemKind>>;

/** Something that can be put in at the cursor. */
export interface Completion {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail: string;
  /** What is put in, as plain text. */
  readonly text: string;
  /** The same with places to fill in, for editors that know snippets. */
  readonly snippet?: string;
  /** What is to be said of it when somebody looks at it. */
  readonly about?: About;
}

/** What an item's documentation is made of; plain data, since it travels to the client and back. */
export type About =
  | { readonly about: 'keyword'; readonly name: StatementName }
  | { readonly about: 'finding'; readonly code: string }
  /** The jump that there would be, in the place of the one with this index (−1: of none). */
  | { readonly about: 'jump'; readonly jump: Pick<Jump, 'kind' | 'from' | 'to'>; readonly without: number };

export interface Completions {
  /** What is replaced. */
  readonly span: Span;
  readonly items: readonly Completion[];
  /** Whether there would be more, or others when another letter is typed. */
  readonly incomplete: boolean;
}

/** The most items that are offered at once. */
export const MOST_ITEMS = 50;

/** One more than is offered, so that it is known whether there are more. */
export const ENOUGH = MOST_ITEMS + 1;
