import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawBoard, layoutOf, type RouteStep, type Shape, tokenPoint } from '../../../src/draw';
import { THEMES, toSvg } from '../../../src/draw/files';
import { broken, widthOf } from '../../../src/draw/lettering';
import { tokenPlaces } from '../../../src/draw/tokens';
import { anyBoard, boardOf, MILTON_BRADLEY } from './boards';

const layer = (shapes: readonly Shape[], key: string): readonly Shape[] => {
  const found = shapes.find(shape => shape.key === key);
  return found?.type === 'group' ? found.children : [];
};

const numbersIn = (d: string): readonly number[] => [...d.matchAll(/-?[\d.]+/g)].map(Number);

test('a text is broken into lines that fit, and loses nothing but what three dots stand for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
      const lines = broken(text, 0.16, 0.94, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect([...line].length === 1 || widthOf(line, 0.16) <= 0.94).toBe(true);
      const bare = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, '');
      const said = bare(lines.join(''));
      if (said.endsWith('…') && !bare(text).endsWith('…')) expect(bare(text).startsWith(said.slice(0, -1))).toBe(true);
      else expect(said).toBe(bare(text));
    }),
    { numRuns: 60 },
  );
});

test('up to nine tokens on one cell do not cover each other or leave the cell', () => {
  for (let count = 1; count <= 9; count++) {
    const { radius, places } = tokenPlaces(count);
    for (const [i, a] of places.entries()) {
      expect(Math.abs(a.x) + radius).toBeLessThanOrEqual(0.5);
      expect(a.y + radius).toBeLessThanOrEqual(0.5);
      for (const b of places.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(radius * 1.9);
    }
  }
});

test('tokens stand on their cells with number and colour, and one that walks where it is said to be', () => {
  const tokens = [
    { key: 'a', number: 1, cell: 5, colour: 'crimson' },
    { key: 'b', number: 2, cell: 5, colour: null },
    { key: 'c', number: 3, cell: 0, colour: null },
    { key: 'd', number: 4, cell: 9, colour: null, at: { x: 2, y: 3 } },
  ];
  const shapes = layer(drawBoard(MILTON_BRADLEY, { tokens }), 'tokens');
  const at = shapes.map(shape => (shape.type === 'group' ? shape.at : undefined));
  expect(at[0]!.x).toBeLessThan(at[1]!.x);
  expect(at[3]).toEqual({ x: 2, y: 3 });
  expect(at[2]!.y).toBeGreaterThan(10);
  expect(shapes[0]).toMatchObject({ children: [{ colour: 'crimson' }, { text: '1' }] });
  expect(tokenPoint(layoutOf(MILTON_BRADLEY)!, 5).x).toBe(4.5);
});

const ROUTE: readonly RouteStep[] = [
  { throw: 4, from: 0, walked: 4, to: 14 },
  { throw: 6, from: 14, walked: 20, to: 20 },
  { throw: 1, from: 20, walked: 21, to: 42 },
  { throw: 6, from: 42, walked: 42, to: 42 },
];

test('a route has an arc for each walk, numbered as the list beside it, the chosen one on top', () => {
  const steps = layer(drawBoard(MILTON_BRADLEY, { route: ROUTE, step: 0 }), 'route');
  expect(steps.map(shape => shape.type === 'group' && shape.step)).toEqual([1, 2, 0]);
  const [first] = steps;
  expect(first.type === 'group' && first.children.at(-1)).toMatchObject({ text: '2' });
  expect(steps.map(({ strong }) => strong)).toEqual([false, false, true]);
});

test('badges cover no number of a cell where the arc leaves room', () => {
  const steps = layer(drawBoard(MILTON_BRADLEY, { route: ROUTE }), 'route');
  for (const step of steps) {
    const badge = step.type === 'group' ? step.children.find(({ role }) => role === 'route-badge') : undefined;
    if (badge?.type !== 'circle') throw new Error('no badge');
    const x = badge.x - Math.floor(badge.x);
    const y = badge.y - Math.floor(badge.y);
    expect(x - badge.radius > 0.4 || y - badge.radius > 0.25).toBe(true);
  }
});

test('each walk of a route is told from the next: no badge covers its arrow head, and none ends where the next begins', () => {
  const walk = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(walk, fc.constantFrom('bottom-left' as const, 'top-right' as const), (throws, corner) => {
      let at = 0;
      const route = throws.map((thrown): RouteStep => {
        const from = at;
        at += thrown;
        return { throw: thrown, from, walked: at, to: at };
      });
      const steps = layer(
        drawBoard(boardOf(10, 10, [], { numbering: { way: 'serpentine', corner } }), { route }),
        'route',
      ).map(step => {
        if (step.type !== 'group') throw new Error('no group');
        const path = (role: string) => {
          const shape = step.children.find(each => each.role === role);
          return shape?.type === 'path' ? numbersIn(shape.d) : [];
        };
        const badge = step.children.find(({ role }) => role === 'route-badge');
        if (badge?.type !== 'circle') throw new Error('no badge');
        const [x, y] = path('route-arc');
        const [tipX, tipY] = path('route-head');
        return { begin: { x, y }, tip: { x: tipX, y: tipY }, badge };
      });
      for (const [i, { tip, badge }] of steps.entries()) {
        expect(Math.hypot(badge.x - tip.x, badge.y - tip.y)).toBeGreaterThan(badge.radius);
        const next = steps[i + 1]?.begin;
        if (next) expect(Math.hypot(next.x - tip.x, next.y - tip.y)).toBeGreaterThan(0.1);
      }
    }),
    { numRuns: 60 },
  );
});

