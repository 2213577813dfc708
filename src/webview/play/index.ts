/** The Play view: a game on the board, thrown, typed or scripted, for people and computer players. */
import type { Board } from '../../board/board';
import { jumpLines, layoutOf } from '../../draw';
import {
  advance,
  eventsOf,
  type Made,
  type Play,
  type PlayEvent,
  packed,
  redo,
  rewind,
  throwAnew,
  typeThrow,
  undo,
  unpacked,
} from '../../play';
import { isFields } from '../../play/plain';
import { patch } from '../vdom';
import type { MakeView, Model, Overlay } from '../view';
import { askedFace, askedGame, askedLog, logText, newSeed } from './asked';
import { type Ground, glidesOf, type Motion, move } from './motion';
import { type Actions, sideOf, statusOf } from './side';
import {
  changedTable,
  freshTable,
  goesOn,
  isSpeed,
  nextAt,
  playersShown,
  type Speed,
  stepped,
  type Table,
  tableNow,
  tableOf,
  type Ui,
} from './table';
import { tokensOf, type Under } from './tokens';

/** How long the page waits before a step that it makes by itself, in milliseconds, and how slowly tokens move. */
const WAITS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 700, fast: 150, instant: 0 };
const PACES: Readonly<Record<Speed, number>> = { slow: 1.25, normal: 1, fast: 0.4, instant: 0 };
/** At once, so many steps are made before the page is drawn again. */
const SLICE = 200;
/** After so many steps that it made by itself the page stops and says so: some games never end. */
const MOST_BY_ITSELF = 10_000;

const FRESH: Ui = {
  running: true,
  speed: 'normal',
  brief: false,
  typed: '',
  players: '',
  seed: '',
  log: '',
  notice: '',
};

