import { statSync } from 'node:fs';
import { applyChanges, formatChanges } from '../text';
import { eachBoard } from './boards';
import { type Call, type Command, EXIT } from './command';
import type { Input } from './files';
import { type Board, READ_OPTIONS, shownName } from './read';
import { whyUnwritten, writeWhole } from './write';

/** Formats files in place, or only tells which it would change. */
export const format: Command = {
  options: { ...READ_OPTIONS, check: 'flag' },
  async run(call) {
    let exit: number = EXIT.fine;
    const good = await eachBoard(
      call,
      (input, board) => {
        exit = Math.max(exit, formatOne(input, board, call));
      },
      // Whoever has a pipe formatted waits for a text.
      (input, { silent }) => silent && inPlace(input) !== null,
    );
    return good ? exit : EXIT.usage;
  },
};

function formatOne(input: Input, { file, bom, exact }: Board, call: Call): number {
  const { args, words, io } = call;
  const name = shownName(input, call);
  const changes = formatChanges(file);
  const isCheck = args.has('check');
  const place = inPlace(input);
  const text = (bom ? '\ufeff' : '') + applyChanges(file.text, changes);
  if (!exact && (changes.length > 0 || place === null)) {
    io.err(`snl: ${words.cli.unreadable.notUtf8(name)}\n`);
    return EXIT.usage;
  }
  if (isCheck) {
    if (changes.length === 0) return EXIT.fine;
    io.out(`${words.cli.wouldChange(name)}\n`);
    return EXIT.found;
  }
  if (place === null) {
    io.out(text);
    return EXIT.fine;
  }
  if (changes.length === 0) return EXIT.fine;
  try {
    writeWhole(place, text);
    io.err(`${words.cli.formatted(name)}\n`);
    return EXIT.fine;
  } catch (error) {
    io.err(`snl: ${words.cli.unreadable.unwritable(name, whyUnwritten(error))}\n`);
    return EXIT.usage;
  }
}

/** The file that is formatted in place; null: what was read is no file that can be written, and its text is printed. */
function inPlace({ path }: Input): string | null {
  return path !== null && statSync(path).isFile() ? path : null;
}
