import { recognise } from '../service/recognise';
import { type BoardFile, decode, decodeLoosely, mapSniffer, parse } from '../text';
import type { OptionKinds } from './args';
import type { Call } from './command';
import type { Input } from './files';
import { type Source, sourceOf } from './source';

/** Larger files are not read, in bytes: no editor hands one over either. */
const MOST_BYTES = 50_000_000;
const MEGABYTE = 1_000_000;

/** What became of reading a file. */
export type Reading =
  | { readonly kind: 'board'; readonly file: BoardFile }
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
  const source = sourceOf(input, MOST_BYTES + 1, io, words);
  if ('why' in source) return { kind: 'unreadable', why: source.why };
  const none = words.cli.noBoard;
  const start = source.start();

  // What can be told without reading all of it comes first: such files may be very large.
  if (recognised?.format === 'snl') {
    const beginning = start.includes(0) ? parse(decodeLoosely(start).text, 'snl') : null;
    if (beginning?.isBoard === false) return { kind: 'board', file: beginning };
  } else if (recognised?.format === 'map') {
    if (!recognised.byHand && !isDrawn(source)) return { kind: 'no-board', why: none.plain(input.name), silent: true };
  } else if (start.includes(0)) return { kind: 'no-board', why: none.binary(input.name), silent: false };
  if (source.size > MOST_BYTES) {
    const why = words.cli.unreadable.large(input.name, Math.round(source.size / MEGABYTE), MOST_BYTES / MEGABYTE);
    return { kind: 'unreadable', why };
  }

  const bytes = source.all();
  if (recognised?.format === 'snl') return { kind: 'board', file: parse(decodeLoosely(bytes).text, 'snl') };
  if (recognised?.byHand) return { kind: 'board', file: parse(decodeLoosely(bytes).text, 'map', true) };
  const text = decode(bytes)?.text;
  if (text === undefined) return { kind: 'no-board', why: none.binary(input.name), silent: recognised !== null };
  if (recognised !== null || isDrawn(source)) return { kind: 'board', file: parse(text, 'map', true) };
  const file = parse(text, 'snl');
  const saysBoard = file.isBoard && file.statements.some(({ name, valid }) => name === 'board' && valid);
  return saysBoard ? { kind: 'board', file } : { kind: 'no-board', why: none.unknown(input.name), silent: false };
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