export const playView: MakeView = host => {
  let container: HTMLElement | null = null;
  let model: Model | null = null;
  let table: Table | null = null;
  let ui = FRESH;
  let motion: Motion | null = null;
  /** While tokens move: where each stands, and the one that is under way. */
  let cells: readonly number[] = [];
  let under: Under | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byItself = 0;

  const words = () => model!.words.play;
  const play = (): Play | null => (table === null || table.changes.length > 0 ? null : table.play);

  // ---- showing ----

  function render(): void {
    if (container === null || model === null) return;
    patch(
      container,
      sideOf({ model, table, ui, walking: under?.index ?? null, moving: motion !== null, told: toldNow() }, actions),
    );
    host.overlay(overlay());
    host.tell();
  }

  function overlay(): Overlay {
    return table === null || model === null ? {} : tokensOf(model, table, motion && { cells, under });
  }

  /** What the last step meant, in sentences. */
  function toldNow(): readonly string[] {
    const last = table?.recent.at(-1);
    return last === undefined ? [] : sentences(eventsAt(last));
  }

  function eventsAt({ play, before, step }: Made): readonly PlayEvent[] {
    return eventsOf(play.game, before, step, captionsOf(model!.board));
  }

  function sentences(events: readonly PlayEvent[]): readonly string[] {
    const players = playersShown(model!, table!.session);
    const name = (player: number) => players[player - 1].name;
    const tell = ui.brief ? words().brief : words().full;
    return events.flatMap(event => tell(event, name) ?? []);
  }

  function say(list: readonly string[]): void {
    if (list.length > 0) host.say(list.join(model!.settings.language === 'ja' ? '' : ' '));
  }

  /** Says why something was not done, or what was done beside the game. */
  function notice(text: string): void {
    ui = { ...ui, notice: text };
    host.say(text);
    render();
  }

  function save(): void {
    if (table !== null) host.keep({ session: packed(table.session), speed: ui.speed, brief: ui.brief });
  }

  // ---- stepping ----

  /** Shows the table after a step, with the walks that led there. */
  function show(made: Made): void {
    ui = { ...ui, notice: '' };
    save();
    const events = eventsAt(made);
    say(sentences(events));
    host.bringCell(made.step.state.cells[made.before.queue[0] - 1]);
    const ground = host.calm() || ui.speed === 'instant' ? null : groundOf(model!);
    const glides = ground ? glidesOf(events, ground, PACES[ui.speed]) : [];
    if (glides.every(({ parts }) => parts.every(part => part.milliseconds === 0))) {
      settle();
      return;
    }
    cells = made.before.cells;
    let current = -1;
    document.addEventListener('keydown', onKey);
    motion = move(
      glides,
      (walk, at) => {
        for (const { walk: before } of glides.slice(Math.max(0, current), walk)) {
          cells = cells.map((cell, i) => (i + 1 === before.player ? before.to : cell));
        }
        const { player, index } = glides[walk].walk;
        under = { index, player, at };
        if (walk === current) host.overlay(overlay());
        else {
          current = walk;
          render();
        }
      },
      settle,
    );
    render();
  }

  function settle(): void {
    halt();
    render();
    schedule();
  }

  /** Ends what moves or is about to, where it is. */
  function halt(): void {
    motion?.stop();
    motion = null;
    under = null;
    document.removeEventListener('keydown', onKey);
    clearTimeout(timer);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') motion?.end();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (container === null || motion !== null || !ui.running || table === null || !goesOn(table)) return;
    timer = setTimeout(goByItself, WAITS[ui.speed]);
  }

  function goByItself(): void {
    let last: Made | null = null;
    for (let left = ui.speed === 'instant' ? SLICE : 1; left > 0 && goesOn(table!); left--) {
      if (byItself === MOST_BY_ITSELF) {
        ui = { ...ui, running: false };
        break;
      }
      byItself++;
      last = advance(play()!);
      table = stepped(table!, last!);
    }
    if (last !== null) show(last);
    if (!ui.running) notice(words().endless(MOST_BY_ITSELF));
  }

  /** Makes a step that a person asked for; false where it could not be made. */
  function make(step: (play: Play) => Made | null, running = ui.running): boolean {
    motion?.end();
    const now = play();
    const made = now && step(now);
    if (!made) return false;
    halt();
    byItself = 0;
    ui = { ...ui, running };
    table = stepped(table!, made);
    show(made);
    return true;
  }

  /** Lays out another table, or the game as it was before. */
  function lay(next: Table, text: string, running = ui.running): void {
    halt();
    byItself = 0;
    table = next;
    ui = { ...ui, running, seed: next.session.seed, players: String(next.session.seats.length), notice: text };
    save();
    host.say(text);
    settle();
  }

  // ---- what a person can do ----

  const actions: Actions = {
    step: () => {
      const next = table && nextAt(table);
      if (motion !== null) motion.end();
      else if (next?.kind === 'over') say([statusOf(model!, table!)]);
      // Whoever throws wants the game to go on from there.
      else make(advance, ui.running || next?.kind === 'throw');
    },
    throwAnew: () => void make(throwAnew, true),
    redo: () => void make(redo),
    undo: () => {
      const now = play();
      const last = table?.recent.at(-1);
      if (now === null || last === undefined) return;
      const name = playersShown(model!, now.session)[last.before.queue[0] - 1].name;
      const { throws, used } = now.session;
      const face = last.before.skip ? null : throws[used - 1].face;
      lay(tableOf(undo(now)), words().undone(name, face), false);
    },
    rewind: () => {
      const now = play();
      if (now !== null) lay(tableOf(rewind(now)), words().rewound, false);
    },
    run: () => {
      byItself = 0;
      ui = { ...ui, running: !ui.running, notice: '' };
      settle();
    },
    typed: () => typeFace(ui.typed),
    computer: (player, computer) => {
      const seats = table!.session.seats.map((seat, i) => (i + 1 === player ? { ...seat, computer } : seat));
      const session = { ...table!.session, seats };
      table = { ...table!, session, play: table!.play && { ...table!.play, session } };
      save();
      settle();
    },
    newGame: () => {
      const asked = askedGame(model!, table, ui.players, ui.seed);
      if ('refused' in asked) notice(asked.refused);
      else lay(asked.table, asked.text, true);
    },
    copyLog: () => {
      const log = table && logText(model!, table);
      if (log === null) return;
      const failed = () => {
        ui = { ...ui, log };
        notice(words().notCopied);
      };
      const copied = () => notice(words().copied(table!.session.turnsMade));
      if (navigator.clipboard) navigator.clipboard.writeText(log).then(copied, failed);
      else failed();
    },
    load: () => {
      const asked = askedLog(model!, table!, ui.log);
      if ('refused' in asked) {
        notice(asked.refused);
        return;
      }
      ui = { ...ui, log: '' };
      lay(asked.table, asked.text, false);
    },
    goOn: () => lay(changedTable(table!.session, model!), words().wentOn),
    startAgain: () => {
      const { seats, seed } = table!.session;
      lay(freshTable(model!, seats, seed), words().newGame(seats.length, seed));
    },
    set: changed => {
      const chosen = changed.speed !== undefined || changed.brief !== undefined;
      ui = { ...ui, ...changed };
      if (chosen) {
        save();
        schedule();
      }
      render();
    },
  };

  function typeFace(text: string): void {
    const now = play();
    if (now === null) return;
    const asked = askedFace(model!, now, text);
    if ('refused' in asked) {
      notice(asked.refused);
      return;
    }
    ui = { ...ui, typed: '' };
    if (!make(before => typeThrow(before, asked.face), true)) notice(words().nobodyThrows);
  }

  /** Brings the table to the board as it is now. */
  function sync(): void {
    if (model === null || model.game === null || model.stale) return;
    const first = table === null;
    const session = table?.session ?? restore();
    const waited = (table?.changes.length ?? 0) > 0;
    table = session ? tableNow(session, table, model) : freshTable(model, null, newSeed());
    if (first || table.session !== session) {
      save();
      ui = { ...ui, seed: table.session.seed, players: String(table.session.seats.length) };
    }
    if (table.changes.length > 0 && !waited) {
      halt();
      host.say(words().changedSaid(table.changes.map(words().change)));
    }
  }

  function restore() {
    const kept = host.kept();
    if (!isFields(kept)) return null;
    ui = { ...ui, running: false, brief: kept.brief === true, speed: isSpeed(kept.speed) ? kept.speed : ui.speed };
    return unpacked(kept.session);
  }

  return {
    show: element => {
      container = element;
      sync();
      settle();
    },
    hide: () => {
      halt();
      container = null;
    },
    update: next => {
      const same = next.game === model?.game && next.stale === model?.stale;
      model = next;
      if (container === null) return;
      if (!same) sync();
      render();
    },
    says: () => (model && table ? statusOf(model, table) : ''),
    key: key => {
      if (key === 'n' || key === 'N') actions.step();
      else if (key === 'p' || key === 'P') actions.undo();
      else if (/^\d$/.test(key)) typeFace(key);
      else return false;
      return true;
    },
  };
};

/** The captions of the cells: of two for one cell the first counts. */
function captionsOf({ captions }: Board): ReadonlyMap<number, string> {
  return new Map(captions.toReversed().map(({ cell, caption }) => [cell, caption]));
}

/** What tokens move on; null where no board is drawn. Made once a board. */
function groundOf({ board, game }: Model): Ground | null {
  const known = grounds.get(board);
  if (known !== undefined) return known;
  const layout = layoutOf(board);
  const made = layout && game && { layout, lines: jumpLines(board, layout), jumps: board.jumps, goal: game.goal };
  grounds.set(board, made);
  return made;
}

const grounds = new WeakMap<Board, Ground | null>();
