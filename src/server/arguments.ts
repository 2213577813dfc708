/** What clients send as arguments of commands may be anything: here it is looked at before it is used. */
import { ErrorCodes, ResponseError } from 'vscode-languageserver';
import { MOST_PLAYERS, type RulesName } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import type { AnalyseArgument, PlayArgument, SolveArgument } from '../protocol/server';
import { wrongSetting } from '../service/asked';

/** An argument of any command about a board. */
export type Asked = SolveArgument & AnalyseArgument & PlayArgument;

/** Reads the argument of a command about a board; throws InvalidParams for what is none. */
export function askedOf(argument: unknown): Asked {
  const given = recordOf(argument);
  const { uri, rules, set = [] } = given;
  if (typeof uri !== 'string') throw invalid('uri');
  if (rules !== undefined && !(typeof rules === 'string' && Object.hasOwn(NAMED_RULES, rules))) throw invalid('rules');
  if (!Array.isArray(set) || !set.every(line => typeof line === 'string') || wrongSetting(set) !== null) {
    throw invalid('set');
  }
  const whole = (name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined => {
    const value = given[name];
    if (value === undefined || value === null) return undefined;
    if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most) throw invalid(name);
    return value as number;
  };
  return {
    uri,
    set,
    rules: rules as RulesName | undefined,
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

export function recordOf(argument: unknown): Readonly<Record<string, unknown>> {
  if (typeof argument !== 'object' || argument === null) throw invalid('argument');
  return argument as Record<string, unknown>;
}

/** Protocol text, for those who write clients. */
export function invalid(what: string): ResponseError<void> {
  return new ResponseError(ErrorCodes.InvalidParams, `invalid: ${what}`);
}
