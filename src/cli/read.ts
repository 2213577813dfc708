import { recognise } from '../service/recognise';
import { type BoardFile, decode, decodeLoosely, type Format, mapSniffer, parse } from '../text';
import type { OptionKinds } from './args';
import type { Call } from './command';
import type { Input } from './files';
import { type Source, sourceOf } from './source';

/** Larger files are not read, in bytes: no editor hands one over either. */
export const MOST_BYTES = 50_000_000;
const MEGABYTE = 1_000_000;

/** A board file. Also a `.snl` file of another language: `file.isBoard` tells. */
export interface Board {
  readonly kind: 'board';
  readonly file: BoardFile;
  /** Whether a BOM stands before the text. */
  readonly bom: boolean;
  /** Whether the text is all that the bytes say: it is not where they are no UTF-8. */
  readonly exact: boolean;
}

/** What became of reading a file. */
export type Reading =
  | Board
  /** It could be read, and is no board. `silent`: a `map.txt` of another program. */
  | { readonly kind: 'no-board'; readonly why: string; readonly silent: boolean }
  | { readonly kind: 'unreadable'; readonly why: string };

/** The options of every command that reads boards. */
export const READ_OPTIONS: OptionKinds = { from: 'text', name: 'text' };

/** Reads a board file, of the format that its name, its text or `--from` tells. Throws a UsageError for a wrong `--from`. */
export function readBoard(input: Input, { args, words, io }: Call): Reading {
  const from = args.choice('from', ['snl', 'map']);
  const path = input.path ?? args.text('name') ?? '';
  const recognised = recognise(path, from === 'map' ? 'snl-map' : from);
  const source = sourceOf(input, io, words);
  if ('why' in source) return { kind: 'unreadable', why: source.why };
  const none = words.cli.noBoard;
  const start = source.start();

  // What can be told without reading all of it comes first: such files may be very large.
  if (recognised?.format === 'snl') {
    const beginning = start.includes(0) ? boardOf(start, 'snl') : null;
    if (beginning?.file.isBoard === false) return beginning;
  } else if (recognised?.format === 'map') {
    if (!recognised.byHand && !isDrawn(source)) return { kind: 'no-board', why: none.plain(input.name), silent: true };
  } else if (start.includes(0)) return { kind: 'no-board', why: none.binary(input.name), silent: false };
  else if (source.size > MOST_BYTES && !saysBoard(boardOf(start, 'snl')) && !isDrawn(source)) {
    return { kind: 'no-board', why: none.unknown(input.name), silent: false };
  }
  if (source.size > MOST_BYTES) {
    const why = words.cli.unreadable.large(input.name, Math.round(source.size / MEGABYTE), MOST_BYTES / MEGABYTE);
    return { kind: 'unreadable', why };
  }

  const bytes = source.all();
  if (recognised?.format === 'snl' || recognised?.byHand) return boardOf(bytes, recognised.format);
  if (recognised !== null || isDrawn(source)) {
    const map = boardOf(bytes, 'map');
    return map.exact ? map : { kind: 'no-board', why: none.binary(input.name), silent: recognised !== null };
  }
  const board = boardOf(bytes, 'snl');
  if (!board.exact) return { kind: 'no-board', why: none.binary(input.name), silent: false };
  return saysBoard(board) ? board : { kind: 'no-board', why: none.unknown(input.name), silent: false };
}

/** Whether a text that might be anything has the statement that every board has. */
function saysBoard({ file }: Board): boolean {
  return file.isBoard && file.statements.some(({ name, valid }) => name === 'board' && valid);
}

function boardOf(bytes: Uint8Array, format: Format): Board {
  const exactly = decode(bytes);
  const { text, bom } = exactly ?? decodeLoosely(bytes);
  return { kind: 'board', file: parse(text, format, true), bom, exact: exactly !== null };
}

/** Whether a text is the picture of a board, read only as far as that is open. */
function isDrawn(source: Source): boolean {
  const sniffer = mapSniffer(source.size);
  let open = true;
  source.each(piece => {
    open = sniffer.push(piece);
    return open;
  });
  return open && sniffer.end();
}
