import { type BoardFile, freeId, type MapToken } from '../text';
import { type Completion, KINDS } from './completion-item';
import { cellOfToken } from './mentions';
import type { Spot } from './spot';
import type { Words } from './words';

/** In a map's picture: the bodies of the neighbouring rows that can go on here, the next new ones, and the number of the place. */
export function mapItems(file: BoardFile, spot: Spot, words: Words): Completion[] {
  const say = words.service.completion;
  const rows = file.map!.rows;
  const row = rowAt(file, spot.line);
  const column = spot.tokens.filter(({ kind }) => kind !== 'separator').length;
  const near = [row - 1, row + 1].flatMap(r => rows[r]?.slice(Math.max(0, column - 1), column + 2) ?? []);
  const going = [...new Set(near.flatMap(({ body }) => (body === null ? [] : [body])))];
  const item = (label: string, detail: string): Completion => ({ label, kind: KINDS.value, detail, text: label });
  const place: Pick<MapToken, 'row' | 'column'> = { row, column };
  const cell = row < rows.length ? cellOfToken(file, place) : 0;
  return [
    ...(cell > 0 ? [item(String(cell), say.place)] : []),
    ...going.map(id => item(id, say.goesOn)),
    ...(['snake', 'ladder'] as const).map(kind => item(freeId(file, kind), say.newBody)),
  ];
}

/** The index of the row of the grid that stands on a line, or would. */
function rowAt({ map, lineStarts }: BoardFile, line: number): number {
  const start = lineStarts[line];
  const end = lineStarts[line + 1] ?? Number.POSITIVE_INFINITY;
  const row = map!.lines.findIndex(each => each.end >= start && each.start < end);
  return row >= 0 ? row : map!.lines.filter(each => each.start < start).length;
}
