/** Prints how fast the project is beside what the machine has to compare it with. Fails on nothing: machines are noisy. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../test/server/client';
import { numberRows } from './numbers';
import { pageRows } from './page';
import { fileRows, sizeRows, taskRows } from './rest';
import type { Row } from './row';
import { serverRows } from './server';
import { solveRows } from './solve';

const board = readFileSync(join(ROOT, 'examples/milton-bradley-47.snl'), 'utf8');
mkdirSync(join(ROOT, '.cache/bench'), { recursive: true });

const parts: readonly (readonly [string, () => Iterable<Row> | AsyncIterable<Row>])[] = [
  ['server', () => serverRows(ROOT, board)],
  ['sizes', () => sizeRows(ROOT)],
  ['page', () => pageRows(board)],
  ['solve', () => solveRows(ROOT)],
  ['numbers', () => numberRows(ROOT, board)],
  ['files', () => fileRows(ROOT)],
  ['tasks', () => taskRows(ROOT, board)],
];

const COLUMNS = ['what', 'this project', 'reference in the same run', 'ratio', 'goal'] as const;
const WIDTHS = [66, 13, 26, 7, 10];

const line = (words: readonly string[]) =>
  console.log(
    words
      .map((word, i) => word.padEnd(WIDTHS[i]))
      .join('  ')
      .trimEnd(),
  );

line(COLUMNS);
line(WIDTHS.map(width => '─'.repeat(width)));
const wanted = process.argv.slice(2);
for (const [name, rows] of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    for await (const { what, ours, reference, ratio, goal } of rows()) {
      line([what, ours, reference ?? '–', ratio === null ? '–' : `${ratio.toFixed(2)} ×`, goal]);
    }
  } catch (error) {
    line([name, `not measured: ${error instanceof Error ? error.message : error}`]);
  }
}
