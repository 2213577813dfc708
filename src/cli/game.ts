import type { Board } from '../board/board';
import { type Game, gameOf } from '../board/game';
import { NAMED_RULES, underRules } from '../board/rules';
import { findingsOf } from '../findings';
import { parseSetting } from '../text';
import { type OptionKinds, UsageError } from './args';
import { type Call, EXIT } from './command';
import { inputsOf } from './files';
import { READ_OPTIONS, readBoard } from './read';

/** The options of every command that plays by the rules of one board. */
export const GAME_OPTIONS: OptionKinds = { ...READ_OPTIONS, rules: 'text', set: 'texts', players: 'text' };

/** The most players of a file, and so of `--players`. */
const MOST_PLAYERS = 1_000;

/** The board that was asked for, as `--rules`, `--set` and `--players` make it. */
export interface Asked {
  readonly board: Board;
  readonly game: Game;
}

/**
 * The board of the one file that is named. Where there is none that means a game it says why on standard error and gives the exit code.
 * A file with errors is taken as far as it has a meaning, with a word about it.
 */
export function askedGame(call: Call): Asked | number {
  const { args, words, io } = call;
  if (args.rest.length === 0) throw new UsageError(words.cli.usage.noFile);
  const change = changeOf(call);
  const inputs = inputsOf(args.rest, io.cwd);
  if (inputs.length > 1) throw new UsageError(words.cli.usage.oneFile(inputs.length));
  const failed = (why: string, exit: number) => {
    io.err(`snl: ${why}\n`);
    return exit;
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
  const board = change(file.board);
  const game = gameOf(board);
  if (game === null) return failed(words.cli.noBoard.noSize(name), EXIT.found);
  const errors = findingsOf(file, {}).filter(({ level }) => level === 'error').length;
  if (errors > 0) io.err(`snl: ${words.cli.faulty(name, errors)}\n`);
  return { board, game };
}

/** What the options make of a board. Throws a UsageError for a rule or a setting that is none. */
function changeOf({ args, words }: Call): (board: Board) => Board {
  const say = words.cli.usage;
  const rules = args.choice('rules', Object.keys(NAMED_RULES) as (keyof typeof NAMED_RULES)[]);
  const sets = args.texts('set');
  for (const set of sets) {
    const { problems, sizeProblem, name } = parseSetting(set, {});
    if (name === null || problems.length > 0 || sizeProblem !== null) throw new UsageError(say.setting(set));
  }
  const players = args.whole('players', 1, MOST_PLAYERS);
  return file => {
    let board = rules === null ? file : underRules(file, rules);
    for (const set of sets) {
      const { settings, size } = parseSetting(set, board.settings);
      board = { ...board, settings, size: size ?? board.size };
    }
    if (players === null) return board;
    const seats = Array.from({ length: players }, () => ({ name: null, colour: null }));
    return { ...board, settings: { ...board.settings, players: seats } };
  };
}
