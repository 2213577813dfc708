import type { Counts } from '../protocol/server';

/** Counts work as it is done. */
export type Counter = { -readonly [key in keyof Counts]: Counts[key] };

/** Nothing has been done yet. */
export function newCounter(): Counter {
  return { parses: 0, checks: 0, published: 0 };
}
