/** What the page says and marks of single cells. */
import { placeOf, USUAL_NUMBERING } from '../board/geometry';
import type { Mark } from '../draw';
import type { Finding } from '../findings/finding';
import { cellOfToken } from '../service/mentions';
import type { BoardFile, Span } from '../text/syntax';
import type { CellFacts } from '../words/en/page';
import { isSame } from './same';
import type { Model } from './view';

/** Looks up the cell of a finding: that of the jump, the caption or the map's token at which it stands. */
export interface CellFinder {
  /** 0: it stands at no cell. */
  readonly cellOf: (finding: Finding) => number;
  /** The cell at an offset of the text; 0: none. */
  readonly cellAt: (offset: number) => number;
}

/** A finder for a file; its look-up table is made once, when it is first asked, so that thousands of findings cost little. */
export function cellFinder(file: BoardFile): CellFinder {
  let known: readonly Place[] | null = null;
  const cells = file.board.size?.cells ?? 0;
  const cellAt = (offset: number): number => {
    known ??= placesOf(file);
    const places = known;
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

interface Place extends Span {
  readonly cell: number;
}

/** All places of the text that name a cell, by where they begin. */
function placesOf(file: BoardFile): readonly Place[] {
  const places: Place[] = [];
  for (const { from, to, start, end } of file.jumps) {
    places.push({ start, end, cell: from.value }, { start: to.start, end: to.end, cell: to.value });
  }
  for (const { cell, start, end } of file.captions) places.push({ start, end, cell: cell.value });
  for (const row of file.map?.rows ?? []) {
    for (const token of row) {
      const cell = cellOfToken(file, token) || token.number;
      if (cell !== null) places.push({ start: token.start, end: token.end, cell });
    }
  }
  // The narrowest place that holds an offset is the last to begin before it.
  return places.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The marks for all findings that stand at a cell. */
export function marksFor(findings: readonly Finding[], finder: CellFinder): readonly Mark[] {
  return findings.flatMap(finding => {
    const cell = finder.cellOf(finding);
    return cell === 0 ? [] : [{ cell, level: finding.level }];
  });
}

/** What stands on cells. */
export interface CellIndex {
  readonly factsOf: (cell: number) => CellFacts;
  /** The name that screen readers say, made once. */
  readonly nameOf: (cell: number) => string;
}

/**
 * Makes an index of what stands on each cell, again and again; `standing` has the names of the players whose tokens stand on it.
 * Cells on which nothing stands keep their names from one to the next.
 */
export function cellIndexer(): (
  model: Model,
  finder: CellFinder,
  standing?: ReadonlyMap<number, readonly string[]>,
) => CellIndex {
  let bare = new Map<number, string>();
  let frame: readonly unknown[] = [];
  return (model, finder, standing) => {
    const { size, settings } = model.board;
    const next = [model.words.page, size, settings.numbering ?? USUAL_NUMBERING];
    if (!isSame(next, frame)) bare = new Map();
    frame = next;
    const names = new Map<number, string>();
    let things: ReadonlyMap<number, Things> | null = null;
    const on = (cell: number) => {
      things ??= thingsOn(model, finder, standing);
      return things.get(cell);
    };
    return {
      factsOf: cell => factsOf(model, cell, on(cell) ?? nothing()),
      nameOf: cell => {
        const here = on(cell);
        const kept = here === undefined ? bare : names;
        let name = kept.get(cell);
        if (name === undefined) {
          name = model.words.page.cell(factsOf(model, cell, here ?? nothing()));
          kept.set(cell, name);
        }
        return name;
      },
    };
  };
}

type Things = ReturnType<typeof nothing>;

function nothing() {
  return {
    goal: false,
    start: false,
    begins: [] as CellFacts['begins'][number][],
    ends: [] as CellFacts['ends'][number][],
    captions: [] as string[],
    tokens: [] as readonly string[],
    findings: [] as Finding[],
  };
}

function factsOf({ board, judge, words }: Model, cell: number, things: Things): CellFacts {
  const numbering = board.settings.numbering ?? USUAL_NUMBERING;
  const { row, column } = placeOf(board.size!, numbering, cell);
  return {
    ...things,
    cell,
    row: numbering.corner.startsWith('bottom') ? board.size!.rows - row : row + 1,
    column: column + 1,
    findings: things.findings.map(finding => judge!.messageOf(finding, words)),
  };
}

/** The cells on which something stands, so that naming one does not look through the whole board. */
function thingsOn(
  { board, game, findings }: Model,
  finder: CellFinder,
  standing: ReadonlyMap<number, readonly string[]> = new Map(),
): ReadonlyMap<number, Things> {
  const all = new Map<number, Things>();
  const on = (cell: number): Things => {
    let here = all.get(cell);
    if (here === undefined) {
      here = nothing();
      all.set(cell, here);
    }
    return here;
  };
  for (const { kind, from, to, caption } of board.jumps) {
    on(from).begins.push({ kind, to });
    on(to).ends.push({ kind, from });
    if (caption !== null) on(from).captions.push(caption);
  }
  for (const { cell, caption } of board.captions) on(cell).captions.push(caption);
  for (const finding of findings) on(finder.cellOf(finding)).findings.push(finding);
  for (const [cell, tokens] of standing) on(cell).tokens = tokens;
  if (game !== null) {
    on(game.goal).goal = true;
    on(game.start).start = true;
  }
  return all;
}
