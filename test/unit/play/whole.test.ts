import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceSum, listedDie } from '../../../src/board/die';
import {
  canThrow,
  type PlayedGame,
  passTurn,
  playLog,
  playWhole,
  startGame,
  throwDie,
  turnOf,
} from '../../../src/play';
import { EXERCISE_JUMPS, play } from './boards';

const positions = (game: ReturnType<typeof playLog>) => (game as PlayedGame).positions;

describe('games that others published', () => {
  test('all begin on 1, past the last cell counts as the last, throws after the first winner are ignored', () => {
    const rules = { rules: 'pass-wins', chain: true } as const;
    expect(positions(playLog(play(100, [[5, 100]], rules), 4, [2, 6, 4, 5, 2, 6, 2, 3, 4, 1]))).toEqual([3, 7, 100, 1]);
    expect(positions(playLog(play(100, [[4, 99]], rules), 2, [3, 4, 6]))).toEqual([100, 5]);
  });

  test('two dice as a sum, exact finish', () => {
    const jumps = [
      [54, 19],
      [90, 48],
      [99, 77],
      [9, 34],
      [40, 64],
      [67, 86],
    ] as const;
    const game = playLog(play(100, jumps, { rules: 'from-one', die: diceSum(2, 6) }), 1, [9, 11, 12, 7, 3, 5, 10, 9]);
    const { turns, stopped } = game as PlayedGame;
    expect(turns.map(turn => turn.moves[0].to)).toEqual([10, 21, 33, 64, 86, 91, 91, 100]);
    expect(stopped).toBe('over');
  });
});

describe('what ends a game', () => {
  const board = play(10, [], { again: { faces: [6], limit: null } });

  test('a script that is used up, and a turn that it leaves unfinished is not played', () => {
    const game = playLog(board, 2, [3, 4, 6]);
    expect(game).toMatchObject({ positions: [3, 4], stopped: 'script' });
    expect((game as PlayedGame).turns.length).toBe(2);
    expect(playLog(board, 2, [])).toEqual({ turns: [], finished: [], positions: [0, 0], stopped: 'script' });
  });

  test('a face that the die lacks is a fault, also behind the end of the game', () => {
    expect(playLog(board, 1, [3, 7])).toEqual({ impossible: 7, index: 1 });
    expect(playWhole(board, { players: 1, seed: '', throws: [4, 6, 0], maxTurns: 9 })).toEqual({
      impossible: 0,
      index: 2,
    });
  });

  test('as many turns as are allowed, lost turns among them', () => {
    const skips = play(50, [], { again: { faces: [6], limit: null }, skipNext: 1 });
    const { turns, stopped } = playWhole(skips, { players: 2, seed: '', throws: [6, 1, 2], maxTurns: 2 }) as PlayedGame;
    expect(turns.map(turn => turn.note)).toEqual([null, 'skipped']);
    expect(stopped).toBe('turns');
  });

  test('a die that throws again for ever', () => {
    const settings = { die: listedDie([{ face: 6, weight: 1 }]), again: { faces: [6], limit: null }, void: 9 } as const;
    const game = playWhole(play(10, [], settings), { players: 2, seed: 'x', maxTurns: 1 });
    expect(game).toEqual({ turns: [], finished: [], positions: [0, 0], stopped: 'throws' });
  });

  test('the last of the places that win; with one left nobody is skipped', () => {
    const settings = { again: { faces: [6], limit: null }, skipNext: 1, winners: 2 } as const;
    const { turns } = playLog(play(7, [], settings), 2, [6, 1, 6, 1]) as PlayedGame;
    expect(turns.map(({ player, note }) => [player, note])).toEqual([
      [1, null],
      [2, null],
    ]);
  });
});

describe('a throw at a time', () => {
  const game = play(100, EXERCISE_JUMPS, { rules: 'exercise' });

  test('throws are held until the last has fallen', () => {
    const first = throwDie(game, startGame(game, 2), 6);
    expect(first.turn).toBeNull();
    expect(first.state).toMatchObject({ throws: [6], cells: [0, 0] });
    expect(throwDie(game, first.state, 2).state).toMatchObject({ throws: [], cells: [3, 0], queue: [2, 1] });
  });

  test('what cannot be leaves the game as it is', () => {
    const state = startGame(game, 2);
    expect(throwDie(game, state, 7)).toEqual({ state, turn: null });
    expect(throwDie(game, state, 1.5).state).toBe(state);
    expect(passTurn(game, state).state).toBe(state);
    expect(canThrow(game, 6)).toBe(true);
    const over = { ...state, finished: [1], queue: [2] };
    expect(turnOf(game, over)).toBeNull();
    expect(throwDie(game, over, 1).state).toBe(over);
  });
});

test('the same seed gives the same game, and its log replays to the same end', () => {
  const game = play(
    30,
    [
      [3, 22],
      [27, 1],
      [17, 4],
    ],
    { rules: 'family', players: [] },
  );
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, players) => {
      const played = playWhole(game, { players, seed, maxTurns: 1000 }) as PlayedGame;
      expect(playWhole(game, { players, seed, maxTurns: 1000 })).toEqual(played);
      expect(
        playLog(
          game,
          players,
          played.turns.flatMap(turn => turn.throws),
        ),
      ).toEqual(played);
    }),
    { numRuns: 20 },
  );
});
