import { type Board, MOST_PLAYERS, type RulesName } from '../board/board';
import { type Game, gameOf } from '../board/game';
import { NAMED_RULES } from '../board/rules';
import { findingsOf, messageOf } from '../findings';
import { askedBoard, type Changes, idleSettings, wrongSetting } from '../service/asked';
import type { Told } from '../service/told';
import { type OptionKinds, UsageError } from './args';
import { oneBoard } from './boards';
import { type Call, EXIT } from './command';
import { jsonText } from './json';
import { READ_OPTIONS, shownName } from './read';

/** The options of every command that plays by the rules of one board. */
export const GAME_OPTIONS: OptionKinds = { ...READ_OPTIONS, rules: 'text', set: 'texts', players: 'text' };

/** The board that was asked for, as `--rules`, `--set` and `--players` make it. */
export interface Asked {
  readonly board: Board;
  readonly game: Game;
}

/** There is no game, which has been said; the exit code. */
export interface NoGame {
  readonly exit: number;
}

/**
 * The board of the one file that is named. Where there is none that means a game, standard error is told why, and with `--json` standard
 * output has `none` of it. A file with errors is taken as far as it has a meaning, with a word about it.
 */
export async function askedGame(call: Call, none: (reason: string) => Told<unknown>): Promise<Asked | NoGame> {
  const { args, words, io } = call;
  const changes = changesOf(call);
  const failed = (why: string, exit: number): NoGame => {
    io.err(`snl: ${why}\n`);
    if (exit === EXIT.found && args.has('json')) io.out(jsonText(none(why).json));
    return { exit };
  };
  const one = await oneBoard(call);
  if ('why' in one) return failed(one.why, one.wrongCall ? EXIT.usage : EXIT.found);
  const { file } = one.board;
  const name = shownName(one.input, call);
  if (!file.isBoard) return failed(words.cli.noBoard.plain(name), EXIT.found);
  const board = askedBoard(file.board, changes);
  const game = gameOf(board);
  if (game === null) return failed(words.cli.noBoard.noSize(name), EXIT.found);
  const errors = findingsOf(file, { expectedTurns: null }).filter(({ level }) => level === 'error').length;
  if (errors > 0) io.err(`snl: ${words.cli.faulty(name, errors)}\n`);
  for (const { line, finding } of idleSettings(board, args.texts('set'))) {
    io.err(`snl: ${words.cli.idleSetting(line, messageOf(finding, words))}\n`);
  }
  return { board, game };
}

/** What the options change of a board. Throws a UsageError for a rule or a setting that is none. */
function changesOf({ args, words }: Call): Changes {
  const rules = args.choice('rules', Object.keys(NAMED_RULES) as RulesName[]);
  const set = args.texts('set');
  const wrong = wrongSetting(set);
  if (wrong !== null) throw new UsageError(words.cli.usage.setting(wrong));
  return { rules, set, players: args.whole('players', 1, MOST_PLAYERS) };
}
