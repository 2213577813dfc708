import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOf } from '../../../src/board/game';
import { jumpLines, layoutOf, tokenPoint } from '../../../src/draw';
import { eventsOf, startGame, throwDie } from '../../../src/play';
import { type Ground, glidesOf, pointAt } from '../../../src/webview/play/motion';
import { boardOf, EXERCISE_JUMPS } from './boards';

const board = boardOf(100, EXERCISE_JUMPS, { rules: 'exercise' });
const game = gameOf(board)!;
const layout = layoutOf(board)!;
const ground: Ground = { layout, lines: jumpLines(board, layout), jumps: board.jumps, goal: 100 };

/** The ways of a turn from a cell. */
function glides(from: number, throws: readonly number[], pace: number) {
  let before = { ...startGame(game, 1), cells: [from] as readonly number[] };
  let events = eventsOf(game, before, { state: before, turn: null });
  for (const face of throws) {
    const step = throwDie(game, before, face);
    events = eventsOf(game, before, step);
    before = step.state as typeof before;
  }
  return glidesOf(events, ground, pace);
}

const lasts = (parts: readonly { readonly milliseconds: number }[]) =>
  parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

test('a walk takes less than half a second, with its jump, and all walks of a turn a second and a half', () => {
  const turn = fc.record({
    from: fc.integer({ min: 0, max: 99 }),
    sixes: fc.integer({ min: 0, max: 12 }),
    last: fc.integer({ min: 1, max: 5 }),
    pace: fc.constantFrom(0.4, 1, 1.25),
  });
  fc.assert(
    fc.property(turn, ({ from, sixes, last, pace }) => {
      const all = glides(from, [...new Array(sixes).fill(6), last], pace);
      for (const { parts } of all) expect(lasts(parts)).toBeLessThan(500);
      expect(lasts(all.flatMap(({ parts }) => parts))).toBeLessThanOrEqual(1_500.001);
    }),
    { numRuns: 50 },
  );
});

test('a token goes from where it stood, over the foot of the ladder, to where it rests', () => {
  const [glide] = glides(1, [3], 1);
  expect(glide.parts.length).toBe(2);
  expect(pointAt(glide, 0)).toEqual(tokenPoint(layout, 1));
  const [walk, climb] = glide.parts;
  expect(walk.points.at(-1)).toEqual(tokenPoint(layout, 4));
  expect(climb.points[0]).toEqual(tokenPoint(layout, 4));
  expect(climb.points.at(-1)).toEqual(tokenPoint(layout, 39));
  expect(pointAt(glide, walk.milliseconds)).toEqual(tokenPoint(layout, 4));
  expect(pointAt(glide, lasts(glide.parts))).toBeNull();
});

test('a walk that is none takes no time', () => {
  const [stays] = glides(98, [5], 1);
  expect(lasts(stays.parts)).toBe(0);
  expect(pointAt(stays, 0)).toBeNull();
});
