/** What a view of the page is, and what the page does for it. The views share one drawn board; each has the side column to itself while it is shown. */
import type { Board } from '../board/board';
import type { Game } from '../board/game';
import type { DrawOptions, JumpEnd } from '../draw';
import type { Finding } from '../findings/finding';
import type { FromPage, PageSettings, ToPage, View as ViewName } from '../protocol/page';
import type { BoardFile } from '../text/syntax';
import type { Wish } from './edits';
import type { PageWords } from './words';

export type Judge = typeof import('./judge');
export type Mender = typeof import('./mend');

/** A document as all views see it: parsed once per version. */
export interface Model {
  readonly uri: string;
  readonly version: number;
  readonly name: string;
  readonly readonly: boolean;
  readonly settings: PageSettings;
  readonly words: PageWords;
  readonly file: BoardFile;
  /** The board that is drawn: the file's, or the last one with a size while the file has none (`stale`). */
  readonly board: Board;
  readonly stale: boolean;
  /** Null where there is no size. */
  readonly game: Game | null;
  /** Null until it has come; then there are no findings yet. */
  readonly judge: Judge | null;
  readonly findings: readonly Finding[];
  /** Whether these are all findings. Those of large boards, and the length of some games, come from a worker later. */
  readonly judged: boolean;
  /** Why the document can no longer be read; null while it can. */
  readonly gone: Extract<ToPage, { type: 'gone' }>['reason'] | null;
}

/** What a view lays over the drawn board. The frame adds marks, focus, sizes and what is in sight. */
export interface Overlay
  extends Pick<DrawOptions, 'heat' | 'route' | 'step' | 'tokens' | 'lit' | 'raised' | 'handles'> {
  /** The names of the players whose tokens stand on a cell, for the cells' names. */
  readonly standing?: ReadonlyMap<number, readonly string[]>;
}

/** What the page does for a view. */
export interface Host {
  readonly post: (message: FromPage) => void;
  /** Has a sentence read out by screen readers (a polite live region). */
  readonly say: (sentence: string) => void;
  /** Lays this over the board instead of what the view laid there before. Cheap: only what differs is drawn, so it serves for every frame of a motion. */
  readonly overlay: (overlay: Overlay) => void;
  /** Keeps a plain value for this view over hiding, reload and restart; `kept` is the last one, of unknown shape. */
  readonly keep: (value: unknown) => void;
  readonly kept: () => unknown;
  /** Whether motion is unwanted: by the system or by VS Code's setting. */
  readonly calm: () => boolean;
  /** Brings a cell into sight; with `focus` the keyboard's focus goes to it. */
  readonly showCell: (cell: number, focus?: boolean) => void;
  /** Brings a cell into sight and leaves the keyboard where it is. */
  readonly bringCell: (cell: number) => void;
  /** Changes the text, and says `done` and what is wrong with the board now that was not before; or says why it cannot be changed so. */
  readonly edit: (wish: Wish, done?: string) => void;
  /** Draws another board instead of the document's: as it would be. Null: the document's again. */
  readonly preview: (board: Board | null) => void;
  /** Puts a text on the clipboard, and says so. */
  readonly copy: (text: string) => void;
  /** Changes to another view. */
  readonly go: (view: ViewName) => void;
  /** What `says` says has changed. */
  readonly tell: () => void;
}

/** A view. `show` is called with an empty element that is its own until `hide`; `update` with each new model, shown or not. */
export interface View {
  readonly show: (container: HTMLElement) => void;
  readonly hide: () => void;
  readonly update: (model: Model) => void;
  /** What the view shows, in a few words: for the status and for tests. */
  readonly says?: () => string;
  /** A cell was clicked, or (`byKey`) Enter was pressed on it. */
  readonly cell?: (cell: number, byKey: boolean) => void;
  /** Somebody takes an end of a jump by its handle; true: it is held until `drop` or `cancel`. */
  readonly grab?: (taken: JumpEnd) => boolean;
  /** The pointer or the keyboard's focus is over another cell now; null: what is held is over none. */
  readonly over?: (cell: number | null) => void;
  readonly drop?: () => void;
  readonly cancel?: () => void;
  /** A key on the board that neither moves nor leaves the grid; true: it was used. */
  readonly key?: (key: string, cell: number) => boolean;
}

/** How a view is made; `update` follows before the first `show`. */
export type MakeView = (host: Host) => View;
