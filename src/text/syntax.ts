/**
 * What parsing a board file gives, for both formats: the board, and where in the text each of its facts stands.
 * Offsets count UTF-16 units of `text` from 0. `decode` takes a BOM away; one that is still in `text` counts as a blank. Parsing never throws.
 */
import type { Board } from '../board/board';

export type Format = 'snl' | 'map';

/** From `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The kinds of tokens, for semantic tokens, grammar tests and completion. Blanks are not tokens. */
export type TokenKind =
  | 'keyword' // the word that begins a statement
  | 'word' // a value word: serpentine, exact, from, limit, x, by, to, on …
  | 'number'
  | 'string'
  | 'operator' // -> → x × * ,  (as in `3d6` the d)
  | 'comment'
  | 'colour'
  | 'jump' // S1, L in a map; of 99S1 and 99:S1 the number and the colon are tokens of their own
  | 'separator' // , ; | : in a map
  | 'unknown';

export interface Token extends Span {
  readonly kind: TokenKind;
}

/** A number that a statement names, and where. `value` may be out of any range, but is finite. */
export interface NumberAt extends Span {
  readonly value: number;
}

/** A number for a message: itself, or, where a double is not exact, the file's own text, cut in the middle where it is very long. */
export type Figure = number | string;

/** One jump of the file; `file.jumps[i]` is `file.board.jumps[i]`. In a map the span is that of the end `from`. */
export interface JumpAt extends Span {
  readonly from: NumberAt;
  readonly to: NumberAt;
  /** The caption's string token with its quotes. */
  readonly caption: Span | null;
  /** The index in `file.statements` of the statement (snl) that lists it; −1 in a map. */
  readonly statement: number;
  /** In a map: the body, all its tokens from the highest row down. Empty in `.snl`. */
  readonly body: readonly Span[];
  /** In a map: the id in upper case with its letter (`S1`), or the letter alone. '' in `.snl`. */
  readonly id: string;
}

/** One caption of a cell; `file.captions[i]` is `file.board.captions[i]`. */
export interface CaptionAt extends Span {
  readonly cell: NumberAt;
  readonly caption: Span;
}

export type SettingName =
  | 'title'
  | 'author'
  | 'board'
  | 'numbering'
  | 'start'
  | 'goal'
  | 'die'
  | 'finish'
  | 'chain'
  | 'enter'
  | 'again'
  | 'order'
  | 'void'
  | 'skip-next'
  | 'reverse'
  | 'winners'
  | 'rules'
  | 'players';

export type StatementName = SettingName | 'ladder' | 'snake' | 'cell';

/** A statement: a line of `.snl` that begins with a keyword, or a `# snl: SETTING` line of a map. `dice` is the setting `die`. */
export interface Statement extends Span {
  readonly name: StatementName;
  /** The word as written. */
  readonly keyword: Span;
  /** Whether a value could be read, so that the statement counts (a bad one costs only itself). */
  readonly valid: boolean;
  /** The first and the last index + 1 of its tokens in `file.tokens`. */
  readonly tokens: readonly [number, number];
  /** The numbers it names (cells, faces, sizes), in order. */
  readonly numbers: readonly NumberAt[];
}

/** A statement of which one counts. */
export interface Setting extends Statement {
  readonly name: SettingName;
}

/** What a bad line or item is: the kind decides the words. Each has the code `syntax`. */
export type SyntaxFault =
  | { readonly fault: 'unknown-statement'; readonly word: string; readonly near: string | null }
  | {
      readonly fault: 'expected';
      readonly expected: Expected;
      readonly statement: StatementName;
      /** The keyword in lower case, as it is written: `dice`, `ladders`. */
      readonly keyword: string;
      readonly found: string;
    }
  | { readonly fault: 'unexpected'; readonly keyword: string; readonly found: string }
  | { readonly fault: 'string-open' }
  | {
      readonly fault: 'range';
      readonly what: Ranged;
      readonly least: number;
      readonly most: number | null;
      readonly found: string;
    }
  | { readonly fault: 'too-many-faces'; readonly most: number }
  | { readonly fault: 'long-weight'; readonly digits: number }
  | {
      readonly fault: 'unknown-word';
      readonly keyword: string;
      readonly word: string;
      readonly near: string | null;
      readonly allowed: readonly string[];
    }
  | { readonly fault: 'unknown-colour'; readonly colour: string; readonly near: string | null }
  | { readonly fault: 'quoted-colour'; readonly colour: string }
  | { readonly fault: 'board-in-map'; readonly statement: 'board' | 'numbering' | 'ladder' | 'snake' | 'cell' };

