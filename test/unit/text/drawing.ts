import type { Numbering } from '../../../src/board/board';
import type { Dice } from './spelling';

/** The file of the well-known exercise, retyped: CRLF, each column as wide as its widest number. */
export const EXERCISE = [
  '100 S1 98 97 96 95 94 93 L1 91',
  ' 81 S1 83 84 85 86 87 L1 89 90',
  ' 80 79 S1 77 76 75 L1 73 72 71',
  ' 61 62 S1 64 65 66 L1 68 69 70',
  ' 60 59 58 57 56 55 54 53 52 51',
  ' 41 42 43 44 45 46 47 48 49 50',
  ' 40 L2 38 37 36 35 34 33 S2 31',
  ' 21 22 L2 24 25 26 27 S2 29 30',
  ' 20 19 18 L2 16 15 S2 13 12 11',
  '  1  2  3 L2  5 S2  7  8  9 10',
]
  .map(line => `${line}\r\n`)
  .join('');

/** A grid of numbers, top row first, written from the meaning of the words alone. */
export function numberGrid(columns: number, rows: number, { way, corner }: Numbering): number[][] {
  const lines: number[][] = [];
  for (let along = 0; along < rows; along++) {
    const line = Array.from({ length: columns }, (_, i) => along * columns + i + 1);
    const turned = way === 'serpentine' && along % 2 === 1;
    if (corner.endsWith('right') !== turned) line.reverse();
    lines.push(line);
  }
  return corner.startsWith('bottom') ? lines.reverse() : lines;
}

export interface Drawn {
  readonly numbering: Numbering;
  readonly grid: readonly (readonly number[])[];
  /** Tokens, row by row. */
  readonly tokens: readonly (readonly string[])[];
  /** Bodies as [letter, highest cell, lowest cell]. */
  readonly bodies: readonly (readonly ['S' | 'L', number, number])[];
}

/** A random map with bodies that keep off the outermost columns; each has an id of its own. */
export function randomMap({ below, chance, pick }: Dice): Drawn {
  const columns = 6 + below(8);
  const rows = 5 + below(8);
  const numbering: Numbering = {
    way: pick(['serpentine', 'rows']),
    corner: pick(['bottom-left', 'bottom-right', 'top-left', 'top-right']),
  };
  const grid = numberGrid(columns, rows, numbering);
  const tokens = grid.map(line => line.map(String));
  const bodies: ['S' | 'L', number, number][] = [];
  for (let id = 1; id <= 2; id++) {
    const letter = pick(['S', 'L'] as const);
    const height = 2 + below(rows - 1);
    const top = below(rows - height + 1);
    let column = 1 + below(columns - 2);
    const places: [number, number][] = [];
    for (let row = top; row < top + height; row++) {
      if (row > top) column = Math.max(1, Math.min(columns - 2, column + below(3) - 1));
      places.push([row, column]);
    }
    if (places.some(([row, at]) => /[SL]/.test(tokens[row][at]))) continue;
    const numbered = chance(0.2);
    for (const [row, at] of places) tokens[row][at] = `${numbered ? grid[row][at] : ''}${letter}${id}`;
    const cells = places.map(([row, at]) => grid[row][at]);
    bodies.push([letter, Math.max(...cells), Math.min(...cells)]);
  }
  return { numbering, grid, tokens, bodies };
}

/** Lines of tokens as a text: columns right-aligned. */
export function laidOut(tokens: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...tokens.map(line => line[column]?.length ?? 0));
  return tokens.map(line => `${line.map((token, i) => token.padStart(width(i))).join(' ')}\n`).join('');
}

/** The same board with one slip of the kind that people make. */
export function withSlip(tokens: readonly (readonly string[])[], { below, pick }: Dice): string[][] {
  const copy = tokens.map(line => [...line]);
  if (copy.length === 0) return copy;
  const row = below(copy.length);
  const line = copy[row];
  const at = below(line.length);
  const slips = [
    () => line.splice(at, 1), // a token left out
    () => line.splice(at, 0, String(below(100))), // one too many
    () => {
      line[at] = String(below(150)); // a wrong number
    },
    () => {
      line[at] = pick(['?', 'S', 'l3', 'X1', '5O', '--']); // a wrong token
    },
    () => copy.splice(row, 1), // a row left out
    () => copy.splice(row, 0, [...line]), // a row twice
    () => line.reverse(),
    () => {
      [copy[row], copy[0]] = [copy[0], copy[row]]; // rows exchanged
    },
  ];
  pick(slips)();
  return copy;
}
