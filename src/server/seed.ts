/** A seed that nobody chose: short, so that it can be typed again. */
export function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
}