export type Expected =
  | 'number'
  | 'cell'
  | 'string'
  | 'face'
  | 'size'
  | 'arrow'
  | 'word'
  | 'name'
  | 'player'
  | 'dice'
  | 'dice-count'
  | 'weight'
  | 'corner'
  | 'comma'
  | 'comma-or-caption';
export type Ranged = 'face' | 'weight' | 'dice' | 'players' | 'limit' | 'count';

export type Problem = Span & { readonly detail: SyntaxFault };

/** A number of cells that the `board` statement names and that is out of range: the finding `board-size`. */
export interface SizeProblem extends Span {
  readonly cells: number;
}

/** `# snl-ignore` or `# snl-ignore-file`. */
export interface Ignore extends Span {
  readonly codes: readonly { readonly code: string; readonly span: Span }[];
  /** The 0-based line whose findings are silenced; null: the whole file. */
  readonly line: number | null;
}

/** A token of a map's grid. */
export interface MapToken extends Span {
  /** 0-based row of the file's grid (comments, empty lines and such without any cell apart), and column within it. */
  readonly row: number;
  readonly column: number;
  /** The number that stands there; null where none does. */
  readonly number: number | null;
  readonly numberSpan: Span | null;
  /** Letter and id in upper case (`S1`, `L`); null for a plain number or an unknown token. */
  readonly body: string | null;
  readonly unknown: boolean;
}

/** What only a map has. */
export interface MapGrid {
  /** Row by row as in the file, every row as long as it is. A line without a number and without S or L is no row, unless the numbers say so. */
  readonly rows: readonly (readonly MapToken[])[];
  readonly lines: readonly Span[];
  /** The width that counts. */
  readonly width: number;
  /** Faults that need the grid; codes as in the language's table. */
  readonly problems: readonly MapProblem[];
}

export type MapProblem = Span &
  (
    | { readonly code: 'map-row-length'; readonly length: number; readonly width: number }
    | {
        /**
         * One number (`expected` is the cell it stands on, `elsewhere` where it stands too), or, with `expected` null, `rows` neighbouring rows in
         * which nothing fits: the span reaches from their first number to their last, and `found` is the first.
         */
        readonly code: 'map-number';
        readonly found: number;
        readonly expected: number | null;
        readonly elsewhere: Span | null;
        readonly rows: number;
      }
    | { readonly code: 'map-token-alone'; readonly id: string }
    | {
        readonly code: 'map-body-broken';
        readonly id: string;
        readonly why: 'row' | 'column' | 'twice';
        readonly other: Span;
      }
    | { readonly code: 'map-edge'; readonly id: string; readonly side: 'first' | 'last' }
    | { readonly code: 'map-unknown-token'; readonly found: string }
  );

/** A parsed board file. */
export interface BoardFile {
  readonly format: Format;
  readonly text: string;
  readonly board: Board;
  /** In the order of the text; what no token covers is blank. */
  readonly tokens: readonly Token[];
  readonly statements: readonly Statement[];
  /** Those statements that are settings. */
  readonly settings: readonly Setting[];
  readonly jumps: readonly JumpAt[];
  readonly captions: readonly CaptionAt[];
  readonly problems: readonly Problem[];
  readonly sizeProblem: SizeProblem | null;
  readonly ignores: readonly Ignore[];
  /** Offsets at which lines begin, the first 0. */
  readonly lineStarts: readonly number[];
  readonly map: MapGrid | null;
  /** Whether a board is here at all: false for a `.snl` of another language, and for a map that `isMap` does not recognise. */
  readonly isBoard: boolean;
  /** Where `board` findings stand: the `board` statement, a map's first row, else the first line. */
  readonly head: Span;
}

/** A minimal edit of a text: what stands from `start` to `end` is replaced. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
