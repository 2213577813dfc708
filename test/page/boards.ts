/** Boards to look at and to test with. */

export const MILTON_BRADLEY = `title "Milton Bradley, 1952"
board 10 x 10
ladders 1 -> 38, 4 -> 14, 9 -> 31, 21 -> 42, 28 -> 84, 36 -> 44, 51 -> 67, 71 -> 91, 80 -> 100
snakes 16 -> 6, 47 -> 26, 49 -> 11, 56 -> 53, 62 -> 19, 64 -> 60, 87 -> 24, 93 -> 73, 95 -> 75, 98 -> 78
`;

export const THIRTY = `title "Thirty cells"
board 6 x 5
start 1
ladder 3 -> 22 "honesty"
ladder 5 -> 8
ladders 11 -> 26, 20 -> 29
snake 27 -> 1
snakes 21 -> 9, 17 -> 4, 19 -> 7
cell 13 "Miss a biscuit"
players "Red" crimson, "Blue" "#33d"
`;

/** Jumps that cross, as many as one will meet. */
export const CROSSING = `title "Twenty crossing jumps"
board 10 x 10
ladders 2 -> 99, 5 -> 88, 8 -> 77, 11 -> 66, 14 -> 90, 17 -> 85, 23 -> 96, 26 -> 94, 32 -> 70, 38 -> 81
snakes 98 -> 3, 92 -> 7, 89 -> 12, 83 -> 16, 79 -> 20, 76 -> 24, 72 -> 28, 69 -> 9, 65 -> 34, 61 -> 30
`;

export const ONE_ROW = `title "One row"
board 30 x 1
ladders 2 -> 9, 5 -> 6, 11 -> 28, 14 -> 17
snakes 29 -> 3, 20 -> 18, 26 -> 25
`;

export const TOP_LEFT = `title "Rows from the top left"
board 8 x 6
numbering rows from top-left
ladders 2 -> 18, 10 -> 11, 20 -> 37, 8 -> 16, 33 -> 40
snakes 47 -> 5, 30 -> 12, 25 -> 24, 44 -> 41
`;

export const SHORT_ROW = `title "A short last row"
board 32
numbering serpentine from bottom-right
ladders 2 -> 18, 20 -> 31
snakes 30 -> 5, 27 -> 12, 25 -> 24, 17 -> 0
cell 9 "ビスケットを一枚もらって一回休み"
`;

export const EXERCISE_MAP = `100 S1 98 97 96 95 94 93 L1 91
 81 S1 83 84 85 86 87 L1 89 90
 80 79 S1 77 76 75 L1 73 72 71
 61 62 S1 64 65 66 L1 68 69 70
 60 59 58 57 56 55 54 53 52 51
 41 42 43 44 45 46 47 48 49 50
 40 L2 38 37 36 35 34 33 S2 31
 21 22 L2 24 25 26 27 S2 29 30
 20 19 18 L2 16 15 S2 13 12 11
  1  2  3 L2  5 S2  7  8  9 10
`;

/** A board of so many columns and rows with some jumps, always the same ones. */
export function large(columns: number, rows: number, jumps: number): string {
  const cells = columns * rows;
  const lines = [`title "${columns} by ${rows}"`, `board ${columns} x ${rows}`];
  let x = 12345;
  const draw = () => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return x >>> 8;
  };
  const taken = new Set<number>();
  while (taken.size < jumps * 2) {
    const from = 2 + (draw() % (cells - 2));
    const to = 1 + (draw() % (cells - 1));
    if (from === to || taken.has(from) || taken.has(to)) continue;
    taken.add(from).add(to);
    lines.push(`${from < to ? 'ladder' : 'snake'} ${from} -> ${to}`);
  }
  return `${lines.join('\n')}\n`;
}

export const WITH_FINDINGS = `title "To mend"
board 10 x 10
ladder 40 -> 4
snake 60 -> 20
snake 60 -> 30
ladder 5 -> 25
snake 25 -> 3
ladder 9 -> 101
snkae 90 -> 10
cell 33 "<img src=x onerror=alert(1)>"
ladder 70 -> 70
`;
