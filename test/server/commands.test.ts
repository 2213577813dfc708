import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol';
import { SERVER_COMMANDS } from '../../src/protocol/server';
import { call } from '../unit/cli/call';
import { endAll, FULL, PUSHED, ROOT, startServer, type TestClient, without } from './client';

const URI = 'file:///boards/a.snl';
const THIRTY = readFileSync(`${ROOT}examples/thirty-cells.snl`, 'utf8');

interface Solved {
  readonly json: {
    readonly throws: number | null;
    readonly ways: string;
    readonly routes?: number[][];
    readonly reason: string | null;
  };
  readonly headline: string;
  readonly text: string;
  readonly ok: boolean;
  readonly version: number;
}

let client: TestClient;
afterEach(async () => {
  expect(await client.stop()).toBe(0);
});
afterAll(endAll);

describe('the command solve', () => {
  it('answers for the open text, as JSON and in words', async () => {
    client = await startServer();
    expect(client.result.capabilities.executeCommandProvider?.commands).toEqual(
      expect.arrayContaining(Object.values(SERVER_COMMANDS)),
    );
    await client.open(URI, THIRTY);
    const answer = await client.command<Solved>(SERVER_COMMANDS.solve, { uri: URI, all: 10 });
    expect(answer).toMatchObject({ ok: true, version: 1, headline: '3 throws, 7 ways' });
    expect(answer.json.routes?.map(route => route.join(' '))).toEqual([
      '2 2 6',
      '2 3 5',
      '2 4 4',
      '2 6 2',
      '4 3 4',
      '5 5 4',
      '6 4 4',
    ]);
    await client.change(URI, 2, [{ text: 'board 30\nsnakes 2 -> 1, 3 -> 1, 4 -> 1, 5 -> 1, 6 -> 1, 7 -> 1\n' }]);
    const never = await client.command<Solved>(SERVER_COMMANDS.solve, { uri: URI });
    expect(never).toMatchObject({ ok: false, version: 2, json: { throws: null, ways: '0' } });
    expect(never.json.reason).toMatch(/2 to 7/);
  });

  it('takes rules, settings and cells, and refuses what is none', async () => {
    client = await startServer({ settings: () => ({ limits: { routes: 2 } }) });
    await client.open(URI, 'board 30\n');
    const solve = (argument: object) => client.command<Solved>(SERVER_COMMANDS.solve, { uri: URI, ...argument });
    expect((await solve({})).json.throws).toBe(5);
    expect((await solve({ set: ['die 30'] })).json.throws).toBe(1);
    expect((await solve({ rules: 'exercise', set: ['die 6'] })).json.throws).toBe(6);
    expect((await solve({ from: 10, to: 16 })).json.throws).toBe(1);
    expect((await solve({ all: 50, set: ['start 22'] })).json.routes).toHaveLength(2);
    for (const wrong of [{ rules: 'x' }, { set: ['dye 6'] }, { set: 3 }, { all: -1 }, { from: 'x' }, { uri: 7 }]) {
      await expect(solve(wrong)).rejects.toMatchObject({ code: -32602 });
    }
    await expect(client.command(SERVER_COMMANDS.solve)).rejects.toMatchObject({ code: -32602 });
    await expect(client.command('snl.server.nothing')).rejects.toMatchObject({ code: -32602 });
  });

  it('says why there is no answer', async () => {
    client = await startServer();
    await client.open(URI, 'ladder 3 -> 9\n');
    expect(await client.command(SERVER_COMMANDS.solve, { uri: URI })).toMatchObject({ ok: false, version: 1 });
    expect(await client.command(SERVER_COMMANDS.solve, { uri: 'file:///none.snl' })).toMatchObject({ ok: false });
  });

  it('answers ContentModified for a version that is gone', async () => {
    client = await startServer();
    await client.open(URI, THIRTY);
    await client.change(URI, 2, [{ text: THIRTY }]);
    await expect(client.command(SERVER_COMMANDS.solve, { uri: URI, version: 1 })).rejects.toMatchObject({
      code: -32801,
    });
    expect(await client.command(SERVER_COMMANDS.solve, { uri: URI, version: 2 })).toMatchObject({ ok: true });
  });

  it('shows its answer where it is asked to', async () => {
    client = await startServer({ locale: 'ja' });
    await client.open(URI, THIRTY);
    await client.command(SERVER_COMMANDS.solve, { uri: URI, show: true });
    expect(client.told.at(-1)).toEqual({ method: 'window/showMessage', params: { type: 3, message: '3投、7通り' } });
  });

  it('says the same as the command line, byte for byte, on every example', async () => {
    for (const locale of ['en', 'ja']) {
      client = await startServer({ locale });
      for (const name of readdirSync(`${ROOT}examples`)) {
        const uri = `file:///examples/${name}`;
        await client.open(uri, readFileSync(`${ROOT}examples/${name}`, 'utf8'), '');
        const answer = await client.command<Solved>(SERVER_COMMANDS.solve, { uri });
        const snl = async (...more: string[]) =>
          (await call(['solve', `examples/${name}`, '--lang', locale, ...more], { cwd: ROOT })).out;
        expect(answer.text).toBe(await snl());
        expect(JSON.parse(await snl('--json'))).toEqual(answer.json);
      }
      if (locale === 'en') await client.stop();
    }
  });
});

