/** The language server beside an empty one and VS Code's server for JSON. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type TestClient } from '../test/server/client';
import { jsonServer } from './outside';
import { median, megabytes, type Row, timeRow } from './row';

const STARTS = 15;
const EDITS = 30;

export async function* serverRows(root: string, board: string): AsyncGenerator<Row> {
  const own = [process.execPath, join(root, 'dist/server.js'), '--stdio'] as const;
  const empty = [process.execPath, join(root, '.cache/bench/empty-server.js'), '--stdio'] as const;
  const starts = { own: [] as number[], empty: [] as number[] };
  // In turns, so that both meet the same machine.
  for (let i = 0; i < STARTS; i++) {
    starts.own.push(await startTime(own));
    starts.empty.push(await startTime(empty));
  }
  yield timeRow(
    'server: spawn to initialize answered',
    median(starts.own),
    'empty server',
    median(starts.empty),
    '≤ 1.25 ×',
  );

  const json = jsonServer(root);
  const client = await startServer({ command: own });
  const other = json === null ? null : await startServer({ command: [process.execPath, json, '--stdio'] });
  const texts: readonly (readonly [string, string, string])[] = [
    ['a 100-cell board', board, '≤ 1 ×'],
    ['1,000 lines', longBoard(1_000), '≤ 0.5 ×'],
    ['10,000 lines', longBoard(10_000), '≤ 0.5 ×'],
  ];
  for (const [name, text, goal] of texts) {
    const ours = await opened(client, `untitled:${name}.snl`, 'snl', text, '# ');
    const json = jsonText(text.split('\n').length);
    const theirs = other && (await opened(other, `untitled:${name}.json`, 'json', json, ' '));
    const times = { ours: [] as number[], theirs: [] as number[] };
    for (let i = 0; i < EDITS; i++) {
      times.ours.push(await editTime(ours));
      if (theirs !== null) times.theirs.push(await editTime(theirs));
    }
    const reference = theirs && median(times.theirs);
    yield timeRow(`server: edit to findings, ${name}`, median(times.ours), 'JSON server', reference, goal);
  }
  const [ours, theirs] = [peakMemory(client), other && peakMemory(other)];
  if (ours !== null) {
    yield {
      what: 'server: peak memory after all that',
      ours: megabytes(ours),
      reference: theirs === null ? null : `${megabytes(theirs)} JSON server`,
      ratio: theirs === null ? null : ours / theirs,
      goal: '≤ 1 ×',
    };
  }
  await client.stop();
  await other?.stop();
}

async function startTime(command: readonly [string, ...string[]]): Promise<number> {
  const begin = performance.now();
  const client = await startServer({ command });
  const time = performance.now() - begin;
  await client.stop();
  return time;
}

/** A document in which the same is typed, and taken away again, at the beginning of a line in the middle. */
interface Typing {
  readonly client: TestClient;
  readonly uri: string;
  readonly line: number;
  readonly typed: string;
  version: number;
}

async function opened(client: TestClient, uri: string, language: string, text: string, typed: string): Promise<Typing> {
  await client.open(uri, text, language);
  await client.pull(uri);
  return { client, uri, line: Math.floor(text.split('\n').length / 2), typed, version: 1 };
}

/** The time from an edit to the findings of the new text. */
async function editTime(typing: Typing): Promise<number> {
  const { client, uri, line, typed } = typing;
  const isTyped = typing.version++ % 2 === 0;
  const begin = performance.now();
  const range = { start: { line, character: 0 }, end: { line, character: isTyped ? typed.length : 0 } };
  await client.change(uri, typing.version, [{ range, text: isTyped ? '' : typed }]);
  await client.pull(uri);
  return performance.now() - begin;
}

/** A board with so many lines, one jump a line. No jump ends where another begins: there is as little to find as in the JSON. */
function longBoard(lines: number): string {
  const cells = 10 * lines;
  const jump = (i: number) => {
    const low = 5 + 9 * i;
    return i % 2 === 0 ? `ladder ${low} -> ${low + 31}` : `snake ${low + 31} -> ${low}`;
  };
  return [`board ${cells}`, ...Array.from({ length: lines - 6 }, (_, i) => jump(i)), ''].join('\n');
}

function jsonText(lines: number): string {
  const entries = Array.from(
    { length: lines - 2 },
    (_, i) => `{ "kind": "ladder", "from": ${5 + 9 * i}, "to": ${36 + 9 * i} }`,
  );
  return `[\n${entries.join(',\n')}\n]`;
}

/** The most memory that a server has held, where the system tells. */
function peakMemory({ process: { pid } }: TestClient): number | null {
  const status = `/proc/${pid}/status`;
  const line = existsSync(status) && /VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8'));
  return line ? 1024 * Number(line[1]) : null;
}
