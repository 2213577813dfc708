/**
 * A turn as a small machine: phases between which throws lead, in the order of walking. Solving searches over (cell, phase).
 *
 * A path of the machine that ends is a turn that may be made and that moves something: turns of a run of `void`, and turns in
 * which a waiting token does not enter, are left out, because they leave the token where it was.
 */
import type { Game } from '../board/game';
import { walksAsThrown } from '../board/turn';

/** Throws of one kind that lead from a phase on. */
export interface Leg {
  /** Ascending. */
  readonly faces: readonly number[];
  /** `walk`: walked, or tried for entry by a token that waits off the board; `enter`: the token comes onto cell 1; `lose`: nothing moves. */
  readonly act: 'walk' | 'enter' | 'lose';
  /** The phase in which the turn goes on; −1: it cannot go on. */
  readonly to: number;
  /** Whether the turn may end with this throw. */
  readonly ends: boolean;
}

export interface Turns {
  /** The legs of each phase. Phase 0 is between two turns; all others are in the middle of one. */
  readonly legs: readonly (readonly Leg[])[];
  /** The phase whose legs a token takes that waits off the board between two turns. */
  readonly off: number;
  /** Phases in which a token can stand on one cell only: from `narrow` on at 0, from `entered` on on the landing of cell 1. */
  readonly narrow: number;
  readonly entered: number;
  /** Whether a token that comes onto the goal ends the turn; else the turn's other throws are dropped, but must be there. */
  readonly endsAtGoal: boolean;
  /** Whether a turn's last throw is walked first, so that throwing and walking go opposite ways. */
  readonly lastFirst: boolean;
}

/** What a turn's throws oblige to, for the die that is there. */
export interface Throwing {
  /** The faces of the die that throw again, and the others; ascending. */
  readonly again: readonly number[];
  readonly others: readonly number[];
  /** null: none. */
  readonly limit: number | null;
  readonly void: number | null;
  /** `single`: a turn is one throw; `falling`: throws are walked as they fall; `whole`: all are made before any is walked. */
  readonly kind: 'single' | 'falling' | 'whole';
}

/** What turns are made of. Faces that the die lacks are left out; where no turn has a run there is no `void`. */
export function throwingOf(game: Game): Throwing {
  const { rules, die } = game;
  const set = new Set(rules.again);
  const again = die.faces.filter(face => set.has(face));
  const others = die.faces.filter(face => !set.has(face));
  if (again.length === 0) return { again, others, limit: null, void: null, kind: 'single' };
  const kind = rules.limit === 1 ? 'single' : walksAsThrown(game) ? 'falling' : 'whole';
  return { again, others, limit: rules.limit, void: rules.void, kind };
}

/** The faces with which a single throw moves something: all, but where a run of one is void those that throw again move nothing. */
export function movingFaces(throwing: Throwing, game: Game): readonly number[] {
  const isVoid = throwing.kind === 'single' && throwing.limit === 1 && throwing.void === 1;
  return isVoid ? throwing.others : game.die.faces;
}

/** Every throw is a turn. Where throws are walked as they fall, fewest throws hang on nothing else either. */
export function singleThrows(faces: readonly number[]): Turns {
  const legs = [alive({ faces, act: 'walk', to: -1, ends: true })];
  return { legs, off: 0, narrow: 1, entered: 1, endsAtGoal: true, lastFirst: false };
}

/** The longest run (again-throws of a turn) that a shortest way from cell to cell can need, unless a `limit` ends it: see `turnsOf`. */
export function longestRun(game: Game): number {
  return 2 * (game.cells + 1) + 3;
}

/** How many phases `turnsOf` makes, at most. */
export function phasesOf({ limit, void: none }: Throwing, { rules }: Game): number {
  const runs = limit ?? (none === null ? 2 : none + 3);
  return rules.order === 'last-first' ? (limit === null ? 1 : 2) * runs + (rules.enter === null ? 0 : 2 * runs) : runs;
}

/**
 * The machine of a board's turns. A run is counted only as far as `limit` and `void` need it.
 *
 * A `void` beyond `longestRun` never spoils a shortest way: in so long a run the token comes twice onto a cell it was on before, in
 * two separate rounds; the one, the other or both can be left out, and not all three of these shorter runs are void. So such a
 * `void` may be taken away (`whole` stays: throws are obliged to as before).
 */
export function turnsOf(throwing: Throwing, game: Game): Turns {
  if (throwing.kind === 'single') return singleThrows(movingFaces(throwing, game));
  const lastFirst = throwing.kind === 'whole' && game.rules.order === 'last-first';
  return pruned(lastFirst ? backwards(throwing, game) : forwards(throwing));
}

