import type { JumpKind } from '../../board/board';
import type { Designed, Miss, Moved } from '../../design';
import { numberFormat } from '../numbers';

const large = numberFormat('en');

/** A number of turns, with so many digits that what is within the tolerance can be seen. */
const turns = (value: number, tolerance: number) =>
  numberFormat('en', {
    maximumFractionDigits: Math.min(15, Math.max(1, Math.ceil(-Math.log10(tolerance)) + 1)),
  }).format(value);

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${large.format(number)} ${many}`;
const snakes = (number: number) => count(number, 'snake', 'snakes');
const ladders = (number: number) => count(number, 'ladder', 'ladders');

/** The tolerance to which a length is told where none was asked for. */
const USUAL = 0.1;

function missed(miss: Miss): string {
  switch (miss.kind) {
    case 'expected': {
      const { turns: wanted, tolerance } = miss.wanted;
      return Number.isFinite(miss.found)
        ? `The game should take ${turns(wanted, tolerance)} turns on average; the nearest board found takes ${turns(miss.found, tolerance)}.`
        : `The game should take ${turns(wanted, tolerance)} turns on average, but no board was found on which it ends for certain.`;
    }
    case 'fewest':
      return miss.found === null
        ? `The fewest throws should be ${large.format(miss.wanted)}, but no board was found whose goal can be reached.`
        : `The fewest throws should be ${large.format(miss.wanted)}; the nearest board found has ${large.format(miss.found)}.`;
    case 'endless':
      return 'No board was found on which the game ends for certain.';
    case 'snakes':
      return `Only ${large.format(miss.placed)} of ${snakes(miss.wanted)} found a place.`;
    case 'ladders':
      return `Only ${large.format(miss.placed)} of ${ladders(miss.wanted)} found a place.`;
    case 'keep':
      return `The ${miss.jump.kind} from ${miss.jump.from} to ${miss.jump.to} can’t be kept: it does not fit on the board, or its cell has another.`;
  }
}

const nouns: Readonly<Record<JumpKind, string>> = { ladder: 'ladder', snake: 'snake' };

/** Boards made to a target. */
export const design = {
  /** What a board comes to, in a line. */
  made: ({ board, expectedTurns, fewest }: Designed, tolerance: number = USUAL) => {
    const kinds = board.jumps.map(jump => jump.kind);
    const up = kinds.filter(kind => kind === 'ladder').length;
    const what = `${count(board.size?.cells ?? 0, 'cell', 'cells')}, ${ladders(up)} and ${snakes(kinds.length - up)}`;
    const least = fewest === null ? 'the goal can’t be reached' : `at least ${count(fewest, 'throw', 'throws')}`;
    return Number.isFinite(expectedTurns)
      ? `${what}: ${turns(expectedTurns, tolerance)} turns on average, ${least}`
      : `${what}: a game may never end, ${least}`;
  },
  met: 'The board meets the target.',
  notMet: 'No board was found that meets the target. This is the nearest one.',
  /** What a board falls short of: a whole sentence. */
  missed,
  /** How the search goes. */
  best: ({ expectedTurns }: Designed, tolerance: number = USUAL) =>
    Number.isFinite(expectedTurns)
      ? `Best board so far: ${turns(expectedTurns, tolerance)} turns on average`
      : 'No board so far on which the game ends for certain',
  /** A jump that was moved. */
  moved: ({ from, to }: Moved) =>
    `The ${nouns[from.kind]} from ${from.from} to ${from.to} now goes from ${to.from} to ${to.to}.`,
  unmoved: 'The board meets the target as it is.',
};
