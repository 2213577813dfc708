/**
 * A turn as an automaton that walks one throw at a time, so that a game is a Markov chain of (cell, phase). The throws of a turn are
 * independent, so what is to be walked depends on how many again-faces fall, not on where the token stands. Turns that move nothing
 * (`void`) are taken out: the chances are those of the other turns, and `voids` says how many come between.
 */
import { chances } from '../board/die';
import type { Game } from '../board/game';

/** One way on from a phase: one of these faces is walked, then the turn goes on in phase `next`; or it `ends`, and `next` is 0. */
export interface Step {
  readonly faces: Int32Array;
  readonly chances: Float64Array;
  readonly next: number;
  readonly ends: boolean;
}

/** A turn of a token off the board, where its entry is looked for among all throws of the turn before any is walked. */
export interface Entry {
  /** The chance that it enters and goes on in phase ENTERED. */
  readonly on: number;
  /** The chance that it enters, and nothing is left to walk. */
  readonly only: number;
  /** The chance that it does not enter. */
  readonly stays: number;
}

/** The phase of a token that has just entered and has throws to walk, where there is an `entry`. */
export const ENTERED = 1;

export interface Phases {
  /** `steps[phase]`: phase 0 begins a turn. Within a turn phases ascend, or stay. */
  readonly steps: readonly (readonly Step[])[];
  /** How many void turns come, in the mean, before each other turn. */
  readonly voids: number;
  /** null: a token off the board goes by the steps of phase 0. */
  readonly entry: Entry | null;
}

/** Why there is no such automaton: no turn ever ends or moves anything; or it would have too many phases. */
export type NoPhases = 'endless' | 'too-large';

/** A run of again-faces rarer than this is not told from one that can't be. */
const NEGLIGIBLE = 1e-20;
/** More phases than this are no board's: a limit of thousands on a die that nearly always throws again. */
const MOST_PHASES = 2_000;

/** What of the die matters for the run of a turn: the faces that throw again, the others, and the chance of each kind. */
export interface Throws {
  readonly again: Faces;
  readonly other: Faces;
  /** The again-faces in a row that end the throwing; null: none, or so many that it never comes to that. */
  readonly limit: number | null;
  /** The run that makes a turn void; null: none, or it never comes to that. */
  readonly void: number | null;
}

export interface Faces {
  readonly faces: Int32Array;
  readonly chances: Float64Array;
  /** The sum of the chances. */
  readonly chance: number;
}

/** The throws of a game's turns. */
export function throwsOf(game: Game): Throws {
  const { rules, die } = game;
  const chance = chances(die);
  const again = new Set(rules.again);
  const pick = (wanted: boolean): Faces => {
    const at = [...die.faces.keys()].filter(i => again.has(die.faces[i]) === wanted);
    return {
      faces: Int32Array.from(at, i => die.faces[i]),
      chances: Float64Array.from(at, i => chance[i]),
      chance: at.reduce((sum, i) => sum + chance[i], 0),
    };
  };
  const faces = { again: pick(true), other: pick(false) };
  const comes = (run: number | null) => (run !== null && faces.again.chance ** run >= NEGLIGIBLE ? run : null);
  const limit = comes(rules.limit);
  const stops = comes(rules.void);
  return { ...faces, limit, void: stops !== null && limit !== null && stops > limit ? null : stops };
}

/** The automaton of a game's turns. */
export function phasesOf(game: Game): Phases | NoPhases {
  const throws = throwsOf(game);
  if (throws.other.chance === 0 && throws.limit === null) return 'endless';
  if (2 * (throws.limit ?? throws.void ?? 1) > MOST_PHASES) return 'too-large';
  if (game.rules.order === 'last-first' && throws.again.chance > 0) return lastFirst(game, throws);
  return asThrown(throws);
}

/**
 * The chances of what may still come after i again-faces, for i = 0 … the last phase, given `end`, the chance of what comes after the
 * limit. The last of them stands for all that follow where there is no limit.
 */
function remaining({ again, other, limit, void: stops }: Throws, end: number): Float64Array {
  const last = limit ?? (stops === null ? 0 : stops + 1);
  const chance = new Float64Array(last + 1);
  chance[last] = limit === null ? 1 : end;
  for (let i = last - 1; i >= 0; i--) chance[i] = (i === stops ? 0 : other.chance) + again.chance * chance[i + 1];
  return chance;
}

/** `order thrown`: phase i has walked i again-faces; without a limit the last phase goes round. */
function asThrown(throws: Throws): Phases | NoPhases {
  const { again, other, limit, void: stops } = throws;
  const chance = remaining(throws, stops === limit ? 0 : 1);
  if (chance[0] === 0) return 'endless';
  const last = chance.length - 1;
  const steps: Step[][] = [];
  for (let i = 0; i < (limit ?? last + 1); i++) {
    const on = Math.min(i + 1, last);
    steps.push([
      ...step(other, i === stops ? 0 : 1 / chance[i], 0, true),
      ...step(again, chance[on] / chance[i], on === limit ? 0 : on, on === limit),
    ]);
  }
  return { steps, voids: chanceOfVoid(throws) / chance[0], entry: null };
}

