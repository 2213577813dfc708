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
    const ours = await editTime(client, `untitled:${name}.snl`, 'snl', text, '# ');
    const lines = text.split('\n').length;
    const theirs = other && (await editTime(other, `untitled:${name}.json`, 'json', jsonText(lines), ' '));
    yield timeRow(`server: edit to findings, ${name}`, ours, 'JSON server', theirs, goal);
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

/** The time from a character typed at the beginning of a line in the middle to the findings of the new text. */
async function editTime(
  client: TestClient,
  uri: string,
  language: string,
  text: string,
  typed: string,
): Promise<number> {
  await client.open(uri, text, language);
  await client.pull(uri);
  const line = Math.floor(text.split('\n').length / 2);
  const times: number[] = [];
  for (let version = 2; version < 2 + EDITS; version++) {
    // Typed and taken away again in turn.
    const to = { line, character: version % 2 === 0 ? 0 : typed.length };
    const begin = performance.now();
    const change = { range: { start: { line, character: 0 }, end: to }, text: version % 2 === 0 ? typed : '' };
    await client.change(uri, version, [change]);
    await client.pull(uri);
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** A board with so many lines, one jump a line. */
function longBoard(lines: number): string {
  const cells = 10 * lines;
  const jump = (i: number) => {
    const from = 5 + 9 * i;
    return i % 2 === 0 ? `ladder ${from} -> ${from + 31}` : `snake ${from + 36} -> ${from}`;
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
