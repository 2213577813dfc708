/** The side column of the Play view, as nodes. */
import { eventsOf, MOST_SEATS, stackOf, type Turn } from '../../play';
import { h, type Node_, s } from '../vdom';
import type { Model } from '../view';
import {
  isHopeless,
  nextAt,
  playersShown,
  type Shown,
  SPEEDS,
  type Speed,
  strandedAt,
  type Table,
  type Ui,
} from './table';

/** All that a person can do. */
export interface Actions {
  readonly step: () => void;
  readonly throwAnew: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly run: () => void;
  readonly typed: () => void;
  readonly computer: (player: number, computer: boolean) => void;
  readonly newGame: () => void;
  readonly rewind: () => void;
  readonly copyLog: () => void;
  readonly load: () => void;
  readonly goOn: () => void;
  readonly startAgain: () => void;
  /** A field or a choice has changed. */
  readonly set: (changed: Partial<Ui>) => void;
}

export interface Seen {
  readonly model: Model;
  /** null: nothing to play on. */
  readonly table: Table | null;
  readonly ui: Ui;
  /** The throw of the stack that is being walked. */
  readonly walking: number | null;
  readonly moving: boolean;
  /** What the last step meant, in sentences. */
  readonly told: readonly string[];
}

/** So many turns are listed; the log has all. */
const MOST_LISTED = 200;

/** How the game stands, in a few words. */
export function statusOf(model: Model, table: Table): string {
  const { play } = model.words;
  if (table.changes.length > 0) return play.changed;
  const next = nextAt(table);
  if (next === null || next.kind === 'over') return play.over;
  const { name } = playersShown(model, table.session)[next.player - 1];
  if (next.kind === 'lost') return play.turnLost(name);
  return table.session.state.throws.length > 0 ? play.turnAgain(name) : play.turn(name);
}

/** The nodes of the side column, from the top. */
export function sideOf(seen: Seen, actions: Actions): Node_[] {
  const { model, table } = seen;
  const { play } = model.words;
  if (table === null) return [h('p', { key: 'none', class: 'tip' }, play.noGame)];
  const players = playersShown(model, table.session);
  return [
    ...warnings(model),
    table.changes.length > 0 ? changed(seen, table, players, actions) : null,
    now(seen, table, players, actions),
    order(seen, table, players, actions),
    turns(seen, table, players),
    setup(seen, table, actions),
  ].filter(node => node !== null);
}

function warnings({ stale, game, board, words: { play } }: Model): Node_[] {
  const texts: string[] = [];
  if (stale) texts.push(play.stale);
  if (game !== null && isHopeless(game)) texts.push(play.nobodyWins);
  const named = board.settings.players?.length ?? 0;
  if (named > MOST_SEATS) texts.push(play.seatsFull(named, MOST_SEATS));
  return texts.map((text, i) => h('p', { key: `warning ${i}`, class: 'warning' }, text));
}

/** What changed on the board, and what to do about it. */
function changed({ model }: Seen, table: Table, players: readonly Shown[], actions: Actions): Node_ {
  const { play } = model.words;
  const stranded = strandedAt(table, model, players);
  return h(
    'section',
    { key: 'changed', class: 'warning' },
    h('h2', {}, play.changed),
    h('ul', {}, ...table.changes.map(change => h('li', {}, play.change(change)))),
    stranded.length > 0 && h('p', {}, play.stranded(stranded)),
    h(
      'div',
      { class: 'buttons' },
      stranded.length === 0 && button('go on', 'main', play.goOn, actions.goOn),
      button('start again', 'quiet', play.startAgain, actions.startAgain),
    ),
  );
}

/** Whose turn it is, the stack of its throws, what the last step meant, and what can be done. */
function now(seen: Seen, table: Table, players: readonly Shown[], actions: Actions): Node_ {
  const { model, ui, told } = seen;
  const { play } = model.words;
  const { steps, throws, used } = table.session;
  const next = nextAt(table);
  const ready = next?.kind === 'ready';
  const over = next?.kind === 'over';
  return h(
    'section',
    { key: 'now', class: 'now' },
    h('p', { key: 'status', class: 'status' }, statusOf(model, table)),
    over && button('new', 'main wide', play.begin, actions.newGame),
    button(
      'step',
      over ? 'quiet wide' : 'main wide',
      stepLabel(seen, table, players),
      actions.step,
      next !== null && !over,
    ),
    h(
      'div',
      { key: 'buttons', class: 'buttons' },
      button('undo', 'quiet', play.undo, actions.undo, next !== null && steps > 0),
      button('redo', 'quiet', play.redo, actions.redo, ready || next?.kind === 'lost'),
      (used < throws.length || players.some(({ computer }) => computer)) &&
        button('run', 'quiet', ui.running ? play.pause : play.run, actions.run),
      ready && next.source !== 'die' && button('anew', 'quiet', play.throwAnew, actions.throwAnew),
    ),
    h(
      'form',
      { key: 'typed', class: 'line', onsubmit: submitted(actions.typed) },
      h('label', { for: 'play-typed' }, play.typed),
      h('input', {
        id: 'play-typed',
        inputmode: 'numeric',
        autocomplete: 'off',
        size: 3,
        value: ui.typed,
        oninput: (event: InputEvent) => actions.set({ typed: textOf(event) }),
      }),
      h('button', { type: 'submit', class: 'quiet' }, play.typedEnter),
    ),
    ui.notice !== '' && h('p', { key: 'notice', class: 'notice-here' }, ui.notice),
    used < throws.length && h('p', { key: 'ready', class: 'tip' }, play.loaded(throws.length - used)),
    stack(seen, table),
    ...told.map((sentence, i) => h('p', { key: `told ${i}`, class: 'told' }, sentence)),
  );
}

