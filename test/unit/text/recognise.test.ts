import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, mapSniffer } from '../../../src/text';
import { EXERCISE, laidOut, randomMap, withSlip } from './drawing';
import { dice } from './spelling';

/** The rule of the language, word by word and slowly. */
function isMapSlowly(text: string): boolean {
  if (/[\0\uFFFD]/.test(text)) return false;
  const rows = text
    .split(/[\r\n]/)
    .filter(line => !/^\s*#/.test(line))
    .map(line => line.replace(/(?<=[\s,;|])#\s*snl-ignore(-file)?(?=[\s,]|$).*/i, ''))
    .map(line => line.split(/[\s,;|]+/).filter(token => token !== ''))
    .filter(row => row.length > 0);
  const tokens = rows.flat();
  const n = tokens.length;
  const drawn = (token: string) => /^(\d+:?)?[sl]\d*$/i.test(token);
  const numberOf = (token: string) => Number(/^(\d+)(:?[sl]\d*)?$/i.exec(token)?.[1] ?? Number.NaN);
  const fits = (value: number) => value >= 1 && value <= 1.25 * n;
  const numbers = new Set(tokens.map(numberOf).filter(fits));
  const plain = new Set(
    tokens
      .filter(token => !drawn(token))
      .map(numberOf)
      .filter(fits),
  );
  const drawnCount = tokens.filter(drawn).length;
  const pairs = rows
    .flatMap(row => row.slice(1).map((token, i) => Math.abs(numberOf(token) - numberOf(row[i]))))
    .filter(step => !Number.isNaN(step));
  return (
    n >= 6 &&
    rows.length >= 2 &&
    drawnCount >= 2 &&
    numbers.size >= n / 2 &&
    plain.size + drawnCount >= 0.8 * n &&
    pairs.length > 0 &&
    pairs.filter(step => step === 1).length >= 0.6 * pairs.length
  );
}

const encode = (text: string): Uint8Array => Uint8Array.from([...text].map(each => each.charCodeAt(0)));

function sniffBytes(text: string, piece: number): boolean {
  const sniffer = mapSniffer(text.length);
  for (let i = 0; i < text.length; i += piece) if (!sniffer.push(encode(text.slice(i, i + piece)))) return false;
  return sniffer.end();
}

describe('isMap', () => {
  it('knows the exercise, in any separators, and with a BOM', () => {
    expect(isMap(EXERCISE)).toBe(true);
    expect(isMap(`\uFEFF${EXERCISE}`)).toBe(true);
    for (const separator of [',', ';', '|', '\t', ' | ']) {
      expect(isMap(EXERCISE.trim().replace(/[^\S\r\n]+/g, separator))).toBe(true);
    }
    expect(isMap(`# snl: start 1\n${EXERCISE}`)).toBe(true);
  });

  it('knows the exercise with one or two slips', () => {
    const tokens = EXERCISE.trim()
      .split('\r\n')
      .map(line => line.trim().split(/ +/));
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 }), (seed, slips) => {
        const random = dice(seed);
        let broken = tokens;
        for (let i = 0; i < slips; i++) broken = withSlip(broken, random);
        expect(isMap(laidOut(broken))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('knows a board by the same tokens whatever comments silence findings', () => {
    const rows = ['6 5 S1 # snl-ignore trap long-game map-edge', '1 2 S1 #SNL-IGNORE-FILE a, b, c'];
    expect(isMap(rows.join('\n'))).toBe(true);
    expect(isMap(rows.join('\r'))).toBe(true);
    expect(isMap(rows.join('\n').replaceAll('snl-ignore', 'ignore'))).toBe(false);
  });

  it('is silent on what is none', () => {
    const range = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
    const plain = range(10).map(row => range(10).map(column => 10 * (row - 1) + column));
    const others: Record<string, string> = {
      empty: '',
      'plain numbers': plain.map(row => row.join(' ')).join('\n'),
      'times table': range(10)
        .map(row =>
          range(10)
            .map(column => row * column)
            .join(' '),
        )
        .join('\n'),
      'pair list': range(40)
        .map(i => `${i} ${100 - i}`)
        .join('\n'),
      'pairs with letters': 'S 6 1\nS 49 30\nL 60 14\nL 45 38\nS 10 7',
      maze: range(8)
        .map(() => 'W L L L W S L W')
        .join('\n'),
      'one row': '1 2 3 S1 S1 6 7',
      'one column': '1\n2\n3\nS1\nS1\n6',
      short: '1 2 3\nS S',
      'not UTF-8': EXERCISE.replace('98', '\uFFFD'),
      NUL: `${EXERCISE}\0`,
    };
    for (const [name, text] of Object.entries(others)) expect([name, isMap(text)]).toEqual([name, false]);
  });

  it('agrees with the slow rule, whole and in pieces', () => {
    const odd = fc.constantFrom(
      'S1',
      'l',
      '7',
      '8',
      '9',
      '10',
      '5:S2',
      '5S2',
      '5:',
      'x',
      '#',
      '0',
      '99999999999',
      'S1S',
      '# snl-ignore',
      '#\tSNL-Ignore-File,x S1',
      '# s',
      '#snl-ignored',
      '#snl',
      '# snl',
      '##snl-ignore',
    );
    const gap = fc.constantFrom(' ', ' ', ' ', '\n', '\r\n', ',', '\t;', '\n#');
    const soup = fc.array(fc.tuple(odd, gap), { maxLength: 30 }).map(list => list.flat().join(''));
    const near = fc.integer().map(seed => {
      const random = dice(seed);
      let { tokens } = randomMap(random);
      for (let i = random.below(20); i > 0; i--) tokens = withSlip(tokens, random);
      return laidOut(tokens.slice(0, 1 + random.below(tokens.length)));
    });
    const tail = fc.constantFrom(
      '',
      ' # snl-ignore trap a',
      '|#SNL-Ignore-file\tx',
      ' # s',
      ' #snl-ignored 7',
      ',# snl-',
    );
    const commented = fc.tuple(near, tail).map(([text, comment]) => text.replaceAll('\n', `${comment}\n`));
    fc.assert(
      fc.property(fc.oneof(soup, near, commented), fc.integer({ min: 1, max: 40 }), (text, piece) => {
        const slow = isMapSlowly(text);
        expect(isMap(text)).toBe(slow);
        expect(sniffBytes(text, piece)).toBe(slow);
      }),
      { numRuns: 100 },
    );
  });

  it('ends early: a long file of words is not read to its end', () => {
    const sniffer = mapSniffer(1_000_000);
    let pieces = 0;
    const words = encode('lorem ipsum dolor sit amet '.repeat(1000));
    while (sniffer.push(words)) pieces++;
    expect(pieces * words.length).toBeLessThan(400_000);
    expect(sniffer.end()).toBe(false);
  });
});
