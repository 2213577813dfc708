/** Small random games under random settings, for properties. */
import fc from 'fast-check';
import { type Board, type Jump, type Settings, sizeOfCells } from '../../../src/board/board';
import { listedDie } from '../../../src/board/die';
import { type Game, gameOf } from '../../../src/board/game';

/** The game of a board with these cells, jumps (`[from, to]`) and settings. */
export function gameWith(cells: number, jumps: readonly (readonly [number, number])[], settings: Settings = {}): Game {
  return gameOf(boardWith(cells, jumps, settings))!;
}

export function boardWith(
  cells: number,
  jumps: readonly (readonly [number, number])[],
  settings: Settings = {},
): Board {
  const all = jumps.map(([from, to]): Jump => ({ kind: from < to ? 'ladder' : 'snake', from, to, caption: null }));
  return { size: sizeOfCells(cells), settings, jumps: all, captions: [] };
}

/** A die of few faces. An enumeration of turns ends only where a run has a limit or is rare; so here it has, or it is. */
const settings = (cells: number) =>
  fc
    .record({
      faces: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
      weights: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
      start: fc.integer({ min: 0, max: cells - 1 }),
      goal: fc.integer({ min: Math.max(1, cells - 2), max: cells }),
      finish: fc.constantFrom('exact', 'bounce', 'pass'),
      chain: fc.boolean(),
      order: fc.constantFrom('thrown', 'last-first'),
      enter: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }), { nil: 'any' }),
      again: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }), { nil: null }),
      limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      void: fc.option(fc.integer({ min: 1, max: 3 }), { nil: 'none' }),
    })
    .map(({ faces, weights, again, limit, ...rest }): Settings => {
      const heavy = faces.length > 1 ? 6 : 0;
      const rare = again !== null && limit === null ? faces.slice(0, 1) : again;
      const list = faces.map((face, i) => ({
        face,
        weight: weights[i] + (rare !== null && !rare.includes(face) ? heavy : 0),
      }));
      return {
        ...(rest as Settings),
        die: listedDie(list),
        again: rare === null ? 'none' : { faces: rare, limit: limit ?? (faces.length === 1 ? 2 : null) },
      };
    });

/** A small game: up to nine cells, up to five jumps of any kind, any rules. */
export const smallGame: fc.Arbitrary<Game> = fc
  .integer({ min: 2, max: 9 })
  .chain(cells =>
    fc.record({
      cells: fc.constant(cells),
      jumps: fc.array(fc.tuple(fc.integer({ min: 1, max: cells }), fc.integer({ min: 0, max: cells })), {
        maxLength: 5,
      }),
      settings: settings(cells),
    }),
  )
  .map(({ cells, jumps, settings: said }) => gameWith(cells, jumps, said));
