/** Fewest throws on large boards. */
import { join } from 'node:path';
import { type Game, gameOf } from '../src/board/game';
import { fewestThrows } from '../src/solve';
import { BENCH_FEWEST, type BoardKind, benchBoard } from './boards';
import { compiled, linesOf } from './outside';
import { leastTime, type Row, timeRow } from './row';

const BOARDS: readonly (readonly [number, BoardKind])[] = [
  [1_000_000, 'uniform'],
  [1_000_000, 'local'],
  [10_000_000, 'uniform'],
  [10_000_000, 'local'],
];

export function* solveRows(root: string): Generator<Row> {
  const program = compiled(join(root, 'bench/fewest.c'), join(root, '.cache/bench/fewest'));
  const lines =
    program === null
      ? null
      : linesOf(
          program,
          BOARDS.flatMap(([cells, kind]) => [String(cells), kind]),
        );
  for (const [place, [cells, kind]] of BOARDS.entries()) {
    const game = gameOf(benchBoard(cells, kind))!;
    let throws: number | null = null;
    const ours = leastTime(5, () => {
      throws = fewestThrows(game);
    });
    const right = throws === BENCH_FEWEST[kind][cells] ? '' : ', and wrong';
    const reference = lines === null ? leastTime(5, () => plainSearch(game)) : Number(lines[place][0]);
    const named = lines === null ? 'plain search' : 'C -O3';
    yield timeRow(`fewest throws, 10^${Math.log10(cells)} cells, ${kind}${right}`, ours, named, reference, '≤ 1.5 ×');
  }
}

/** The plain queue search on typed arrays. */
function plainSearch({ lands, goal, start, cells }: Game): number {
  const throws = new Int32Array(cells + 1).fill(-1);
  const queue = new Int32Array(cells + 1);
  throws[start] = 0;
  queue[0] = start;
  for (let first = 0, last = 1; first < last && throws[goal] === -1; first++) {
    const cell = queue[first];
    for (let face = 1; face <= 6 && cell + face <= goal; face++) {
      const to = lands[cell + face];
      if (throws[to] !== -1) continue;
      throws[to] = throws[cell] + 1;
      queue[last++] = to;
    }
  }
  return throws[goal];
}
