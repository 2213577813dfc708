/** A game on the page: who plays, what was thrown so far and what was taken back. What is kept of it is plain data. */
import type { Game } from '../board/game';
import { type Random, randomOf } from '../board/random';
import { canThrow, passTurn, type Step, startGame, throwDie } from './engine';
import { type BoardPrint, changesOf, printOf } from './print';
import { rollFace } from './roll';
import { isOver, type PlayState, type Turn } from './turn';

/** The most who can play on the page. */
export const MOST_SEATS = 8;

export interface Seat {
  readonly name: string | null;
  readonly colour: string | null;
  /** Whether it throws by itself. */
  readonly computer: boolean;
}

/** Where a throw came from: the seeded die, a person's word, a log. */
export type Source = 'die' | 'typed' | 'log';

export interface Throw {
  readonly face: number;
  readonly source: Source;
}

/** What is kept of a game. */
export interface Session {
  /** The board by which it is played. */
  readonly print: BoardPrint;
  readonly seats: readonly Seat[];
  readonly seed: string;
  /** How often the game went on after the board had changed. Each part has its own stream of the seed. */
  readonly part: number;
  /** The turns of the parts before this one. */
  readonly turnsBefore: number;
  /** How this part began. */
  readonly from: PlayState;
  /** All throws, those too that were taken back or are still to come from a log. */
  readonly throws: readonly Throw[];
  /** How many steps have been made: throws and lost turns. */
  readonly steps: number;
  /** How it stands after them, and how many throws they used. */
  readonly state: PlayState;
  readonly used: number;
  /** How many turns of this part have been played. */
  readonly turnsMade: number;
}

/** A game under way, with what follows from what is kept. */
export interface Play {
  readonly session: Session;
  readonly game: Game;
  /** The turns of this part so far. */
  readonly turns: readonly Turn[];
  readonly random: Random;
}

/** A step that was made. */
export interface Made {
  readonly play: Play;
  readonly before: PlayState;
  readonly step: Step;
}

/** What comes next: a player's throw, one that a log or what was taken back has ready, a lost turn, or nothing more. */
export type Next =
  | { readonly kind: 'over' }
  | { readonly kind: 'throw' | 'lost'; readonly player: number }
  | { readonly kind: 'ready'; readonly player: number; readonly face: number; readonly source: Source };

/** A new game. There is at least one seat. */
export function begin(game: Game, seats: readonly Seat[], seed: string): Play {
  const from = startGame(game, seats.length);
  return opened(game, { print: printOf(game), seats, seed, part: 0, turnsBefore: 0, from, throws: [] });
}

type Opening = Omit<Session, 'steps' | 'state' | 'used' | 'turnsMade'>;

function opened(game: Game, opening: Opening): Play {
  return {
    session: { ...opening, steps: 0, state: opening.from, used: 0, turnsMade: 0 },
    game,
    turns: [],
    random: randomOf(opening.seed, opening.part),
  };
}

/** Takes a kept game up again, by replaying it; null where the board is another, or the throws are none of its die. */
export function resume(session: Session, game: Game): Play | null {
  if (changesOf(session.print, printOf(game)).length > 0) return null;
  if (session.throws.some(({ face }) => !canThrow(game, face))) return null;
  return replayed(opened(game, session), session.steps);
}

/** What comes next in a game. */
export function nextOf({ session, game }: Play): Next {
  const { state, throws, used } = session;
  if (isOver(game, state)) return { kind: 'over' };
  const player = state.queue[0];
  if (state.skip) return { kind: 'lost', player };
  const ready = throws.at(used);
  return used < throws.length && ready ? { kind: 'ready', player, ...ready } : { kind: 'throw', player };
}

/** The next step: a lost turn, a throw that is ready, else the die is thrown. Null when the game is over. */
export function advance(play: Play): Made | null {
  return redo(play) ?? throwAnew(play);
}

/** Throws the die and drops what was ready. Null where nobody is to throw. */
export function throwAnew(play: Play): Made | null {
  const { kind } = nextOf(play);
  return kind === 'throw' || kind === 'ready' ? thrown(forgetful(play), rolled(play)) : null;
}

/** A throw of a die on the table. What was ready is dropped unless it is the same. Null where the die lacks the face or nobody is to throw. */
export function typeThrow(play: Play, face: number): Made | null {
  const next = nextOf(play);
  if (next.kind === 'ready' && next.face === face) return redo(play);
  if ((next.kind !== 'throw' && next.kind !== 'ready') || !canThrow(play.game, face)) return null;
  return thrown(forgetful(play), { face, source: 'typed' });
}

