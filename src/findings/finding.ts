import type { Span, TextChange } from '../text/syntax';

/** What a setting can make of a finding, the gravest first; `off` silences it. */
export const LEVELS = ['error', 'warning', 'info', 'hint', 'off'] as const;
export type Level = (typeof LEVELS)[number];

/** The facts of a finding, for its words. Never words themselves. */
export type Facts = Readonly<Record<string, unknown>>;

/** Another place that matters for a finding. `note` names the words. */
export interface Related {
  readonly note: string;
  readonly span: Span;
  readonly facts: Facts;
}

/** A finding: which, where, and the facts for its words. */
export interface Finding extends Span {
  readonly code: string;
  readonly level: Exclude<Level, 'off'>;
  readonly facts: Facts;
  readonly related: readonly Related[];
}

/** A way to mend a finding. The title names the words. */
export interface Fix {
  readonly title: string;
  readonly facts: Facts;
  readonly changes: readonly TextChange[];
  readonly preferred: boolean;
}
