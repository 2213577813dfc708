import type { Jump, JumpKind, Size } from '../board/board';
import { cellAt, type Place, placeOf } from '../board/geometry';
import { applyChanges } from './apply';
import { pathThrough } from './body-path';
import { minimalChanges } from './edits';
import { formatChanges } from './format';
import { lineAt, lineEndOf } from './lines';
import { readMap } from './map';
import type { BoardFile, MapGrid, MapToken, SettingName, Span, TextChange } from './syntax';
import { keywordOf } from './write';

/** Why a map can't hold an edit. */
export interface Refused {
  readonly refused:
    | 'no-board' // the file has no grid to draw in
    | 'off-board' // an end is no cell of the grid
    | 'same-cell' // both ends are one cell
    | 'same-row' // both ends are in one row: a body has one cell in each row
    | 'wrong-way' // the highest cell of a snake is its head, whatever is written
    | 'row-length' // a row that the body would cross is too short or too long
    | 'taken' // another body has an end
    | 'no-path' // no way through free cells, at most one column to the side a row
    | 'caption' // a map has no captions
    | 'setting'; // a map can't say this setting
}

const refuse = (refused: Refused['refused']): Refused => ({ refused });

type Drawn = { readonly [K in 'kind' | 'from' | 'to' | 'caption']: Jump[K] };

/** Draws a new snake or ladder under the first id that is free. */
export function insertBody(file: BoardFile, jump: Drawn): readonly TextChange[] | Refused {
  return redrawn(file, [], jump, freeId(file, jump.kind));
}

/** Puts the numbers back where the body of `file.jumps[index]` stands. */
export function removeBody(file: BoardFile, index: number): readonly TextChange[] | Refused {
  return redrawn(file, file.jumps[index].body, null, '');
}

/** Draws the body of `file.jumps[index]` anew between other ends, or as the other kind. */
export function changeBody(file: BoardFile, index: number, change: Partial<Drawn>): readonly TextChange[] | Refused {
  const was = file.board.jumps[index];
  const jump = { ...was, ...change };
  const { body, id } = file.jumps[index];
  return redrawn(file, body, jump, jump.kind === was.kind ? id : freeId(file, jump.kind));
}

/** A map has no captions. */
export const captionBody = (): Refused => refuse('caption');

/** Says a setting in a comment above the grid, or no more. */
export function setMapSetting(
  file: BoardFile,
  name: SettingName,
  value: string | null,
): readonly TextChange[] | Refused {
  if (name === 'board' || name === 'numbering') return refuse('setting');
  const { text, lineStarts } = file;
  const statements = file.statements.filter(statement => statement.name === name);
  if (value === null) {
    const lines = statements.map(({ start }) => lineAt(file, start));
    const changes = lines.map(line => ({
      start: lineStarts[line],
      end: lineStarts[line + 1] ?? text.length,
      text: '',
    }));
    return minimalChanges(text, applyChanges(text, changes));
  }
  const setting = `${keywordOf(name, value)} ${value}`;
  const last = statements.findLast(({ valid }) => valid) ?? statements.at(-1);
  if (last !== undefined) {
    return minimalChanges(text, applyChanges(text, [{ start: last.start, end: last.end, text: setting }]));
  }
  const start = lineStarts[lineAt(file, file.map?.lines[0]?.start ?? text.length)];
  return minimalChanges(text, applyChanges(text, [{ start, end: start, text: `# snl: ${setting}${lineEndOf(file)}` }]));
}

/** The letter of the kind with the lowest number that no body of a map has. */
export function freeId({ map }: BoardFile, kind: JumpKind): string {
  const letter = kind === 'snake' ? 'S' : 'L';
  const taken = new Set(map?.rows.flatMap(row => row.map(({ body }) => body)));
  let number = 1;
  while (taken.has(letter + number)) number++;
  return letter + number;
}

/** The grid with one body rubbed out and, unless `jump` is null, another drawn. */
function redrawn(
  file: BoardFile,
  rubbed: readonly Span[],
  jump: Drawn | null,
  id: string,
): readonly TextChange[] | Refused {
  const { text, board, map } = file;
  const { numbering } = board.settings;
  if (map === null || board.size === null || numbering === undefined) return refuse('no-board');
  const starts = new Set(rubbed.map(({ start }) => start));
  const old = map.rows.flat().filter(({ start }) => starts.has(start));
  const free = (token: MapToken) => token.body === null || starts.has(token.start);
  const written = new Map<MapToken, string>();
  for (const token of old) {
    const cell = token.number ?? cellAt(board.size, numbering, token);
    written.set(token, String(cell));
  }
  if (jump !== null) {
    const path = pathOf(map, board.size, jump, id, free, cell => placeOf(board.size!, numbering, cell));
    if ('refused' in path) return path;
    const numbered = numberedForm(text, map, old);
    for (const { row, column } of path.places) {
      const token = map.rows[row][column];
      const cell = token.number ?? cellAt(board.size, numbering, token);
      written.set(token, numbered === null ? id : `${cell}${numbered}${id}`);
    }
  }
  const changes = [...written].map(([{ start, end }, inserted]) => ({ start, end, text: inserted }));
  const next = applyChanges(
    text,
    changes.sort((a, b) => a.start - b.start),
  );
  // A grid whose columns stood under each other keeps them so.
  const isTidy = formatChanges(file).length === 0;
  return minimalChanges(text, isTidy ? applyChanges(next, formatChanges(readMap(next, true))) : next);
}

/** What stands between number and letter where bodies keep their numbers (`99S1`, `99:S1`); null where they stand in place of them. */
function numberedForm(text: string, map: MapGrid, old: readonly MapToken[]): string | null {
  const bodies = old.length > 0 ? old : map.rows.flat().filter(({ body }) => body !== null);
  const numbered = bodies.filter(({ numberSpan }) => numberSpan !== null);
  if (numbered.length * 2 <= bodies.length) return null;
  return text[numbered[0].numberSpan!.end] === ':' ? ':' : '';
}

function pathOf(
  map: MapGrid,
  { cells }: Size,
  { kind, from, to, caption }: Drawn,
  id: string,
  free: (token: MapToken) => boolean,
  place: (cell: number) => Place,
): { readonly places: readonly Place[] } | Refused {
  if (caption !== null) return refuse('caption');
  if (!(from >= 1 && from <= cells && to >= 1 && to <= cells)) return refuse('off-board');
  if (from === to) return refuse('same-cell');
  if (from > to !== (kind === 'snake')) return refuse('wrong-way');
  const [upper, lower] = [place(from), place(to)].sort((a, b) => a.row - b.row);
  if (upper.row === lower.row) return refuse('same-row');
  for (let row = upper.row; row <= lower.row; row++) {
    if (map.rows[row].length !== map.width) return refuse('row-length');
  }
  const isFree = ({ row, column }: Place) => free(map.rows[row][column]) && !touchesAnother(map, free, id, row, column);
  if (!isFree(upper) || !isFree(lower)) return refuse('taken');
  const places = pathThrough(upper, lower, map.width, isFree);
  return places === null ? refuse('no-path') : { places };
}

/** A letter without id would become one body with its like that it touches. */
function touchesAnother(
  { rows }: MapGrid,
  free: (token: MapToken) => boolean,
  id: string,
  row: number,
  column: number,
): boolean {
  if (id.length > 1) return false;
  for (const near of [rows[row - 1], rows[row + 1]]) {
    for (let at = column - 1; near !== undefined && at <= column + 1; at++) {
      const token = near[at];
      if (token !== undefined && token.body === id && !free(token)) return true;
    }
  }
  return false;
}
