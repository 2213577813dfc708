import { type Layout, middleOf } from './layout';
import type { Group, Point } from './shape';

/** A token on the board. */
export interface TokenOnBoard {
  /** Distinct among the tokens and the same in the next drawing. */
  readonly key: string;
  /** The player's number, from 1. */
  readonly number: number;
  /** 0 is off the board. */
  readonly cell: number;
  /** A CSS colour name or hex colour; null: one of the drawing's own by the number. */
  readonly colour: string | null;
  /** Where it is drawn instead of on its cell: while it walks. */
  readonly at?: Point;
  /** Whose turn it is: a ring around the token. */
  readonly active?: boolean;
}

/** How many colours the drawing has for tokens without one. */
const TOKEN_COLOURS = 8;

/** The places of so many tokens on one cell, around its lower middle, and how large they are there. */
export function tokenPlaces(count: number): { readonly radius: number; readonly places: readonly Point[] } {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const gap = Math.min(0.4, 0.84 / columns, 0.66 / rows);
  const radius = count <= 1 ? 0.2 : Math.min(0.18, gap * 0.48);
  const places = Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (Math.min(columns, count - Math.floor(i / columns) * columns) - 1) / 2) * gap,
    y: (Math.floor(i / columns) - (rows - 1) / 2) * gap + (rows > 1 ? 0.12 : 0.1),
  }));
  return { radius, places };
}

/** The place of a token that stands alone on a cell: where walking tokens pass. */
export function tokenPoint(layout: Layout, cell: number): Point {
  const { x, y } = middleOf(layout, cell);
  return { x, y: y + (cell === 0 ? 0.02 : tokenPlaces(1).places[0].y) };
}

/** The tokens, each with its number as well as its colour; those on one cell make room for each other. */
export function tokensOf(layout: Layout, tokens: readonly TokenOnBoard[]): Group {
  const onCell = new Map<number, TokenOnBoard[]>();
  for (const token of tokens) {
    if (token.at !== undefined) continue;
    const here = onCell.get(token.cell);
    if (here === undefined) onCell.set(token.cell, [token]);
    else here.push(token);
  }
  const children = tokens.map((token): Group => {
    const here = onCell.get(token.cell) ?? [];
    const moving = token.at !== undefined;
    const { radius, places } = tokenPlaces(moving ? 1 : here.length);
    const middle = middleOf(layout, token.cell);
    const place = moving ? { x: 0, y: 0 } : places[here.indexOf(token)];
    // Off the board the strip is lower than a cell, so its tokens stand in a row.
    const at = token.at ?? (token.cell === 0 ? inStrip(layout, here.indexOf(token)) : plus(middle, place));
    return tokenGroup(token, at, token.cell === 0 && !moving ? 0.2 : radius);
  });
  return { type: 'group', key: 'tokens', role: 'tokens', children };
}

function tokenGroup(token: TokenOnBoard, at: Point, radius: number): Group {
  const text = String(token.number);
  return {
    type: 'group',
    key: token.key,
    role: 'token',
    at,
    strong: token.active,
    children: [
      {
        type: 'circle',
        key: 'disc',
        role: 'token-disc',
        tone: (token.number - 1) % TOKEN_COLOURS,
        x: 0,
        y: 0,
        radius,
        ...(token.colour === null ? {} : { colour: token.colour }),
      },
      {
        type: 'text',
        key: 'number',
        role: 'token-number',
        x: 0,
        y: radius * 0.42,
        size: radius * (text.length > 2 ? 0.8 : 1.15),
        text,
        anchor: 'middle',
      },
    ],
  };
}

/** The places in the strip run from cell 1 inwards, closer where there are many. */
export function inStrip(layout: Layout, index: number): Point {
  const first = middleOf(layout, 0);
  const inwards = first.x < layout.size.columns / 2 || layout.size.columns === 1 ? 1 : -1;
  const room = Math.max(1, layout.size.columns - 1);
  const gap = Math.min(0.42, room / Math.max(1, index + 1));
  return { x: first.x + inwards * gap * index, y: first.y + 0.02 };
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}
