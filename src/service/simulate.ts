import { type Simulated, simulated, type Tally } from '../analyse';
import type { Told } from './told';
import type { Words } from './words';

/** The value of `snl simulate --json`. */
export interface SimulateJson extends Simulated {
  readonly seconds: number;
}

/** Tells many games in the words of a language. `maxTurns`: after so many turns a game was ended. */
export function simulationTold(
  tally: Tally,
  { seed, seconds, maxTurns }: { readonly seed: string; readonly seconds: number; readonly maxTurns: number },
  words: Words,
): Told<SimulateJson> {
  const json: SimulateJson = { ...simulated(tally, seed), seconds };
  const say = words.service.answer;
  const { turns, seats, games } = json;
  const ok = tally.unfinished === 0;
  const headline = say.simulated(turns.mean, turns.error);
  const lines = [
    words.play.seedIs(seed),
    headline,
    say.simulatedRange(turns.min, turns.max, games),
    ...(ok ? [] : [say.unfinished(maxTurns)]),
    ...(seats.length < 2 ? [] : seats.map(({ player, win, error }) => say.seat(player, win, error))),
  ];
  return { json, headline, text: `${lines.join('\n')}\n`, ok };
}

/** What is told of a board that has no game, in the same form. */
export function unsimulated(reason: string): Told<unknown> {
  const turns = { mean: null, error: null, min: null, max: null };
  const json = { games: 0, seed: null, turns, seats: [], seconds: 0, reason };
  return { json, headline: reason, text: `${reason}\n`, ok: false };
}
