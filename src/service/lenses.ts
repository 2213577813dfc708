import type { Span } from '../text';
import type { BoardDocument } from './document';
import type { Words } from './words';

/** The lenses of a board: two that tell numbers, three that do something. Each is a command about the board. */
export type LensKind = 'fewest' | 'expected' | 'solve' | 'play' | 'analyse';

export interface Lens {
  readonly kind: LensKind;
  readonly span: Span;
  /** null: it takes work to say, and is asked for when it is seen. */
  readonly title: string | null;
}

/** The lenses on the board's line. None where no board is, or no size; where the board is too large to be worked out at once no numbers. */
export function lensesOf({ file, numbers }: BoardDocument, words: Words): Lens[] {
  if (!file.isBoard || file.board.size === null) return [];
  const { start, end } = file.head;
  const { solve: solveIt, play, analyse } = words.service.lens;
  const lens = (kind: LensKind, title: string | null): Lens => ({ kind, span: { start, end }, title });
  const told = numbers === null ? [] : [lens('fewest', null), lens('expected', null)];
  return [...told, lens('solve', solveIt), lens('play', play), lens('analyse', analyse)];
}

/** What a lens with a number says. */
export function lensTitle({ numbers }: BoardDocument, kind: LensKind, words: Words): string | null {
  if (numbers === null) return null;
  const say = words.service.lens;
  if (kind === 'fewest') {
    const { throws, turns, ways } = numbers.fewest;
    return throws === null || turns === null ? say.noWay : words.solve.answer({ throws, turns, ways });
  }
  if (kind !== 'expected') return null;
  const { expectedTurns, fewest } = numbers;
  if (fewest.throws === null) return say.never;
  if (Number.isNaN(expectedTurns)) return say.unknown;
  return expectedTurns === Number.POSITIVE_INFINITY ? say.endless : say.expected(expectedTurns);
}
