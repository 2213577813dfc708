import type { Jump, JumpKind } from '../board/board';
import { goalOf } from '../board/game';
import { placeOf, USUAL_NUMBERING } from '../board/geometry';
import type { BoardFile } from '../text';
import { type Completion, ENOUGH, KINDS } from './completion-item';
import { jumpIndexAt } from './mentions';
import type { Spot } from './spot';
import type { Words } from './words';

/** The cells that an end of a jump, or a caption, may have here; between the two ends the arrow. */
export function cellItems(file: BoardFile, spot: Spot, name: JumpKind | 'cell', words: Words): Completion[] {
  const item = spot.before.slice(spot.before.lastIndexOf(',') + 1);
  const said = item[0] === spot.before[0] ? item.slice(1) : item;
  const cells = file.board.size?.cells ?? 0;
  if (name === 'cell') {
    const captioned = new Set(file.board.captions.map(({ cell }) => cell));
    return said.length > 0
      ? []
      : cellsLike(spot.prefix, 1, cells, cell => !captioned.has(cell)).map(cell => itemOf(file, cell, words));
  }
  if (said.length === 1)
    return [{ label: '->', kind: KINDS.operator, detail: words.service.completion.arrow, text: '-> ' }];
  const without = jumpIndexAt(file, spot.typed.end);
  const others = file.board.jumps.filter((_, index) => index !== without);
  const taken = new Set(others.map(jump => jump.from));
  const isFree = (cell: number) => !taken.has(cell);
  const goal = goalOf(file.board, cells);
  if (said.length === 0) {
    const start = file.board.settings.start ?? 0;
    const fits = (cell: number) => isFree(cell) && cell !== goal && cell !== start;
    return cellsLike(spot.prefix, name === 'snake' ? 2 : 1, cells, fits).map(cell => itemOf(file, cell, words));
  }
  const from = Number(said[0]);
  if (said.length > 2 || !Number.isInteger(from)) return [];
  const [least, most] = name === 'ladder' ? [from + 1, cells] : [0, Math.min(from - 1, cells)];
  return cellsLike(spot.prefix, least, most, isFree).map(to => ({
    ...itemOf(file, to, words),
    about: { about: 'jump', jump: { kind: name, from, to } satisfies Pick<Jump, 'kind' | 'from' | 'to'>, without },
  }));
}

/** The cells from `least` to `most` whose number begins as typed, in their order, no more than are needed. */
function cellsLike(prefix: string, least: number, most: number, fits: (cell: number) => boolean): number[] {
  const cells: number[] = [];
  if (!/^\d*$/.test(prefix)) return cells;
  const add = (from: number, to: number) => {
    for (let cell = Math.max(from, least); cell <= Math.min(to, most) && cells.length < ENOUGH; cell++) {
      if (fits(cell)) cells.push(cell);
    }
  };
  if (prefix === '') add(least, most);
  // Of 12 the numbers 12, 120 … 129, 1200 … 1299 and so on.
  else
    for (let scale = 1; Number(prefix) * scale <= most && scale <= 1e8; scale *= 10) {
      add(Number(prefix) * scale, (Number(prefix) + 1) * scale - 1);
      if (Number(prefix) === 0) break;
    }
  return cells;
}

function itemOf({ board }: BoardFile, cell: number, words: Words): Completion {
  const { offBoard } = words.service.hover;
  const place =
    board.size !== null && cell > 0 ? placeOf(board.size, board.settings.numbering ?? USUAL_NUMBERING, cell) : null;
  const detail = place === null ? offBoard : words.service.completion.cellOf(place.column + 1, place.row + 1);
  return { label: String(cell), kind: KINDS.value, detail, text: String(cell) };
}
