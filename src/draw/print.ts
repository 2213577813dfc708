/** Boards for paper: on one sheet with its title, or as a poster over several. */
import type { Board } from '../board/board';
import { type DrawOptions, drawBoard, NUMBER_SIZE } from './board';
import { layoutOf } from './layout';
import { broken } from './lettering';
import { type Placed, type Sheet, toPdf } from './pdf';
import { plain, type Rect, type Text } from './shape';
import { toSvg } from './svg';
import { THEMES } from './themes';

export type Paper = 'A4' | 'A3' | 'Letter';

/** Millimetres, upright. */
const PAPERS: Readonly<Record<Paper, readonly [number, number]>> = {
  A4: [210, 297],
  A3: [297, 420],
  Letter: [215.9, 279.4],
};
/** What printers leave white, and how much of a neighbour each sheet of a poster shows to be glued upon. */
const MARGIN = 10;
const OVERLAP = 8;
/** The height of a title's letters, and of the room for it. */
const TITLE = 7;
const TITLE_ROOM = 13;
/** Numbers are at least so high: a reader of printed pages needs 2.5 mm, one who needs large print 5. */
const LEAST_NUMBER = 2.6;
const LARGE_NUMBER = 5.2;

export interface PrintOptions extends Pick<DrawOptions, 'route' | 'heat' | 'startLabel'> {
  readonly paper: Paper;
  readonly blackAndWhite: boolean;
  readonly largePrint: boolean;
  /** How many sheets across and down; 1: one sheet, with the title. */
  readonly across: number;
}

/** The board on sheets, upright or lying as it fits better; null where it cannot be drawn. */
function sheetsOf(board: Board, options: PrintOptions): readonly Sheet[] | null {
  const layout = layoutOf(board);
  if (layout === null) return null;
  const { bounds } = layout;
  const columns = bounds.right - bounds.left;
  const rows = bounds.bottom - bounds.top;
  const [short, long] = PAPERS[options.paper];
  const title = options.across === 1 ? titleOf(board) : '';
  const head = title === '' ? 0 : TITLE_ROOM;
  const { across } = options;
  const cellOn = (width: number, height: number) =>
    Math.min(
      ((width - 2 * MARGIN) * across - OVERLAP * (across - 1)) / columns,
      ((height - 2 * MARGIN - head) * across - OVERLAP * (across - 1)) / rows,
    );
  const lies = cellOn(long, short) > cellOn(short, long);
  const [width, height] = lies ? [long, short] : [short, long];
  const cell = cellOn(width, height);
  const least = options.largePrint ? LARGE_NUMBER : LEAST_NUMBER;
  // Numbers of more than half a cell's height would leave no room for the rest.
  const numberSize = Math.min(0.5, Math.max(NUMBER_SIZE, least / cell));
  const { route, heat, startLabel } = options;
  const shapes = drawBoard(board, { route, heat, startLabel, numberSize });
  const sheets: Sheet[] = [];
  for (let row = 0; row < across; row++) {
    for (let column = 0; column < across; column++) {
      // What of the board, in millimetres from its left upper corner, comes onto this sheet.
      const from = {
        x: column * (width - 2 * MARGIN - OVERLAP),
        y: row * (height - 2 * MARGIN - OVERLAP),
      };
      const spare = { x: (width - 2 * MARGIN - columns * cell) / 2, y: 0 };
      const left = MARGIN + (across === 1 ? spare.x : 0) - from.x;
      const top = MARGIN + head - from.y;
      if (from.x >= columns * cell || from.y >= rows * cell) continue;
      const clip = { left: MARGIN, top: MARGIN, right: width - MARGIN, bottom: height - MARGIN };
      const drawing: Placed = { shapes, x: left - bounds.left * cell, y: top - bounds.top * cell, cell, clip };
      sheets.push({ width, height, placed: title === '' ? [drawing] : [headOf(title, width), drawing] });
    }
  }
  return sheets;
}

/** The board for print as a PDF; null where it cannot be drawn. A string of bytes. */
export function printPdf(board: Board, options: PrintOptions): string | null {
  const sheets = sheetsOf(board, options);
  return sheets && toPdf(sheets, themeOf(options), titleOf(board));
}

/** The board for print as an SVG of one sheet's size; null where it cannot be drawn. */
export function printSvg(board: Board, options: PrintOptions): string | null {
  const sheets = sheetsOf(board, { ...options, across: 1 });
  if (sheets === null) return null;
  const [{ width, height, placed }] = sheets;
  const theme = themeOf(options);
  const inner = placed.map(({ shapes, x, y, cell }) => {
    const [ground] = shapes;
    const at = ground.type === 'rect' ? ground : { x: 0, y: 0 };
    return toSvg(shapes, theme, { cell }).replace(
      '<svg',
      `<svg x="${plain(x + at.x * cell)}" y="${plain(y + at.y * cell)}"`,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">\n${inner.join('')}</svg>\n`;
}

function themeOf({ blackAndWhite }: PrintOptions) {
  return blackAndWhite ? THEMES.print : THEMES.light;
}

/** The title, and who made the board. */
function titleOf({ settings }: Board): string {
  return [settings.title, settings.author].filter(text => text !== undefined && text !== '').join(' · ');
}

/** The title as a drawing whose unit is a millimetre. */
function headOf(title: string, width: number): Placed {
  const [line] = broken(title, TITLE, width - 2 * MARGIN, 1);
  const text: Text = {
    type: 'text',
    key: 'title',
    role: 'title',
    x: width / 2,
    y: MARGIN + TITLE,
    size: TITLE,
    text: line ?? '',
    anchor: 'middle',
  };
  const ground: Rect = { type: 'rect', key: 'paper', role: 'paper', x: 0, y: 0, width, height: MARGIN + TITLE_ROOM };
  return { shapes: [ground, text], x: 0, y: 0, cell: 1, clip: null };
}
