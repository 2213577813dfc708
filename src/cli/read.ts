import { recognise } from '../service/recognise';
import { type BoardFile, decode, decodeLoosely, type Format, mapSniffer, parse } from '../text';
import type { OptionKinds } from './args';
import type { Call } from './command';
import type { Input } from './files';
import { type Source, sourceOf } from './source';

/** Larger files are not read, in bytes: the largest board drawn as a map has 90 MB. */
const MOST_BYTES = 256_000_000;
/** Nor are files larger than this that do not begin as a board does. */
const MOST_UNKNOWN = 50_000_000;
/** A text whose name tells nothing says within so many bytes how large its board is, or is none. */
const MOST_BEFORE_SIZE = 1_000_000;

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
export async function readBoard(input: Input, call: Call): Promise<Reading> {
  const { args, words, io } = call;
  const from = args.choice('from', ['snl', 'map']);
  const path = input.path ?? args.text('name') ?? '';
  const recognised = recognise(path, from === 'map' ? 'snl-map' : from);
  const isMap = recognised?.format === 'map';
  const source = await sourceOf(input, io, words, start => (isMap ? MOST_BYTES : limitOf(start)));
  if ('why' in source) return { kind: 'unreadable', why: source.why };
  if (isMap) return mapOf(source, recognised.byHand, input, call);
  // Nothing at all is what a new board file begins with.
  const isSnl = recognised !== null || source.size === 0;
  return isSnl ? snlOf(source, input, call) : unknownOf(source, input, call);
}

/** How an input is called in messages. */
export function shownName(input: Input, { args, words }: Call): string {
  return input.path === null ? (args.text('name') ?? words.cli.standardInput) : input.name;
}

/** What is called a map. One that was not chosen by hand is told from other programs' without being held in memory. */
function mapOf(source: Source, byHand: boolean, input: Input, call: Call): Reading {
  const none = call.words.cli.noBoard;
  const name = shownName(input, call);
  if (!byHand && !isDrawn(source)) return { kind: 'no-board', why: none.plain(name), silent: true };
  if (source.size > MOST_BYTES) return tooLarge(MOST_BYTES, name, call);
  const map = boardOf(source.upTo(MOST_BYTES), 'map');
  return byHand || map.exact ? map : { kind: 'no-board', why: none.binary(name), silent: true };
}

/** What is called a `.snl` file. */
function snlOf(source: Source, input: Input, call: Call): Reading {
  const { start, size } = source;
  // Of a file that may be very large another language's is told by its beginning.
  if (start.includes(0) || size > MOST_UNKNOWN) {
    const beginning = boardOf(start, 'snl');
    if (!beginning.file.isBoard) return beginning;
  }
  const limit = size > MOST_UNKNOWN ? limitOf(start) : MOST_UNKNOWN;
  return size > limit ? tooLarge(limit, shownName(input, call), call) : boardOf(source.upTo(limit), 'snl');
}

/** What is called neither. */
function unknownOf(source: Source, input: Input, call: Call): Reading {
  const none = call.words.cli.noBoard;
  const name = shownName(input, call);
  const isBinary = { kind: 'no-board', why: none.binary(name), silent: false } as const;
  if (source.start.includes(0)) return isBinary;
  const isSnl = saysSize(source.upTo(MOST_BEFORE_SIZE));
  if (!isSnl && !isDrawn(source)) return { kind: 'no-board', why: none.unknown(name), silent: false };
  if (source.size > MOST_BYTES) return tooLarge(MOST_BYTES, name, call);
  const board = boardOf(source.upTo(MOST_BYTES), isSnl ? 'snl' : 'map');
  return board.exact ? board : isBinary;
}

function tooLarge(most: number, name: string, { words }: Call): Reading {
  const say = words.cli.unreadable;
  const megabytes = most / 1_000_000;
  return {
    kind: 'unreadable',
    why: most === MOST_BYTES ? say.large(name, megabytes) : say.largeOther(name, megabytes),
  };
}

/** How many bytes are read of a file that begins so. */
function limitOf(start: Uint8Array): number {
  return saysSize(start) ? MOST_BYTES : MOST_UNKNOWN;
}

/** What may be the statement that every board has. */
const BOARD = /(?:^|[\r\n])[^\S\r\n]*board/i;

/** Whether a text that might be anything has that statement. It is only read as a board where it may be one: that takes its time. */
function saysSize(bytes: Uint8Array): boolean {
  const { text } = decodeLoosely(bytes);
  if (!BOARD.test(text)) return false;
  const { isBoard, statements } = parse(text, 'snl');
  return isBoard && statements.some(({ name, valid }) => name === 'board' && valid);
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
