/** Reads what a person writes in an input box. */

/** A length of a game as a person writes it: turns, or minutes of so many seconds a turn. As the server takes it; undefined where it is none. */
export function turnsOf(written: string, secondsPerTurn: number): string | undefined {
  const [, digits, minutes] = /^\s*(\d+(?:\.\d+)?)\s*(m|min|minutes|分)?\s*$/.exec(written) ?? [];
  if (digits === undefined || Number(digits) === 0) return undefined;
  return minutes === undefined ? digits : ((Number(digits) * 60) / secondsPerTurn).toFixed(1);
}

/** A size as after the keyword `board`, without blanks; undefined where it is none. */
export function sizeOf(written: string): string | undefined {
  const text = written.replaceAll(/\s+/g, '').toLowerCase();
  return /^\d+([x×*]\d+)?$/.test(text) ? text : undefined;
}

/** How many; undefined where it is no whole number from 0. */
export function countOf(written: string): number | undefined {
  return /^\s*\d{1,7}\s*$/.test(written) ? Number(written) : undefined;
}