/** Walked in the order of throwing: phase j has seen j again-throws. */
function forwards({ again, others, limit, void: none, kind }: Throwing): Turns {
  const most = limit === null ? (none === null ? 1 : none + 1) : limit - 1;
  const legs: Leg[][] = [];
  for (let run = 0; run <= most; run++) {
    const last = run + 1 === limit;
    legs.push([
      ...alive({ faces: others, act: 'walk', to: -1, ends: run !== none }),
      ...alive({ faces: again, act: 'walk', to: last ? -1 : Math.min(run + 1, most), ends: last && limit !== none }),
    ]);
  }
  const { length } = legs;
  return { legs, off: 0, narrow: length, entered: length, endsAtGoal: kind === 'falling', lastFirst: false };
}

/**
 * Walked last first. The last throw is one that does not throw again, or the limit-th that does; which of the two is known when it
 * is walked, so the phases are of two kinds. Whoever waits off the board loses throws, enters with one, and then walks the others so.
 */
function backwards({ again, others, limit, void: none }: Throwing, game: Game): Turns {
  const most = limit === null ? (none === null ? 0 : none + 1) : limit - 1;
  const kept = (run: number) => Math.min(run, most);
  // The numbers of the phases: each kind in a block, by its run.
  const after = (run: number) => 1 + kept(run);
  const limited = (run: number) => 1 + most + run;
  const narrow = limit === null ? 2 + most : 1 + most + limit;
  const waiting = (run: number) => narrow + kept(run);
  const entered = game.rules.enter === null ? narrow : narrow + most + 1;
  const inside = (run: number) => entered + kept(run);

  const goesOn = (run: number) => limit === null || run < limit;
  /** One more throw of a turn of the second kind, which makes `run` of them. */
  const towardsLimit = (run: number): Leg[] => {
    if (limit === null) return [];
    return alive({
      faces: again,
      act: 'walk',
      to: run < limit ? limited(run) : -1,
      ends: run === limit && limit !== none,
    });
  };
  const lastThrow = (run: number): Leg[] => alive({ faces: others, act: 'walk', to: after(run), ends: run !== none });

  const legs: Leg[][] = [];
  legs[0] = [...lastThrow(0), ...towardsLimit(1)];
  for (let run = 0; run <= most; run++) {
    const next = run + 1;
    legs[after(run)] = goesOn(next) ? alive({ faces: again, act: 'walk', to: after(next), ends: next !== none }) : [];
  }
  for (let run = 1; limit !== null && run < limit; run++) legs[limited(run)] = towardsLimit(run + 1);
  if (game.rules.enter !== null) {
    const entry = new Set(game.rules.enter);
    const enters = (faces: readonly number[]) => faces.filter(face => entry.has(face));
    const lost = again.filter(face => !entry.has(face));
    for (let run = 0; run <= most; run++) {
      const next = run + 1;
      const last = next === limit;
      legs[waiting(run)] = [
        ...(goesOn(next) ? alive({ faces: lost, act: 'lose', to: waiting(next), ends: false }) : []),
        ...alive({ faces: enters(others), act: 'enter', to: -1, ends: run !== none }),
        ...alive({ faces: enters(again), act: 'enter', to: last ? -1 : inside(next), ends: last && limit !== none }),
      ];
      legs[inside(run)] = [...lastThrow(run), ...towardsLimit(next)];
    }
  }
  const off = game.rules.enter === null ? 0 : waiting(0);
  return { legs, off, narrow, entered, endsAtGoal: false, lastFirst: true };
}

/** The leg, unless no face takes it or it leads nowhere. */
function alive(leg: Leg): Leg[] {
  return leg.faces.length > 0 && (leg.to !== -1 || leg.ends) ? [leg] : [];
}

/** Without legs into phases from which no turn ends: what is walked there is walked in no turn. */
function pruned(turns: Turns): Turns {
  const { legs } = turns;
  const before: number[][] = legs.map(() => []);
  const open = legs.map(of => of.some(leg => leg.ends));
  for (const [phase, of] of legs.entries()) for (const { to } of of) if (to !== -1) before[to].push(phase);
  const queue = open.flatMap((is, phase) => (is ? [phase] : []));
  for (const phase of queue) {
    for (const earlier of before[phase]) {
      if (open[earlier]) continue;
      open[earlier] = true;
      queue.push(earlier);
    }
  }
  const kept = (leg: Leg): Leg[] => (leg.to === -1 || open[leg.to] ? [leg] : alive({ ...leg, to: -1 }));
  return { ...turns, legs: legs.map(of => of.flatMap(kept)) };
}
