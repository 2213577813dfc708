/** Several players at a table: exactly where their tokens do not influence each other, else by games played by chance. */
import type { Game } from '../board/game';
import { winnersOf } from '../board/rules';
import type { Length } from './length';
import type { Progress } from './numbers';
import { throwsOf } from './phases';
import { exactSeats, isExactable, type Seats } from './seats';
import { blocksOf, simulateBlocks, sumOfTallies, type Tally } from './simulate';
import { chanceOf, meanTurns } from './tally';

/** The most games that are played where there is no exact answer: the error of a chance is then at most 0.0036. */
const MOST_GAMES = 20_000;
/** Fewer games tell nothing. */
const FEWEST_GAMES = 20;
/** About so many turns are played at most. */
const MOST_TURNS = 20_000_000;
/** Games that may never end are broken off after so many turns. */
const MOST_TURNS_OF_GAME = 10_000;

/** The seats of so many players; null where their games are too long to be played. */
export function seatsOf(
  game: Game,
  players: number,
  one: { readonly length: Length | null; readonly expectedTurns: number },
  progress: Progress,
): Seats | null {
  const winners = winnersOf(game.rules, players);
  const alone = players === 1 || areIndependent(game);
  if (alone && one.length !== null && isExactable(players, winners)) return exactSeats(one.length, players, winners);
  const endless = one.expectedTurns === Number.POSITIVE_INFINITY;
  const games = Math.min(MOST_GAMES, MOST_TURNS / (players * (endless ? 1 : one.expectedTurns)));
  if (!(games >= FEWEST_GAMES)) return null;
  const maxTurns = endless ? MOST_TURNS_OF_GAME : Number.MAX_SAFE_INTEGER;
  const simulation = { games: Math.floor(games), players, seed: 'seats', maxTurns };
  const tallies: Tally[] = [];
  let turns = 0;
  for (let block = 0; block < blocksOf(simulation) && turns < MOST_TURNS; block++) {
    const tally = simulateBlocks(game, simulation, block, block + 1);
    tallies.push(tally);
    turns += tally.turns;
    progress(Math.max((block + 1) / blocksOf(simulation), turns / MOST_TURNS));
  }
  const all = sumOfTallies(tallies);
  const chances = all.places.map((places, seat) => places.map((_, place) => chanceOf(all, seat, place)));
  return {
    places: chances.map(places => places.map(({ mean }) => mean)),
    errors: chances.map(places => places[0].error),
    turns: endless ? Number.POSITIVE_INFINITY : meanTurns(all).mean,
    rounds: endless ? Number.POSITIVE_INFINITY : all.rounds / all.games,
  };
}

/** Whether tokens do not influence each other: nobody ever loses a turn, and the order never turns round. */
function areIndependent(game: Game): boolean {
  const { skipNext, reverse, limit } = game.rules;
  const skips = skipNext !== null && throwsOf(game).again.chance > 0 && (limit === null || skipNext <= limit);
  return !skips && reverse === null;
}