test('the place beside cell 1 holds all who wait there, from whichever corner the board begins', () => {
  for (const corner of ['bottom-left', 'top-right'] as const) {
    const board = { ...boardOf(8, 8), settings: { numbering: { way: 'serpentine', corner } } } as const;
    for (let count = 1; count <= 6; count++) {
      const tokens = Array.from({ length: count }, (_, i) => ({ key: `${i}`, number: i + 1, cell: 0, colour: null }));
      const shapes = drawBoard(board, { tokens });
      const place = layer(shapes, 'start').find(({ role }) => role === 'start-place');
      if (place?.type !== 'rect') throw new Error('no place');
      for (const token of layer(shapes, 'tokens')) {
        const { x } = (token.type === 'group' && token.at) || { x: Number.NaN };
        expect(x - 0.2).toBeGreaterThanOrEqual(place.x);
        expect(x + 0.2).toBeLessThanOrEqual(place.x + place.width);
      }
    }
  }
});

test('handles leave the eyes of snakes to be seen', () => {
  fc.assert(
    fc.property(anyBoard, board => {
      const shapes = drawBoard(board, { handles: true });
      const handles = layer(shapes, 'handles');
      const eyes = layer(shapes, 'jumps').flatMap(jump =>
        jump.type === 'group' ? jump.children.filter(({ role }) => role === 'snake-eye') : [],
      );
      for (const eye of eyes) {
        if (eye.type !== 'circle') continue;
        const own = handles.some(
          handle =>
            handle.type === 'circle' &&
            Math.hypot(handle.x - eye.x, handle.y - eye.y) + eye.radius < handle.radius - 0.02,
        );
        expect(own).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('captions make room for the numbers of a heat map', () => {
  const board = { ...MILTON_BRADLEY, captions: [{ cell: 7, caption: 'rest' }] };
  const heat = [{ cell: 7, strength: 0.5, tone: 0, text: '0.50' }] as const;
  expect(layer(drawBoard(board), 'captions').length).toBe(1);
  expect(layer(drawBoard(board, { heat }), 'captions')).toEqual([]);
});

test('of several findings on a cell the gravest is marked, each level by its own form', () => {
  const marks = [
    { cell: 7, level: 'hint' },
    { cell: 7, level: 'error' },
    { cell: 8, level: 'warning' },
    { cell: 0, level: 'error' },
    { cell: 101, level: 'error' },
  ] as const;
  const shapes = layer(drawBoard(MILTON_BRADLEY, { marks }), 'findings');
  expect(shapes.map(({ key, role }) => [key, role])).toEqual([
    ['finding 7', 'finding-error'],
    ['finding 8', 'finding-warning'],
  ]);
});

test('a picture is well-formed and holds what people wrote as text only', () => {
  const nasty = '<img src=x onerror="alert(1)"> & \u0000\ud800';
  fc.assert(
    fc.property(anyBoard, board => {
      const captions = [...board.captions, { cell: 2, caption: nasty }];
      const jumps = board.jumps.map(jump => ({ ...jump, caption: nasty }));
      const svg = toSvg(drawBoard({ ...board, captions, jumps }), 'dark', { title: nasty });
      expect(svg).not.toMatch(/<img/);
      expect(wellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|null/);
    }),
    { numRuns: 12 },
  );
});

test('every theme has a colour for everything, and numbers and captions read on the cells', () => {
  for (const [name, theme] of Object.entries(THEMES)) {
    expect(Object.keys(theme).sort()).toEqual(Object.keys(THEMES.light).sort());
    if (name === 'forced') continue;
    for (const cell of ['cell-0', 'cell-1', 'cell-2', 'cell-3'] as const) {
      expect(contrast(theme.number, theme[cell]), `${name} ${cell}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.caption, theme[cell]), `${name} ${cell}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.route, theme[cell]), `${name} ${cell}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(theme['route-text'], theme.route), name).toBeGreaterThanOrEqual(4.5);
    for (const level of ['error', 'warning', 'info', 'hint'] as const) {
      expect(contrast(theme[level], theme['cell-0']), `${name} ${level}`).toBeGreaterThanOrEqual(3);
      expect(contrast(theme[level], theme['cell-1']), `${name} ${level}`).toBeGreaterThanOrEqual(3);
    }
  }
});

/** The contrast of two hex colours, as WCAG defines it. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map(i => {
      const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Whether tags are closed in order and attributes quoted. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, closing, name, __, empty) => {
    if (closing) {
      if (open.pop() !== name) open.push('wrong');
    } else if (!empty) open.push(name);
    return '';
  });
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!(amp|lt|gt|quot);)/.test(rest);
}

test('a picture of a board that cannot be drawn is an empty one', () => {
  expect(toSvg([], 'light')).toMatch(/^<svg[^>]*\/>\n$/);
  expect(toSvg(drawBoard(boardOf(2, 1)), 'print', { cell: 100 })).toContain('width="212"');
});
