/** The table at which a game is played: what is to be seen of it, and all that a person can do. It draws nothing itself. */
import type { Game } from '../../board/game';
import {
  begin,
  type Change,
  changesOf,
  follow,
  goOn,
  type Made,
  MOST_SEATS,
  type Next,
  namesOf,
  nextOf,
  type Play,
  printOf,
  recentSteps,
  resume,
  type Seat,
  type Session,
  strandedOn,
} from '../../play';
import { fewestThrows } from '../../solve/find';
import type { Model } from '../view';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];
export const isSpeed = (value: unknown): value is Speed => SPEEDS.includes(value as Speed);

/** What a person chose, and what stands in the fields. */
export interface Ui {
  /** Whether computer players, logs and lost turns go on by themselves. */
  readonly running: boolean;
  readonly speed: Speed;
  readonly brief: boolean;
  readonly typed: string;
  readonly players: string;
  readonly seed: string;
  readonly log: string;
  /** What could not be done, or was done beside the game; '' for nothing. */
  readonly notice: string;
}

/** The game on the table. */
export interface Table {
  readonly session: Session;
  /** The game under way; null after a reload when the board has changed meanwhile. */
  readonly play: Play | null;
  /** The steps of the turn that is shown. */
  readonly recent: readonly Made[];
  /** What is different on the board since the game was begun; where there is anything the game waits. */
  readonly changes: readonly Change[];
}

/** A game that has just been laid out, or has been taken back to. */
export function tableOf(play: Play): Table {
  return { session: play.session, play, recent: recentSteps(play), changes: [] };
}

/** The table after a step. */
export function stepped(table: Table, made: Made): Table {
  const recent = made.before.throws.length === 0 ? [made] : [...table.recent, made];
  return { session: made.play.session, play: made.play, recent, changes: [] };
}

/** A new game on the model's board: seats as they were where they are given, else those of the file. */
export function freshTable(model: Model, seats: readonly Seat[] | null, seed: string): Table {
  return tableOf(begin(model.game!, seats ?? seatsOf(model), seed));
}

/** A game whose throws are all ready; the die has their faces. */
export function scriptedTable(model: Model, seats: readonly Seat[], seed: string, faces: readonly number[]): Table {
  return tableOf(follow(model.game!, seats, seed, faces));
}

/** The game that goes on by the model's board, which is another than it was begun on. Nobody is stranded there. */
export function changedTable(session: Session, model: Model): Table {
  return tableOf(goOn(session, model.game!));
}

/** The table by the board as it is now: the same game where the board plays alike, else one that waits. A game that has not begun begins anew. */
export function tableNow(session: Session, before: Table | null, model: Model): Table {
  const game = model.game!;
  const changes = changesOf(session.print, printOf(game));
  if (changes.length > 0) {
    const untouched = session.steps === 0 && session.part === 0 && session.throws.length === 0;
    if (untouched) return freshTable(model, session.seats, session.seed);
    return { session, play: before?.play ?? null, recent: before?.recent ?? [], changes };
  }
  if (before?.play) return { ...before, play: { ...before.play, game }, changes };
  const play = resume(session, game);
  return play ? tableOf(play) : freshTable(model, session.seats, session.seed);
}

/** The seats that the file has, at most as many as find room. */
function seatsOf(model: Model): readonly Seat[] {
  return seatsFor(Math.min(MOST_SEATS, model.board.settings.players?.length ?? 2), []);
}

/** So many seats, played as those before. Their names and colours are the file's, unless a log brought others. */
export function seatsFor(count: number, before: readonly Seat[]): readonly Seat[] {
  return Array.from({ length: count }, (_, i) => ({
    name: null,
    colour: null,
    computer: before.at(i)?.computer ?? false,
  }));
}

/** A player as the page shows one. */
export interface Shown {
  readonly number: number;
  readonly name: string;
  readonly colour: string | null;
  readonly computer: boolean;
}

/** What the players are called by themselves: by a log, else by the file, else by their number. */
export function ownNames(model: Model, { seats }: Session): readonly string[] {
  const file = model.board.settings.players ?? [];
  return seats.map(({ name }, i) => name ?? file.at(i)?.name ?? model.words.play.player(i + 1));
}

/** The players in the order of their numbers; two who are called alike are told apart. */
export function playersShown(model: Model, session: Session): readonly Shown[] {
  const { seats } = session;
  const file = model.board.settings.players ?? [];
  const called = ownNames(model, session).map(name => ({ name }));
  const names = namesOf(called, model.words.play);
  return seats.map(({ colour, computer }, i) => ({
    number: i + 1,
    name: names[i],
    colour: colour ?? file.at(i)?.colour ?? null,
    computer,
  }));
}

/** What comes next; null while the game waits because the board has changed. */
export function nextAt({ play, changes }: Table): Next | null {
  return play === null || changes.length > 0 ? null : nextOf(play);
}

/** Whether the next step can be made without a person. */
export function goesOn(table: Table): boolean {
  const next = nextAt(table);
  if (next === null || next.kind === 'over') return false;
  return next.kind !== 'throw' || table.session.seats[next.player - 1].computer;
}

/** The names of those whose tokens have no cell on the board as it is now. */
export function strandedAt(table: Table, model: Model, players: readonly Shown[]): readonly string[] {
  if (table.changes.length === 0 || model.game === null) return [];
  return strandedOn(model.game, table.session).map(player => players[player - 1].name);
}

/** Larger boards are not searched while one plays, in cells. */
const MOST_SEARCHED = 100_000;
const hopeless = new WeakMap<Game, boolean>();

/** Whether nobody can reach the goal. Worked out once a board. */
export function isHopeless(game: Game): boolean {
  let known = hopeless.get(game);
  if (known === undefined) {
    known = game.cells <= MOST_SEARCHED && fewestThrows(game) === null;
    hopeless.set(game, known);
  }
  return known;
}
