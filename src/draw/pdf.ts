/** Drawings as a PDF file: vectors and texts, nothing from outside, the same bytes for the same drawing. */
import { contentOf, Opacities } from './pdf-content';
import { fontObjects } from './pdf-fonts';
import { type Bounds, plain, type Shape } from './shape';
import type { Theme } from './theme';

/** A drawing on a sheet. Lengths are in millimetres, from the upper left corner. */
export interface Placed {
  readonly shapes: readonly Shape[];
  /** Where the drawing's point (0, 0) comes to stand. */
  readonly x: number;
  readonly y: number;
  /** The length of a cell. */
  readonly cell: number;
  /** What of the sheet the drawing may cover; null: all. */
  readonly clip: Bounds | null;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly placed: readonly Placed[];
}

/** Points a millimetre. */
const POINTS = 72 / 25.4;

/** A PDF with these sheets, as a string of bytes (each character is one, 0 … 255). */
export function toPdf(sheets: readonly Sheet[], theme: Theme, title: string): string {
  const opacities = new Opacities();
  // A drawing that stands on several sheets is written once.
  const drawings = new Map<readonly Shape[], number>();
  for (const { placed } of sheets) {
    for (const { shapes } of placed) if (!drawings.has(shapes)) drawings.set(shapes, drawings.size);
  }
  const contents = [...drawings.keys()].map(shapes => contentOf(shapes, theme, opacities));
  const [CATALOG, PAGES, INFO, FONTS] = [1, 2, 3, 4];
  const fonts = fontObjects(FONTS);
  const firstDrawing = FONTS + fonts.objects.length;
  const firstPage = firstDrawing + contents.length;
  const graphics = opacities.values.map((value, i) => `/G${i}<</ca ${value}/CA ${value}>>`).join('');
  const objects: string[] = [
    `<</Type/Catalog/Pages ${PAGES} 0 R>>`,
    `<</Type/Pages/Count ${sheets.length}/Kids[${sheets.map((_, i) => `${firstPage + 2 * i} 0 R`).join(' ')}]>>`,
    `<</Title ${unicode(title)}>>`,
    ...fonts.objects,
    ...contents.map(content => {
      const resources = `/Resources<</Font<<${fonts.numbers}>>/ExtGState<<${graphics}>>>>`;
      return stream(`/Type/XObject/Subtype/Form/BBox[-10000 -10000 20000 20000]${resources}`, content);
    }),
  ];
  for (const [i, sheet] of sheets.entries()) {
    const names = [...drawings].map(([, number]) => `/D${number} ${firstDrawing + number} 0 R`).join('');
    const box = `/MediaBox[0 0 ${plain(sheet.width * POINTS)} ${plain(sheet.height * POINTS)}]`;
    objects.push(
      `<</Type/Page/Parent ${PAGES} 0 R${box}/Resources<</XObject<<${names}>>>>/Contents ${firstPage + 2 * i + 1} 0 R>>`,
      stream('', placedOn(sheet, drawings)),
    );
  }
  return assembled(objects, CATALOG, INFO);
}

/** The content of a page: its drawings, each clipped, moved and scaled, with y turned to go down. */
function placedOn({ height, placed }: Sheet, drawings: ReadonlyMap<readonly Shape[], number>): string {
  const turned = `${plain(POINTS)} 0 0 ${plain(-POINTS)} 0 ${plain(height * POINTS)} cm 1 J 1 j\n`;
  const each = placed.map(({ shapes, x, y, cell, clip }) => {
    const cut =
      clip === null
        ? ''
        : `${plain(clip.left)} ${plain(clip.top)} ${plain(clip.right - clip.left)} ${plain(clip.bottom - clip.top)} re W n `;
    return `q ${cut}${plain(cell)} 0 0 ${plain(cell)} ${plain(x)} ${plain(y)} cm /D${drawings.get(shapes)} Do Q\n`;
  });
  return turned + each.join('');
}

function stream(dictionary: string, content: string): string {
  return `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`;
}

/** The objects one after the other, and the table of where they are. */
function assembled(objects: readonly string[], catalog: number, info: number): string {
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets: number[] = [];
  for (const [i, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root ${catalog} 0 R/Info ${info} 0 R>>`;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A text that a dictionary holds, in any script. */
function unicode(text: string): string {
  let code = 'feff';
  for (let i = 0; i < text.length; i++) code += text.charCodeAt(i).toString(16).padStart(4, '0');
  return `<${code}>`;
}
