import type { Game } from '../board/game';
import { backward, openAll } from './backward';
import { forward } from './forward';
import { groundOf } from './ground';
import { machinesOf } from './machine';
import { lowestBit } from './spread';

/** Fewest throws, by cell (0 … cells); −1: there is no way. */
export interface Distances {
  /** From the start to a turn's end on the cell; 0 for the start. */
  readonly fromStart: Int32Array;
  /** From the cell at the beginning of a turn, unmoved by a jump there, to the goal; 0 for the goal. */
  readonly toGoal: Int32Array;
}

/** The fewest throws from the start to every cell, and from every cell to the goal. Other ends may be asked for. Linear as `solve`. */
export function distances(game: Game, ends: { readonly from?: number; readonly to?: number } = {}): Distances {
  const from = ends.from ?? game.start;
  const to = ends.to ?? game.goal;
  const ground = groundOf(game);
  const machines = machinesOf(game);
  const fromStart = new Int32Array(game.cells + 1).fill(-1);
  const toGoal = new Int32Array(game.cells + 1).fill(-1);
  const mark = (distances: Int32Array, place: number, bits: number, throws: number) => {
    if (place >= ground.words) return;
    for (let left = bits; left !== 0; left &= left - 1) distances[place * 32 + lowestBit(left)] = throws;
  };
  const { begins, places, bits } = forward(ground, machines.whole, from, -1, true).waves!;
  for (let throws = 0; throws + 1 < begins.length; throws++) {
    for (let i = begins[throws]; i < begins[throws + 1]; i++) mark(fromStart, places[i], bits[i], throws);
  }
  const turns = to === game.goal ? machines.toGoal : machines.whole;
  backward(ground, turns, to, openAll(ground, turns), ({ list, many, now }, throws) => {
    for (let i = 0; i < many; i++) mark(toGoal, list[i], now[list[i]], throws);
    return true;
  });
  return { fromStart, toGoal };
}
