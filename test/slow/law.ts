/**
 * The slow second opinion: whole turns of one token enumerated throw by throw from the rules of play alone, and dense linear algebra
 * on top. For tiny boards. It shares nothing with what it judges but the data of a game.
 */
import type { Game } from '../../src/board/game';

/** The chance of each outcome of a turn, by the cell on which it ends; with how often each jump (by its `from`) was taken. */
export interface SlowTurn {
  readonly ends: ReadonlyMap<number, number>;
  readonly uses: ReadonlyMap<number, number>;
}

/** Where a token comes to rest that walks onto a cell, and the cells from which jumps carried it. */
function carried(game: Game, cell: number): { rest: number; taken: number[] } {
  const taken: number[] = [];
  let at = cell;
  for (;;) {
    const jump = game.jumps.find(each => each.from === at);
    if (jump === undefined || taken.includes(at) || (taken.length > 0 && !game.rules.chain)) return { rest: at, taken };
    taken.push(at);
    at = jump.to;
  }
}

function walked(game: Game, from: number, face: number): { rest: number; taken: number[] } {
  const reach = from + face;
  const stay = { rest: from, taken: [] };
  if (from > game.goal) return reach > game.cells ? stay : carried(game, reach);
  if (reach <= game.goal) return carried(game, reach);
  if (game.rules.finish === 'exact') return stay;
  if (game.rules.finish === 'pass') return { rest: game.goal, taken: [] };
  return carried(game, Math.max(1, game.goal - (reach - game.goal)));
}

/** All that can be thrown in a turn. Runs without a limit are cut where they are rarer than any double can tell. */
function throwings(
  game: Game,
  stopped: (throws: readonly number[]) => boolean,
): { throws: number[]; chance: number }[] {
  const { again, limit } = game.rules;
  const total = Number(game.die.weights.reduce((sum, weight) => sum + weight, 0n));
  const done: { throws: number[]; chance: number }[] = [];
  const go = (throws: number[], chance: number) => {
    if (chance < 1e-22) return;
    game.die.faces.forEach((face, i) => {
      const all = [...throws, face];
      const p = (chance * Number(game.die.weights[i])) / total;
      if (!again.includes(face) || all.length === limit || stopped(all)) done.push({ throws: all, chance: p });
      else go(all, p);
    });
  };
  go([], 1);
  return done;
}

/** One turn of a token that stands on a cell. */
export function slowTurn(game: Game, cell: number): SlowTurn {
  const { rules, goal } = game;
  const ends = new Map<number, number>();
  const uses = new Map<number, number>();
  const waits = (at: number) => at === 0 && rules.enter !== null;
  const walk = (throws: readonly number[]) => {
    let at = cell;
    const taken: number[] = [];
    for (const face of throws) {
      if (at === goal) break;
      if (waits(at) && !rules.enter!.includes(face)) continue;
      const move = waits(at) ? carried(game, 1) : walked(game, at, face);
      at = move.rest;
      taken.push(...move.taken);
    }
    return { at, taken };
  };
  const asTheyFall = rules.order === 'thrown' && rules.void === null;
  for (const { throws, chance } of throwings(game, so => asTheyFall && walk(so).at === goal)) {
    const run = throws.filter(face => rules.again.includes(face)).length;
    let order = [...throws];
    if (rules.order === 'last-first') {
      const entry = waits(cell) ? throws.findIndex(face => rules.enter!.includes(face)) : -1;
      order = entry === -1 ? [...throws].reverse() : [throws[entry], ...throws.slice(entry + 1).reverse()];
    }
    const { at, taken } = run > 0 && run === rules.void ? { at: cell, taken: [] } : walk(order);
    ends.set(at, (ends.get(at) ?? 0) + chance);
    for (const from of taken) uses.set(from, (uses.get(from) ?? 0) + chance);
  }
  return { ends, uses };
}

export interface SlowLaw {
  readonly mean: number;
  readonly variance: number;
  /** By cell: expected turns to the goal, Infinity where the game may never end; turns that end there; by jump: uses. */
  readonly toGoal: readonly number[];
  readonly visits: readonly number[];
  readonly uses: readonly number[];
  /** P(T ≤ 1), P(T ≤ 2), … */
  readonly within: readonly number[];
}

/** The law of the length, for a board of a few cells. */
export function slowLaw(game: Game, turns: number): SlowLaw {
  const cells = Array.from({ length: game.cells + 1 }, (_, cell) => cell);
  const turn = cells.map(cell =>
    cell === game.goal ? { ends: new Map<number, number>(), uses: new Map<number, number>() } : slowTurn(game, cell),
  );
  const closure = (from: number) => {
    const seen = new Set([from]);
    for (const at of seen) for (const [to, p] of turn[at].ends) if (p > 0) seen.add(to);
    return seen;
  };
  const reach = cells.map(closure);
  const finite = cells.map(cell => [...reach[cell]].every(at => reach[at].has(game.goal)));
  const live = cells.filter(cell => finite[cell] && cell !== game.goal);
  const matrix = live.map(cell => live.map(to => (cell === to ? 1 : 0) - (turn[cell].ends.get(to) ?? 0)));
  const mean = solve(
    matrix,
    live.map(() => 1),
  );
  const square = solve(
    matrix,
    mean.map(turns => 2 * turns - 1),
  );
  const at = live.indexOf(game.start);
  const toGoal = cells.map(cell =>
    cell === game.goal ? 0 : finite[cell] ? mean[live.indexOf(cell)] : Number.POSITIVE_INFINITY,
  );
  const begun =
    at === -1
      ? live.map(() => 0)
      : solve(
          transposed(matrix),
          live.map((_, i) => (i === at ? 1 : 0)),
        );
  const sumOver = (of: (from: SlowTurn) => number) =>
    live.reduce((sum, cell, i) => sum + (begun[i] > 0 ? begun[i] * of(turn[cell]) : 0), 0);
  const within: number[] = [];
  let mass = new Map([[game.start, 1]]);
  for (let n = 0; n < turns; n++) {
    const next = new Map<number, number>();
    for (const [cell, p] of mass) {
      if (cell === game.goal) next.set(cell, (next.get(cell) ?? 0) + p);
      else for (const [to, q] of turn[cell].ends) next.set(to, (next.get(to) ?? 0) + p * q);
    }
    mass = next;
    within.push(mass.get(game.goal) ?? 0);
  }
  return {
    mean: toGoal[game.start],
    variance: at === -1 ? Number.POSITIVE_INFINITY : square[at] - mean[at] ** 2,
    toGoal,
    visits: cells.map(cell => sumOver(from => from.ends.get(cell) ?? 0)),
    uses: game.jumps.map(jump => sumOver(from => from.uses.get(jump.from) ?? 0)),
    within,
  };
}

const transposed = (matrix: number[][]) => matrix.map((_, i) => matrix.map(row => row[i]));

/** Gaussian elimination with pivots. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  rows.forEach((_, i) => {
    let pivot = i;
    for (let j = i; j < rows.length; j++) if (Math.abs(rows[j][i]) > Math.abs(rows[pivot][i])) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    rows.forEach((row, j) => {
      const times = j === i ? 0 : row[i] / rows[i][i];
      if (times !== 0)
        row.forEach((_, k) => {
          row[k] -= times * rows[i][k];
        });
    });
  });
  return rows.map((row, i) => row[rows.length] / row[i]);
}
