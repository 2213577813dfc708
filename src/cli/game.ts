import { type Board, MOST_PLAYERS, type RulesName } from '../board/board';
import { type Game, gameOf } from '../board/game';
import { NAMED_RULES } from '../board/rules';
import { findingsOf } from '../findings';
import { askedBoard, type Changes, wrongSetting } from '../service/asked';
import { type OptionKinds, UsageError } from './args';
import { type Call, EXIT } from './command';
import { inputsOf } from './files';
import { READ_OPTIONS, readBoard } from './read';

/** The options of every command that plays by the rules of one board. */
export const GAME_OPTIONS: OptionKinds = { ...READ_OPTIONS, rules: 'text', set: 'texts', players: 'text' };

/** The board that was asked for, as `--rules`, `--set` and `--players` make it. */
export interface Asked {
  readonly board: Board;
  readonly game: Game;
}

/** Why there is no game, which standard error has been told, and the exit code. */
export interface NoGame {
  readonly exit: number;
  readonly why: string;
}

/**
 * The board of the one file that is named. Where there is none that means a game it says why on standard error.
 * A file with errors is taken as far as it has a meaning, with a word about it.
 */
export function askedGame(call: Call): Asked | NoGame {
  const { args, words, io } = call;
  if (args.rest.length === 0) throw new UsageError(words.cli.usage.noFile);
  const changes = changesOf(call);
  const inputs = inputsOf(args.rest, io.cwd);
  if (inputs.length > 1) throw new UsageError(words.cli.usage.oneFile(inputs.length));
  const failed = (why: string, exit: number): NoGame => {
    io.err(`snl: ${why}\n`);
    return { exit, why };
  };
  // A folder that holds no board file.
  if (inputs.length === 0) return failed(words.cli.noBoard.plain(args.rest[0]), EXIT.found);
  const [input] = inputs;
  const reading = readBoard(input, call);
  if (reading.kind === 'unreadable') return failed(reading.why, EXIT.usage);
  if (reading.kind === 'no-board') return failed(reading.why, EXIT.found);
  const { file } = reading;
  const name = input.path === null ? (args.text('name') ?? input.name) : input.name;
  if (!file.isBoard) return failed(words.cli.noBoard.plain(name), EXIT.found);
  const board = askedBoard(file.board, changes);
  const game = gameOf(board);
  if (game === null) return failed(words.cli.noBoard.noSize(name), EXIT.found);
  const errors = findingsOf(file, { expectedTurns: null }).filter(({ level }) => level === 'error').length;
  if (errors > 0) io.err(`snl: ${words.cli.faulty(name, errors)}\n`);
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
