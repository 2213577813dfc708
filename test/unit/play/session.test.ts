import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlayedGame, playWhole } from '../../../src/play';
import { packed, unpacked } from '../../../src/play/kept';
import {
  advance,
  begin,
  follow,
  goOn,
  nextOf,
  type Play,
  redo,
  resume,
  rewind,
  type Seat,
  strandedOn,
  throwAnew,
  typeThrow,
  undo,
} from '../../../src/play/session';
import { play as board, EXERCISE_JUMPS } from './boards';

const seats = (count: number): Seat[] =>
  Array.from({ length: count }, () => ({ name: null, colour: null, computer: false }));
const exercise = board(100, EXERCISE_JUMPS, { rules: 'exercise' });

/** The game after so many more steps of its own. */
function advanced(play: Play, steps: number): Play {
  let now = play;
  for (let step = 0; step < steps; step++) now = advance(now)?.play ?? now;
  return now;
}

const faces = (play: Play) => play.session.throws.slice(0, play.session.used).map(({ face }) => face);

test("a game on the page has the throws of the command line's by the same seed", () => {
  const whole = playWhole(exercise, { players: 4, seed: '36146', maxTurns: 1000 }) as PlayedGame;
  const play = advanced(begin(exercise, seats(4), '36146'), 200);
  expect(nextOf(play)).toEqual({ kind: 'over' });
  expect(play.turns).toEqual(whole.turns);
  expect(play.session.turnsMade).toBe(56);
  expect(advance(play)).toBeNull();
  expect(typeThrow(play, 1)).toBeNull();
});

