/** What a person typed into the fields of the Play view, judged: what is to be done, or why it can't be. */
import { logOf, MOST_SEATS, misfitOf, type Play, readScript } from '../../play';
import type { Model } from '../view';
import { freshTable, ownNames, scriptedTable, seatsFor, type Table } from './table';

interface Refused {
  readonly refused: string;
}

interface Laid {
  readonly table: Table;
  /** What was done, in words. */
  readonly text: string;
}

/** The longest seed, in UTF-16 units. */
const LONGEST_SEED = 100;

/** A seed that a person can read out: some letters and digits. */
export function newSeed(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0].toString(36);
}

/** A throw. */
export function askedFace(model: Model, { game }: Play, text: string): { readonly face: number } | Refused {
  const said = text.trim();
  const { play } = model.words;
  if (!/^\d{1,9}$/.test(said)) return { refused: play.noNumber(said.slice(0, 40)) };
  const face = Number(said);
  return game.die.faces.includes(face) ? { face } : { refused: play.noFace(face, game.die.faces) };
}

/** A new game of so many players; with the seed that was typed, or a new one where the old one still stands in its field. */
export function askedGame(model: Model, before: Table | null, players: string, seed: string): Laid | Refused {
  const { play } = model.words;
  const said = players.trim();
  const count = /^\d{1,9}$/.test(said) ? Number(said) : 0;
  if (count < 1 || count > MOST_SEATS) return { refused: play.badPlayers(said.slice(0, 40), MOST_SEATS) };
  const typed = seed.trim().slice(0, LONGEST_SEED);
  const chosen = typed === '' || typed === before?.session.seed ? newSeed() : typed;
  const table = freshTable(model, seatsFor(count, before?.session.seats ?? []), chosen);
  return { table, text: play.newGame(count, chosen) };
}

/** A game by a log or a list of throws. */
export function askedLog(model: Model, before: Table, text: string): Laid | Refused {
  const { play } = model.words;
  const script = readScript(text);
  if ('fault' in script) return { refused: play.scriptFault(script) };
  const { seats, seed } = before.session;
  const count = script.players?.length ?? seats.length;
  if (count > MOST_SEATS) return { refused: play.logPlayers(count, MOST_SEATS) };
  const misfit = misfitOf(model.game!, count, script);
  if (misfit !== null) return { refused: play.misfit(misfit) };
  const named = seatsFor(count, seats).map((seat, i) => ({ ...seat, name: script.players?.[i] ?? null }));
  return {
    table: scriptedTable(model, named, script.seed ?? seed, script.throws),
    text: play.loaded(script.throws.length),
  };
}

/** The log of the game as text; null where it can't be told. */
export function logText(model: Model, { play, session }: Table): string | null {
  if (play === null) return null;
  const { seed, state } = session;
  const names = ownNames(model, session);
  return JSON.stringify(logOf(seed, names, { turns: play.turns, finished: state.finished, positions: state.cells }));
}
