import type { JumpKind } from '../board/board';
import { type Found, found } from './kind';
import type { Subject } from './subject';

/** The kind of a jump by where it leads. */
export function kindOf(from: number, to: number): JumpKind {
  return to > from ? 'ladder' : 'snake';
}

/** The jumps that lead the way that their kind does not. */
export function* checkDirection({ file, wrongWay }: Subject, code: 'ladder-down' | 'snake-up'): Iterable<Found> {
  const wrong: JumpKind = code === 'ladder-down' ? 'ladder' : 'snake';
  for (const index of wrongWay) {
    const { kind, from, to } = file.board.jumps[index];
    if (kind === wrong) yield found(code, file.jumps[index], { kind, from, to });
  }
}
