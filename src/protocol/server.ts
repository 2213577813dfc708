/** What clients and the language server say to each other beside plain LSP: its commands, its settings, and what `initialize` may tell it. */
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import type { Jump, RulesName } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import { LEVELS, type Level } from '../findings/finding';
import type { DesignJson, ImproveJson } from '../service/design';

export type { DesignJson };

/** The server's commands. Their ids differ from the extension's (`snl.solve` …): VS Code's client registers each of these itself. */
export const SERVER_COMMANDS = {
  /** `[SolveArgument]` → `Answer<SolveJson>`: fewest throws. */
  solve: 'snl.server.solve',
  /** `[AnalyseArgument]` → `Answer<AnalyseJson>`: the law of the game's length. */
  analyse: 'snl.server.analyse',
  /** `[PlayArgument]` → `Answer<PlayJson>`: one whole game by a seed. */
  play: 'snl.server.play',
  /** `[DesignArgument]` → `Answer<DesignJson>`: a new board to a target. */
  design: 'snl.server.design',
  /** `[ImproveArgument]` → `Improvement`: the smallest change of a board that brings it to a target. */
  improve: 'snl.server.improve',
  /** `[ExplainArgument]` → `Explanation`: a finding's page. */
  explain: 'snl.server.explain',
  /** `[WorkspaceEdit]`: applies it. For clients that know commands but no code action literals. */
  apply: 'snl.server.apply',
} as const;

/** Which board a command is about, and under which rules. */
export interface BoardArgument {
  /** An open document. */
  readonly uri: string;
  /** The version the client has seen: where the document is another by now the answer is the error ContentModified. */
  readonly version?: number;
  /** As `--rules` of the command line. */
  readonly rules?: RulesName;
  /** As `--set` of the command line, each a setting's line: `start 1`. */
  readonly set?: readonly string[];
  /** Tell the answer to the person by `window/showMessage`: for clients that drop what a command returns. */
  readonly show?: boolean;
}

export interface SolveArgument extends BoardArgument {
  /** List so many routes at most. */
  readonly all?: number;
  /** Only routes in which no snake carries the token. */
  readonly noSnakes?: boolean;
  /** Cells to go from and to, instead of the start and the goal. */
  readonly from?: number;
  readonly to?: number;
}

export interface AnalyseArgument extends BoardArgument {
  readonly players?: number;
  /** Answer the numbers of every cell of a board of more than 10,000 too: else `cells` is empty there. */
  readonly cells?: boolean;
}

export interface PlayArgument extends BoardArgument {
  readonly players?: number;
  readonly seed?: string;
}

/** What a board is to be brought to. */
export interface Aim {
  /** Expected turns, best as written (`"30.25"`): half of the last digit is near enough. */
  readonly expected?: string | number;
  /** Fewest throws. */
  readonly fewest?: number;
  /** How many cells a jump may span at most. */
  readonly longest?: number;
  readonly noCrossings?: boolean;
  /** Jumps may end where others begin. */
  readonly chains?: boolean;
  /** Jumps are spread over the rows. */
  readonly spread?: boolean;
  /** Jumps that must be there as they are. */
  readonly keep?: readonly Jump[];
}

export interface DesignArgument extends Aim {
  /** As after the keyword `board`: `10x10`, `30`. */
  readonly size: string;
  readonly rules?: RulesName;
  readonly set?: readonly string[];
  readonly snakes?: number;
  readonly ladders?: number;
  readonly seed?: string;
}

export interface ImproveArgument extends BoardArgument, Aim {}

/** An improved board, and the edit that makes the document so; null where the format cannot hold it. */
export interface Improvement extends Answer<ImproveJson> {
  readonly edit: WorkspaceEdit | null;
}

export interface ExplainArgument {
  readonly code: string;
}

/** What a command about a board gives. */
export interface Answer<Json> {
  /** The same value as the command line's `--json`. */
  readonly json: Json;
  /** The answer in one short sentence. */
  readonly headline: string;
  /** The same text as the command line prints for people. */
  readonly text: string;
  /** The version of the document that was answered for. */
  readonly version: number;
  /** Whether the question has an answer: false where the goal can't be reached, or nothing here is a board. */
  readonly ok: boolean;
}

