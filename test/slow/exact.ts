/**
 * The expected turns of a board as an exact fraction: `die 6`, start 0, exact finish, each jump taken once. Gauss's elimination with
 * whole numbers of any size (Bareiss, "Sylvester's identity and multistep integer-preserving Gaussian elimination", 1968), and nothing else.
 */
export function exactTurns(cells: number, jumps: readonly (readonly [number, number])[]): readonly [bigint, bigint] {
  const lands = Array.from({ length: cells + 1 }, (_, cell) => cell);
  for (const [from, to] of jumps) lands[from] = to;
  // 6 h[c] − Σ h[where a throw leads] = 6 for each cell c that can be come to, and h[goal] = 0. Unknowns from the last cell down.
  const known = new Map<number, number>();
  const open = [0];
  for (const cell of open) {
    if (known.has(cell) || cell === cells) continue;
    known.set(cell, 0);
    for (let face = 1; face <= 6; face++) open.push(cell + face > cells ? cell : lands[cell + face]);
  }
  const order = [...known.keys()].sort((a, b) => b - a);
  for (const [i, cell] of order.entries()) known.set(cell, i);
  const size = order.length;
  const rows = order.map(cell => {
    const row = new Array<bigint>(size + 1).fill(0n);
    row[known.get(cell)!] = 6n;
    for (let face = 1; face <= 6; face++) {
      const to = cell + face > cells ? cell : lands[cell + face];
      if (to !== cells) row[known.get(to)!] -= 1n;
    }
    row[size] = 6n;
    return row;
  });
  let before = 1n;
  for (let k = 0; k < size - 1; k++) {
    const pivot = rows[k][k];
    for (let i = k + 1; i < size; i++) {
      const factor = rows[i][k];
      for (let j = k + 1; j <= size; j++) {
        const [mine, above] = [rows[i][j], rows[k][j]];
        // Most numbers are 0 as long as few snakes are open.
        if (mine === 0n && (factor === 0n || above === 0n)) continue;
        rows[i][j] = (mine * pivot - factor * above) / before;
      }
    }
    before = pivot;
  }
  // The start is the last unknown: its row is left with nothing else.
  return [rows[size - 1][size], rows[size - 1][size - 1]];
}
