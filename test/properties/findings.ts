/** What holds of the findings of any board and map, and of their fixes. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { CODES, defaultLevel, findingsOf, fixesOf, ignoreFix, messageOf, noteOf, titleOf } from '../../src/findings';
import { applyChanges, parse } from '../../src/text';
import type { BoardFile, Format, TextChange } from '../../src/text/syntax';
import { wordsOf } from '../../src/words';

/** A number that no double holds exactly, and one that is beyond all doubles. */
const HUGE = ['99999999999999999999999', '8'.repeat(400)];
const cell = fc.oneof({ weight: 30, arbitrary: fc.integer({ min: -1, max: 26 }) }, fc.constantFrom(...HUGE));
const jump = fc.tuple(cell, cell, fc.constantFrom('', ' "x"')).map(([a, b, caption]) => `${a} -> ${b}${caption}`);
const jumps = fc
  .tuple(
    fc.constantFrom('ladder', 'ladders', 'snake', 'snakes', 'lader'),
    fc.array(jump, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', '  # so'),
  )
  .map(([keyword, items, comment]) => `${keyword} ${items.join(', ')}${comment}`);
const setting = fc.constantFrom(
  ...['start 1', 'start 3', 'start 24', 'goal 20', 'goal 30', 'die 4', 'dice 2d3', 'die 2 4', 'die 6*1', 'finish pass'],
  ...[
    'finish bounce',
    'chain on',
    'enter 1',
    'enter 6 1 7',
    'again 6',
    'again 3 limit 2',
    'again 7 4 limit 4',
    'void 2',
  ],
  ...[
    'skip-next 2',
    'void 3',
    'winners 3',
    'players 4',
    'rules family',
    'rules three-sixes',
    'rules exercise',
    'chain of',
  ],
  ...HUGE.flatMap(huge => [`start ${huge}`, `goal -${huge}`, `void ${huge}`, `winners ${huge}`, `die 6*${huge}`]),
  ...['dice 6', 'dice 2d0', 'players "a" "red", "b" red2', 'players "a" rgb(1, 2), "b"', 'again 7 8 limit 1'],
  ...['cell 3 "c"', 'cell 30 "d"', 'title "a', '# words', '', 'numbering rows', 'board 5 x 5', 'board 1'],
);
const end = fc.constantFrom('\n', '\r\n', '\r');
/** Lines of statements, some of them broken. */
const board = fc
  .tuple(
    fc.constantFrom('board 5 x 5', 'board 24', 'board 5 x 5 # here', ''),
    fc.array(fc.oneof(jumps, jumps, setting), { maxLength: 9 }),
    end,
    fc.boolean(),
  )
  .map(([first, lines, eol, last]) => [first, ...lines].join(eol) + (last ? eol : ''));

/** A sound map, some of whose tokens are others. */
const map = fc
  .array(
    fc.tuple(
      fc.nat(29),
      fc.constantFrom('S1', 'L1', 'L', '7', '99', HUGE[0], 'X', '12S2', '', '1 1', '\nend', '# snl-ignore x'),
    ),
    { maxLength: 4 },
  )
  .map(faults => {
    const rows = [
      ['30', '29', 'S1', '27', '26', '25'],
      ['19', '20', 'S1', '22', 'L2', '24'],
      ['18', 'S1', '16', 'L2', '14', '13'],
      ['7', '8', '9', 'L2', '11', '12'],
      ['6', '5', '4', '3', '2', '1'],
    ];
    for (const [at, token] of faults) rows[Math.floor(at / 6)][at % 6] = token;
    return rows.map(row => row.map(token => token.padStart(2)).join(' ')).join('\n');
  });

/** The length of games is another test's. */
const FAST = { expectedTurns: null };

/** How many findings there are of each code, and how many of them are errors. */
function countsOf(file: BoardFile): { readonly all: Map<string, number>; readonly errors: Map<string, number> } {
  const counts = { all: new Map<string, number>(), errors: new Map<string, number>() };
  for (const { code, level } of findingsOf(file, FAST)) {
    counts.all.set(code, (counts.all.get(code) ?? 0) + 1);
    if (level === 'error') counts.errors.set(code, (counts.errors.get(code) ?? 0) + 1);
  }
  return counts;
}

/** The fixes that let more of a file be read, so that other faults of the author's come to light. */
const REVEALS = ['syntax', 'board-missing'];

function checkFixes(text: string, format: Format): void {
  const file = parse(text, format, true);
  const before = countsOf(file);
  const checkChange = (code: string, changes: readonly TextChange[]) => {
    const after = parse(applyChanges(text, changes), format, true);
    const counts = countsOf(after);
    const isGone = (counts.all.get(code) ?? 0) < before.all.get(code)!;
    const worse = [...counts.errors].filter(([each, count]) => count > (before.errors.get(each) ?? 0));
    const reveals = REVEALS.includes(code);
    if ((reveals || (isGone && worse.length === 0)) && isMinimal(text, changes)) return;
    expect.fail(JSON.stringify({ code, worse, text, after: after.text }));
  };
  for (const finding of findingsOf(file, FAST)) {
    for (const fix of fixesOf(file, finding)) checkChange(finding.code, fix.changes);
    for (const fix of ignoreFix(file, finding)) checkChange(finding.code, fix.changes);
  }
}

/** No change begins or ends with what it does not change. */
function isMinimal(text: string, changes: readonly TextChange[]): boolean {
  return changes.every(change => {
    const before = text.slice(change.start, change.end);
    return before === '' || change.text === '' || before !== change.text;
  });
}

function checkWords(text: string, format: Format): void {
  const file = parse(text, format, true);
  let last = 0;
  for (const finding of findingsOf(file, FAST)) {
    expect(CODES).toContain(finding.code);
    expect(defaultLevel(finding.code)).not.toBe('off');
    expect(finding.start).toBeGreaterThanOrEqual(last);
    expect(finding.end).toBeGreaterThanOrEqual(finding.start);
    expect(finding.end).toBeLessThanOrEqual(text.length);
    last = finding.start;
    for (const language of ['en', 'ja'] as const) {
      const words = wordsOf(language);
      const said = [
        messageOf(finding, words),
        ...finding.related.map(each => noteOf(each, words)),
        ...fixesOf(file, finding).map(fix => titleOf(fix, words)),
      ];
      for (const sentence of said) {
        expect(sentence).not.toMatch(/undefined|NaN|null|\[object| {2}|\de\+\d|\d{25}/);
        expect(sentence).toMatch(language === 'en' ? /^[A-Z“\d]/ : /[ぁ-ん]/);
      }
    }
  }
}

/** Each fix removes its finding and brings no new error. */
export const fixesMend = [
  fc.property(board, text => checkFixes(text, 'snl')),
  fc.property(map, text => checkFixes(text, 'map')),
];

/** Whatever is found has its words in both languages, stands within the text, in order. */
export const findingsHaveWords = [
  fc.property(board, text => checkWords(text, 'snl')),
  fc.property(map, text => checkWords(text, 'map')),
];
