/** The worth of jumps, the numbers of cells, and the seats. */
import type { Analysis } from '../analyse';
import type { Game } from '../board/game';
import { CELL_TINTS, type CellTint } from './analyse-view';
import { bars } from './charts';
import { numbersTable } from './tables';
import { h, type Node_ } from './vdom';
import type { Model } from './view';

/** So many jumps are ranked in the chart. */
const MOST_BARS = 24;

/** What each jump is worth, ranked; the table has all. */
export function worthSection(model: Model, { jumps }: Analysis): Node_ {
  const { pageAnalyse: analyse } = model.words;
  const game = model.game as Game;
  const { turns, throws, uses } = jumps;
  const title = h('h2', {}, analyse.worth);
  if (game.jumps.length === 0) return h('section', { key: 'worth' }, title, h('p', { class: 'tip' }, analyse.noJumps));
  if (turns === null) return h('section', { key: 'worth' }, title, h('p', { class: 'tip' }, analyse.tooLarge));
  const order = game.jumps.map((_, i) => i).sort((a, b) => Math.abs(turns[b]) - Math.abs(turns[a]));
  const first = game.jumps[order[0]];
  const list = order.slice(0, MOST_BARS).map(i => {
    const { kind, from, to } = game.jumps[i];
    return {
      key: String(i),
      label: `${from} → ${to}`,
      value: turns[i],
      text: analyse.change(turns[i]),
      tone: kind,
    };
  });
  const value = (column: Float64Array | null, i: number, text: (value: number) => string) =>
    column === null ? '–' : text(column[i]);
  return h(
    'section',
    { key: 'worth' },
    title,
    h('p', { class: 'tip' }, analyse.worthHelp),
    bars(analyse.worthChart(first.kind, first.from, first.to), list),
    numbersTable(
      'worths',
      analyse.table,
      [analyse.jump, analyse.uses, analyse.worthTurns, analyse.worthThrows],
      order.length,
      i => {
        const at = order[i];
        const { kind, from, to } = game.jumps[at];
        return [
          analyse.jumpName(kind, from, to),
          value(uses, at, analyse.number),
          value(turns, at, analyse.change),
          value(throws, at, analyse.change),
        ];
      },
      analyse.moreRows,
    ),
  );
}

/** The numbers of cells: a tint on the board, and a table. */
export function cellsSection(
  model: Model,
  { cells }: Analysis,
  tint: CellTint,
  choose: (tint: CellTint) => void,
): Node_ {
  const { pageAnalyse: analyse } = model.words;
  const { visits, throws, turnsToGoal } = cells;
  const known = (column: Float64Array | null, cell: number) => {
    if (column === null) return '–';
    return Number.isFinite(column[cell]) ? analyse.number(column[cell]) : '∞';
  };
  const fewest = (value: number) => (value === -1 ? '–' : String(value));
  return h(
    'section',
    { key: 'cells' },
    h('h2', {}, analyse.cells),
    h(
      'label',
      { class: 'field' },
      h('span', {}, analyse.tint),
      h(
        'select',
        {
          value: tint,
          onchange: (event: Event) => choose(CELL_TINTS[(event.target as HTMLSelectElement).selectedIndex] ?? 'none'),
        },
        ...CELL_TINTS.map(each =>
          h('option', { key: each, value: each, selected: each === tint }, analyse.tints[each]),
        ),
      ),
    ),
    numbersTable(
      'cells',
      analyse.table,
      [analyse.cell, analyse.visits, analyse.toGoal, analyse.fromStart, analyse.throwsToGoal],
      model.game!.cells,
      i => [
        String(i + 1),
        known(visits, i + 1),
        known(turnsToGoal, i + 1),
        fewest(throws.fromStart[i + 1]),
        fewest(throws.toGoal[i + 1]),
      ],
      analyse.moreRows,
    ),
  );
}

/** The chance of each player to finish first. */
export function seatsSection(
  model: Model,
  { seats }: Analysis,
  players: number,
  most: number,
  choose: (players: number) => void,
): Node_ {
  const { pageAnalyse: analyse } = model.words;
  const count = h(
    'label',
    { class: 'field', key: 'players' },
    h('span', {}, analyse.players),
    h('input', {
      type: 'number',
      min: 1,
      max: most,
      value: String(players),
      onchange: (event: Event) => {
        const { valueAsNumber } = event.target as HTMLInputElement;
        if (Number.isSafeInteger(valueAsNumber) && valueAsNumber >= 1 && valueAsNumber <= most) choose(valueAsNumber);
      },
    }),
  );
  const names = model.board.settings.players ?? [];
  const nameOf = (seat: number) => names[seat]?.name ?? analyse.seat(seat + 1);
  const error = seats === null ? 0 : Math.max(...seats.errors);
  return h(
    'section',
    { key: 'seats' },
    h('h2', {}, analyse.seats),
    count,
    seats === null && h('p', { class: 'tip' }, analyse.seatsUnknown),
    seats !== null && Number.isFinite(seats.rounds) && h('p', { class: 'tip' }, analyse.rounds(seats.rounds)),
    seats !== null && error > 0 && h('p', { class: 'tip' }, analyse.byChance(error)),
    seats !== null &&
      bars(
        analyse.seatsChart(seats.places[0][0]),
        seats.places.map((places, seat) => ({
          key: String(seat),
          label: String(seat + 1),
          value: places[0],
          text: analyse.percent(places[0]),
          tone: 'seat',
        })),
      ),
    seats !== null &&
      numbersTable(
        'wins',
        analyse.table,
        [analyse.players, analyse.win],
        seats.places.length,
        seat => [nameOf(seat), analyse.percent(seats.places[seat][0])],
        analyse.moreRows,
      ),
  );
}