/** Makes the step again that was taken back, or the next of a log. Null where there is none. */
export function redo(play: Play): Made | null {
  const { game, session } = play;
  const before = session.state;
  const next = nextOf(play);
  if (next.kind === 'lost') return made(play, before, passTurn(game, before), session.used);
  if (next.kind !== 'ready') return null;
  const random: Random = [...play.random];
  // The die moves on by the throws that were its own, so that it goes on as if they had just been thrown.
  if (next.source === 'die') rollFace(game.die, random);
  return made({ ...play, random }, before, throwDie(game, before, next.face), session.used + 1);
}

/** Takes the last step back, a throw or a lost turn; it stays ready. The same where there is none. */
export function undo(play: Play): Play {
  return play.session.steps === 0 ? play : replayed(play, play.session.steps - 1);
}

/** The steps of the turn that is under way, else of the last one; none at the beginning. */
export function recentSteps(play: Play): readonly Made[] {
  const { state, steps } = play.session;
  const throws = state.throws.length > 0 ? state.throws : (play.turns.at(-1)?.throws ?? []);
  // A lost turn has no throws, but is a step.
  const made: Made[] = [];
  let now = replayed(play, steps - Math.max(1, throws.length));
  while (now.session.steps < steps) {
    const next = redo(now);
    if (next === null) break;
    made.push(next);
    now = next.play;
  }
  return made;
}

/** Takes all steps back; they stay ready, to be watched again. */
export function rewind(play: Play): Play {
  return replayed(play, 0);
}

/** A new game by the throws of a log, all of them ready. The caller has seen to it that the die has their faces. */
export function follow(game: Game, seats: readonly Seat[], seed: string, faces: readonly number[]): Play {
  const play = begin(game, seats, seed);
  const throws = faces.map((face): Throw => ({ face, source: 'log' }));
  return { ...play, session: { ...play.session, throws } };
}

/** The players (from 1) whose tokens have no cell on a changed board: with them it cannot go on. */
export function strandedOn(game: Game, { state }: Session): readonly number[] {
  return state.queue.filter(player => state.cells[player - 1] > game.cells);
}

/**
 * Goes on by a changed board from where the tokens stand; whoever stands on its goal has finished. A turn that was begun begins anew.
 * Nobody is stranded on it (`strandedOn`).
 */
export function goOn(session: Session, game: Game): Play {
  const { state, part, seats, seed } = session;
  const turnsBefore = session.turnsBefore + session.turnsMade;
  const done = (player: number) => state.cells[player - 1] === game.goal;
  const finished = [...state.finished, ...state.queue.filter(done)];
  const from: PlayState = {
    cells: state.cells.map((cell, i) => (finished.includes(i + 1) ? game.goal : cell)),
    queue: state.queue.filter(player => !done(player)),
    skip: state.skip && !done(state.queue[0]),
    finished,
    throws: [],
    moves: [],
  };
  return opened(game, { print: printOf(game), seats, seed, part: part + 1, turnsBefore, from, throws: [] });
}

function rolled({ game, random }: Play): { readonly face: number; readonly source: 'die' } {
  return { face: rollFace(game.die, [...random]), source: 'die' };
}

/** The throw is made at the end of those that were used; it is ready first, and then taken. */
function thrown(play: Play, thrown: Throw): Made | null {
  const { session } = play;
  return redo({ ...play, session: { ...session, throws: [...session.throws, thrown] } });
}

/** Without what was taken back or still to come. */
function forgetful(play: Play): Play {
  const { throws, used } = play.session;
  if (used === throws.length) return play;
  return { ...play, session: { ...play.session, throws: throws.slice(0, used) } };
}

function made(play: Play, before: PlayState, step: Step, used: number): Made {
  const { session, turns } = play;
  const now: Session = {
    ...session,
    state: step.state,
    used,
    steps: session.steps + 1,
    turnsMade: session.turnsMade + (step.turn ? 1 : 0),
  };
  return { play: { ...play, session: now, turns: step.turn ? [...turns, step.turn] : turns }, before, step };
}

/** The game after so many of its steps, made from the beginning. */
function replayed(play: Play, steps: number): Play {
  const { session, game } = play;
  const turns: Turn[] = [];
  let now = opened(game, session);
  while (now.session.steps < steps) {
    const next = redo(now);
    if (next === null) break;
    if (next.step.turn) turns.push(next.step.turn);
    now = { ...next.play, turns: [] };
  }
  return { ...now, turns };
}
