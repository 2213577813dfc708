/** What holds of every feature of the language service, for whatever stands in an editor and wherever the cursor is in it. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { findingsOf } from '../../src/findings';
import { actionsAt, fixAllChanges } from '../../src/service/actions';
import { coloursOf } from '../../src/service/colours';
import { completionsAt } from '../../src/service/completion';
import { documentationOf } from '../../src/service/completion-about';
import { type BoardDocument, documentOf } from '../../src/service/document';
import { foldsOf } from '../../src/service/folding';
import { hintsIn } from '../../src/service/hints';
import { hoverAt } from '../../src/service/hover';
import { lensesOf, lensTitle } from '../../src/service/lenses';
import { definitionsAt, highlightsAt, referencesAt } from '../../src/service/navigation';
import { offsetAt, positionAt } from '../../src/service/position';
import { renamableAt, renameAt } from '../../src/service/rename';
import { selectionsAt } from '../../src/service/selection';
import { type Entry, entriesLike, entriesOf } from '../../src/service/symbols';
import { semanticTokens } from '../../src/service/tokens';
import { applyChanges, type Format, formatChanges, type Span, type TextChange } from '../../src/text';
import { wordsOf } from '../../src/words';

/** The texts of the examples, with their formats. */
export const EXAMPLES: readonly (readonly [string, Format])[] = readdirSync('examples').map(name => [
  readFileSync(`examples/${name}`, 'utf8'),
  name === 'map.txt' ? 'map' : 'snl',
]);

/** Texts that are no boards. */
const FOREIGN: readonly (readonly [string, Format])[] = [
  ['program walk;\nbegin\nend.\n', 'snl'],
  ['{"board": 30, "ladder": [3, 22]}', 'snl'],
  ['a,b,c\n1,2,3\n', 'snl'],
  ['#####\n#S.L#\n#####\n', 'map'],
  ['1 2 3\n4 5 6\n', 'map'],
];

/** What is typed or pasted in the middle of a text. */
const pasted = fc.constantFrom(
  ...['😀', 'e\u0301', '"', ',', '->', '#', '# snl-ignore ', '# snl: ', '\\', '\0', '\ud83d', '\ufeff', '\u2028', '\t'],
  ...['9'.repeat(30), '-1', '0', 'ladder ', 'board 9', 'S1', 'L', '\r', '\n', 'again 1 2 3 4 5 6', 'players "😀" red'],
);

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** A text as it may stand in an editor: typed so far, with something in it that was pasted over, with any line ends. And where the cursor is. */
export const anyEditor = fc
  .record({
    file: fc.constantFrom(...EXAMPLES, ...EXAMPLES, ...FOREIGN),
    typed: fc.oneof(fc.constant(1), share),
    paste: fc.option(fc.tuple(share, fc.nat(6), pasted)),
    ends: fc.constantFrom('\n', '\r\n', '\r'),
    cursor: share,
  })
  .map(({ file: [whole, format], typed, paste, ends, cursor }) => {
    let text = whole.replace(/\r\n|\n/g, ends).slice(0, Math.ceil(typed * whole.length));
    if (paste !== null) {
      const [at, length, piece] = paste;
      const start = Math.floor(at * text.length);
      text = text.slice(0, start) + piece + text.slice(start + length);
    }
    return { text, format, cursor: Math.floor(cursor * text.length) };
  });

/** Asks every feature about a place of a text: each answers or answers nothing, and what it names is whole characters of the text. */
export function checkFeatures(text: string, format: Format, cursor: number): void {
  const document = documentOf({ uri: 'x:/a', version: 1, text, format, byHand: true, mapRules: 'exercise' });
  expect(document).not.toBeNull();
  const offset = boundary(text, cursor) ? cursor : cursor - 1;
  const { spans, changes } = answers(document!, offset);
  for (const span of spans) {
    expect(span.start).toBeLessThanOrEqual(span.end);
    for (const edge of [span.start, span.end]) {
      expect([edge, boundary(text, edge)]).toEqual([edge, true]);
      expect(offsetAt(document!.file, positionAt(document!.file, edge))).toBe(edge);
    }
  }
  for (const each of changes) {
    for (const [index, change] of each.entries()) {
      if (index > 0) expect(change.start).toBeGreaterThanOrEqual(each[index - 1].end);
    }
    expect(typeof applyChanges(text, each)).toBe('string');
  }
}

/** Whether a place is in the text, and neither within a character of two units nor within a line end. */
function boundary(text: string, at: number): boolean {
  const around = text.slice(at - 1, at + 1);
  return (
    at >= 0 && at <= text.length && !(at > 0 && (around === '\r\n' || /^[\ud800-\udbff][\udc00-\udfff]$/.test(around)))
  );
}

/** All that the features say of a place: what they point at, and what they would change. */
function answers(document: BoardDocument, offset: number): { spans: Span[]; changes: (readonly TextChange[])[] } {
  const { file } = document;
  const all = { start: 0, end: file.text.length };
  const here = { start: offset, end: offset };
  const spans: Span[] = [];
  const changes: (readonly TextChange[])[] = [formatChanges(file), formatChanges(file, here)];
  const entries = (list: readonly Entry[]): void => {
    for (const { span, select, children } of list) {
      spans.push(span, select);
      entries(children);
    }
  };
  const findings = findingsOf(file);
  const language = offset % 2 === 0 ? 'en' : 'ja';
  const words = wordsOf(language);
  const hover = hoverAt(document, offset, words, language);
  if (hover !== null) spans.push(hover.span);
  const { span, items } = completionsAt(file, offset, words);
  spans.push(span);
  const looked = items.find(({ about }) => about !== undefined)?.about;
  if (looked !== undefined) documentationOf(document, looked, words, language);
  entries(entriesOf(file, words));
  entriesLike(entriesOf(file, words), 's1');
  for (const lens of lensesOf(document, words)) {
    spans.push(lens.span);
    lensTitle(document, lens.kind, words);
  }
  for (const hint of hintsIn(document, all, { length: true, worth: true }, words)) {
    spans.push({ start: hint.offset, end: hint.offset });
  }
  for (const action of actionsAt(file, findings, all, words).all) changes.push(action.changes);
  changes.push(fixAllChanges(file, {}, null));
  for (const name of ['5', 'S9', '', '😀']) {
    const renamed = renameAt(file, offset, name);
    if (renamed !== null && !('refused' in renamed)) changes.push(renamed);
  }
  const renamable = renamableAt(file, offset);
  if (renamable !== null) spans.push(renamable.span);
  for (const target of definitionsAt(file, offset)) spans.push(target.origin, target.span, target.select);
  spans.push(...findings, ...findings.flatMap(({ related }) => related.map(each => each.span)));
  spans.push(...referencesAt(file, offset, true), ...highlightsAt(file, offset), ...selectionsAt(file, offset));
  spans.push(...coloursOf(file), ...changes.flat());
  for (const { from, to } of foldsOf(file)) spans.push({ start: file.lineStarts[from], end: file.lineStarts[to] });
  expect(semanticTokens(file).length % 5).toBe(0);
  expect(semanticTokens(file, here).length % 5).toBe(0);
  return { spans, changes };
}

/** Every feature, about any text that may stand in an editor. */
export const everyFeature = fc.property(anyEditor, ({ text, format, cursor }) => checkFeatures(text, format, cursor));
