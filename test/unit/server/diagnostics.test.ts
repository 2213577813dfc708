import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/server/client';
import { newCounter } from '../../../src/server/counter';
import { provideDiagnostics } from '../../../src/server/diagnostics';
import type { Session } from '../../../src/server/session';

const uri = 'file:///a.snl';

/** A session with one document, to a client that is told its findings; what is to be done `soon` waits until it is let go. */
function world() {
  const changed: ((event: object) => void)[] = [];
  const waiting: (() => void)[] = [];
  const published: number[] = [];
  let version = 0;
  const document = () => ({ uri, version, file: {} });
  const session = {
    client: { pullsDiagnostics: false } as Client,
    counter: newCounter(),
    soon: (act: () => void) => waiting.push(act),
    connection: { sendDiagnostics: async (sent: { version: number }) => published.push(sent.version) },
    boards: {
      documents: {
        get: document,
        onDidChangeContent: (act: () => void) => changed.push(act),
        onDidClose: () => undefined,
      },
      get: async () => ({ document: document(), findings: [], lacksTurns: false, settings: { mostFindings: 9 } }),
    },
  } as unknown as Session;
  provideDiagnostics(session);
  return {
    published,
    type() {
      version++;
      for (const act of changed) act({ document: { uri } });
    },
    /** The messages that have come are read. */
    async read() {
      for (const act of waiting.splice(0)) act();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('findings are told', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it('without any wait, however long the checks take', async () => {
    const { published, type, read } = world();
    for (let version = 1; version <= 3; version++) {
      type();
      await read();
      expect(published).toHaveLength(version);
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it('once of all edits that have come by then, of the last', async () => {
    const { published, type, read } = world();
    type();
    for (let edit = 2; edit <= 20; edit++) {
      type();
      await read();
    }
    expect(published).toEqual([]);
    await read();
    expect(published).toEqual([20]);
  });
});
