/** The Analyse view: the exact numbers of a board as pictures that can be read, each with its table. They are worked out in a worker. */
import type { Analysis } from '../analyse';
import type { Heat } from '../draw';
import { isCount, isFields } from '../play/plain';
import type { Running } from '../tasks';
import { lengthSection, noLength } from './analyse-length';
import { cellsSection, seatsSection, worthSection } from './analyse-parts';
import { taskRunner } from './tasks';
import { h, patch } from './vdom';
import type { MakeView, Model } from './view';

export const CELL_TINTS = ['visits', 'turnsToGoal', 'none'] as const;
export type CellTint = (typeof CELL_TINTS)[number];

export interface Chosen {
  readonly tint: CellTint;
  /** How many play; null: as many as the file says. */
  readonly players: number | null;
}

/** After so many milliseconds without another change of the text the work begins. */
const REST = 120;
const MOST_PLAYERS = 20;

/** What is known of the board's numbers. */
type State =
  | { readonly is: 'waiting' | 'cancelled' | 'failed' }
  | { readonly is: 'working'; readonly share: number }
  | { readonly is: 'done'; readonly analysis: Analysis };

export const analyseView: MakeView = host => {
  let container: HTMLElement | null = null;
  let model: Model | null = null;
  let chosen = readChosen(host.kept());
  let state: State = { is: 'waiting' };
  let about: string | null = null;
  let running: Running<Analysis> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function players(): number {
    const said = model?.board.settings.players?.length ?? 2;
    return Math.min(MOST_PLAYERS, Math.max(1, chosen.players ?? said));
  }

  /** Begins anew where the board that is played, or the number of players, is another than before. */
  function refresh(): void {
    if (container === null || model === null) return;
    const { size, settings, jumps } = model.board;
    const { title: _, author: __, players: ___, ...rules } = settings;
    const now = JSON.stringify([size, rules, jumps, players()], (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    if (now === about) return;
    stop();
    about = now;
    state = { is: 'waiting' };
    if (model.game !== null) timer = setTimeout(begin, REST);
  }

  function begin(): void {
    if (model === null) return;
    const { board } = model;
    const forWhat = about;
    state = { is: 'working', share: 0 };
    show();
    void taskRunner()
      .then(runner => {
        if (forWhat !== about || state.is !== 'working') return null;
        running = runner.run('analyse', { board, players: players() }, share => {
          state = { is: 'working', share };
          show();
        });
        return running.promise;
      })
      .then(
        analysis => {
          if (analysis === null || forWhat !== about) return;
          running = null;
          state = { is: 'done', analysis };
          host.say(model!.words.pageAnalyse.done(analysis.expectedTurns));
          show();
        },
        () => {
          if (forWhat !== about) return;
          running = null;
          state = { is: 'failed' };
          show();
        },
      );
  }

  function stop(): void {
    clearTimeout(timer);
    running?.cancel();
    running = null;
    about = null;
  }

  function choose(next: Partial<Chosen>): void {
    chosen = { ...chosen, ...next };
    host.keep(chosen);
    refresh();
    show();
  }

  function show(): void {
    if (container === null || model === null) return;
    host.overlay({ heat: state.is === 'done' ? heatOf(state.analysis, chosen.tint, model) : [] });
    render();
    host.tell();
  }

  function render(): void {
    const { pageAnalyse: analyse } = model!.words;
    if (model!.game === null) {
      patch(container!, [h('p', { class: 'tip' }, analyse.noSize)]);
      return;
    }
    if (state.is === 'done') {
      const { analysis } = state;
      patch(container!, [
        analysis.expectedTurns === null ? noLength(model!, analysis) : lengthSection(model!, analysis, host.copy),
        worthSection(model!, analysis),
        cellsSection(model!, analysis, chosen.tint, tint => choose({ tint })),
        seatsSection(model!, analysis, players(), MOST_PLAYERS, count => choose({ players: count })),
      ]);
      return;
    }
    const working = state.is === 'working' || state.is === 'waiting';
    const share = state.is === 'working' ? state.share : 0;
    patch(container!, [
      h(
        'section',
        { key: 'work' },
        h('p', {}, state.is === 'failed' ? analyse.failed : working ? analyse.working : analyse.cancelled),
        working && h('progress', { max: 1, value: share, 'aria-label': analyse.working }),
        working
          ? h('button', { key: 'cancel', class: 'quiet', onclick: cancel }, analyse.cancel)
          : h('button', { key: 'again', class: 'main', onclick: again }, analyse.again),
      ),
    ]);
  }

  function cancel(): void {
    const forWhat = about;
    stop();
    // The same board is not begun again by itself.
    about = forWhat;
    state = { is: 'cancelled' };
    host.say(model!.words.pageAnalyse.cancelled);
    show();
  }

  function again(): void {
    about = null;
    refresh();
    show();
  }

  return {
    show: element => {
      container = element;
      refresh();
      show();
    },
    hide: () => {
      if (state.is !== 'done') stop();
      container = null;
    },
    update: next => {
      model = next;
      refresh();
      show();
    },
    says: () => (state.is === 'done' ? String(state.analysis.expectedTurns) : ''),
  };
};

/** Visits or distances as tints: the more, the stronger. */
function heatOf({ cells }: Analysis, tint: CellTint, { words }: Model): readonly Heat[] {
  const column = tint === 'none' ? null : cells[tint];
  if (column === null) return [];
  const { onCell } = words.pageAnalyse;
  const finite = column.filter(Number.isFinite);
  const most = finite.reduce((a, b) => Math.max(a, b), 0) || 1;
  const heat: Heat[] = [];
  for (let cell = 1; cell < column.length; cell++) {
    const value = column[cell];
    if (value === 0 && tint === 'visits') continue;
    const share = Number.isFinite(value) ? value / most : 1;
    const text = Number.isFinite(value) ? onCell(value) : '∞';
    heat.push({ cell, tone: tint === 'visits' ? 0 : 1, strength: 0.05 + 0.6 * share, text });
  }
  return heat;
}

function readChosen(kept: unknown): Chosen {
  const { tint, players } = isFields(kept) ? kept : { tint: null, players: null };
  return {
    tint: CELL_TINTS.find(each => each === tint) ?? 'visits',
    players: isCount(players) && players >= 1 ? players : null,
  };
}