function stepLabel({ model, moving }: Seen, table: Table, players: readonly Shown[]): string {
  const { play } = model.words;
  if (moving) return play.endMotion;
  const next = nextAt(table);
  if (next === null || next.kind === 'over') return play.throwDie;
  if (next.kind === 'lost') return play.passTurn;
  if (next.kind === 'ready') return play.throwReady(next.face);
  const { name, computer } = players[next.player - 1];
  return computer ? play.throwFor(name) : play.throwDie;
}

/** The throws of the turn as they fell, each with what became of it. */
function stack({ model, walking }: Seen, table: Table): Node_ {
  const { play } = model.words;
  const dice = stackOf(table.recent.flatMap(({ play: { game }, before, step }) => eventsOf(game, before, step)));
  if (dice.length === 0) return h('p', { key: 'stack', class: 'tip' }, play.noThrows);
  return h(
    'ol',
    { key: 'stack', class: 'stack', 'aria-label': play.stack },
    ...dice.map(({ face, fate, walk }, i) =>
      h(
        'li',
        { class: `die ${fate}${walking === i ? ' walking' : ''}` },
        dieFace(face),
        walk !== null && dice.length > 1 && h('sub', { 'aria-hidden': 'true' }, String(walk)),
        h('span', { class: 'unseen' }, play.thrownAs(face, play.fate[fate], walk)),
      ),
    ),
  );
}

/** The queue, and the places that are taken. */
function order({ model }: Seen, table: Table, players: readonly Shown[], actions: Actions): Node_ {
  const { play } = model.words;
  const { state } = table.session;
  const turned = table.recent.at(-1)?.step.turn?.reversed ?? false;
  const line = (number: number, tail: string) => {
    const player = players[number - 1];
    return h(
      'li',
      { key: number },
      chip(player),
      h('span', { class: 'name' }, player.name),
      h('span', { class: 'tail' }, tail),
      h(
        'label',
        { class: 'computer' },
        h('input', {
          type: 'checkbox',
          checked: player.computer,
          'aria-label': play.computerPlays(player.name),
          onchange: (event: Event) => actions.computer(number, (event.target as HTMLInputElement).checked),
        }),
        play.computer,
      ),
    );
  };
  return h(
    'section',
    { key: 'order' },
    h('h2', {}, play.queue, turned && h('span', { class: 'turned' }, ` ↻ ${play.turned}`)),
    h(
      'ol',
      { class: nextAt(table)?.kind === 'over' ? 'queue' : 'queue going' },
      ...state.queue.map(number => line(number, play.onCell(state.cells[number - 1]))),
    ),
    state.finished.length > 0 && h('h2', {}, play.places),
    state.finished.length > 0 &&
      h('ol', { class: 'queue places' }, ...state.finished.map((number, i) => line(number, play.place(i + 1)))),
  );
}

/** Where the pips of a face are, row by row in a square of nine. */
const PIPS: readonly string[] = ['', '4', '08', '048', '0268', '02468', '023568'];

/** A face of a die as people know it; above six, a number. */
function dieFace(face: number): Node_ {
  const pips = PIPS[face];
  if (!pips) return h('span', { 'aria-hidden': 'true' }, String(face));
  return s(
    'svg',
    { viewBox: '-1.9 -1.9 3.8 3.8', 'aria-hidden': 'true' },
    ...[...pips].map(pip =>
      s('circle', { key: pip, cx: (Number(pip) % 3) - 1, cy: Math.floor(Number(pip) / 3) - 1, r: 0.36 }),
    ),
  );
}

/** A token as on the board. */
function chip({ number, colour }: Shown): Node_ {
  return s(
    'svg',
    { class: 'chip painted', viewBox: '-1.1 -1.1 2.2 2.2', 'aria-hidden': 'true' },
    s('circle', { class: `token-disc tone-${number - 1}`, r: 1, style_fill: colour }),
    s('text', { class: 'token-number', y: 0.42, 'font-size': 1.15, 'text-anchor': 'middle' }, String(number)),
  );
}

