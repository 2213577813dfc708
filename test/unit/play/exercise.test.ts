import { describe, expect, test } from 'vitest';
import { listedDie } from '../../../src/board/die';
import { type PlayedGame, type PlayState, playLog, playWhole, startGame, throwDie } from '../../../src/play';
import { EXERCISE_JUMPS, play } from './boards';

const exercise = play(100, EXERCISE_JUMPS, { rules: 'exercise' });

/** A player's whole turn from a cell, alone: where the token is after it. */
function traversed(from: number, throws: readonly number[], game = exercise): number {
  const start: PlayState = { ...startGame(game, 1), cells: [from] };
  return throws.reduce((state, face) => throwDie(game, state, face).state, start).cells[0];
}

describe("the exercise's own test cases", () => {
  // Each is a cell and a stack of throws, of which the last is walked first.
  test.each([
    [44, [6, 5], 55],
    // The token passes 17 and 23, where a ladder and a snake are only drawn: 13 + 4, + 6, + 6.
    [13, [6, 6, 4], 29],
    [1, [3], 39],
    [60, [6, 1], 92],
    [85, [6, 6, 2], 63],
  ])('from %i with %j to %i', (from, throws, to) => {
    expect(traversed(from, throws)).toBe(to);
  });

  test('the one that is wrong: from 24 a throw of 5 leads to 29, a plain cell, not down to 6', () => {
    // The exercise's test asks for 6. Its snake has its head on 32, which only a throw of 8 reaches; a later copy of the test throws that 8.
    expect(traversed(24, [5])).toBe(29);
    const eight = play(100, EXERCISE_JUMPS, { rules: 'exercise', die: listedDie([{ face: 8, weight: 1 }]) });
    expect(traversed(24, [8], eight)).toBe(6);
  });

  test('a throw of 3 turns the queue round: the fourth player is next, the first comes last', () => {
    expect(throwDie(exercise, startGame(exercise, 4), 3).state.queue).toEqual([4, 3, 2, 1]);
  });
});

/** A turn in one line: the player, the throws, then the walks or why there are none; `↺` where the order turns. */
const line = ({ player, throws, moves, note, reversed }: PlayedGame['turns'][number]): string => {
  const walks = moves.map(({ from, walked, to }) => `${from}→${walked}${to === walked ? '' : `→${to}`}`);
  return [`P${player}`, `[${throws.join(' ')}]`, ...walks, ...(note ? [note] : []), ...(reversed ? ['↺'] : [])].join(
    ' ',
  );
};

/** The seed 36146 with four players, replayed by hand on paper. */
const byHand: readonly string[] = [
  'P1 [1] 0→1', // Enters with a 1. On clockwise: P2.
  'P2 [3] not entered ↺', // 3 is no entry, but 3 is divisible by 3: back to P1.
  'P1 [2] 1→3', // Anticlockwise now: P1, P4, P3, P2.
  'P4 [1] 0→1',
  'P3 [3] not entered ↺', // Clockwise again: P4.
  'P4 [1] 1→2',
  'P1 [6 1] 3→4→39 39→45', // The 6 throws again; the last throw is walked first: 3 + 1 is the foot of the ladder, then 6.
  'P2 [6 3] 0→1 1→4→39', // The 6 enters and so counts as 1: 1 + 3 = 4, which turns nothing.
  'P3 [2] not entered',
  'P4 [2] 2→4→39',
  'P1 [6 6 3] 45→48 48→54 54→60 ↺', // 15. Anticlockwise: P4.
  'P4 [6 6 6 1] void', // Three sixes: all four throws are lost. 19 turns nothing.
  'P3 [2] not entered',
  'P2 [4] 39→43',
  'P1 [4] 60→64',
  'P4 [6 6 6 6 2] 39→41 41→47 47→53 53→59 59→65', // Four sixes: P3, who is next, loses a turn. 26 turns nothing.
  'P3 [] skipped',
  'P2 [6 6 4] 43→47 47→53 53→59', // 16
  'P1 [5] 64→69',
  'P4 [4] 65→69',
  'P3 [5] not entered',
  'P2 [5] 59→64',
  'P1 [3] 69→72 ↺', // Clockwise: P2.
  'P2 [5] 64→69',
  'P3 [3] not entered ↺', // Anticlockwise: P2.
  'P2 [5] 69→74',
  'P1 [3] 72→75 ↺', // Clockwise: P2.
  'P2 [6 5] 74→79 79→85', // 11
  'P3 [4] not entered',
  'P4 [1] 69→70',
  'P1 [5] 75→80',
  'P2 [6 1] 85→86 86→92', // 7
  'P3 [2] not entered',
  'P4 [2] 70→72',
  'P1 [2] 80→82',
  'P2 [1] 92→93',
  'P3 [3] not entered ↺', // Anticlockwise: P2.
  'P2 [4] 93→97',
  'P1 [1] 82→83',
  'P4 [6 6 4] 72→76 76→82 82→88', // 16
  'P3 [5] not entered',
  'P2 [3] 97→100 ↺', // First place. Clockwise: P3, and P2 is out of the circle.
  'P3 [6 3] 0→1 1→4→39', // In at last: 1 + 3 = 4.
  'P4 [1] 88→89',
  'P1 [5] 83→88', // P2 would be next, but has finished: P3.
  'P3 [1] 39→40',
  'P4 [1] 89→90',
  'P1 [3] 88→91 ↺', // Anticlockwise: P4.
  'P4 [6 2] 90→92 92→98', // 8
  'P3 [6 4] 40→44 44→50', // 10
  'P1 [3] 91→94 ↺', // Clockwise, past P2: P3.
  'P3 [2] 50→52',
  'P4 [2] 98→100', // Second place.
  'P1 [6 6 3] 94→97 97→97 97→97 ↺', // 97 + 6 would pass 100: two walks that are none. Anticlockwise, past P4: P3.
  'P3 [5] 52→57',
  'P1 [3] 97→100 ↺', // Third place, the last of three for four players: the game is over.
];

describe('a seeded game of the exercise with four players', () => {
  const game = playWhole(exercise, { players: 4, seed: '36146', maxTurns: 1000 }) as PlayedGame;

  test('is the game on paper, to the third place', () => {
    expect(game.turns.map(line)).toEqual(byHand);
    expect(game.finished).toEqual([2, 4, 1]);
    expect(game.positions).toEqual([100, 100, 57, 100]);
    expect(game.stopped).toBe('over');
  });

  test('its log replays to the same end', () => {
    expect(
      playLog(
        exercise,
        4,
        game.turns.flatMap(turn => turn.throws),
      ),
    ).toEqual(game);
  });
});
