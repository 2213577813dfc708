import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { follows, movedTo, previewFor, type Shown, shownBefore } from '../../../src/extension/following';

const shown = fc.record({ board: fc.constantFrom('a', 'b', 'c'), locked: fc.boolean() });

describe('a preview', () => {
  it('turns to the active board, and to it alone, unless it is locked', () => {
    const active = fc.array(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(shown, active, ({ board, locked }, boards) => {
        let now: Shown = { board, locked };
        for (const next of boards) {
          if (follows(now, next)) now = { ...now, board: next };
          // It is there: being told again changes nothing, so there is no loop.
          expect(follows(now, next)).toBe(false);
        }
        expect(now.board).toBe(locked ? board : (boards.at(-1) ?? board));
      }),
      { numRuns: 100 },
    );
  });

  it('that follows serves for any board, one that is locked for its own', () => {
    const previews: Shown[] = [
      { board: 'a', locked: true },
      { board: 'b', locked: false },
      { board: 'a', locked: false },
      { board: 'c', locked: true },
    ];
    expect(previewFor(previews, { board: 'a', locked: false })).toBe(previews[1]);
    expect(previewFor(previews, { board: 'c', locked: true })).toBe(previews[3]);
    expect(previewFor(previews, { board: 'b', locked: true })).toBe(undefined);
    expect(previewFor([], { board: 'b', locked: false })).toBe(undefined);
  });
});

describe('a renamed board', () => {
  const renames = [
    { from: 'file:///boards/old.snl', to: 'file:///boards/new.snl' },
    { from: 'file:///games', to: 'file:///played/games' },
  ];

  it.each([
    ['the file itself', 'file:///boards/old.snl', 'file:///boards/new.snl'],
    ['a file of the folder', 'file:///games/1/a.snl', 'file:///played/games/1/a.snl'],
    ['a file whose name begins so', 'file:///boards/old.snl.snl', undefined],
    ['a folder whose name begins so', 'file:///games-2/a.snl', undefined],
    ['the same name elsewhere', 'file:///old.snl', undefined],
  ])('%s', (_what, board, to) => {
    expect(movedTo(board, renames)).toBe(to);
  });
});

describe('what was kept over a restart', () => {
  it('is read again', () => {
    expect(shownBefore({ uri: 'file:///a.snl', locked: true, view: 'play' })).toEqual({
      board: 'file:///a.snl',
      locked: true,
    });
  });

  it.each([[undefined], [null], ['file:///a.snl'], [{}], [{ uri: '', locked: true }], [{ uri: 'a', locked: 'no' }]])(
    'is not what it is not: %j',
    kept => {
      expect(shownBefore(kept)).toBe(undefined);
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), anything => void shownBefore(anything)),
      { numRuns: 50 },
    );
  });
});