/** A finding's page, in Markdown. */
export interface Explanation {
  readonly code: string;
  readonly page: string;
}

/** What a client may say as `initializationOptions`. All of it is optional. */
export interface InitializationOptions {
  /** Settings for clients that can't be asked for them; the shape of the section `snl`. */
  readonly settings?: unknown;
  /** The language of all texts, before `initialize`'s own `locale`. */
  readonly locale?: string;
  /** Where a finding's page is, `{code}` in the place of its code. Where it is not said: a file URI of the page that ships beside the server. */
  readonly pageUri?: string;
  /** The client's own commands for the lenses, which take `[{uri, version}]`; where one is missing the server's own is named. */
  readonly lensCommands?: { readonly solve?: string; readonly play?: string; readonly analyse?: string };
  /** Answer the request `snl/counts` with how often each kind of work was done. For tests. */
  readonly counts?: boolean;
}

/** How often work was done since the start: the answer to `snl/counts`. */
export interface Counts {
  readonly parses: number;
  readonly checks: number;
  readonly published: number;
}

/** The settings, section `snl`, per resource. */
export interface Settings {
  /** `snl.levels`: a level for each code that is not to have its default. */
  readonly levels: Readonly<Record<string, Level>>;
  /** `snl.longGame`: expected turns above which `long-game` is reported. */
  readonly longGame: number;
  /** `snl.lenses`: the fewest throws and the expected turns on the board's line. */
  readonly lenses: boolean;
  /** `snl.hints.length`: how far each jump carries, behind it. */
  readonly hintLength: boolean;
  /** `snl.hints.worth`: by how many turns each jump changes the game, behind it. */
  readonly hintWorth: boolean;
  /** `snl.map.rules`: the rules that hold for a `map.txt` that names none. */
  readonly mapRules: RulesName;
  /** `snl.secondsPerTurn`: for lengths of games in minutes. */
  readonly secondsPerTurn: number;
  /** `snl.limits.findings`: the most findings reported for one document. */
  readonly mostFindings: number;
  /** `snl.limits.routes`: the most routes that are listed. */
  readonly mostRoutes: number;
}

export const DEFAULT_SETTINGS: Settings = {
  levels: {},
  longGame: 1000,
  lenses: true,
  hintLength: false,
  hintWorth: false,
  mapRules: 'exercise',
  secondsPerTurn: 20,
  mostFindings: 10_000,
  mostRoutes: 100,
};

/** The settings from what a client sent as its section `snl`; whatever is missing or of a wrong kind has its default. */
export function settingsFrom(section: unknown): Settings {
  const said = group(section);
  const hints = group(said.hints);
  const limits = group(said.limits);
  const rules = group(said.map).rules;
  const levels = Object.entries(group(said.levels)).filter((entry): entry is [string, Level] =>
    LEVELS.some(level => level === entry[1]),
  );
  return {
    levels: Object.fromEntries(levels),
    longGame: atLeast(0, said.longGame, DEFAULT_SETTINGS.longGame),
    lenses: flag(said.lenses, DEFAULT_SETTINGS.lenses),
    hintLength: flag(hints.length, DEFAULT_SETTINGS.hintLength),
    hintWorth: flag(hints.worth, DEFAULT_SETTINGS.hintWorth),
    mapRules: typeof rules === 'string' && Object.hasOwn(NAMED_RULES, rules) ? (rules as RulesName) : 'exercise',
    secondsPerTurn: atLeast(0, said.secondsPerTurn, DEFAULT_SETTINGS.secondsPerTurn),
    mostFindings: atLeast(1, limits.findings, DEFAULT_SETTINGS.mostFindings),
    mostRoutes: atLeast(1, limits.routes, DEFAULT_SETTINGS.mostRoutes),
  };
}

function group(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function atLeast(least: number, value: unknown, otherwise: number): number {
  return Number.isFinite(value) && (value as number) >= least ? (value as number) : otherwise;
}
