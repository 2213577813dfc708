import type { Jump, Numbering, Size } from '../board/board';
import { cellAt } from '../board/geometry';
import { hasNoCell } from './grid';
import type { JumpAt, MapProblem, MapToken } from './syntax';

type Rows = readonly (readonly MapToken[])[];

/** Whether the row of a token is of the right length and not overwritten, so that something can be said of it. */
type Judged = (token: MapToken) => boolean;

/** A drawn snake or ladder: all its tokens, the highest row first. */
export interface Body {
  /** The letter with its id, or the letter alone. */
  readonly id: string;
  readonly tokens: readonly MapToken[];
}

/** The bodies of a map, in the order of their first tokens. */
export function bodiesOf(rows: Rows): Body[] {
  const groups = new Map<string | MapToken, MapToken[]>();
  const runs = runsOf(rows);
  for (const row of rows) {
    for (const token of row) {
      if (token.body === null) continue;
      const key = token.body.length > 1 ? token.body : runs(token);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [token]);
      else group.push(token);
    }
  }
  return [...groups.values()].map(tokens => ({ id: tokens[0].body!, tokens }));
}

/** For letters without id: the first token of the connected run, row to row, that a token belongs to. */
function runsOf(rows: Rows): (token: MapToken) => MapToken {
  const parents = new Map<MapToken, MapToken>();
  const find = (token: MapToken): MapToken => {
    let root = token;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    let at = token;
    while (at !== root) {
      const up = parents.get(at)!;
      parents.set(at, root);
      at = up;
    }
    return root;
  };
  for (let r = 1; r < rows.length; r++) {
    for (const token of rows[r]) {
      if (token.body === null || token.body.length > 1) continue;
      for (let column = token.column - 1; column <= token.column + 1; column++) {
        const above = rows[r - 1][column];
        if (above === undefined || above.body !== token.body) continue;
        const a = find(above);
        const b = find(token);
        if (a !== b) parents.set(b, a);
      }
    }
  }
  return find;
}

/** A jump for each body that has two cells or more: between its highest and its lowest cell. */
export function jumpsOf(bodies: readonly Body[], size: Size, numbering: Numbering): { jumps: Jump[]; at: JumpAt[] } {
  const jumps: Jump[] = [];
  const at: JumpAt[] = [];
  for (const { id, tokens } of bodies) {
    const cells = tokens.flatMap(token => {
      const value = token.column < size.columns ? cellAt(size, numbering, token) : 0;
      return value === 0 ? [] : [{ value, start: token.start, end: token.end }];
    });
    if (cells.length < 2) continue;
    const highest = cells.reduce((a, b) => (b.value > a.value ? b : a));
    const lowest = cells.reduce((a, b) => (b.value < a.value ? b : a));
    const kind = id.startsWith('S') ? 'snake' : 'ladder';
    const [from, to] = kind === 'snake' ? [highest, lowest] : [lowest, highest];
    jumps.push({ kind, from: from.value, to: to.value, caption: null });
    const { start, end } = from;
    at.push({ start, end, from, to, caption: null, statement: -1, body: tokens, id });
  }
  return { jumps, at };
}

/** Bodies that are no line from row to row, that stand alone, or that touch the board's edge. Of rows that cannot be judged nothing is said. */
export function bodyProblems(bodies: readonly Body[], rows: Rows, width: number): MapProblem[] {
  const problems: MapProblem[] = [];
  const judged: Judged = ({ row }) => rows[row].length === width && !hasNoCell(rows[row]);
  for (const { id, tokens } of bodies) {
    const [first] = tokens;
    if (tokens.length === 1) {
      if (judged(first)) problems.push({ start: first.start, end: first.end, code: 'map-token-alone', id });
    } else {
      const broken = breakOf(id, tokens, rows, judged);
      if (broken !== null) problems.push(broken);
    }
    for (const token of tokens) {
      if (!judged(token) || (token.column > 0 && token.column < width - 1)) continue;
      const side = token.column === 0 ? 'first' : 'last';
      problems.push({ start: token.start, end: token.end, code: 'map-edge', id, side });
    }
  }
  return problems;
}

/** The first place, from above, at which a body is no line. One word a body: what follows is often the same slip. */
function breakOf(id: string, tokens: readonly MapToken[], rows: Rows, judged: Judged): MapProblem | null {
  for (let i = 1; i < tokens.length; i++) {
    const [above, below] = [tokens[i - 1], tokens[i]];
    const skipped = firstJudged(rows, above.row + 1, below.row, judged);
    const why = skipped === null ? stepFault(above, below, judged) : 'row';
    if (why === null) continue;
    // It stands at one of the two tokens, the lower one if it can; where neither is in a row that is judged, at the row that they skip.
    const here = judged(below) ? [below] : judged(above) ? [above] : skipped!;
    const other = here[0] === above ? below : above;
    return {
      start: here[0].start,
      end: here[here.length - 1].end,
      code: 'map-body-broken',
      id,
      why,
      other: { start: other.start, end: other.end },
    };
  }
  return null;
}

/** The first row of those from `from` to before `to` that is judged. */
function firstJudged(rows: Rows, from: number, to: number, judged: Judged): readonly MapToken[] | null {
  for (let row = from; row < to; row++) if (judged(rows[row][0])) return rows[row];
  return null;
}

/** What is wrong between two tokens of a body that skips no row. What a row of another length lacks may be just this body's token. */
function stepFault(above: MapToken, below: MapToken, judged: Judged): 'column' | 'twice' | null {
  if (below.row - above.row > 1 || !judged(above) || !judged(below)) return null;
  if (below.row === above.row) return 'twice';
  return Math.abs(below.column - above.column) > 1 ? 'column' : null;
}
