import { UsageError } from './args';
import type { Call } from './command';
import { type Input, inputsOf } from './files';
import { type Board, type Reading, readBoard } from './read';

/** A file that is no board. */
export type NoBoard = Extract<Reading, { readonly kind: 'no-board' }>;

/**
 * Reads the files that are named, one after the other, and hands those that are boards to `take`. What can't be read, and what is no board
 * though it was named, is said on standard error; false where there was such a one. A file that `isQuiet` says so of is passed over.
 */
export async function eachBoard(
  call: Call,
  take: (input: Input, board: Board) => void,
  isQuiet: (input: Input, reading: NoBoard) => boolean = (_, { silent }) => silent,
): Promise<boolean> {
  const { args, words, io } = call;
  if (args.rest.length === 0) throw new UsageError(words.cli.usage.noFile);
  const { inputs, searched } = inputsOf(args.rest, io.cwd);
  const without = new Set(searched);
  let good = true;
  for (const input of inputs) {
    const reading = await readBoard(input, call);
    if (reading.kind === 'board') {
      if (input.by !== null) without.delete(input.by);
      take(input, reading);
    } else if (reading.kind === 'unreadable' || (input.by === null && !isQuiet(input, reading))) {
      io.err(`snl: ${reading.why}\n`);
      good = false;
    }
  }
  for (const word of without) io.err(`snl: ${words.cli.noBoard.noneIn(word)}\n`);
  return good;
}

/** The one board that is named, or that stands in the folder that is named; else why there is none, and whether a wrong call is the reason. */
export async function oneBoard(
  call: Call,
): Promise<{ readonly input: Input; readonly board: Board } | { readonly why: string; readonly wrongCall: boolean }> {
  const { args, words, io } = call;
  const { usage, noBoard } = words.cli;
  const [word, ...more] = args.rest;
  if (word === undefined) throw new UsageError(usage.noFile);
  if (more.length > 0) throw new UsageError(usage.oneFile(args.rest.length));
  let one: { readonly input: Input; readonly board: Board } | null = null;
  for (const input of inputsOf([word], io.cwd).inputs) {
    const reading = await readBoard(input, call);
    if (reading.kind === 'board' && (input.by === null || reading.file.isBoard)) {
      if (one !== null) return { why: noBoard.several(word), wrongCall: true };
      one = { input, board: reading };
    } else if (reading.kind === 'unreadable' || (reading.kind === 'no-board' && input.by === null)) {
      return { why: reading.why, wrongCall: reading.kind === 'unreadable' };
    }
  }
  return one ?? { why: noBoard.noneIn(word), wrongCall: true };
}