describe('taking back', () => {
  test('goes throw by throw and over lost turns, and what was taken back can be made again', () => {
    const moves = fc.array(fc.constantFrom('on', 'on', 'on', 'undo', 'redo', 'rewind', 1, 3, 6), { maxLength: 40 });
    fc.assert(
      fc.property(moves, list => {
        let play = begin(exercise, seats(3), 'x');
        // Every state that was met, by its number of steps, for as long as it can be come back to.
        const path = [play];
        for (const doing of list) {
          const next =
            typeof doing === 'number'
              ? typeThrow(play, doing)
              : doing === 'on'
                ? advance(play)
                : doing === 'redo'
                  ? redo(play)
                  : null;
          if (doing === 'undo') play = undo(play);
          else if (doing === 'rewind') play = rewind(play);
          else if (next) {
            play = next.play;
            path[play.session.steps] = play;
          }
          const before = path[play.session.steps];
          expect(play.turns).toEqual(before.turns);
          expect({ ...play.session, throws: faces(play) }).toEqual({ ...before.session, throws: faces(before) });
          expect(play.random).toEqual(before.random);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('the die gives the same throw again, also in place of a typed one that was taken back', () => {
    const play = advanced(begin(exercise, seats(2), 'x'), 5);
    const [back, again] = [undo(play), advanced(undo(play), 1)];
    expect(nextOf(back)).toMatchObject({ kind: 'ready', source: 'die', face: faces(play).at(-1) });
    expect(again.session).toEqual(play.session);

    const typed = typeThrow(back, 2)!.play;
    expect(faces(typed).at(-1)).toBe(2);
    expect(redo(undo(typed))!.play.session).toEqual(typed.session);
    expect(advanced(undo(typed), 1).session).toEqual(typed.session);
    expect(throwAnew(undo(typed))!.play.session).toEqual(play.session);
  });

  test('another typed throw drops what was ready, the same one does not', () => {
    const play = begin(exercise, seats(2), '');
    const twice = typeThrow(typeThrow(play, 4)!.play, 5)!.play;
    expect(typeThrow(rewind(twice), 4)!.play.session.throws.length).toBe(2);
    expect(typeThrow(rewind(twice), 3)!.play.session.throws.length).toBe(1);
    expect(typeThrow(twice, 7)).toBeNull();
    expect(undo(play)).toBe(play);
    expect(redo(play)).toBeNull();
  });
});

test('the throws of a log are ready one by one; when they are used up the die goes on', () => {
  const play = follow(exercise, seats(2), 'x', [1, 3]);
  expect(nextOf(play)).toEqual({ kind: 'ready', player: 1, face: 1, source: 'log' });
  const later = advanced(play, 3);
  expect(faces(later).slice(0, 2)).toEqual([1, 3]);
  expect(later.session.throws[2].source).toBe('die');
});

describe('what is kept', () => {
  test('comes back from JSON as it was, in the middle of a turn too', () => {
    for (const steps of [0, 1, 7, 8, 9, 40]) {
      const play = undo(advanced(begin(exercise, seats(4), '36146'), steps));
      const session = unpacked(JSON.parse(JSON.stringify(packed(play.session))));
      expect(session).toEqual(play.session);
      expect(resume(session!, exercise)).toEqual(play);
    }
  });

  test('is refused where it is anything else', () => {
    const good = packed(advanced(begin(exercise, seats(2), 'x'), 9).session) as unknown as Record<string, unknown>;
    for (const bad of [null, 1, 'x', [], {}]) expect(unpacked(bad)).toBeNull();
    for (const key of Object.keys(good)) expect(unpacked({ ...good, [key]: { x: [] } })).toBeNull();
    const state = good.state as Record<string, unknown>;
    expect(unpacked({ ...good, state: { ...state, queue: [1, 1] } })).toBeNull();
    expect(unpacked({ ...good, state: { ...state, cells: [101, 0] } })).toBeNull();
    expect(unpacked({ ...good, sources: 'zzz' })).toBeNull();
    expect(unpacked({ ...good, used: (good.faces as number[]).length + 1 })).toBeNull();
    fc.assert(
      fc.property(fc.anything(), value => unpacked({ ...good, state: value, print: value }) === null),
      { numRuns: 20 },
    );
  });

  test('is not taken up on another board', () => {
    const { session } = advanced(begin(exercise, seats(2), 'x'), 3);
    expect(resume(session, board(100, EXERCISE_JUMPS.slice(1), { rules: 'exercise' }))).toBeNull();
    expect(resume({ ...session, throws: [{ face: 9, source: 'log' }] }, exercise)).toBeNull();
  });
});

describe('a board that changes under a game', () => {
  const played = advanced(begin(exercise, seats(3), '36146'), 30).session;

  test('is gone on with from where the tokens stand', () => {
    const longer = board(120, [], { rules: 'exercise', enter: 'any' });
    const play = goOn(played, longer);
    expect(play.session).toMatchObject({ part: 1, turnsBefore: played.turnsMade, turnsMade: 0, throws: [], steps: 0 });
    expect(play.session.state.cells).toEqual(played.state.cells);
    expect(resume(play.session, longer)).toEqual(play);
    expect(undo(play)).toBe(play);
    expect(advanced(play, 1).session.throws.length).toBe(1);
  });

  test('whoever stands on its goal has finished; whoever has no cell there is named', () => {
    const cells = Math.max(...played.state.cells);
    const first = played.state.cells.indexOf(cells) + 1;
    expect(goOn(played, board(cells, [], { winners: 2 })).session.state).toMatchObject({ finished: [first] });
    expect(strandedOn(board(cells, []), played)).toEqual([]);
    expect(strandedOn(board(cells - 1, []), played)).toEqual([first]);
  });

  test('the turn that somebody is to lose stays theirs, and goes with whoever has finished', () => {
    const { state } = played;
    const next = state.queue[0];
    const losing = { ...played, state: { ...state, skip: true } };
    expect(goOn(losing, board(120, [])).session.state).toMatchObject({ queue: state.queue, skip: true });
    const goal = state.cells[next - 1];
    const finished = goOn(losing, board(120, [], { goal, winners: 2 })).session.state;
    expect(finished).toMatchObject({ finished: [next], skip: false });
  });
});
