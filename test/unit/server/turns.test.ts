import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenBoard } from '../../../src/server/boards';
import type { Session } from '../../../src/server/session';
import { turnsLater } from '../../../src/server/turns';
import { parse } from '../../../src/text';

const uri = 'file:///a.snl';

/** A session whose only worker gives its number when it is let go. */
function world(learn: boolean) {
  const changed: ((event: object) => void)[] = [];
  const done: ((turns: number | null) => void)[] = [];
  const learned: number[] = [];
  const again: string[] = [];
  const session = {
    boards: {
      documents: { onDidChangeContent: (act: () => void) => changed.push(act), onDidClose: () => undefined },
      learn: (_: unknown, turns: number) => {
        learned.push(turns);
        return learn;
      },
    },
    runner: {
      run: () => {
        const promise = new Promise<number | null>(resolve => done.push(resolve));
        return { promise, cancel: () => done.at(-1)!(null) };
      },
    },
  } as unknown as Session;
  const later = turnsLater(session, of => again.push(of));
  const change = () => {
    for (const act of changed) act({ document: { uri } });
  };
  return { later, done, learned, again, change };
}

const open = (lacksTurns = true, text = 'board 20000') =>
  ({ document: { uri, file: parse(text, 'snl') }, lacksTurns }) as unknown as OpenBoard;

describe('the expected turns that findings had to do without', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are worked out once a document is left alone, and the findings asked for again', async () => {
    const { later, done, learned, again } = world(true);
    const board = open();
    later(board);
    later(board);
    expect(done).toHaveLength(0);
    await vi.runAllTimersAsync();
    expect(done).toHaveLength(1);
    done[0](5000);
    await vi.runAllTimersAsync();
    expect([learned, again]).toEqual([[5000], [uri]]);
    later(board);
    await vi.runAllTimersAsync();
    expect(done).toHaveLength(1);
  });

  it('change nothing where the findings stay the same, and are not worked out where none lack them', async () => {
    const { later, done, learned, again } = world(false);
    later(open(false));
    await vi.runAllTimersAsync();
    expect(done).toHaveLength(0);
    later(open());
    await vi.runAllTimersAsync();
    done[0](5);
    await vi.runAllTimersAsync();
    expect([learned, again]).toEqual([[5], []]);
  });

  it('of a small board need no worker', async () => {
    const { later, done, learned } = world(false);
    later(open(true, 'board 10 x 10'));
    expect(learned).toEqual([]);
    await vi.runAllTimersAsync();
    expect(done).toHaveLength(0);
    expect(learned).toEqual([expect.closeTo(100 / 3, 9)]);
  });

  it('are dropped with the version that they are of, before and while they are worked out', async () => {
    const { later, done, learned, change } = world(true);
    later(open());
    change();
    await vi.runAllTimersAsync();
    expect(done).toHaveLength(0);
    later(open());
    await vi.runAllTimersAsync();
    change();
    later(open());
    await vi.runAllTimersAsync();
    expect([done.length, learned]).toEqual([2, []]);
  });
});
