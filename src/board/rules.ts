import type { Board, Finish, Order, RulesName, Settings } from './board';

/** The rules of play, complete: what a turn needs beside the board and the die. */
export interface Rules {
  readonly start: number;
  readonly finish: Finish;
  readonly chain: boolean;
  /** The faces with which a token comes onto the board; null: any throw walks on from 0. */
  readonly enter: readonly number[] | null;
  /** The faces that throw again; empty: none. */
  readonly again: readonly number[];
  /** The limit-th again-face in a row ends the throwing; null: no limit, also where `again` is empty. */
  readonly limit: number | null;
  readonly order: Order;
  /** A turn with a run of exactly so many again-throws moves nothing; null: none. */
  readonly void: number | null;
  readonly skipNext: number | null;
  readonly reverse: number | null;
  readonly winners: number | 'auto';
}

const classic: Rules = {
  start: 0,
  finish: 'exact',
  chain: false,
  enter: null,
  again: [],
  limit: null,
  order: 'thrown',
  void: null,
  skipNext: null,
  reverse: null,
  winners: 1,
};

/** The named sets of rules. */
export const NAMED_RULES: Readonly<Record<RulesName, Rules>> = {
  classic,
  'from-one': { ...classic, start: 1 },
  'pass-wins': { ...classic, start: 1, finish: 'pass' },
  family: { ...classic, finish: 'pass', chain: true, again: [6] },
  'three-sixes': { ...classic, again: [6], limit: 3, void: 3 },
  exercise: {
    ...classic,
    enter: [1, 6],
    again: [6],
    order: 'last-first',
    void: 3,
    skipNext: 4,
    reverse: 3,
    winners: 'auto',
  },
};

const none = <T>(said: T | 'none' | undefined, otherwise: T | null): T | null =>
  said === undefined ? otherwise : said === 'none' ? null : said;

/** The rules that the settings make: the named set, each setting of the file in its place. The goal and the die are not rules. */
export function rulesOf(settings: Settings): Rules {
  const set = NAMED_RULES[settings.rules ?? 'classic'];
  const again = none(settings.again, { faces: set.again, limit: set.limit });
  return {
    start: settings.start ?? set.start,
    finish: settings.finish ?? set.finish,
    chain: settings.chain ?? set.chain,
    enter: settings.enter === undefined ? set.enter : settings.enter === 'any' ? null : settings.enter,
    again: again?.faces ?? [],
    limit: again?.limit ?? null,
    order: settings.order ?? set.order,
    void: none(settings.void, set.void),
    skipNext: none(settings.skipNext, set.skipNext),
    reverse: none(settings.reverse, set.reverse),
    winners: settings.winners ?? set.winners,
  };
}

/** The board under a named set: all that the set speaks of is as the set has it, whatever the file says; die, goal, board and players stay. */
export function underRules(board: Board, rules: RulesName): Board {
  const { title, author, numbering, goal, die, players } = board.settings;
  const kept = { title, author, numbering, goal, die, players };
  const said = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  return { ...board, settings: { ...said, rules } };
}

/** How many winners end a game of so many players: `auto` is 1, 2, 3 for 2, 3, 4 or more players; never more than there are players. */
export function winnersOf(rules: Rules, players: number): number {
  const winners = rules.winners === 'auto' ? Math.min(3, players - 1) : rules.winners;
  return Math.max(1, Math.min(winners, players));
}
