/** What the analysis of random games says is what slow versions, plain play and the laws of chance say. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { chanceWithin, expectedTurns, newNumbers, numbersOf } from '../../src/analyse';
import { playGame, throwerOf } from '../../src/analyse/games';
import { newTally } from '../../src/analyse/tally';
import { listedDie } from '../../src/board/die';
import { type Game, withoutJump } from '../../src/board/game';
import { randomOf } from '../../src/board/random';
import { winnersOf } from '../../src/board/rules';
import { playWhole } from '../../src/play';
import { fewestThrows } from '../../src/solve';
import { slowLaw } from '../slow/law';
import { gameWith, smallGame } from '../unit/analyse/games';

/** Boards of some sixty cells, thrown on once a turn, on which every game ends. */
const plainGame = fc
  .record({
    cells: fc.integer({ min: 20, max: 80 }),
    jumps: fc.array(fc.tuple(fc.integer({ min: 2, max: 79 }), fc.integer({ min: 1, max: 80 })), { maxLength: 12 }),
    faces: fc.array(fc.record({ face: fc.integer({ min: 2, max: 9 }), weight: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(({ cells, jumps, faces }) => {
    const acting = jumps.filter(([from, to]) => from < cells && to <= cells && from !== to);
    return gameWith(cells, acting, { die: listedDie([{ face: 1, weight: 2 }, ...faces]) });
  })
  .filter(game => Number.isFinite(newNumbers(game).expectedTurns));

/** Small games whose players influence each other. */
const tableGame: fc.Arbitrary<Game> = fc
  .tuple(
    smallGame,
    fc.record({
      skipNext: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
      reverse: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      winners: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant('auto' as const)),
    }),
  )
  .map(([game, rules]) => ({ ...game, rules: { ...game.rules, ...rules } }));

const near = (value: number, exact: number) =>
  expect(Math.abs(value - exact)).toBeLessThan(1e-11 * (1 + Math.abs(exact)));

/** Both may be infinite; a pivoting elimination in doubles is no better than this. */
function allNear(values: readonly number[], slow: readonly number[]): void {
  const off = slow.findIndex((exact, i) => values[i] !== exact && !(Math.abs(values[i] - exact) <= 1e-8 * (1 + exact)));
  expect(off === -1 ? null : { at: off, value: values[off], exact: slow[off] }).toBeNull();
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** Turns that are followed in both laws. */
const TURNS = 12;

function isSlowLaw(game: Game): void {
  const slow = slowLaw(game, TURNS);
  const numbers = newNumbers(game);
  const within = slow.within.map((_, n) => chanceWithin(numbers.length!, n + 1));
  allNear(within, slow.within);
  allNear([numbers.expectedTurns, numbers.variance!], [slow.mean, slow.variance]);
  allNear([...numbers.turnsToGoal!], slow.toGoal);
  if (slow.mean === Number.POSITIVE_INFINITY) {
    expect(numbers.reason).not.toBeNull();
    return;
  }
  allNear([...numbers.visits!], slow.visits);
  allNear([...numbers.uses!], slow.uses);
}

function isWorth(game: Game): void {
  const { expectedTurns: expected, fewest, worthInTurns, worthInThrows } = newNumbers(game);
  for (let jump = 0; jump < game.jumps.length; jump++) {
    const without = withoutJump(game, jump);
    const turns = expectedTurns(without);
    if (expected === Number.POSITIVE_INFINITY) expect(worthInTurns![jump]).toBeNaN();
    else if (turns === Number.POSITIVE_INFINITY) expect(worthInTurns![jump]).toBe(turns);
    else expect(Math.abs(worthInTurns![jump] - (turns - expected))).toBeLessThan(1e-9 * (turns + expected));
    const throws = fewestThrows(without) ?? Number.POSITIVE_INFINITY;
    expect(worthInThrows![jump]).toBe(fewest.throws === null ? Number.NaN : throws - fewest.throws);
  }
}

function visitsAreTurns(game: Game): void {
  const { expectedTurns, visits } = numbersOf(game);
  if (Number.isFinite(expectedTurns)) near(sum([...visits!]), expectedTurns);
}

function throwsAddUp(game: Game): void {
  const { expectedTurns, visits, uses } = numbersOf(game);
  const weights = game.die.weights.map(Number);
  const all = sum(weights);
  const chance = (i: number) => weights[i] / all;
  const mean = game.die.faces.reduce((total, face, i) => total + face * chance(i), 0);
  // All throws lead from start to goal, but for those that were no move, and but for what jumps carried.
  let thrown = game.goal - game.start;
  game.jumps.forEach(({ from, to }, i) => {
    thrown -= uses![i] * (to - from);
  });
  for (let cell = 0; cell < game.goal; cell++) {
    const begun = visits![cell] + (cell === game.start ? 1 : 0);
    game.die.faces.forEach((face, i) => {
      if (cell + face > game.goal) thrown += begun * chance(i) * face;
    });
  }
  near(thrown, mean * expectedTurns);
}

function somebodyWins(game: Game, players: number, winners: number): void {
  const table = { ...game, rules: { ...game.rules, winners } };
  const { places, rounds, turns } = numbersOf(table).seats(players)!;
  for (let place = 0; place < Math.min(winners, players); place++) near(sum(places.map(seat => seat[place])), 1);
  for (let seat = 1; seat < players; seat++) expect(places[seat][0]).toBeLessThanOrEqual(places[seat - 1][0]);
  expect(turns).toBeLessThanOrEqual(players * rounds + 1e-9);
}

function lawHasMoments(game: Game): void {
  const { expectedTurns, variance, length } = numbersOf(game);
  const { exactly, more, hazard } = length!;
  const last = more.length - 1;
  const tail = hazard > 0 ? more[last] / hazard : 0;
  near(sum(more.slice(0, -1)) + tail, expectedTurns);
  const square = sum(exactly.map((chance, n) => chance * (n - expectedTurns) ** 2));
  const rest = hazard > 0 ? more[last] * ((1 - hazard) / hazard ** 2 + (last + 1 / hazard - expectedTurns) ** 2) : 0;
  expect(Math.abs((square + rest) / variance! - 1)).toBeLessThan(1e-8);
}

function simulatedIsPlayed(game: Game, players: number, seed: number): void {
  const thrown = throwerOf(game, randomOf(String(seed)));
  const throws: number[] = [];
  const tally = newTally(players, winnersOf(game.rules, players));
  const record = () => {
    const face = thrown();
    throws.push(face);
    return face;
  };
  playGame(game, record, 60, tally);
  // Some throws more: a game that is broken off may do so after a turn that is lost, for which nobody throws.
  const script = [...throws, ...new Array<number>(9).fill(game.die.faces[0])];
  const played = playWhole(game, { players, seed: '', throws: script, maxTurns: 60 });
  if ('impossible' in played) throw new Error('a face that the die lacks');
  const { turns } = played;
  expect(tally.turns).toBe(turns.length);
  const finished = tally.places[0].map((_, place) => tally.places.findIndex(seat => seat[place] === 1) + 1);
  expect(finished.filter(player => player > 0)).toEqual(played.finished);
  const had = (player: number) => turns.filter(turn => turn.player === player).length;
  expect(tally.rounds).toBe(Math.max(...tally.places.map((_, seat) => had(seat + 1))));
}

type Check = (runs: { readonly numRuns: number }) => void;
const players = fc.integer({ min: 1, max: 8 });
const few = fc.integer({ min: 1, max: 4 });

/** All of them, to be run as often as is said. */
export const ANALYSIS: readonly (readonly [string, Check])[] = [
  [
    'the law of the length, visits and uses are those of whole turns, enumerated by the rules of play',
    runs => fc.assert(fc.property(smallGame, isSlowLaw), runs),
  ],
  [
    'the worth of a jump is what the game without it says, in turns and in throws',
    runs => fc.assert(fc.property(smallGame, isWorth), runs),
  ],
  ['the turns that end on the cells are all turns', runs => fc.assert(fc.property(smallGame, visitsAreTurns), runs)],
  [
    'Wald: what is thrown in a game is the mean of a throw times the mean length',
    runs => fc.assert(fc.property(plainGame, throwsAddUp), runs),
  ],
  [
    'somebody wins, and it is the better the sooner one begins',
    runs => fc.assert(fc.property(plainGame, players, fc.integer({ min: 1, max: 3 }), somebodyWins), runs),
  ],
  [
    'the law has the mean and the variance that are worked out without it',
    runs => fc.assert(fc.property(plainGame, lawHasMoments), runs),
  ],
  [
    'a simulated game is the one that is played with the same throws',
    runs => fc.assert(fc.property(tableGame, few, fc.nat(), simulatedIsPlayed), runs),
  ],
];