/**
 * `order last-first`: the face that ended the throwing is walked first, then the again-faces before it. The phases after 0 (and ENTERED)
 * walk the first, second, … of those; without a limit the last of them goes round. Where it is the limit that ended the throwing, all
 * are again-faces; a phase for each number that is left walks those.
 */
function lastFirst(game: Game, throws: Throws): Phases | NoPhases {
  const { again, other, limit, void: stops } = throws;
  const after = remaining(throws, 0);
  const chanceAfter = (i: number) => after[Math.min(i, after.length - 1)];
  const full = limit !== null && limit !== stops ? again.chance ** limit : 0;
  const all = chanceAfter(0) + full;
  if (all === 0) return 'endless';
  const rounds = limit === null ? Math.max(1, after.length - 1) : limit - 1;
  const first = game.rules.enter === null ? 1 : ENTERED + 1;
  const round = (i: number) => first + Math.min(i, rounds) - 1;
  const counting = (left: number) => first + rounds + (limit! - 1 - left);

  /** The face that ended the throwing is walked, where `i` again-faces are known of with the chance `weight`. */
  const ending = (i: number, weight: number): Step[] => [
    ...step(other, i === stops ? 0 : weight, 0, true),
    ...step(other, (weight * again.chance * chanceAfter(i + 1)) / other.chance, round(i + 1), false),
  ];
  /** One of the `left` again-faces that are left of a turn is walked. */
  const counted = (left: number, weight: number): Step[] =>
    step(again, weight / again.chance, left === 1 ? 0 : counting(left - 1), left === 1);

  const steps: Step[][] = [[...ending(0, 1 / all), ...(limit === null ? [] : counted(limit, full / all))]];
  const entry = game.rules.enter === null ? null : entryOf(new Set(game.rules.enter));
  for (let i = 1; i <= rounds; i++) {
    steps.push([
      ...step(again, i === stops ? 0 : other.chance / (again.chance * chanceAfter(i)), 0, true),
      ...step(again, chanceAfter(i + 1) / chanceAfter(i), round(i + 1), false),
    ]);
  }
  for (let left = (limit ?? 1) - 1; left >= 1; left--) steps.push(counted(left, 1));
  return { steps, voids: chanceOfVoid(throws) / all, entry };

  /** Adds the phase ENTERED: a mixture over which throw it was that entered. */
  function entryOf(enters: ReadonlySet<number>): Entry {
    const chanceOf = ({ faces, chances: chance }: Faces, entering: boolean) =>
      chance.reduce((sum, p, i) => sum + (enters.has(faces[i]) === entering ? p : 0), 0);
    const lost = chanceOf(again, false);
    const entering = chanceOf(again, true);
    let on = 0;
    let only = 0;
    const walks: Step[] = [];
    // The e-th throw is the first entry, an again-face. Without a limit the last e stands for all that follow.
    for (let e = 1; e <= (limit ?? rounds); e++) {
      const chance = (lost ** (e - 1) * entering) / (limit === null && e === rounds ? 1 - lost : 1) / all;
      if (e !== limit) {
        walks.push(...ending(e, chance));
        on += chance * chanceAfter(e);
      }
      if (full === 0) continue;
      const counts = chance * again.chance ** (limit! - e);
      if (e === limit) only += counts;
      else {
        walks.push(...counted(limit! - e, counts));
        on += counts;
      }
    }
    steps.push(walks.flatMap(walk => step({ ...walk, chance: 1 }, 1 / on, walk.next, walk.ends)));
    // No again-face was an entry, in a run of any length that is not void.
    let runs = limit === null ? lost ** rounds / (1 - lost) : 0;
    for (let r = 0; r < (limit ?? rounds); r++) if (r !== stops) runs += lost ** r;
    only += (runs * chanceOf(other, true)) / all;
    const stays = (runs * chanceOf(other, false) + (full > 0 ? lost ** limit! : 0)) / all;
    return { on, only, stays };
  }
}

/** The chance of a run of exactly `void`. */
function chanceOfVoid({ again, other, limit, void: stops }: Throws): number {
  return stops === null ? 0 : again.chance ** stops * (stops === limit ? 1 : other.chance);
}

/** A step with these faces, their chances times `factor`; none where it never comes. */
function step({ faces, chances: chance }: Faces, factor: number, next: number, ends: boolean): Step[] {
  if (!(factor > 0) || faces.length === 0) return [];
  return [{ faces, chances: chance.map(p => p * factor), next, ends }];
}
