import type { Game } from '../board/game';
import { backward, openAll } from './backward';
import { type Found, forward } from './forward';
import { type Ground, groundOf, jumpsByCell } from './ground';
import { machinesOf } from './machine';
import type { Reason } from './reason';
import { type Step, stepsOf } from './route';
import { firstRoute } from './routes';
import { shortest } from './solve';
import { lowestBit } from './spread';
import { throwingOf } from './turns';
import { unhindered } from './unhindered';
import type { Waves } from './waves';
import { whyNever } from './why';

/** A cell on which a turn can end and from which the goal cannot be reached. */
export interface Trap {
  readonly cell: number;
  /** A shortest way into it, as thrown, and its walks. */
  readonly throws: readonly number[];
  readonly route: readonly Step[];
}

/** What any play from the start, wasteful play too, can come to. */
export interface Reach {
  /** Whether the goal can be reached. */
  readonly goal: boolean;
  /** Why it cannot. */
  readonly reason: Reason | null;
  /** Whether a turn can end on the cell (0 … cells). */
  readonly rests: (cell: number) => boolean;
  /** Whether a token can stand on the cell, in the middle of a turn too. */
  readonly stands: (cell: number) => boolean;
  /** Of the traps one that is reached soonest, of those the lowest; null: none, or the goal cannot be reached at all. */
  readonly trap: Trap | null;
  /** For each jump of `game.jumps` whether it acts in some play. */
  readonly acts: readonly boolean[];
}

/** What play can reach. Linear in cells × runs of consecutive faces. */
export function reach(game: Game): Reach {
  const ground = groundOf(game);
  const free = unhindered(ground, throwingOf(game));
  if (free !== null) return { ...placesIn(ground, free), reason: null, trap: null };
  const machines = machinesOf(game);
  const found = forward(ground, machines.whole, game.start, -1, false);
  const places = placesIn(ground, found);
  const reason = places.goal ? null : whyNever(ground, machines, game.start, game.goal, !machines.exact);
  return { ...places, reason, trap: places.goal ? trapOf(ground, found.rests) : null };
}

/** Where a token comes to, from the bits of a search. */
function placesIn(ground: Ground, { rests, walked }: Found): Omit<Reach, 'reason' | 'trap'> {
  const { game } = ground;
  const has = (bits: Int32Array, cell: number) => ((bits[cell >> 5] >>> cell) & 1) === 1;
  const ends = rests.subarray(0, ground.words);
  const stands = anyPhase(rests, ground.words);
  return {
    goal: has(ends, game.goal),
    rests: cell => has(ends, cell),
    stands: cell => has(stands, cell),
    acts: actingJumps(game, anyPhase(walked, ground.words)),
  };
}

/** The cells that have a bit in any phase. */
function anyPhase(bits: Int32Array, words: number): Int32Array {
  if (bits.length === words) return bits;
  const any = new Int32Array(words);
  for (let place = 0; place < bits.length; place++) any[place % words] |= bits[place];
  return any;
}

/** The trap, where `ends` begins with the cells on which a turn can end. */
function trapOf(ground: Ground, ends: Int32Array): Trap | null {
  const { game, words } = ground;
  const { toGoal, whole } = machinesOf(game);
  const lost = openAll(ground, toGoal);
  backward(ground, toGoal, game.goal, lost, () => true);
  let any = 0;
  for (let word = 0; word < words; word++) {
    lost[word] &= ends[word];
    any |= lost[word];
  }
  if (any === 0) return null;
  const cell = firstOf(ground, lost, forward(ground, whole, game.start, -1, true).waves!);
  const paths = shortest(ground, game.start, cell);
  const throws = 'kind' in paths ? [] : firstRoute(paths);
  return { cell, throws, route: stepsOf(game, game.start, throws) };
}

/** Of the cells that are marked, the lowest in the first wave that has any at a turn's end. */
function firstOf({ words }: Ground, marked: Int32Array, { begins, places, bits }: Waves): number {
  for (let wave = 0; wave + 1 < begins.length; wave++) {
    let lowest = -1;
    for (let i = begins[wave]; i < begins[wave + 1]; i++) {
      const here = places[i] < words ? bits[i] & marked[places[i]] : 0;
      if (here === 0) continue;
      const cell = places[i] * 32 + lowestBit(here);
      if (lowest === -1 || cell < lowest) lowest = cell;
    }
    if (lowest !== -1) return lowest;
  }
  return -1;
}

/** The jumps of cells that are walked onto, and with chains those that follow them. */
function actingJumps({ jumps, rules }: Game, walked: Int32Array): readonly boolean[] {
  const acts = jumps.map(({ from }) => ((walked[from >> 5] >>> from) & 1) === 1);
  if (!rules.chain) return acts;
  const byCell = jumpsByCell({ jumps });
  for (const [first, { to }] of jumps.entries()) {
    if (!acts[first]) continue;
    let next = byCell.get(to);
    while (next !== undefined && !acts[next]) {
      acts[next] = true;
      next = byCell.get(jumps[next].to);
    }
  }
  return acts;
}
