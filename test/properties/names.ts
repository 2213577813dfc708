/** What is said of cells that may have been named before is right for the board there is now. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { cellFinder, cellIndexer } from '../../src/webview/cells';
import * as judge from '../../src/webview/judge';
import { modelOf, USUAL_SETTINGS } from '../../src/webview/model';
import type { Model } from '../../src/webview/view';
import { type Language, wordsOf } from '../../src/words';

/** What the page knows of a text, after what it knew before. */
export function read(text: string, before: Model | null, language: Language = 'en'): Model {
  const message = {
    type: 'document',
    uri: 'board',
    name: 'b',
    version: 1,
    format: 'snl',
    text,
    readonly: false,
  } as const;
  return modelOf(message, USUAL_SETTINGS, wordsOf(language), judge, before);
}

const cell = fc.integer({ min: 0, max: 12 });
const line = fc.oneof(
  fc.tuple(cell, cell).map(([from, to]) => `ladder ${from} -> ${to} "L"`),
  fc.tuple(cell, cell).map(([from, to]) => `snake ${from} -> ${to}`),
  cell.map(at => `cell ${at} "Caption"`),
  cell.map(at => `start ${at}`),
  cell.map(at => `goal ${at}`),
  fc.constantFrom('numbering rows', 'numbering serpentine from top-right'),
);
const board = fc.record({
  size: fc.constantFrom('3 x 3', '3 x 4', '4 x 3', '9'),
  lines: fc.array(line, { maxLength: 5 }),
  language: fc.constantFrom<Language>('en', 'ja'),
  standing: fc.option(cell),
});

export const namesAreRight = fc.property(fc.array(board, { minLength: 2, maxLength: 5 }), boards => {
  const indexOf = cellIndexer();
  let model: Model | null = null;
  for (const { size, lines, language, standing } of boards) {
    model = read([`board ${size}`, ...lines].join('\n'), model, language);
    const stands = standing === null ? undefined : new Map([[standing, ['Ann']]]);
    const finder = cellFinder(model.file);
    const kept = indexOf(model, finder, stands);
    const fresh = cellIndexer()(model, finder, stands);
    const cells = Array.from({ length: model.board.size!.cells }, (_, i) => i + 1);
    expect(cells.map(kept.nameOf)).toEqual(cells.map(fresh.nameOf));
  }
});
