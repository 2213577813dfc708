import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, Jump } from '../../../src/board/board';
import { listedDie } from '../../../src/board/die';
import { gameOf } from '../../../src/board/game';
import { NAMED_RULES } from '../../../src/board/rules';
import { passTurn, playLog, startGame, type Turn, throwDie, turnOf } from '../../../src/play';
import { slowPlay } from '../../slow/play';

const cells = 14;
const small = fc.integer({ min: 1, max: 4 });
const orNone = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: value }, fc.constant('none' as const));
const faces = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 });

/** Any combination of settings, with a named set beneath or without. */
const settings = fc.record(
  {
    start: fc.integer({ min: 0, max: 3 }),
    goal: fc.integer({ min: 4, max: cells }),
    finish: fc.constantFrom('exact' as const, 'bounce' as const, 'pass' as const),
    chain: fc.boolean(),
    enter: fc.oneof({ weight: 3, arbitrary: faces }, fc.constant('any' as const)),
    again: orNone(fc.record({ faces, limit: fc.option(small) })),
    order: fc.constantFrom('thrown' as const, 'last-first' as const),
    void: orNone(small),
    skipNext: orNone(small),
    reverse: orNone(fc.integer({ min: 1, max: 5 })),
    winners: fc.oneof(small, fc.constant('auto' as const)),
    rules: fc.constantFrom(...(Object.keys(NAMED_RULES) as (keyof typeof NAMED_RULES)[])),
  },
  { requiredKeys: [] },
);

const jump: fc.Arbitrary<Jump> = fc.record({
  kind: fc.constantFrom('ladder' as const, 'snake' as const),
  from: fc.integer({ min: 1, max: cells }),
  to: fc.integer({ min: 0, max: cells + 1 }),
  caption: fc.constant(null),
});

/** Low throws are rare with a fair die on so small a board; the list has them more often, and again-faces in rows. */
const die = listedDie([1, 1, 2, 3, 4, 6, 6].map(face => ({ face, weight: 1 })));
const script = fc.array(fc.constantFrom(1, 1, 2, 3, 4, 6, 6), { maxLength: 40, size: 'max' });

describe('a thousand random games by random rules', () => {
  test('are those that the slow referee plays, and each step can be stored and taken up again', () => {
    const seen = new Set<string>();
    let games = 0;
    const play = fc.property(
      settings,
      fc.array(jump, { maxLength: 6 }),
      fc.integer({ min: 1, max: 5 }),
      script,
      (said, jumps, players, throws) => {
        const board: Board = {
          size: { columns: cells, rows: 1, cells },
          settings: { ...said, die },
          jumps,
          captions: [],
        };
        const game = gameOf(board)!;
        const slow = slowPlay(board, game.rules, game.start, game.goal, players, throws);
        const fast = playLog(game, players, throws);
        if ('impossible' in fast) throw new Error('the die has all faces of the script');
        const { turns, finished, positions } = fast;
        // A quick comparison first: the other costs more than to play the games.
        if (!same({ turns, finished, positions }, slow)) expect({ turns, finished, positions }).toEqual(slow);
        if (games++ % 10 === 0) expect(stepped(game, players, throws).slice(0, slow.turns.length)).toEqual(slow.turns);
        for (const { note, reversed } of slow.turns) seen.add(`${note} ${reversed}`);
      },
    );
    fc.assert(play, { numRuns: 1000 });
    // The draw would be poor if it never met what the rules speak of.
    expect([...seen].sort()).toEqual([
      'not entered false',
      'not entered true',
      'null false',
      'null true',
      'skipped false',
      'void false',
      'void true',
    ]);
  });
});

/** Whether two plain values are alike, their keys in the same order. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [mine, others] = [Object.values(a), Object.values(b)];
  return mine.length === others.length && mine.every((value, i) => same(value, others[i]));
}

/** The turns of a game that is played a throw at a time, its state written out and read back between the throws. */
function stepped(game: NonNullable<ReturnType<typeof gameOf>>, players: number, throws: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  let state = startGame(game, players);
  let used = 0;
  while (turnOf(game, state) !== null && used < throws.length) {
    const step = state.skip ? passTurn(game, state) : throwDie(game, state, throws[used++]);
    if (step.turn) turns.push(step.turn);
    state = JSON.parse(JSON.stringify(step.state));
  }
  return turns;
}
