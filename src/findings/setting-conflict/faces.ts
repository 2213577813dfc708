import type { BoardFile, NumberAt, Statement } from '../../text/syntax';

/** The faces that the line of `again` or `enter` that counts names, and where. The number behind `limit` is no face. */
export function facesAt(file: BoardFile, { name, numbers }: Statement): readonly NumberAt[] {
  const { again } = file.board.settings;
  const saysLimit = name === 'again' && again !== undefined && again !== 'none' && again.limit !== null;
  return saysLimit ? numbers.slice(0, -1) : numbers;
}
