/** The messages between the extension and the board's page: one union a direction, compiled into both sides. */
import type { RulesName } from '../board/board';
import type { Level } from '../findings/finding';
import type { Format, Span, TextChange } from '../text/syntax';
import type { Language } from '../words';

/** What the page can be asked to show. */
export type View = 'board' | 'play' | 'solve' | 'analyse' | 'edit';

/** Of so many boards a page keeps what was done with them, those shown last: a preview may follow to many. */
export const MOST_KEPT = 50;

/** Of what VS Code keeps for a page over a restart, what the extension reads: the board that was shown, and whether a preview was locked to it. */
export interface KeptOfPreview {
  readonly uri: string;
  readonly locked: boolean;
}

/** What the settings say that the page needs. */
export interface PageSettings {
  readonly language: Language;
  readonly levels: Readonly<Record<string, Level>>;
  /** `snl.longGame`: expected turns above which `long-game` is reported. */
  readonly longGame: number;
  /** `snl.map.rules`: the rules of a map that names none. */
  readonly mapRules: RulesName;
  /** `snl.secondsPerTurn`: for lengths of games in minutes. */
  readonly secondsPerTurn: number;
  readonly followCursor: boolean;
}

export type ToPage =
  | { readonly type: 'settings'; readonly settings: PageSettings }
  /**
   * The text as it is; sent when the page is ready, after each change that is not the page's own, and when the file is back or may (not) be
   * written any more. One of a newer version ends what the page waits for; one of the version that the page has ends nothing.
   */
  | {
      readonly type: 'document';
      readonly uri: string;
      readonly name: string;
      readonly version: number;
      readonly format: Format;
      readonly text: string;
      readonly readonly: boolean;
    }
  /** An edit of the page was applied and made this version. Each edit is answered, by this or by the next; meanwhile the page makes no other. */
  | { readonly type: 'accepted'; readonly edit: number; readonly version: number }
  /** An edit of the page came to nothing: the text is as the extension last said. */
  | { readonly type: 'refused'; readonly edit: number }
  /** The document is gone: deleted, closed without ever being saved, or its file cannot be read. The page says so and keeps what it shows. */
  | { readonly type: 'gone'; readonly reason: 'deleted' | 'closed' | 'unreadable' }
  /** What was kept of the board that comes next, as `keep` told it: by this page, or by one that showed it under another name. */
  | { readonly type: 'kept'; readonly uri: string; readonly state: string }
  /** Whether this preview stays with its board. */
  | { readonly type: 'locked'; readonly locked: boolean }
  | { readonly type: 'show'; readonly view: View }
  /** The cursor in the text stands at this offset. */
  | { readonly type: 'cursor'; readonly offset: number }
  /** Whether what `save` asked for was written. */
  | { readonly type: 'saved'; readonly name: string | null };

export type FromPage =
  | { readonly type: 'ready' }
  /**
   * Minimal changes for the text of `version`; offsets in the text as it was sent. No two edits have one number, not
   * even those of a page that is loaded again: it begins at a number that depends on the time.
   */
  | { readonly type: 'edit'; readonly edit: number; readonly version: number; readonly changes: readonly TextChange[] }
  /** Show this span in the text editor. */
  | { readonly type: 'reveal'; readonly span: Span; readonly focus: boolean }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | {
      readonly type: 'save';
      readonly name: string;
      readonly data: string;
      readonly encoding: 'utf8' | 'base64';
      readonly open: boolean;
    }
  | { readonly type: 'explain'; readonly code: string }
  /** A preview's way to the board editor. */
  | { readonly type: 'openEditor' }
  /** What the page keeps of a board, in a form of its own: another page may be given it (`kept`). */
  | { readonly type: 'keep'; readonly uri: string; readonly state: string }
  /** Bounded facts for tests and the status: which view is shown and what its answer says. */
  | { readonly type: 'state'; readonly view: View; readonly says: string };
