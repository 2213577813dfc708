import { resolve } from 'node:path';
import type { Jump, RulesName } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import { design as designBoard } from '../design';
import { randomSeed } from '../server/seed';
import { wrongSetting } from '../service/asked';
import { designTarget, designTold } from '../service/design';
import { parse } from '../text';
import { UsageError } from './args';
import { type Call, type Command, EXIT } from './command';
import { jsonText } from './json';
import { progressOf } from './progress';
import type { Words } from './words';
import { whyUnwritten, writeWhole } from './write';

const MOST_JUMPS = 1_000_000;

/** Makes a board to a target. */
export const design: Command = {
  options: {
    board: 'text',
    snakes: 'text',
    ladders: 'text',
    expected: 'text',
    fewest: 'text',
    longest: 'text',
    chains: 'flag',
    'no-chains': 'flag',
    'no-crossings': 'flag',
    spread: 'flag',
    keep: 'texts',
    seed: 'text',
    out: 'text',
    json: 'flag',
    rules: 'text',
    set: 'texts',
  },
  run(call) {
    const { args, words, io } = call;
    const target = targetOf(call);
    const progress = progressOf(io);
    const designed = designBoard(target, ({ share, best }) => {
      progress.tell(share, words.design.best(best, target.expected?.tolerance));
      return true;
    });
    progress.end();
    const told = designTold(designed, target, words);
    const { board } = told.json;
    const out = args.text('out');
    const why = out === null ? null : written(resolve(io.cwd, out), board);
    if (out !== null && why !== null) {
      io.err(`snl: ${words.cli.unreadable.unwritable(out, why)}\n`);
      return EXIT.usage;
    }
    if (args.has('json')) io.out(jsonText(told.json));
    else if (out === null) io.out(board);
    io.err(`${words.play.seedIs(target.seed)}\n${told.text}`);
    return told.ok ? EXIT.fine : EXIT.found;
  },
};

/** Writes a file whole; why not, where it cannot be. */
function written(path: string, content: string): string | null {
  try {
    writeWhole(path, content);
    return null;
  } catch (error) {
    return whyUnwritten(error);
  }
}

function targetOf({ args, words }: Call) {
  const say = words.cli.usage;
  const [more] = args.rest;
  if (more !== undefined) throw new UsageError(say.tooMuch(more));
  const size = args.text('board');
  if (size === null) throw new UsageError(say.noBoard);
  const set = args.texts('set');
  const wrong = wrongSetting(set);
  if (wrong !== null) throw new UsageError(say.setting(wrong));
  args.positive('expected');
  if (args.has('chains') && args.has('no-chains')) throw new UsageError(say.notBoth('--chains', '--no-chains'));
  const target = designTarget({
    size,
    rules: args.choice('rules', Object.keys(NAMED_RULES) as RulesName[]),
    set,
    snakes: args.whole('snakes', 0, MOST_JUMPS),
    ladders: args.whole('ladders', 0, MOST_JUMPS),
    expected: args.text('expected'),
    fewest: args.whole('fewest', 1),
    bounds: {
      longest: args.whole('longest', 1),
      noChains: !args.has('chains'),
      noCrossings: args.has('no-crossings'),
      spread: args.has('spread'),
    },
    keep: args.texts('keep').flatMap(line => keptOf(line, words)),
    seed: args.text('seed') ?? randomSeed(),
  });
  if (target === null) throw new UsageError(say.board(size));
  return target;
}

/** The jumps of a line as a file has it. */
function keptOf(line: string, words: Words): readonly Jump[] {
  const { board, problems, statements } = parse(line, 'snl');
  const isJumps = statements.every(({ name }) => name === 'ladder' || name === 'snake');
  if (!isJumps || problems.length > 0 || board.jumps.length === 0) throw new UsageError(words.cli.usage.keep(line));
  return board.jumps;
}
