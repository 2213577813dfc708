/**
 * A slow player of whole turns, written from the rules alone: it writes down every turn that could be thrown, plays each with a token on
 * the table, and puts turns together. It knows nothing of waves, phases or shortest paths, and decides in the tests.
 */
import type { Board, JumpKind } from '../../src/board/board';
import type { Rules } from '../../src/board/rules';

export interface SlowStep {
  throw: number;
  from: number;
  walked: number;
  to: number;
}

/** A whole turn from one cell: its throws as thrown, its walks, where it ends, and what it met. */
export interface SlowTurn {
  throws: number[];
  steps: SlowStep[];
  end: number;
  /** The jumps that carried the token, as written: their place in the board's list. */
  carried: number[];
}

export interface SlowBoard {
  board: Board;
  rules: Rules;
  faces: readonly number[];
  start: number;
  goal: number;
}

export interface SlowAnswer {
  throws: number;
  turns: number;
  ways: bigint;
  route: (SlowStep & { turn: number })[];
  /** All shortest throw sequences in order, or the first `most` of them. */
  routes: number[][];
}

/** The slow player of one board. `longest`: turns of more throws are not tried. */
export function slowPlayer({ board, rules, faces, start, goal }: SlowBoard, longest: number) {
  const last = board.size!.cells;
  const known: (SlowTurn[] | undefined)[] = [];

  const throwsAgain = (face: number) => rules.again.includes(face);
  const fallsAndWalks = rules.order === 'thrown' && rules.void === null;
  const endless = faces.every(throwsAgain) && rules.limit === null;

  function jumpAt(cell: number): number {
    return board.jumps.findIndex(
      ({ kind, from, to }) =>
        from === cell && from <= last && to <= last && to >= (kind === 'snake' ? 0 : 1) && to !== from,
    );
  }

  /** A token and a pencil: each walk is written down. */
  function token(cell: number, turn: SlowTurn) {
    turn.end = cell;
    const arrive = (face: number, walked: number, wins: boolean) => {
      const from = turn.end;
      let at = walked;
      const used: number[] = [];
      for (let jump = jumpAt(at); !wins && jump !== -1 && !used.includes(jump); jump = rules.chain ? jumpAt(at) : -1) {
        used.push(jump);
        at = board.jumps[jump].to;
      }
      turn.carried.push(...used);
      turn.steps.push({ throw: face, from, walked, to: at });
      turn.end = at;
    };
    return (face: number) => {
      const from = turn.end;
      if (from === 0 && rules.enter) {
        if (rules.enter.includes(face)) arrive(face, 1, false);
        return;
      }
      const reach = from + face;
      if (from > goal) {
        if (reach > last) turn.steps.push({ throw: face, from, walked: from, to: from });
        else arrive(face, reach, false);
      } else if (reach <= goal) arrive(face, reach, false);
      else if (rules.finish === 'exact') turn.steps.push({ throw: face, from, walked: from, to: from });
      else if (rules.finish === 'pass') arrive(face, goal, true);
      else arrive(face, Math.max(1, goal - (reach - goal)), false);
    };
  }

  /** All turns from a cell that the dice allow. */
  function turnsFrom(cell: number): SlowTurn[] {
    const ready = known[cell];
    if (ready) return ready;
    const turns: SlowTurn[] = [];
    if (cell !== goal && !endless) throwOn(cell, [], turns);
    known[cell] = turns;
    return turns;
  }

  function throwOn(cell: number, thrown: readonly number[], turns: SlowTurn[]) {
    if (thrown.length === longest) return;
    for (const face of faces) {
      const throws = [...thrown, face];
      const over = !throwsAgain(face) || throws.length === rules.limit;
      if (fallsAndWalks) {
        const turn = played(cell, throws, throws);
        if (over || turn.end === goal) turns.push(turn);
        else throwOn(cell, throws, turns);
      } else if (!over) throwOn(cell, throws, turns);
      else turns.push(wholeTurn(cell, throws));
    }
  }

  function wholeTurn(cell: number, throws: number[]): SlowTurn {
    const run = throws.filter(throwsAgain).length;
    if (run === rules.void) return { throws, steps: [], end: cell, carried: [] };
    const left = [...throws];
    const first: number[] = [];
    if (cell === 0 && rules.enter) {
      while (left.length > 0 && !rules.enter.includes(left[0])) left.shift();
      first.push(...left.splice(0, 1));
    }
    if (rules.order === 'last-first') left.reverse();
    return played(cell, throws, [...first, ...left]);
  }

  function played(cell: number, throws: number[], walks: readonly number[]): SlowTurn {
    const turn: SlowTurn = { throws, steps: [], end: cell, carried: [] };
    const walk = token(cell, turn);
    for (const face of walks) if (turn.end !== goal) walk(face);
    return turn;
  }

  /** The fewest throws from one cell to all others, by turns that `may` be used; Infinity where none lead there. */
  function fewest(from: number, may: (turn: SlowTurn) => boolean): number[] {
    const least: number[] = new Array(last + 1).fill(Number.POSITIVE_INFINITY);
    least[from] = 0;
    for (let better = true; better; ) {
      better = false;
      for (let cell = 0; cell <= last; cell++) {
        if (least[cell] === Number.POSITIVE_INFINITY) continue;
        for (const turn of turnsFrom(cell)) {
          const sum = least[cell] + turn.throws.length;
          if (sum >= least[turn.end] || !may(turn)) continue;
          least[turn.end] = sum;
          better = true;
        }
      }
    }
    return least;
  }

  /** The fewest throws from all cells to one. */
  function home(to: number): number[] {
    const least: number[] = new Array(last + 1).fill(Number.POSITIVE_INFINITY);
    least[to] = 0;
    for (let better = true; better; ) {
      better = false;
      for (let cell = 0; cell <= last; cell++) {
        for (const { throws, end } of turnsFrom(cell)) {
          if (throws.length + least[end] >= least[cell]) continue;
          least[cell] = throws.length + least[end];
          better = true;
        }
      }
    }
    return least;
  }

  const any = () => true;
  const withoutSnakes = (turn: SlowTurn) =>
    turn.carried.every(jump => board.jumps[jump].kind !== ('snake' as JumpKind));

  return {
    turnsFrom,
    fewest: (from: number) => fewest(from, any),
    home,

    /** The fewest throws from one cell to another, and all about them; null: there are none. */
    solve(from: number, to: number, noSnakes: boolean, most: number): SlowAnswer | null {
      const may = noSnakes ? withoutSnakes : any;
      const throws = fewest(from, may)[to];
      if (throws === Number.POSITIVE_INFINITY) return null;
      // All sequences of turns with so many throws, by how many throws and turns lead from a cell to the end.
      const count: Map<string, bigint> = new Map();
      const waysOn = (cell: number, left: number, turns: number): bigint => {
        if (left === 0) return cell === to && turns === 0 ? 1n : 0n;
        if (turns === 0) return 0n;
        const key = `${cell} ${left} ${turns}`;
        const ready = count.get(key);
        if (ready !== undefined) return ready;
        let sum = 0n;
        for (const turn of turnsFrom(cell)) {
          if (turn.throws.length <= left && may(turn)) sum += waysOn(turn.end, left - turn.throws.length, turns - 1);
        }
        count.set(key, sum);
        return sum;
      };
      let ways = 0n;
      let turns = 0;
      for (let n = throws; n >= 0; n--) {
        const some = waysOn(from, throws, n);
        ways += some;
        if (some > 0n) turns = n;
      }
      const inOrder = (cell: number) => [...turnsFrom(cell)].filter(may).sort((a, b) => compare(a.throws, b.throws));
      const route: SlowAnswer['route'] = [];
      for (let [cell, left, turn] = [from, throws, 1]; left > 0; turn++) {
        const next = inOrder(cell).find(
          ({ throws: made, end }) => made.length <= left && waysOn(end, left - made.length, turns - turn) > 0n,
        )!;
        for (const step of next.steps) route.push({ ...step, turn });
        cell = next.end;
        left -= next.throws.length;
      }
      const routes: number[][] = [];
      const list = (cell: number, made: readonly number[]) => {
        if (made.length === throws && cell === to) routes.push([...made]);
        for (const turn of inOrder(cell)) {
          const left = throws - made.length - turn.throws.length;
          if (routes.length >= most) return;
          let some = false;
          for (let n = 0; n <= left && !some; n++) some = left >= 0 && waysOn(turn.end, left, n) > 0n;
          if (some) list(turn.end, [...made, ...turn.throws]);
        }
      };
      list(from, []);
      return { throws, turns, ways, route, routes };
    },

    /** The cells on which turns can end, those on which a token can stand, and the jumps that act, in any play from the start. */
    play() {
      const rests = new Set([start]);
      const stands = new Set([start]);
      const acts = new Set<number>();
      for (const cell of rests) {
        for (const turn of turnsFrom(cell)) {
          rests.add(turn.end);
          for (const { to } of turn.steps) stands.add(to);
          for (const jump of turn.carried) acts.add(jump);
        }
      }
      return { rests, stands, acts };
    },
  };
}

/** By the first throw that differs. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((face, i) => face !== b[i]);
  return at === -1 ? a.length - b.length : a[at] - (b[at] ?? 0);
}
