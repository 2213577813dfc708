/** What clients send as arguments of commands may be anything: here it is looked at before it is used. */
import { ErrorCodes, ResponseError } from 'vscode-languageserver';
import { type Jump, MOST_CELLS, MOST_PLAYERS, type RulesName } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import type { AnalyseArgument, PlayArgument, SolveArgument } from '../protocol/server';
import { wrongSetting } from '../service/asked';
import type { DesignAsked, ImproveAsked } from '../service/design';

/** An argument of any command that answers about a board. */
export type Asked = SolveArgument & AnalyseArgument & PlayArgument;

/** Reads the argument of a command about a board; throws InvalidParams for what is none, like all that follow. */
export function askedOf(argument: unknown): Asked {
  const given = recordOf(argument);
  const { uri } = given;
  if (typeof uri !== 'string') throw invalid('uri');
  const whole = wholeIn(given);
  return {
    uri,
    ...rulesIn(given),
    version: whole('version', Number.MIN_SAFE_INTEGER),
    all: whole('all', 0),
    from: whole('from', 0),
    to: whole('to', 0),
    players: whole('players', 1, MOST_PLAYERS),
    seed: typeof given.seed === 'string' ? given.seed : undefined,
    noSnakes: given.noSnakes === true,
    cells: given.cells === true,
    show: given.show === true,
  };
}

/** Reads what a new board is to be like. */
export function designOf(argument: unknown, seed: string): DesignAsked {
  const given = recordOf(argument);
  const { size } = given;
  if (typeof size !== 'string') throw invalid('size');
  const whole = wholeIn(given);
  const { rules, set } = rulesIn(given);
  return {
    ...aimOf(argument),
    size,
    set,
    rules: rules ?? null,
    snakes: whole('snakes', 0, MOST_CELLS) ?? null,
    ladders: whole('ladders', 0, MOST_CELLS) ?? null,
    seed: typeof given.seed === 'string' ? given.seed : seed,
  };
}

/** Reads what a board is to be brought to. */
export function aimOf(argument: unknown): ImproveAsked {
  const given = recordOf(argument);
  const { expected, keep = [] } = given;
  const turns = expected === undefined || expected === null ? null : String(expected);
  if (turns !== null && !(/\d/.test(turns) && Number(turns) > 0)) throw invalid('expected');
  if (!Array.isArray(keep) || !keep.every(isJump)) throw invalid('keep');
  const whole = wholeIn(given);
  return {
    expected: turns,
    fewest: whole('fewest', 1) ?? null,
    bounds: {
      longest: whole('longest', 1) ?? null,
      noChains: given.chains !== true,
      noCrossings: given.noCrossings === true,
      spread: given.spread === true,
    },
    keep: keep.map(({ kind, from, to, caption }) => ({ kind, from, to, caption: caption ?? null })),
  };
}

function isJump(value: unknown): value is Jump {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, from, to, caption } = value as Partial<Jump>;
  const isCaption = caption === undefined || caption === null || typeof caption === 'string';
  return (kind === 'ladder' || kind === 'snake') && Number.isSafeInteger(from) && Number.isSafeInteger(to) && isCaption;
}

function rulesIn({ rules, set = [] }: Readonly<Record<string, unknown>>): {
  readonly rules: RulesName | undefined;
  readonly set: readonly string[];
} {
  if (rules !== undefined && !(typeof rules === 'string' && Object.hasOwn(NAMED_RULES, rules))) throw invalid('rules');
  if (!Array.isArray(set) || !set.every(line => typeof line === 'string') || wrongSetting(set) !== null) {
    throw invalid('set');
  }
  return { rules: rules as RulesName | undefined, set };
}

function wholeIn(given: Readonly<Record<string, unknown>>) {
  return (name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined => {
    const value = given[name];
    if (value === undefined || value === null) return undefined;
    if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most) throw invalid(name);
    return value as number;
  };
}

/** The argument as an object; throws InvalidParams for what is none. */
export function recordOf(argument: unknown): Readonly<Record<string, unknown>> {
  if (typeof argument !== 'object' || argument === null) throw invalid('argument');
  return argument as Record<string, unknown>;
}

/** Protocol text, for those who write clients. */
export function invalid(what: string): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidParams, `invalid: ${what}`);
}
