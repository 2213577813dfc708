import type { JumpKind } from '../board/board';
import { changeJump } from '../text';
import type { BoardFile } from '../text/syntax';
import { jumpAt } from './changes';
import type { Finding } from './finding';
import { type Found, found, type Mending, mending } from './kind';
import type { Subject } from './subject';

/** The kind of a jump by where it leads. */
export function kindOf(from: number, to: number): JumpKind {
  return to > from ? 'ladder' : 'snake';
}

/** The jumps that lead the way that their kind does not. */
export function* checkDirection({ file, sound }: Subject, code: 'ladder-down' | 'snake-up'): Iterable<Found> {
  const wrong: JumpKind = code === 'ladder-down' ? 'ladder' : 'snake';
  for (const index of sound) {
    const { kind, from, to } = file.board.jumps[index];
    if (kind === wrong && kind !== kindOf(from, to)) yield found(code, file.jumps[index], { kind, from, to });
  }
}

/** Swap the ends, or let it be of the kind that leads this way. */
export function mendDirection(file: BoardFile, finding: Finding): readonly Mending[] {
  const index = jumpAt(file, finding);
  if (index < 0) return [];
  const { kind, from, to } = file.board.jumps[index];
  const swapped = { kind, from: to, to: from };
  const changed = { kind: kindOf(from, to), from, to };
  return [
    ...mending('swap-ends', swapped, changeJump(file, index, swapped)),
    ...mending('change-kind', changed, changeJump(file, index, changed)),
  ];
}
