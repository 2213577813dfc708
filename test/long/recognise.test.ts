import { expect, it } from 'vitest';
import { mapSniffer } from '../../src/text';

it('a map is told by the first megabytes of a very large file where these are nothing like a board', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  for (const line of ['####  ..  ## @ .. #### . # ##\n', '12,13\n7,8\n']) {
    expect(mapSniffer(100_000_000).push(bytes(line.repeat(4_100_000 / line.length)))).toBe(false);
  }
  const cells = Array.from({ length: 550_000 }, (_, i) => (i % 100 === 7 ? 'S1' : 10_000_000 - i));
  expect(mapSniffer(100_000_000).push(bytes(cells.join(' ')))).toBe(true);
});