/** A board of a million cells whose numbers take seconds: many snakes are open at once. */
function largeBoard(): string {
  let x = 12345;
  const draw = () => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return x >>> 8;
  };
  const lines = ['board 1000000'];
  for (let i = 0; i < 3000; i++) {
    const [from, to] = [2 + (draw() % 999_998), 1 + (draw() % 999_999)];
    if (from !== to) lines.push(`${from < to ? 'ladder' : 'snake'} ${from} -> ${to}`);
  }
  return lines.join('\n');
}

describe('the commands analyse and play', () => {
  it('answer as the command line does', async () => {
    client = await startServer();
    const uri = 'file:///examples/map.txt';
    await client.open(uri, readFileSync(`${ROOT}examples/map.txt`, 'utf8'), 'snl-map');
    const snl = async (...args: string[]) => (await call(args, { cwd: ROOT })).out;
    const told = await client.command<Solved>(SERVER_COMMANDS.analyse, { uri });
    expect(told).toMatchObject({ ok: true, headline: '35.6 turns on average' });
    expect(told.text).toBe(await snl('analyse', 'examples/map.txt'));
    expect(told.json).toEqual(JSON.parse(await snl('analyse', 'examples/map.txt', '--json')));
    const played = await client.command<Solved>(SERVER_COMMANDS.play, { uri, seed: 'abc', players: 3 });
    expect(played.text).toBe(await snl('play', 'examples/map.txt', '--seed', 'abc', '--players', '3'));
    await client.open(URI, 'board 9\ndice 2d6\n');
    const endless = await client.command<Solved>(SERVER_COMMANDS.analyse, { uri: URI });
    expect(endless.ok).toBe(false);
    expect(endless.headline).toMatch(/from cell 8 the goal/);
  });

  it('let typing go on meanwhile, and end at once when they are cancelled', async () => {
    client = await startServer({ capabilities: PUSHED });
    await client.open(URI, largeBoard());
    await client.open('untitled:small', 'board 9\n');
    const cancel = new CancellationTokenSource();
    let over = false;
    const analysis = client.connection
      .sendRequest(
        'workspace/executeCommand',
        { command: SERVER_COMMANDS.analyse, arguments: [{ uri: URI }] },
        cancel.token,
      )
      .finally(() => {
        over = true;
      });
    analysis.catch(() => undefined);
    for (let version = 2; version < 7; version++) {
      await client.change('untitled:small', version, [{ text: 'board 9\nladder 5 -> 3\n' }]);
      expect(await client.pushed('untitled:small', version)).toHaveLength(1);
    }
    expect(over).toBe(false);
    cancel.cancel();
    await expect(analysis).rejects.toMatchObject({ code: -32800 });
  });

  it('answer ContentModified when the text changes under them', async () => {
    client = await startServer();
    const text = largeBoard();
    await client.open(URI, text);
    const analysis = client.command(SERVER_COMMANDS.analyse, { uri: URI });
    analysis.catch(() => undefined);
    await client.pull(URI);
    await client.change(URI, 2, [
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '# ' },
    ]);
    await expect(analysis).rejects.toMatchObject({ code: -32801 });
  });

  it('are done in a worker for large boards, and tell their progress', async () => {
    client = await startServer();
    await client.open(URI, 'board 20000\nladder 5 -> 19000\n');
    const solved = await client.command<Solved>(SERVER_COMMANDS.solve, { uri: URI });
    expect(solved.ok).toBe(true);
    const analysed = await client.command<Solved & { json: { cells: unknown[] } }>(SERVER_COMMANDS.analyse, {
      uri: URI,
    });
    expect(analysed.ok).toBe(true);
    expect(analysed.json.cells).toEqual([]);
  });
});

