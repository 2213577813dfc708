/** What the page says and marks of single cells. */
import { cellAt as cellAtPlace, placeOf, USUAL_NUMBERING } from '../board/geometry';
import type { Mark } from '../draw';
import type { Finding } from '../findings/finding';
import type { BoardFile, Span } from '../text/syntax';
import type { CellFacts } from '../words/en/page';
import type { Model } from './view';

/** Looks up the cell of a finding: that of the jump, the caption or the map's token at which it stands. */
export interface CellFinder {
  /** 0: it stands at no cell. */
  readonly cellOf: (finding: Finding) => number;
  /** The cell at an offset of the text; 0: none. */
  readonly cellAt: (offset: number) => number;
}

/** A finder for a file; the look-up table is made once, so that thousands of findings cost little. */
export function cellFinder(file: BoardFile): CellFinder {
  const places: (Span & { readonly cell: number })[] = [];
  for (const { from, to, start, end } of file.jumps) {
    places.push({ start, end, cell: from.value }, { start: to.start, end: to.end, cell: to.value });
  }
  for (const { cell, start, end } of file.captions) places.push({ start, end, cell: cell.value });
  for (const row of file.map?.rows ?? []) {
    for (const token of row) {
      const cell = cellOfToken(file, token.row, token.column) || token.number;
      if (cell !== null) places.push({ start: token.start, end: token.end, cell });
    }
  }
  // The narrowest place that holds an offset is the last to begin before it.
  places.sort((a, b) => a.start - b.start || b.end - a.end);
  const cells = file.board.size?.cells ?? 0;
  const cellAt = (offset: number): number => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle].start <= offset) low = middle + 1;
      else high = middle;
    }
    for (let i = low - 1; i >= 0 && i > low - 4; i--) {
      const { end, cell } = places[i];
      if (offset <= end) return cell >= 1 && cell <= cells ? cell : 0;
    }
    return 0;
  };
  return {
    cellAt,
    cellOf: finding => {
      const { cell } = finding.facts;
      if (finding.code === 'trap' && typeof cell === 'number' && cell >= 1 && cell <= cells) return cell;
      return cellAt(finding.start);
    },
  };
}

/** The cell of a map's token by its place in the grid; 0 where the row has none there. */
function cellOfToken(file: BoardFile, row: number, column: number): number {
  const { size, settings } = file.board;
  if (size === null) return 0;
  const numbering = settings.numbering ?? USUAL_NUMBERING;
  return row < size.rows && column < size.columns ? cellAtPlace(size, numbering, { column, row }) : 0;
}

/** The marks for all findings that stand at a cell. */
export function marksFor(findings: readonly Finding[], finder: CellFinder): readonly Mark[] {
  return findings.flatMap(finding => {
    const cell = finder.cellOf(finding);
    return cell === 0 ? [] : [{ cell, level: finding.level }];
  });
}

/** All jumps and captions by cell, so that naming a cell does not look through the whole board. */
export interface CellIndex {
  readonly factsOf: (cell: number) => CellFacts;
  /** The name that screen readers say, made once. */
  readonly nameOf: (cell: number) => string;
}

/** An index of what stands on each cell; `standing` has the names of the players whose tokens stand on it. */
export function cellIndex(
  model: Model,
  finder: CellFinder,
  standing: ReadonlyMap<number, readonly string[]> = new Map(),
): CellIndex {
  const { board, game, judge, words } = model;
  const begins = new Map<number, CellFacts['begins'][number][]>();
  const ends = new Map<number, CellFacts['ends'][number][]>();
  const captions = new Map<number, string[]>();
  const messages = new Map<number, string[]>();
  const add = <T>(map: Map<number, T[]>, cell: number, value: T) => {
    const here = map.get(cell);
    if (here === undefined) map.set(cell, [value]);
    else here.push(value);
  };
  for (const { kind, from, to, caption } of board.jumps) {
    add(begins, from, { kind, to });
    add(ends, to, { kind, from });
    if (caption !== null) add(captions, from, caption);
  }
  for (const { cell, caption } of board.captions) add(captions, cell, caption);
  for (const finding of model.findings) add(messages, finder.cellOf(finding), judge!.messageOf(finding, words));
  const numbering = board.settings.numbering ?? USUAL_NUMBERING;
  const factsOf = (cell: number): CellFacts => {
    const { row, column } = placeOf(board.size!, numbering, cell);
    const fromFirst = numbering.corner.startsWith('bottom') ? board.size!.rows - row : row + 1;
    return {
      cell,
      row: fromFirst,
      column: column + 1,
      goal: game?.goal === cell,
      start: game?.start === cell,
      begins: begins.get(cell) ?? [],
      ends: ends.get(cell) ?? [],
      captions: captions.get(cell) ?? [],
      tokens: standing.get(cell) ?? [],
      findings: messages.get(cell) ?? [],
    };
  };
  const names = new Map<number, string>();
  return {
    factsOf,
    nameOf: cell => {
      let name = names.get(cell);
      if (name === undefined) {
        name = words.page.cell(factsOf(cell));
        names.set(cell, name);
      }
      return name;
    },
  };
}
