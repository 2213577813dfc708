import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_KEPT } from '../../../src/protocol/page';
import { handedOver, type Kept, readKept, takenUp, turnedTo } from '../../../src/webview/memory';

const fresh = readKept(undefined);
/** As the page keeps a number for the Play view. */
const play = (kept: Kept, game: number): Kept => ({ ...kept, of: { ...kept.of, play: game } });

describe('what a page keeps', () => {
  it('is read again as it was, and begins afresh with anything else', () => {
    const kept = { ...play(turnedTo(turnedTo(fresh, 'a'), 'b'), 7), view: 'play', locked: true } as const;
    expect(readKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [null, 7, { ...kept, of: [] }, { ...kept, cell: '1' }, { ...kept, view: 'chess' }]) {
      expect(readKept(other)).toEqual(fresh);
    }
    expect(readKept({ ...kept, others: [7, null, { uri: 'x' }] }).others).toEqual([]);
    fc.assert(
      fc.property(fc.anything(), anything => void readKept(anything)),
      { numRuns: 50 },
    );
  });

  it('of each board stays, whatever order they are shown in; the view is the person’s', () => {
    const visits = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer()));
    fc.assert(
      fc.property(visits, list => {
        let kept: Kept = { ...fresh, view: 'solve' };
        const games = new Map<string, number>();
        for (const [uri, game] of list) {
          kept = turnedTo(kept, uri);
          expect([kept.uri, kept.view, kept.of.play]).toEqual([uri, 'solve', games.get(uri)]);
          kept = play(kept, game);
          games.set(uri, game);
        }
        const uris = [kept, ...kept.others].map(({ uri }) => uri);
        expect(new Set(uris).size).toBe(uris.length);
      }),
      { numRuns: 20 },
    );
  });

  it('is bounded: the boards shown last', () => {
    let kept = fresh;
    for (let i = 0; i < 3 * MOST_KEPT; i++) kept = play(turnedTo(kept, `board ${i}`), i);
    expect(kept.others.length).toBe(MOST_KEPT);
    expect(turnedTo(kept, `board ${3 * MOST_KEPT - 2}`).of.play).toBe(3 * MOST_KEPT - 2);
    expect(turnedTo(kept, 'board 0').of).toEqual({});
  });

  it('is taken up under another name, at its view only by a page that has shown nothing yet', () => {
    const old = { ...play(turnedTo(fresh, 'old'), 7), view: 'play', cell: 9 } as const;
    const { uri, view, cell, of } = takenUp(fresh, 'new', handedOver(old));
    expect({ uri, view, cell, of }).toEqual({ uri: 'new', view: 'play', cell: 9, of: { play: 7 } });
    const busy = takenUp({ ...turnedTo(fresh, 'other'), view: 'solve' }, 'new', handedOver(old));
    expect([busy.view, busy.of.play, busy.others.map(other => other.uri)]).toEqual(['solve', 7, ['other']]);
    expect(takenUp(fresh, 'new', '{')).toEqual({ ...fresh, uri: 'new' });
  });
});
