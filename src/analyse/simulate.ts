/** Many games played by chance, in blocks with a stream of random numbers each: so they are the same however the blocks are shared out. */
import type { Game } from '../board/game';
import { randomOf } from '../board/random';
import { winnersOf } from '../board/rules';
import { playGame, throwerOf } from './games';
import { leapGames, leapsOf, newScratch } from './leaps';
import { phasesOf } from './phases';
import { addTally, chanceOf, meanTurns, newTally, type Simulation, type Tally } from './tally';

export type { Simulation, Tally };

/** Games of a block. */
const BLOCK_GAMES = 1_000;

/** How many blocks a simulation has. */
export function blocksOf({ games }: Simulation): number {
  return Math.ceil(games / BLOCK_GAMES);
}

/** Plays the blocks from `first` to before `last`. `progress` is told the share of them that is done. */
export function simulateBlocks(
  game: Game,
  simulation: Simulation,
  first: number,
  last: number,
  progress: (share: number) => void = () => {},
): Tally {
  const { players, seed, maxTurns, games } = simulation;
  const winners = winnersOf(game.rules, players);
  const tally = newTally(players, winners);
  const leaps = leapsOf(game);
  const scratch = newScratch(BLOCK_GAMES, players);
  // A turn that never ends is not begun.
  const turns = phasesOf(game) === 'endless' ? 0 : maxTurns;
  for (let block = first; block < last; block++) {
    const random = randomOf(seed, block);
    const here = Math.min(BLOCK_GAMES, games - block * BLOCK_GAMES);
    if (leaps !== null) leapGames(game, leaps, scratch, random, here, winners, turns, tally);
    else {
      const thrown = throwerOf(game, random);
      for (let i = 0; i < here; i++) playGame(game, thrown, turns, tally);
    }
    progress((block + 1 - first) / (last - first));
  }
  return tally;
}

/** Plays all games of a simulation. */
export function simulate(game: Game, simulation: Simulation, progress?: (share: number) => void): Tally {
  return simulateBlocks(game, simulation, 0, blocksOf(simulation), progress);
}

/** The tally of blocks that were played in parts. */
export function sumOfTallies(tallies: readonly Tally[]): Tally {
  const sum = newTally(tallies[0].places.length, tallies[0].places[0].length);
  for (const tally of tallies) addTally(sum, tally);
  return sum;
}

/** What a simulation says; `error` is the standard error, null where one game alone tells none. */
export interface Simulated {
  readonly games: number;
  readonly seed: string;
  readonly turns: { readonly mean: number; readonly error: number | null; readonly min: number; readonly max: number };
  readonly seats: readonly { readonly player: number; readonly win: number; readonly error: number }[];
}

/** A tally as the command line tells it. */
export function simulated(tally: Tally, seed: string): Simulated {
  const { mean, error } = meanTurns(tally);
  return {
    games: tally.games,
    seed,
    turns: { mean, error: Number.isFinite(error) ? error : null, min: tally.fewest, max: tally.most },
    seats: tally.places.map((_, seat) => {
      const win = chanceOf(tally, seat, 0);
      return { player: seat + 1, win: win.mean, error: win.error };
    }),
  };
}
