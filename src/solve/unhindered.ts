import type { Found } from './forward';
import type { Ground } from './ground';
import { between } from './spread';
import type { Throwing } from './turns';

/**
 * All that play can reach on a board where nothing can stop a token: what `forward` finds, but known without a search. null: it is not
 * such a board. There each turn is one throw of 1 … n, the goal is the last cell and no head, and nowhere stand n heads in a row. So from
 * every cell some throw leads to a higher one to rest on, all cells above the lowest that is come to are walked onto, and there is no
 * trap. Linear in the cells.
 */
export function unhindered({ game, heads, lands, words, entry }: Ground, { again }: Throwing): Found | null {
  const { goal, cells, start, jumps, rules, die } = game;
  const most = die.faces.length;
  if (goal !== cells || entry !== null || again.length > 0 || die.faces[most - 1] !== most) return null;
  // Where a bounce might lead below the start is not worked out here.
  if (rules.finish === 'bounce' && goal - most < start) return null;
  let lowest = start;
  for (let word = words - 1; word >= 0; word--) {
    if (beginsRow(heads, word, most)) return null;
    for (let left = heads[word]; left !== 0; ) {
      const bit = 31 - Math.clz32(left);
      left ^= 1 << bit;
      const cell = word * 32 + bit;
      if (cell === goal) return null;
      if (cell > lowest) lowest = Math.min(lowest, lands[cell]);
    }
  }
  const walked = new Int32Array(words);
  const rests = new Int32Array(words);
  for (let word = 0; word < words; word++) {
    walked[word] = between(word, lowest + 1, goal);
    rests[word] = walked[word] & ~heads[word];
  }
  const rest = (cell: number) => {
    rests[cell >> 5] |= 1 << cell;
  };
  rest(start);
  for (const { from } of jumps) if (from > lowest) rest(lands[from]);
  return { rests, walked };
}

/** Whether so many marked cells in a row begin in a word of bits. */
function beginsRow(bits: Int32Array, word: number, many: number): boolean {
  const wordAt = (i: number) => (i < bits.length ? bits[i] : 0);
  let begins = bits[word];
  for (let by = 1; by < many && begins !== 0; by++) {
    const at = word + (by >> 5);
    const shift = by & 31;
    // A shift by 32 would be one by 0.
    begins &= (wordAt(at) >>> shift) | (shift === 0 ? 0 : wordAt(at + 1) << (32 - shift));
  }
  return begins !== 0;
}
