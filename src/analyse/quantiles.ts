/** What is read off the law of a game's length. */
import type { Length } from './length';

/** What a sum of chances may lack for rounding. */
const ROUNDING = 1e-13;

/** P(T ≤ n), n from 0. */
export function chanceWithin(length: Length, turns: number): number {
  const { exactly } = length;
  // While the chance is small the sum of what it is made of has more digits than what it lacks to 1.
  let sum = 0;
  for (let turn = 1; turn <= turns && turn < exactly.length && sum < 0.5; turn++) sum += exactly[turn];
  return sum < 0.5 && turns < exactly.length ? sum : 1 - chanceOfMore(length, turns);
}

/** P(T > n), n from 0. */
function chanceOfMore({ more, hazard }: Length, turns: number): number {
  const last = more.length - 1;
  return turns <= last ? more[turns] : more[last] * Math.exp((turns - last) * Math.log1p(-hazard));
}

/** The smallest n with P(T ≤ n) ≥ share (0 … 1); null where there is none. */
export function percentile(length: Length, share: number): number | null {
  const { more, hazard } = length;
  const left = (1 - share) * (1 + ROUNDING) + ROUNDING * share;
  const found = more.findIndex(chance => chance <= left);
  if (found !== -1) return found;
  if (hazard === 0) return null;
  const last = more.length - 1;
  return last + Math.max(1, Math.ceil(Math.log(left / more[last]) / Math.log1p(-hazard) - 1e-9));
}

/** The most frequent length, of several the smallest; null where no game ends. */
export function modeOf({ exactly }: Length): number | null {
  let most = 0;
  for (const chance of exactly) most = Math.max(most, chance);
  return most === 0 ? null : exactly.findIndex(chance => chance >= most * (1 - ROUNDING));
}

/** Where `within` ends: at the first n with P(T > n) below this, or at so many turns. */
const NEARLY_OVER = 1e-9;
const MOST_TURNS = 10_000;

/** P(T ≤ 1), P(T ≤ 2), … to the first n with P(T ≤ n) > 1 − 1e-9, at most 10,000 of them. */
export function within(length: Length): readonly number[] {
  const { exactly } = length;
  const list: number[] = [];
  let sum = 0;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    sum += exactly[turn] ?? 0;
    const left = chanceOfMore(length, turn);
    list.push(sum < 0.5 && turn < exactly.length ? sum : 1 - left);
    if (left < NEARLY_OVER) break;
  }
  return list;
}
