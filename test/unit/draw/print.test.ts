import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PrintOptions, printPdf, printSvg } from '../../../src/draw/files';
import { pathOf } from '../../../src/draw/pdf-content';
import { runsOf } from '../../../src/draw/pdf-fonts';
import { anyBoard, boardOf, MILTON_BRADLEY } from './boards';

const A4: PrintOptions = { paper: 'A4', blackAndWhite: false, largePrint: false, across: 1, startLabel: 'Start' };
const titled = { ...MILTON_BRADLEY, settings: { title: 'Milton (1952) \\ 日本' } };

/** The objects of a PDF by number, found by its table of offsets; throws where the table is wrong. */
function objectsOf(pdf: string): ReadonlyMap<number, string> {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)![1]);
  expect(pdf.startsWith('xref\n', table)).toBe(true);
  const offsets = [...pdf.slice(table).matchAll(/(\d{10}) 00000 n \n/g)].map(([, offset]) => Number(offset));
  return new Map(
    offsets.map((offset, i) => {
      const head = `${i + 1} 0 obj\n`;
      expect(pdf.startsWith(head, offset)).toBe(true);
      return [i + 1, pdf.slice(offset + head.length, pdf.indexOf('\nendobj\n', offset))];
    }),
  );
}

test('a PDF is whole: every object is where the table says, every stream as long as it says, every character one byte', () => {
  fc.assert(
    fc.property(anyBoard, fc.constantFrom(1, 2), fc.boolean(), (board, across, blackAndWhite) => {
      const pdf = printPdf(board, { ...A4, across, blackAndWhite })!;
      for (const object of objectsOf(pdf).values()) {
        const stream = /\/Length (\d+)>>stream\n([\s\S]*)\nendstream$/.exec(object);
        if (stream) expect(stream[2].length).toBe(Number(stream[1]));
      }
      expect(/^[\0-\u00ff]*$/.test(pdf)).toBe(true);
      expect(pdf).not.toMatch(/NaN|undefined|null|Infinity/);
    }),
    { numRuns: 12 },
  );
});

test('one sheet has the title; a poster has as many sheets as are needed, which draw one and the same board', () => {
  const pages = (pdf: string) => pdf.match(/\/Type\/Page\//g)!.length;
  const one = printPdf(titled, A4)!;
  expect(pages(one)).toBe(1);
  expect(one).toContain('(Milton \\(1952\\) \\\\ )');
  const poster = printPdf(titled, { ...A4, across: 3 })!;
  expect(pages(poster)).toBeGreaterThan(5);
  expect(poster.match(/\/Subtype\/Form/g)).toHaveLength(1);
});

test('a wide board lies, a high one stands; numbers are at least 2.6 mm high, in large print 5.2', () => {
  const box = (columns: number, rows: number) =>
    /MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/.exec(printPdf(boardOf(columns, rows), A4)!)!;
  expect(Number(box(20, 10)[1])).toBeGreaterThan(Number(box(20, 10)[2]));
  expect(Number(box(10, 20)[1])).toBeLessThan(Number(box(10, 20)[2]));
  const numberIn = (svg: string) => Number(/<svg x="[^"]*" y="[^"]*"[^>]*width="([\d.]+)"/.exec(svg)![1]) / 10.12;
  const sizeOf = (options: PrintOptions) => {
    const svg = printSvg(MILTON_BRADLEY, options)!;
    const height = Number(/font-size="([\d.]+)"[^>]*>100</.exec(svg)![1]);
    return height * numberIn(svg);
  };
  expect(sizeOf(A4)).toBeGreaterThan(2.59);
  expect(sizeOf({ ...A4, largePrint: true })).toBeGreaterThan(5.1);
});

test('paths of drawings become those of PDF', () => {
  expect(pathOf('M1 2L3 4z')).toBe('1 2 m 3 4 l h');
  expect(pathOf('M0 0h2v-1l1 1')).toBe('0 0 m 2 0 l 2 -1 l 3 0 l');
  expect(pathOf('M0 0Q3 3 6 0')).toBe('0 0 m 2 2 4 2 6 0 c');
});

test('texts are told apart by what their fonts have', () => {
  expect(runsOf('Ab 日本 €(é)', false)).toEqual([
    { font: 'F1', code: '(Ab )', width: expect.closeTo(0.667 + 0.556 + 0.278) },
    { font: 'F3', code: '<65e5672c>', width: 2 },
    { font: 'F1', code: '( \\200\\(\\351\\))', width: expect.any(Number) },
  ]);
});

test('what cannot be drawn cannot be printed', () => {
  expect(printPdf({ size: null, settings: {}, jumps: [], captions: [] }, A4)).toBe(null);
  expect(printSvg(boardOf(200, 200), A4)).toBe(null);
});
