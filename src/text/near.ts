/** The candidate that a misspelt word most likely means, in any case; null where none is near: at most one slip in three letters, two in all. */
export function didYouMean(word: string, candidates: readonly string[]): string | null {
  const typed = word.toLowerCase();
  let best: string | null = null;
  let least = Math.min(2, Math.floor(typed.length / 3)) + 1;
  if (typed.length > 30) return null;
  for (const candidate of candidates) {
    const distance = editDistance(typed, candidate.toLowerCase(), least);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

/** Letters put in, left out, changed, or swapped with the next; counts no further than `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}
