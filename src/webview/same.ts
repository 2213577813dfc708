/** Whether two pieces of plain data hold the same. Functions in them are the same if they are one. Linear in them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  const [one, other] = [a, b] as Readonly<Record<string, unknown>>[];
  return names.every(name => Object.hasOwn(other, name) && isSame(one[name], other[name]));
}
