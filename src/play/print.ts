/** What a board means for play, small enough to be kept beside a game, so that a change of the board can be told. */
import type { Die } from '../board/board';
import type { Game } from '../board/game';
import { randomOf } from '../board/random';
import type { Rules } from '../board/rules';

/** The settings that play knows, by their keywords, each as a file would say it. */
export type PlaySetting =
  | 'start'
  | 'goal'
  | 'die'
  | 'finish'
  | 'chain'
  | 'enter'
  | 'again'
  | 'order'
  | 'void'
  | 'skip-next'
  | 'reverse'
  | 'winners';

export interface BoardPrint {
  readonly cells: number;
  readonly settings: Readonly<Record<PlaySetting, string>>;
  /** The jumps that act, [from, to], by their `from`; null where they are too many to be kept. */
  readonly jumps: readonly (readonly [number, number])[] | null;
  /** The same for the same jumps. */
  readonly jumpsMark: string;
}

export type Change =
  | { readonly what: 'cells'; readonly before: number; readonly after: number }
  | { readonly what: 'setting'; readonly setting: PlaySetting; readonly before: string; readonly after: string }
  /** Null where they were too many to be compared. */
  | {
      readonly what: 'jumps';
      readonly gone: readonly (readonly [number, number])[] | null;
      readonly come: readonly (readonly [number, number])[] | null;
    };

/** Above so many jumps only their mark is kept. */
const MOST_JUMPS = 5_000;

/** The print of a board: equal prints play alike. */
export function printOf(game: Game): BoardPrint {
  const jumps = game.jumps.map(({ from, to }) => [from, to] as const).sort(([a], [b]) => a - b);
  return {
    cells: game.cells,
    settings: { ...ruleTexts(game.rules), start: String(game.start), goal: String(game.goal), die: dieText(game.die) },
    jumps: jumps.length > MOST_JUMPS ? null : jumps,
    // The stream of a text serves as its fingerprint: 128 bits that hang on every letter.
    jumpsMark: randomOf(jumps.join(' ')).join(' '),
  };
}

/** What is different for play between two boards; empty where they play alike. */
export function changesOf(before: BoardPrint, after: BoardPrint): readonly Change[] {
  const changes: Change[] = [];
  if (before.cells !== after.cells) changes.push({ what: 'cells', before: before.cells, after: after.cells });
  for (const name of Object.keys(after.settings) as PlaySetting[]) {
    // The goal is the last cell unless it is said: where both moved together, the size tells it.
    if (name === 'goal' && followsSize(before) && followsSize(after)) continue;
    const [was, is] = [before.settings[name], after.settings[name]];
    if (was !== is) changes.push({ what: 'setting', setting: name, before: was, after: is });
  }
  if (before.jumpsMark !== after.jumpsMark) {
    const both = before.jumps !== null && after.jumps !== null;
    const gone = both ? without(before.jumps, after.jumps) : null;
    const come = both ? without(after.jumps, before.jumps) : null;
    changes.push({ what: 'jumps', gone, come });
  }
  return changes;
}

const followsSize = ({ cells, settings }: BoardPrint) => settings.goal === String(cells);

function without(
  jumps: readonly (readonly [number, number])[],
  others: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const known = new Set(others.map(String));
  return jumps.filter(jump => !known.has(String(jump)));
}

function ruleTexts(rules: Rules): Omit<Record<PlaySetting, string>, 'start' | 'goal' | 'die'> {
  const { finish, chain, enter, again, limit, order, winners } = rules;
  const faces = again.length === 0 ? 'none' : again.join(' ');
  const orNone = (value: number | null) => (value === null ? 'none' : String(value));
  return {
    finish,
    chain: chain ? 'on' : 'off',
    enter: enter === null ? 'any' : enter.join(' '),
    again: limit === null ? faces : `${faces} limit ${limit}`,
    order,
    void: orNone(rules.void),
    'skip-next': orNone(rules.skipNext),
    reverse: orNone(rules.reverse),
    winners: String(winners),
  };
}

function dieText({ faces, weights, dice }: Die): string {
  if (dice) return dice.count === 1 ? String(dice.sides) : `${dice.count}d${dice.sides}`;
  return faces.map((face, i) => (weights[i] === 1n && faces.length > 1 ? face : `${face}*${weights[i]}`)).join(' ');
}
