/** A game of one token as a Markov chain. A state is a cell and a phase of the turn: `cell × phases + phase`. */
import { type Game, passes, walk } from '../board/game';
import { waitsToEnter } from '../board/turn';
import { ENTERED, type NoPhases, type Phases, phasesOf } from './phases';

/** In the place of a state: the token has finished. */
export const FINISHED = -1;

/** The most states, and ways from all of them together, that are worked with: some gigabytes, and half a minute. */
const MOST_STATES = 40_000_000;
const MOST_WAYS = 300_000_000;

/**
 * A game's chain. `ways(state)` fills the four lists with the ways on from the state and says how many there are; their chances sum
 * to 1. The lists are reused by the next call. The goal's own states have no ways on, since nobody plays on from it.
 */
export interface Chain {
  readonly game: Game;
  readonly phases: Phases;
  /** How many phases a turn has; states are 0 … (cells + 1) × width − 1. */
  readonly width: number;
  readonly states: number;
  readonly start: number;
  /** Where each way leads: a state, or FINISHED. */
  readonly to: Int32Array;
  readonly chance: Float64Array;
  /** The cell walked onto, before a jump acts; −1 where there was no walk or a jump there does not act. */
  readonly walked: Int32Array;
  /** 1 where the turn ends with it. */
  readonly ends: Uint8Array;
  /** What follows a walk that does not lead to the goal: 0: the turn ends; else 1 + the phase in which it goes on. */
  readonly follows: Int32Array;
  ways(state: number): number;
}

/** The chain of a game; why not where there is none. */
export function chainOf(game: Game): Chain | NoPhases {
  const phases = phasesOf(game);
  if (typeof phases === 'string') return phases;
  const width = phases.steps.length;
  const states = (game.cells + 1) * width;
  const size = Math.max(3, ...phases.steps.map(steps => steps.reduce((sum, step) => sum + step.faces.length, 0)));
  if (states > MOST_STATES || states * size > MOST_WAYS) return 'too-large';
  const to = new Int32Array(size);
  const chance = new Float64Array(size);
  const walked = new Int32Array(size);
  const ends = new Uint8Array(size);
  const follows = new Int32Array(size);
  const { goal, cells, lands } = game;
  const entering = new Set(game.rules.enter ?? []);
  let count = 0;

  const add = (cell: number, next: number, ending: boolean, p: number, onto: number) => {
    const finished = cell === goal;
    to[count] = finished ? FINISHED : cell * width + next;
    chance[count] = p;
    walked[count] = onto;
    follows[count] = ending ? 0 : 1 + next;
    ends[count++] = finished || ending ? 1 : 0;
  };

  const ways = (state: number): number => {
    count = 0;
    const phase = width === 1 ? 0 : state % width;
    const cell = (state - phase) / width;
    if (cell === goal) return 0;
    if (state === 0 && phases.entry !== null) {
      const { on, only, stays } = phases.entry;
      if (on > 0) add(lands[1], ENTERED, false, on, 1);
      if (only > 0) add(lands[1], 0, true, only, 1);
      if (stays > 0) add(0, 0, true, stays, -1);
      return count;
    }
    const waits = waitsToEnter(game, cell);
    const end = cell < goal ? goal : cells;
    for (const { faces, chances, next, ends: ending } of phases.steps[phase]) {
      for (let i = 0; i < faces.length; i++) {
        const reach = cell + faces[i];
        if (waits) {
          if (entering.has(faces[i])) add(lands[1], next, ending, chances[i], 1);
          else add(0, next, ending, chances[i], -1);
        } else if (reach <= end) {
          add(lands[reach], next, ending, chances[i], reach);
        } else {
          const onto = walk(game, cell, faces[i]);
          const acts = onto !== -1 && !passes(game, cell, faces[i]);
          add(acts ? lands[onto] : onto === -1 ? cell : onto, next, ending, chances[i], acts ? onto : -1);
        }
      }
    }
    return count;
  };

  return { game, phases, width, states, start: game.start * width, to, chance, walked, ends, follows, ways };
}

/** The void turns that come, in the mean, before the turn that a phase begins. */
export function voidsAt({ phases }: Chain, phase: number): number {
  return phase === 0 ? phases.voids : 0;
}
