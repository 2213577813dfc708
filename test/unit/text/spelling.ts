import type { Board, Die, Settings } from '../../../src/board/board';
import { sizeOfCells } from '../../../src/board/board';
import { diceSum, fairDie, listedDie } from '../../../src/board/die';
import type { BoardFile } from '../../../src/text';

/** Random choices from a seed (a linear congruence, the high bits), so that a failing case is told by one number. */
export interface Dice {
  /** 0 … n − 1. */
  readonly below: (n: number) => number;
  readonly chance: (part: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

export function dice(seed: number): Dice {
  let x = seed >>> 0;
  const below = (n: number) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor(((x >>> 8) / 2 ** 24) * n);
  };
  return { below, chance: part => below(1000) < part * 1000, pick: list => list[below(list.length)] };
}

const strings = ['', 'a', 'Miss a biscuit', 'say "hi"', 'back\\slash', 'ends \\', '# no comment', '😀 é', '->, x'];
const colours = [null, 'crimson', '#33d', '#a0b1c2', 'tan'];

/** A random board with some of all settings, as it can be read from a `.snl` file. */
export function randomBoard({ below, chance, pick }: Dice): Board {
  const cells = 2 + below(400);
  const size = chance(0.5) ? { columns: 2 + below(20), rows: 1 + below(20), cells: 0 } : sizeOfCells(cells);
  const maybe = <K extends keyof Settings>(key: K, value: () => Settings[K]) => (chance(0.4) ? { [key]: value() } : {});
  const faces = () => [...new Set(Array.from({ length: 1 + below(3) }, () => 1 + below(9)))];
  const count = () => (chance(0.2) ? 'none' : 1 + below(6));
  const settings: Settings = {
    ...maybe('title', () => pick(strings)),
    ...maybe('author', () => pick(strings)),
    ...maybe('numbering', () => ({
      way: pick(['serpentine', 'rows'] as const),
      corner: pick(['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const),
    })),
    ...maybe('start', () => below(12) - 1),
    ...maybe('goal', () => below(100)),
    ...maybe('die', () =>
      pick([
        () => fairDie(1 + below(20)),
        () => diceSum(1 + below(4), 1 + below(8)),
        () => listedDie(faces().map(face => ({ face, weight: 1 + below(4) }))),
      ])(),
    ),
    ...maybe('finish', () => pick(['exact', 'bounce', 'pass'])),
    ...maybe('chain', () => chance(0.5)),
    ...maybe('enter', () => (chance(0.2) ? 'any' : faces())),
    ...maybe('again', () => (chance(0.2) ? 'none' : { faces: faces(), limit: chance(0.5) ? null : 1 + below(5) })),
    ...maybe('order', () => pick(['thrown', 'last-first'])),
    ...maybe('void', () => count() as number | 'none'),
    ...maybe('skipNext', () => count() as number | 'none'),
    ...maybe('reverse', () => count() as number | 'none'),
    ...maybe('winners', () => (chance(0.2) ? 'auto' : 1 + below(4))),
    ...maybe('rules', () => pick(['classic', 'from-one', 'pass-wins', 'family', 'three-sixes', 'exercise'])),
    ...maybe('players', () =>
      chance(0.3)
        ? Array.from({ length: 1 + below(5) }, () => ({ name: null, colour: null }))
        : Array.from({ length: 1 + below(3) }, () => ({ name: pick(strings), colour: pick(colours) })),
    ),
  };
  const jumps = Array.from({ length: below(9) }, () => ({
    kind: pick(['ladder', 'snake'] as const),
    from: below(120) - 2,
    to: below(120) - 2,
    caption: chance(0.3) ? pick(strings) : null,
  }));
  const captions = Array.from({ length: below(3) }, () => ({ cell: 1 + below(100), caption: pick(strings) }));
  return {
    size: size.cells === 0 ? { ...size, cells: size.columns * size.rows } : size,
    settings,
    jumps,
    captions,
  };
}

/** The board as an author might write it: any order of settings, any case, any spelling, any blanks, comments and line ends. */
export function spell(board: Board, random: Dice): string {
  const { below, chance, pick } = random;
  const { size, settings, jumps, captions } = board;
  const gap = () => pick([' ', '  ', '\t', ' \t ', '\u3000']);
  const perhaps = () => (chance(0.5) ? '' : gap());
  const cased = (word: string) => pick([word, word, word.toUpperCase(), word[0].toUpperCase() + word.slice(1)]);
  const text = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
  const words = (...parts: (string | number)[]) =>
    parts.map(part => (typeof part === 'string' ? part : String(part))).join(gap());
  const lines: string[] = [];
  const say = (keyword: string, value: string) => lines.push(cased(keyword) + gap() + value);

  if (size !== null) {
    const x = pick([
      `${perhaps()}x${perhaps()}`,
      `${perhaps()}X${perhaps()}`,
      `${perhaps()}×${perhaps()}`,
      `${perhaps()}*${perhaps()}`,
      `${gap()}by${gap()}`,
      gap(),
    ]);
    const square = sizeOfCells(size.cells);
    const short = square.columns === size.columns && square.rows === size.rows;
    const isWhole = size.columns * size.rows === size.cells;
    say('board', short && (!isWhole || chance(0.5)) ? String(size.cells) : `${size.columns}${x}${size.rows}`);
  }
  if (settings.title !== undefined) say('title', text(settings.title));
  if (settings.author !== undefined) say('author', text(settings.author));
  if (settings.numbering !== undefined) {
    const { way, corner } = settings.numbering;
    const short = corner === 'bottom-left' && chance(0.5);
    say('numbering', short ? cased(way) : words(cased(way), cased('from'), cased(corner)));
  }
  if (settings.die !== undefined) say(...spellDie(settings.die, random, perhaps, gap));
  for (const key of ['start', 'goal', 'finish', 'order', 'rules', 'void', 'reverse', 'winners'] as const) {
    if (settings[key] !== undefined) say(key, cased(String(settings[key])));
  }
  if (settings.skipNext !== undefined) say('skip-next', cased(String(settings.skipNext)));
  if (settings.chain !== undefined) say('chain', cased(settings.chain ? 'on' : 'off'));
  if (settings.enter !== undefined)
    say('enter', settings.enter === 'any' ? cased('any') : words(...(settings.enter as number[])));
  if (settings.again !== undefined) {
    const { again } = settings;
    if (again === 'none') say('again', cased('none'));
    else say('again', words(...again.faces, ...(again.limit === null ? [] : [cased('limit'), again.limit])));
  }
  if (settings.players !== undefined) {
    const { players } = settings;
    if (players.every(({ name }) => name === null)) say('players', String(players.length));
    else {
      const each = players.map(({ name, colour }) => {
        const shown = colour?.startsWith('#')
          ? text(chance(0.5) ? colour.toUpperCase() : colour)
          : colour && cased(colour);
        return text(name!) + (shown === null || shown === undefined ? '' : perhaps() + shown);
      });
      say('players', each.join(`${perhaps()},${perhaps()}`));
    }
  }
  // Settings may stand anywhere; jumps and captions keep their order among themselves.
  const facts: string[] = [];
  for (let i = 0; i < jumps.length; ) {
    const { kind } = jumps[i];
    const items: string[] = [];
    do {
      const { from, to, caption } = jumps[i++];
      const arrow = pick([`${perhaps()}->${perhaps()}`, `${perhaps()}→${perhaps()}`, `${gap()}to${gap()}`, gap()]);
      items.push(from + arrow + to + (caption === null ? '' : perhaps() + text(caption)));
    } while (i < jumps.length && jumps[i].kind === kind && chance(0.4));
    facts.push(cased(pick([kind, `${kind}s`])) + gap() + items.join(`${perhaps()},${perhaps()}`));
  }
  facts.push(...captions.map(({ cell, caption }) => cased('cell') + gap() + cell + perhaps() + text(caption)));
  const all = [...facts];
  for (const line of lines) all.splice(below(all.length + 1), 0, line);
  const end = pick(['\n', '\r\n', '\r']);
  const dressed = all.map(line => {
    const comment = chance(0.2) ? `${perhaps()}# a "comment", -> 5` : '';
    const before = chance(0.15) ? `${perhaps()}# on its own${end}` : chance(0.15) ? perhaps() + end : '';
    return before + perhaps() + line + perhaps() + comment;
  });
  return dressed.join(end) + (chance(0.5) ? end : '');
}

function spellDie(die: Die, { chance, pick }: Dice, perhaps: () => string, gap: () => string): [string, string] {
  const { faces, weights, dice: summed } = die;
  if (summed !== null && summed.count === 1 && chance(0.7)) return ['die', String(summed.sides)];
  if (summed !== null) return ['dice', `${summed.count}${perhaps()}${pick(['d', 'D'])}${perhaps()}${summed.sides}`];
  const each = faces.flatMap((face, i) => {
    const weight = Number(weights[i]);
    // A face that is listed twice weighs twice.
    const twice = faces.length > 1 && weight === 2 && chance(0.5);
    if (twice) return [String(face), String(face)];
    return [
      weight === 1 && faces.length > 1 && chance(0.5) ? String(face) : `${face}${perhaps()}*${perhaps()}${weight}`,
    ];
  });
  return ['die', each.join(gap())];
}

/** The text of a parsed file from its tokens and what stands between them: what was parsed, where they are in order and apart. */
export function printed({ text, tokens }: BoardFile): string {
  let printed = '';
  let at = 0;
  for (const { start, end } of tokens) {
    printed += text.slice(at, start) + text.slice(start, end);
    at = end;
  }
  return printed + text.slice(at);
}
