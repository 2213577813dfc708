import { applyChanges, formatChanges } from '../text';
import { UsageError } from './args';
import { type Call, type Command, EXIT } from './command';
import { type Input, inputsOf } from './files';
import { type Board, READ_OPTIONS, readBoard } from './read';
import { whyUnwritten, writeWhole } from './write';

/** Formats files in place, or only tells which it would change. */
export const format: Command = {
  options: { ...READ_OPTIONS, check: 'flag' },
  run(call) {
    const { args, words, io } = call;
    if (args.rest.length === 0) throw new UsageError(words.cli.usage.noFile);
    let exit: number = EXIT.fine;
    for (const input of inputsOf(args.rest, io.cwd)) {
      const reading = readBoard(input, call);
      if (reading.kind === 'board') exit = Math.max(exit, formatOne(input, reading, call));
      else if (reading.kind === 'unreadable' || input.path === null || !(reading.silent || input.found)) {
        io.err(`snl: ${reading.why}\n`);
        exit = EXIT.usage;
      }
    }
    return exit;
  },
};

function formatOne(input: Input, { file, bom, exact }: Board, { args, words, io }: Call): number {
  const changes = formatChanges(file);
  const isCheck = args.has('check');
  const text = (bom ? '\ufeff' : '') + applyChanges(file.text, changes);
  if (!exact && (changes.length > 0 || input.path === null)) {
    io.err(`snl: ${words.cli.unreadable.notUtf8(input.name)}\n`);
    return EXIT.usage;
  }
  if (isCheck) {
    if (changes.length === 0) return EXIT.fine;
    io.out(`${words.cli.wouldChange(input.name)}\n`);
    return EXIT.found;
  }
  if (input.path === null) {
    io.out(text);
    return EXIT.fine;
  }
  if (changes.length === 0) return EXIT.fine;
  try {
    writeWhole(input.path, text);
    io.err(`${words.cli.formatted(input.name)}\n`);
    return EXIT.fine;
  } catch (error) {
    io.err(`snl: ${words.cli.unreadable.unwritable(input.name, whyUnwritten(error))}\n`);
    return EXIT.usage;
  }
}
