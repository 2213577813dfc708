import type { Reason } from '../../solve/reason';
import type { StepFacts } from '../../solve/route';
import { numberFormat } from '../numbers';

const large = numberFormat('en');

/** Digits in groups of three, however many: the formatter is slow where they are thousands. */
const grouped = (number: bigint) => (number < 10n ** 30n ? large.format(number) : String(number));

const list = (faces: readonly number[]) =>
  faces.length < 2 ? faces.join('') : `${faces.slice(0, -1).join(', ')} or ${faces[faces.length - 1]}`;

/** The faces of a die, cut short where they are many. */
const faces = (all: readonly number[]) =>
  all.length <= 12 ? list(all) : `${all.slice(0, 10).join(', ')} … ${all[all.length - 1]}`;

const throws = (count: number) => (count === 1 ? '1 throw' : `${large.format(count)} throws`);
const turns = (count: number) => (count === 1 ? '1 turn' : `${large.format(count)} turns`);
const ways = (count: bigint) => (count === 1n ? '1 way' : `${grouped(count)} ways`);

/** Who carries all from the cells of a wall, as the subject and the verb of its sentence. */
const carriers = {
  snakes: 'are heads of snakes',
  ladders: 'are feet of ladders',
  both: 'all begin a snake or a ladder',
};

function never(reason: Reason): string {
  switch (reason.kind) {
    case 'no-entry':
      return `No token ever comes onto the board: that takes ${faces(reason.faces)}, which the die does not have.`;
    case 'void-entry':
      return `No token ever comes onto the board: that takes ${faces(reason.faces)}, and every turn with such a throw is void.`;
    case 'always-again':
      return 'No turn ever ends: every face of the die throws again, and there is no limit.';
    case 'always-void':
      return `Nothing ever moves: every turn is a run of ${reason.run}, and such a turn is void.`;
    case 'carried-from-goal':
      return reason.to === 0
        ? `Nobody can finish: whoever comes onto the goal, ${reason.goal}, is carried off the board.`
        : `Nobody can finish: whoever comes onto the goal, ${reason.goal}, is carried to ${reason.to}.`;
    case 'wall':
      return reason.first === reason.last
        ? `The goal can’t be reached: nobody gets past cell ${reason.first}, which carries every token away.`
        : `The goal can’t be reached: nobody gets past the cells ${reason.first} to ${reason.last}, which ${carriers[reason.jumps]}.`;
    case 'faces':
      return reason.faces.length === 1
        ? `The goal, ${reason.goal}, can’t be reached: the die shows only ${reason.faces[0]}, and no number of such throws ends there.`
        : `The goal, ${reason.goal}, can’t be reached: no throws of ${faces(reason.faces)} add up to end there.`;
    case 'jumps':
      return reason.farthest === 0
        ? 'The goal can’t be reached: snakes and ladders carry every token back off the board.'
        : `The goal can’t be reached: where these snakes and ladders lead, no throw ends on it. No token gets beyond cell ${reason.farthest}.`;
    case 'turns':
      return 'The goal can’t be reached: throws that would lead there make no whole turns as “again” and “void” have them.';
    case 'only-by-snakes':
      return 'Without being carried by a snake, the goal can’t be reached.';
    case 'no-way':
      return reason.from === 0
        ? `From off the board no turn ever ends on ${reason.to}.`
        : reason.to === 0
          ? `From ${reason.from} no turn ever ends off the board.`
          : `From ${reason.from} no turn ever ends on ${reason.to}.`;
    case 'too-large':
      return 'This can’t be worked out: the board is too large for a “limit” or “void” of this size.';
  }
}

function step({ throw: thrown, from, walked, to, how, by }: StepFacts): string {
  const begin =
    how === 'enters' ? `onto the board, to ${walked}` : how === 'stays' ? `stays on ${from}` : `${from} → ${walked}`;
  const off = to === 0;
  switch (by) {
    case null:
      return `thrown ${thrown}: ${begin}`;
    case 'ladder':
      return `thrown ${thrown}: ${begin}, ladder to ${to}`;
    case 'snake':
      return off ? `thrown ${thrown}: ${begin}, snake off the board` : `thrown ${thrown}: ${begin}, snake to ${to}`;
    case 'several':
      return off
        ? `thrown ${thrown}: ${begin}, carried off the board`
        : `thrown ${thrown}: ${begin}, carried on to ${to}`;
  }
}

/** The answer “fewest throws”, in words. */
export const solve = {
  faces,
  throws,
  turns,
  ways,
  /** The whole answer in a line. Turns are said where they are not the throws. */
  answer: (answer: { readonly throws: number; readonly turns: number; readonly ways: bigint }) =>
    answer.turns === answer.throws
      ? `${throws(answer.throws)}, ${ways(answer.ways)}`
      : `${throws(answer.throws)} in ${turns(answer.turns)}, ${ways(answer.ways)}`,
  /** One walk of a route. */
  step,
  turn: (turn: number) => `turn ${turn}`,
  /** Why there is no answer: a whole sentence. */
  never,
};
