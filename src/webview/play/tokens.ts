import type { Point, TokenOnBoard } from '../../draw';
import type { Model, Overlay } from '../view';
import { nextAt, playersShown, type Table } from './table';

/** The token that is under way, where it is drawn, and the throw of the stack that it walks. */
export interface Under {
  readonly index: number;
  readonly player: number;
  readonly at: Point;
}

/** What lies over the board: the tokens, and by cell the names of those who stand there. `moving` is where they stand in the middle of a motion. */
export function tokensOf(
  model: Model,
  table: Table,
  moving: { readonly cells: readonly number[]; readonly under: Under | null } | null,
): Overlay {
  const { cells } = moving ?? table.session.state;
  const most = model.board.size?.cells ?? 0;
  const next = nextAt(table);
  const turn = moving?.under?.player ?? (next === null || next.kind === 'over' ? null : next.player);
  const standing = new Map<number, string[]>();
  const tokens: TokenOnBoard[] = [];
  for (const { number, name, colour } of playersShown(model, table.session)) {
    const cell = cells[number - 1];
    if (cell > most) continue;
    const at = moving?.under?.player === number ? moving.under.at : undefined;
    tokens.push({ key: `player ${number}`, number, cell, colour, active: turn === number, at });
    standing.set(cell, [...(standing.get(cell) ?? []), name]);
  }
  return { tokens, standing };
}
