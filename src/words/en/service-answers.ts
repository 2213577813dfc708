/** The answers "length of the game" and "simulation", in lines for people. */
import type { JumpKind } from '../../board/board';
import { FOUR_DIGITS, numberFormat } from '../numbers';

const rough = numberFormat('en', FOUR_DIGITS);
const spread = numberFormat('en', { maximumSignificantDigits: 2 });
const whole = numberFormat('en', { maximumFractionDigits: 0 });
const percent = numberFormat('en', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
const column = numberFormat('en', { ...FOUR_DIGITS, minimumSignificantDigits: 4 });
const signed = numberFormat('en', { ...FOUR_DIGITS, minimumSignificantDigits: 4, signDisplay: 'exceptZero' });
const signedWhole = numberFormat('en', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const one = numberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const turns = (count: number) => (count === 1 ? '1 turn' : `${rough.format(count)} turns`);
const throws = (count: number) => (count === 1 ? '1 throw' : `${whole.format(count)} throws`);

export const answer = {
  noBoard: 'This document is no board.',
  noSize: 'The board’s size is missing, so there is nothing to answer.',
  routes: (listed: number, ways: bigint) =>
    BigInt(listed) === ways ? 'All shortest throws:' : `The first ${whole.format(listed)} of the shortest throws:`,
  more: (count: number) => `… and ${whole.format(count)} more`,

  trap: (cell: number) => `A game may never end: from cell ${cell} the goal cannot be reached.`,
  tooLarge: 'The game is too large for its length to be worked out.',
  mendByPass: 'With “finish pass” it would always end.',
  mendByOneDie: (sides: number) => `With one die of ${sides} it would always end.`,

  expected: (mean: number) => `${one.format(mean)} turns on average`,
  mean: (mean: number, deviation: number | null) =>
    deviation === null
      ? `A game takes ${turns(mean)} on average.`
      : `A game takes ${turns(mean)} on average; the standard deviation is ${rough.format(deviation)}.`,
  typical: (median: number, mode: number) =>
    `Half of all games end within ${turns(median)}; the most frequent length is ${turns(mode)}.`,
  percentile: (percentage: string, within: number) => `${percentage}% of all games end within ${turns(within)}.`,
  fewest: (least: number, inTurns: number, probability: number | null) =>
    probability === null || probability === 0
      ? `The fewest: ${throws(least)} in ${turns(inTurns)}.`
      : `The fewest: ${throws(least)} in ${turns(inTurns)}; 1 game in ${rough.format(1 / probability)} is so short.`,
  jumpsTitle: 'Without the jump a game would take so many turns and throws more:',
  jumpColumns: ['jump', 'uses a game', 'turns', 'throws'],
  jumpName: (kind: JumpKind, from: number, to: number) => `${kind} ${from} → ${to}`,
  uses: (count: number) => column.format(count),
  turnsMore: (count: number) => signed.format(count),
  throwsMore: (count: number) => signedWhole.format(count),
  seat: (player: number, win: number, error: number) =>
    error === 0
      ? `Player ${player} wins ${percent.format(win)} of all games.`
      : `Player ${player} wins ${percent.format(win)} of all games (± ${percent.format(error)}).`,
  all: (ofAll: number, rounds: number) =>
    `The game of all players takes ${turns(ofAll)} in ${rough.format(rounds)} rounds on average.`,

  simulated: (mean: number, error: number | null) =>
    error === null
      ? `The game took ${turns(mean)}.`
      : `A game took ${rough.format(mean)} turns on average (± ${spread.format(error)}).`,
  simulatedRange: (least: number, most: number, games: number) =>
    games === 1
      ? `It was the only game, of ${turns(most)}.`
      : `The shortest of ${whole.format(games)} games took ${turns(least)}, the longest ${turns(most)}.`,
  unfinished: (turnsOfGame: number) => `A game was ended after ${turns(turnsOfGame)}.`,
};