describe('the commands design and improve', () => {
  interface Designed extends Omit<Solved, 'json'> {
    readonly json: {
      readonly board: string;
      readonly expectedTurns: number;
      readonly misses: string[];
      readonly moved: unknown[];
    };
    readonly edit: { documentChanges: { edits: { range: { start: { line: number } }; newText: string }[] }[] } | null;
  }

  it('make a board to a target, the same for the same seed', async () => {
    client = await startServer();
    const design = (argument: object) => client.command<Designed>(SERVER_COMMANDS.design, argument);
    const argument = { size: '6x6', snakes: 3, ladders: 3, expected: '20', seed: 's' };
    const made = await design(argument);
    expect(made.ok).toBe(true);
    expect(Math.abs(made.json.expectedTurns - 20)).toBeLessThanOrEqual(0.5);
    expect(made.json.board).toMatch(/^board 6 x 6\n/);
    expect(await design(argument)).toEqual(made);
    const missed = await design({ size: '5', expected: 1000 });
    expect([missed.ok, missed.json.misses.length]).toEqual([false, 1]);
    for (const wrong of [
      {},
      { size: 'x' },
      { size: '9', expected: -1 },
      { size: '9', keep: [3] },
      { size: '9', set: ['x'] },
    ]) {
      await expect(design(wrong)).rejects.toMatchObject({ code: -32602 });
    }
  });

  it('bring a board to a target by moving a jump or two, as an edit of the text', async () => {
    client = await startServer();
    await client.open(URI, 'board 6 x 6\n\nladder  3 -> 22 # up\nsnake  30 ->  2 "ow"\n');
    const improved = await client.command<Designed>(SERVER_COMMANDS.improve, { uri: URI, version: 1, expected: '12' });
    expect(improved.ok).toBe(true);
    expect(improved.json.moved.length).toBeGreaterThan(0);
    const edits = improved.edit!.documentChanges[0].edits;
    expect(edits.length).toBeGreaterThan(0);
    for (const { range, newText } of edits) {
      expect(range.start.line).toBeGreaterThanOrEqual(2);
      expect(newText).toMatch(/^[ \d]*$/);
    }
    const none = await client.command<Designed>(SERVER_COMMANDS.improve, { uri: 'untitled:none', expected: '12' });
    expect(none.ok).toBe(false);
  });

  it('end when they are cancelled', async () => {
    client = await startServer();
    const cancel = new CancellationTokenSource();
    const argument = { size: '10x10', expected: '66.978705007555420778', seed: 'x' };
    const designing = client.connection.sendRequest(
      'workspace/executeCommand',
      { command: SERVER_COMMANDS.design, arguments: [argument], workDoneToken: 'w' },
      cancel.token,
    );
    designing.catch(() => undefined);
    setTimeout(() => cancel.cancel(), 300);
    await expect(designing).rejects.toMatchObject({ code: -32800 });
  });
});

describe('the command explain', () => {
  it('gives the page of a finding', async () => {
    client = await startServer({ locale: 'ja' });
    const { page } = await client.command<{ page: string }>(SERVER_COMMANDS.explain, { code: 'ladder-down' });
    expect(page).toMatch(/^# .*はしご/);
    await expect(client.command(SERVER_COMMANDS.explain, { code: 'nothing' })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('fixes', () => {
  const DOWN = 'board 30\nladder 21 -> 16\nladder 9 -> 3\n';
  const at = (line: number) => ({
    textDocument: { uri: URI },
    range: { start: { line, character: 8 }, end: { line, character: 8 } },
    context: { diagnostics: [] },
  });

  it('come as actions with edits of this version', async () => {
    client = await startServer();
    await client.open(URI, DOWN, 'snl', 7);
    const [first, ...others] = await client.request<Record<string, never>[]>('textDocument/codeAction', at(1));
    expect(first).toMatchObject({
      title: 'Swap the ends: ladder from 16 to 21',
      kind: 'quickfix',
      isPreferred: true,
      diagnostics: [{ code: 'ladder-down', range: { start: { line: 1 } } }],
      edit: { documentChanges: [{ textDocument: { uri: URI, version: 7 } }] },
    });
    const all = others.find(({ title }) => /^Fix all of/.test(title))!;
    expect(all).not.toHaveProperty('edit');
    const resolved = await client.request<typeof all>('codeAction/resolve', all);
    expect(resolved).toHaveProperty('edit.documentChanges.0.edits.length', 4);
    await client.change(URI, 8, [{ text: DOWN }]);
    await expect(client.request('codeAction/resolve', all)).rejects.toMatchObject({ code: -32801 });
  });

  it('honour `only`', async () => {
    client = await startServer();
    await client.open(URI, DOWN);
    const kinds = async (...only: string[]) => {
      const params = { ...at(1), context: { diagnostics: [], only } };
      const actions = await client.request<{ kind: string }[]>('textDocument/codeAction', params);
      return [...new Set(actions.map(({ kind }) => kind))];
    };
    expect(await kinds('source.fixAll')).toEqual(['source.fixAll.snl']);
    expect(await kinds('source.fixAll.snl')).toEqual(['source.fixAll.snl']);
    expect(await kinds('source')).toEqual(['source.fixAll.snl']);
    expect(await kinds('source.organizeImports')).toEqual([]);
    expect(await kinds('source.fixAll.eslint')).toEqual([]);
    expect(await kinds('quickfix')).toEqual(['quickfix']);
    expect(await kinds('refactor')).toEqual([]);
  });

  it('come as commands that apply an edit to a client that knows no actions', async () => {
    client = await startServer({
      capabilities: without(without(FULL, 'textDocument.codeAction'), 'workspace.workspaceEdit'),
    });
    await client.open(URI, DOWN);
    const [first] = await client.request<{ command: string; arguments: unknown[] }[]>('textDocument/codeAction', at(1));
    expect(first).toMatchObject({ title: 'Swap the ends: ladder from 16 to 21', command: SERVER_COMMANDS.apply });
    await client.command(first.command, ...first.arguments);
    expect(client.told.at(-1)).toMatchObject({
      method: 'workspace/applyEdit',
      params: { edit: { changes: { [URI]: {} } } },
    });
  });
});
