import { resolve } from 'node:path';
import type { RulesName } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import { design as designBoard } from '../design';
import { randomSeed } from '../server/seed';
import { wrongSetting } from '../service/asked';
import { designTarget, designTold } from '../service/design';
import { UsageError } from './args';
import { type Call, type Command, EXIT } from './command';
import { progressOf } from './progress';
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
    'no-crossings': 'flag',
    spread: 'flag',
    seed: 'text',
    rules: 'text',
    set: 'texts',
    out: 'text',
  },
  run(call) {
    const { args, words, io } = call;
    const target = targetOf(call);
    const progress = progressOf(io);
    const designed = designBoard(target, ({ share }) => {
      progress.tell(share);
      return true;
    });
    progress.end();
    const told = designTold(designed, target, words);
    const { board } = told.json;
    const out = args.text('out');
    if (out === null) io.out(board);
    else {
      const why = written(resolve(io.cwd, out), board);
      if (why !== null) {
        io.err(`snl: ${words.cli.unreadable.unwritable(out, why)}\n`);
        return EXIT.usage;
      }
    }
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
      noCrossings: args.has('no-crossings'),
      spread: args.has('spread'),
    },
    keep: [],
    seed: args.text('seed') ?? randomSeed(),
  });
  if (target === null) throw new UsageError(say.board(size));
  return target;
}
