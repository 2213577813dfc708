/** `before[from … to)` is replaced by `after[start … end)`. */
export interface Difference {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** The most edits that are looked for one by one. */
const MOST_EDITS = 400;

/**
 * Where two lists differ, in order, no two differences touching: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), on
 * what equal beginnings and ends leave. Lists that are far apart are compared place by place where they are as long as each other, else
 * between the entries that both have once. Time grows as n log n, memory with n.
 */
export function differences(before: readonly string[], after: readonly string[]): Difference[] {
  return within(before, after, { from: 0, to: before.length, start: 0, end: after.length });
}

function within(before: readonly string[], after: readonly string[], range: Difference): Difference[] {
  let { from, to, start, end } = range;
  while (from < to && start < end && before[from] === after[start]) {
    from++;
    start++;
  }
  while (from < to && start < end && before[to - 1] === after[end - 1]) {
    to--;
    end--;
  }
  if (from === to && start === end) return [];
  const middle = { from, to, start, end };
  if (from === to || start === end) return [middle];
  const inPlace = to - from === end - start ? placeByPlace(before, after, middle) : null;
  // Entries that stay in their places are preferred: an edit then never reaches from one to another.
  const mostEdits = inPlace === null ? MOST_EDITS : Math.min(MOST_EDITS, 2 * inPlace.length - 1);
  return shortest(before, after, middle, mostEdits) ?? joined(inPlace) ?? betweenAnchors(before, after, middle);
}

/** The places at which the entries differ, one by one. */
function placeByPlace(before: readonly string[], after: readonly string[], middle: Difference): Difference[] {
  const found: Difference[] = [];
  for (let from = middle.from, start = middle.start; from < middle.to; from++, start++) {
    if (before[from] !== after[start]) found.push({ from, to: from + 1, start, end: start + 1 });
  }
  return found;
}

/** Differences that touch, made one. */
function joined(list: readonly Difference[] | null): Difference[] | null {
  if (list === null) return null;
  const found: Difference[] = [];
  for (const each of list) {
    const last = found.at(-1);
    if (last?.to === each.from) found[found.length - 1] = { ...last, to: each.to, end: each.end };
    else found.push(each);
  }
  return found;
}

function betweenAnchors(before: readonly string[], after: readonly string[], middle: Difference): Difference[] {
  const { from, to, start, end } = middle;
  const anchors = anchorsOf(before, after, middle);
  if (anchors.length === 0) return [middle];
  const found: Difference[] = [];
  let at = { from, start };
  for (const [x, y] of [...anchors, [to, end]]) {
    found.push(...within(before, after, { ...at, to: x, end: y }));
    at = { from: x + 1, start: y + 1 };
  }
  return found;
}

/** Pairs of places of entries that each list has once, ascending in both: of all such pairs the longest row of them that ascends. */
function anchorsOf(before: readonly string[], after: readonly string[], middle: Difference): [number, number][] {
  const places = new Map<string, number>();
  for (let y = middle.start; y < middle.end; y++) places.set(after[y], places.has(after[y]) ? -1 : y);
  const once = new Map<string, number>();
  for (let x = middle.from; x < middle.to; x++) once.set(before[x], once.has(before[x]) ? -1 : x);
  const pairs: { pair: [number, number]; before: number }[] = [];
  /** `ends[n]`: of the rows of n + 1 pairs the one that ends lowest. */
  const ends: number[] = [];
  for (const [entry, x] of once) {
    const y = places.get(entry) ?? -1;
    if (x === -1 || y === -1) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if (pairs[ends[mid]].pair[1] < y) low = mid + 1;
      else high = mid;
    }
    ends[low] = pairs.push({ pair: [x, y], before: low > 0 ? ends[low - 1] : -1 }) - 1;
  }
  const row: [number, number][] = [];
  for (let i = ends.at(-1) ?? -1; i !== -1; i = pairs[i].before) row.push(pairs[i].pair);
  return row.reverse();
}

/** The fewest edits, or null where there are more than are looked for. */
function shortest(
  before: readonly string[],
  after: readonly string[],
  middle: Difference,
  mostEdits: number,
): Difference[] | null {
  const n = middle.to - middle.from;
  const m = middle.end - middle.start;
  const most = Math.min(n + m, mostEdits);
  const equal = (x: number, y: number) => before[middle.from + x] === after[middle.start + y];
  const reach = new Int32Array(2 * most + 2);
  const rounds: Int32Array[] = [];
  for (let d = 0; d <= most; d++) {
    rounds.push(reach.slice(most - d, most + d + 2));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && reach[most + k - 1] < reach[most + k + 1]);
      let x = down ? reach[most + k + 1] : reach[most + k - 1] + 1;
      while (x < n && x - k < m && equal(x, x - k)) x++;
      reach[most + k] = x;
      if (x >= n && x - k >= m) return traced(rounds, middle, n, m);
    }
  }
  return null;
}

/** Walks the rounds of the search back and joins edits that touch. */
function traced(rounds: readonly Int32Array[], middle: Difference, n: number, m: number): Difference[] {
  const found: Difference[] = [];
  let x = n;
  let y = m;
  for (let d = rounds.length - 1; d > 0; d--) {
    const reach = (k: number) => rounds[d][k + d];
    const k = x - y;
    const down = k === -d || (k !== d && reach(k - 1) < reach(k + 1));
    const before = down ? k + 1 : k - 1;
    const [fromX, fromY] = [reach(before), reach(before) - before];
    // What is equal after the edit is walked over; then the edit itself.
    const [toX, toY] = down ? [fromX, fromY + 1] : [fromX + 1, fromY];
    const last = found.at(-1);
    const [from, to] = [middle.from + fromX, middle.from + toX];
    const [start, end] = [middle.start + fromY, middle.start + toY];
    if (last !== undefined && last.from === to && last.start === end) {
      found[found.length - 1] = { ...last, from, start };
    } else found.push({ from, to, start, end });
    x = fromX;
    y = fromY;
  }
  return found.reverse();
}