/** The turns so far, the last first. */
function turns({ model }: Seen, table: Table, players: readonly Shown[]): Node_ {
  const { play } = model.words;
  const list = table.play?.turns ?? [];
  const shown = list.slice(-MOST_LISTED).reverse();
  const before = table.session.turnsBefore;
  return h(
    'details',
    { key: 'turns' },
    h('summary', {}, play.turns(before + table.session.turnsMade)),
    h(
      'ol',
      { class: 'turns' },
      ...shown.map((turn, i) => {
        const number = before + list.length - i;
        const { player, throws } = turn;
        return h(
          'li',
          { key: number },
          h('span', { class: 'place' }, `${number}. `),
          `${players[player - 1].name}${throws.length > 0 ? ` ${throws.join(' ')}` : ''}`,
          h('span', { class: 'tail' }, turnTold(model, turn)),
        );
      }),
    ),
    list.length > shown.length && h('p', { class: 'more' }, play.earlierTurns(list.length - shown.length)),
  );
}

function turnTold({ words: { play } }: Model, { moves, note, reversed }: Turn): string {
  const notes = { void: play.voidTurn, skipped: play.lostTurn, 'not entered': play.notEntered } as const;
  const way = moves.length === 0 ? [] : [`${moves[0].from} → ${moves.map(({ to }) => to).join(' → ')}`];
  return [...way, ...(note ? [notes[note]] : []), ...(reversed ? [play.turnedRound] : [])].join(' · ');
}

/** A new game, the seed, the log, speed and speech. */
function setup({ model, ui }: Seen, table: Table, actions: Actions): Node_ {
  const { play } = model.words;
  const field = (name: 'players' | 'seed', label: string, size: number, mode: string) =>
    h(
      'div',
      { key: name, class: 'line' },
      h('label', { for: `play-${name}` }, label),
      h('input', {
        id: `play-${name}`,
        size,
        inputmode: mode,
        autocomplete: 'off',
        spellcheck: 'false',
        value: ui[name],
        oninput: (event: InputEvent) => actions.set({ [name]: textOf(event) }),
      }),
    );
  return h(
    'details',
    { key: 'setup', class: 'setup', open: table.session.steps === 0 },
    h('summary', {}, play.game),
    h(
      'form',
      { key: 'new', onsubmit: submitted(actions.newGame) },
      field('players', play.players, 3, 'numeric'),
      field('seed', play.seed, 14, 'text'),
      h('p', { class: 'tip' }, play.seedHelp),
      h('button', { type: 'submit', class: 'quiet' }, play.begin),
    ),
    h(
      'div',
      { key: 'again', class: 'buttons' },
      button('rewind', 'quiet', play.rewind, actions.rewind, nextAt(table) !== null && table.session.steps > 0),
      button('copy', 'quiet', play.copyLog, actions.copyLog, table.play !== null),
    ),
    h(
      'form',
      { key: 'log', onsubmit: submitted(actions.load) },
      h('label', { for: 'play-log' }, play.log),
      h('textarea', {
        id: 'play-log',
        rows: 2,
        spellcheck: 'false',
        value: ui.log,
        'aria-describedby': 'play-log-help',
        oninput: (event: InputEvent) => actions.set({ log: textOf(event) }),
      }),
      h('p', { id: 'play-log-help', class: 'tip' }, play.logHelp),
      h('button', { type: 'submit', class: 'quiet' }, play.load),
    ),
    h(
      'div',
      { key: 'speed', class: 'line' },
      h('label', { for: 'play-speed' }, play.speed),
      h(
        'select',
        {
          id: 'play-speed',
          onchange: (event: Event) => actions.set({ speed: (event.target as HTMLSelectElement).value as Speed }),
        },
        ...SPEEDS.map(speed => h('option', { value: speed, selected: speed === ui.speed }, play.speeds[speed])),
      ),
    ),
    h(
      'label',
      { key: 'brief', class: 'line' },
      h('input', {
        type: 'checkbox',
        checked: ui.brief,
        onchange: (event: Event) => actions.set({ brief: (event.target as HTMLInputElement).checked }),
      }),
      play.briefly,
    ),
    h('p', { key: 'keys', class: 'tip' }, play.keys),
  );
}

/** A button that cannot be used stays in reach, so that the focus is not lost. */
function button(key: string, look: string, label: string, press: () => void, able = true): Node_ {
  return h(
    'button',
    { key, type: 'button', class: look, 'aria-disabled': able ? null : 'true', onclick: press },
    label,
  );
}

const submitted = (action: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  action();
};

const textOf = (event: InputEvent) => (event.target as HTMLInputElement).value;
