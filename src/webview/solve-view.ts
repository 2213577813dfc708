/** The Solve view: the fewest throws, each shortest route step by step, the distances of cells, and the search as it spreads. */
import type { Game } from '../board/game';
import type { Heat } from '../draw';
import { isCount, isFields } from '../play/plain';
import { type Distances, distances, type Solution, type StepFacts, stepFacts } from '../solve';
import { stepsOf } from '../solve/route';
import { routeList } from './solve-route';
import { tintOf } from './solve-tint';
import { makeSolver } from './solver';
import { numbersList } from './tables';
import { h, type Node_, patch } from './vdom';
import type { MakeView, Model } from './view';

const TINTS = ['none', 'fromStart', 'toGoal', 'search'] as const;
export type Tint = (typeof TINTS)[number];

/** What a person has chosen; kept over hiding and reload. */
export interface Chosen {
  /** The index of the route among those listed; null: the first with the fewest turns. */
  readonly route: number | null;
  /** The step that is looked at; null: the whole route. */
  readonly step: number | null;
  readonly tint: Tint;
  readonly wave: number;
  readonly noSnakes: boolean;
  /** Other ends than start and goal; null: those. */
  readonly from: number | null;
  readonly to: number | null;
}

const FRESH: Chosen = { route: null, step: null, tint: 'none', wave: 0, noSnakes: false, from: null, to: null };

export const solveView: MakeView = host => {
  let container: HTMLElement | null = null;
  let model: Model | null = null;
  let chosen = readChosen(host.kept());
  const solver = makeSolver(() => show());
  const measured = remembered((game: Game, { from, to }: Chosen) => distances(game, ends(from, to)));

  function solution(): Solution | null {
    const found = progress();
    return typeof found === 'string' ? null : found;
  }

  /** The solution, or what became of it so far. */
  function progress(): ReturnType<typeof solver.of> {
    return model && solver.of(model, { noSnakes: chosen.noSnakes, ...ends(chosen.from, chosen.to) });
  }

  function measure(): Distances | null {
    const wanted = model?.game && chosen.tint !== 'none';
    return wanted ? measured(model!.game!, chosen, [chosen.from, chosen.to]) : null;
  }

  function stepsNow(): readonly StepFacts[] {
    const found = solution();
    if (found === null || model?.game == null) return [];
    const { game } = model;
    const route = chosen.route === null ? undefined : found.routes?.[chosen.route];
    return stepFacts(game, route === undefined ? found.route : stepsOf(game, chosen.from ?? game.start, route));
  }

  function choose(next: Partial<Chosen>): void {
    chosen = { ...chosen, ...next };
    host.keep(chosen);
    show();
  }

  /** Asks another question, and says its answer if it is there at once. */
  function ask(next: Partial<Chosen>): void {
    choose({ ...next, route: null, step: null, wave: 0 });
    const found = solution();
    if (found === null || model === null) return;
    const { throws, turns, ways, reason } = found;
    const { solve: words } = model.words;
    host.say(throws === null ? words.never(reason!) : words.answer({ throws, turns: turns!, ways }));
  }

  function goTo(step: number | null): void {
    const steps = stepsNow();
    if (steps.length === 0 || model === null) return;
    const at = step === null ? null : Math.min(steps.length - 1, Math.max(0, step));
    choose({ step: at });
    if (at === null) return;
    host.showCell(steps[at].to);
    const { page, solve: words } = model.words;
    host.say(page.step(at + 1, steps.length, words.step(steps[at])));
  }

  const move = (by: number) => goTo(chosen.step === null ? (by > 0 ? 0 : stepsNow().length - 1) : chosen.step + by);

  function wave(by: number): void {
    const measure_ = measure();
    if (measure_ === null || model?.game == null) return;
    const last = measure_.fromStart.reduce((a, b) => Math.max(a, b), 0);
    choose({ wave: Math.min(last, Math.max(0, chosen.wave + by)) });
    host.say(waveSentence(model, model.game, measure_, chosen));
  }

  function show(): void {
    if (container === null || model === null) return;
    const steps = stepsNow();
    const measure_ = measure();
    const heat: readonly Heat[] = measure_ ? tintOf(measure_, chosen.tint, chosen.wave) : [];
    const lit = steps.length > 0 && chosen.tint === 'none' ? jumpsTaken(model, steps) : null;
    host.overlay({ route: measure_ === null ? steps : [], step: chosen.step, lit, heat });
    render(steps, measure_);
    host.tell();
  }

  function render(steps: readonly StepFacts[], measure_: Distances | null): void {
    const { page } = model!.words;
    const found = progress();
    if (found === null || typeof found === 'string') {
      const word = found === null ? page.cannotSolve : found === 'working' ? page.solving : page.cannotSolveHere;
      patch(container!, [h('p', { class: 'tip' }, word)]);
      return;
    }
    patch(
      container!,
      [answer(model!, found), found.throws !== null && routeSection(found, steps), options(model!, measure_)].filter(
        node => node !== false,
      ),
    );
  }

  function answer({ words }: Model, { throws, turns, ways, reason }: Solution): Node_ {
    const { page } = words;
    if (throws === null) {
      return h(
        'section',
        { key: 'answer' },
        h('h2', {}, page.fewest),
        h('p', { class: 'bad' }, words.solve.never(reason!)),
      );
    }
    return h(
      'section',
      { key: 'answer' },
      h('h2', {}, page.fewest),
      numbersList([
        [page.throws, String(throws)],
        [page.turns, String(turns)],
        [page.ways, grouped(ways)],
      ]),
    );
  }

  function routeSection({ routes, ways }: Solution, steps: readonly StepFacts[]): Node_ {
    const { page } = model!.words;
    const count = routes?.length ?? 0;
    const at = chosen.route ?? 0;
    const last = steps.length - 1;
    return h(
      'section',
      { key: 'route', onkeydown: routeKey },
      h('h2', {}, page.route),
      count > 1 &&
        h(
          'div',
          { class: 'buttons', key: 'routes' },
          h(
            'button',
            {
              class: 'icon',
              'aria-label': page.previousRoute,
              title: page.previousRoute,
              disabled: at <= 0,
              onclick: () => pick(at - 1),
            },
            '‹',
          ),
          h('span', { class: 'counted' }, page.routeOf(at + 1, grouped(ways))),
          h(
            'button',
            {
              class: 'icon',
              'aria-label': page.nextRoute,
              title: page.nextRoute,
              disabled: at >= count - 1,
              onclick: () => pick(at + 1),
            },
            '›',
          ),
        ),
      h(
        'div',
        { class: 'buttons', key: 'steps' },
        h('button', { class: 'quiet', disabled: chosen.step === 0, onclick: () => move(-1) }, page.previousStep),
        h('button', { class: 'main', disabled: chosen.step === last, onclick: () => move(1) }, page.nextStep),
        h('button', { class: 'quiet', disabled: chosen.step === null, onclick: () => goTo(null) }, page.wholeRoute),
      ),
      routeList(model!, steps, chosen.step, goTo),
      h('button', { key: 'copy', class: 'quiet', onclick: copyRoute }, page.copyRoute),
      h('p', { class: 'tip' }, page.routeKeys),
    );
  }

  /** The answer and the steps, a line each. */
  function copyRoute(): void {
    const { throws, turns, ways } = solution()!;
    const { solve: words } = model!.words;
    const lines = stepsNow().map((step, i) => `${i + 1}. ${words.step(step)}`);
    host.copy([words.answer({ throws: throws!, turns: turns!, ways }), ...lines, ''].join('\n'));
  }

  function pick(route: number): void {
    choose({ route, step: null });
  }

  function options(shown: Model, measure_: Distances | null): Node_ {
    const { page } = shown.words;
    const { game } = shown;
    const end = (label: string, value: number | null, usual: number, change: (cell: number | null) => void) =>
      h(
        'label',
        { key: label, class: 'field' },
        h('span', {}, label),
        h('input', {
          type: 'number',
          min: 0,
          max: game!.cells,
          value: value === null ? '' : String(value),
          placeholder: String(usual),
          onchange: (event: Event) => {
            const field = event.target as HTMLInputElement;
            const cell = field.value === '' ? null : field.valueAsNumber;
            if (cell === null || (isCount(cell) && cell <= game!.cells)) {
              change(cell);
            } else {
              field.value = value === null ? '' : String(value);
              host.say(page.refused['off-board']);
            }
          },
        }),
      );
    return h(
      'section',
      { key: 'options' },
      h('h2', {}, page.askAnother),
      h(
        'label',
        { class: 'check' },
        h('input', {
          type: 'checkbox',
          checked: chosen.noSnakes,
          onchange: (event: Event) => ask({ noSnakes: (event.target as HTMLInputElement).checked }),
        }),
        page.withoutSnakes,
      ),
      h(
        'div',
        { class: 'form' },
        end(page.fromCell, chosen.from, game!.start, from => ask({ from })),
        end(page.toCell, chosen.to, game!.goal, to => ask({ to })),
        h(
          'label',
          { class: 'field', key: 'tint' },
          h('span', {}, page.tint),
          h(
            'select',
            {
              value: chosen.tint,
              onchange: (event: Event) =>
                choose({ tint: TINTS[(event.target as HTMLSelectElement).selectedIndex] ?? 'none', wave: 0 }),
            },
            ...TINTS.map(tint =>
              h('option', { key: tint, value: tint, selected: tint === chosen.tint }, page.tints[tint]),
            ),
          ),
        ),
      ),
      chosen.tint === 'search' && measure_ !== null && waves(shown, measure_),
    );
  }

  function waves(shown: Model, measure_: Distances): Node_ {
    const { page } = shown.words;
    return h(
      'div',
      { key: 'waves' },
      h(
        'div',
        { class: 'buttons' },
        h('button', { class: 'quiet', disabled: chosen.wave === 0, onclick: () => wave(-1) }, page.previousWave),
        h('button', { class: 'main', onclick: () => wave(1) }, page.nextWave),
      ),
      h('p', {}, waveSentence(shown, shown.game!, measure_, chosen)),
    );
  }

  function routeKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !stepKey(event.key)) return;
    event.preventDefault();
  }

  /** N and P go on and back; true where it was one of them. */
  function stepKey(key: string): boolean {
    const by = { n: 1, N: 1, p: -1, P: -1 }[key];
    if (by === undefined) return false;
    move(by);
    return true;
  }

  return {
    show: element => {
      container = element;
      show();
    },
    hide: () => {
      solver.stop();
      container = null;
    },
    update: next => {
      if (model !== null && next.game !== model.game) chosen = { ...chosen, route: null, step: null };
      model = next;
      show();
    },
    key: key => stepKey(key),
    says: () => {
      const found = container === null ? null : solution();
      return found === null || found.throws === null ? '' : `${found.throws} ${found.turns} ${found.ways}`;
    },
  };
};

function ends(from: number | null, to: number | null): { readonly from?: number; readonly to?: number } {
  return { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
}

/** Works a thing out once for a game and some other facts. */
function remembered<T>(
  work: (game: Game, chosen: Chosen) => T,
): (game: Game, chosen: Chosen, facts: readonly unknown[]) => T {
  let last: { game: Game; facts: readonly unknown[]; made: T } | null = null;
  return (game, chosen, facts) => {
    if (last === null || last.game !== game || !facts.every((fact, i) => fact === last!.facts[i])) {
      last = { game, facts, made: work(game, chosen) };
    }
    return last.made;
  };
}

/** The jumps that the steps take, by index in the board's list. */
function jumpsTaken({ board, game }: Model, steps: readonly StepFacts[]): ReadonlySet<number> {
  const acting = new Map<number, number>();
  for (const [index, jump] of board.jumps.entries()) if (!acting.has(jump.from)) acting.set(jump.from, index);
  const taken = new Set<number>();
  for (const { walked, to, from } of steps) {
    let at = walked;
    while (at !== to && walked !== from) {
      const index = acting.get(at);
      if (index === undefined || taken.has(index)) break;
      taken.add(index);
      at = board.jumps[index].to;
      if (!game!.rules.chain) break;
    }
  }
  return taken;
}

function waveSentence({ words }: Model, game: Game, { fromStart }: Distances, { wave, to }: Chosen): string {
  const { page } = words;
  const goal = fromStart[to ?? game.goal];
  if (goal >= 0 && wave >= goal) return page.waveDone(goal);
  let cells = 0;
  for (const throws of fromStart) if (throws === wave) cells++;
  return page.wave(wave, cells);
}

/** Digits in groups of three, for numbers of any size. */
function grouped(value: bigint): string {
  return value.toLocaleString('en');
}

function readChosen(kept: unknown): Chosen {
  if (!isFields(kept)) return FRESH;
  const { route, step, tint, wave, noSnakes, from, to } = kept;
  const count = (value: unknown) => (isCount(value) ? value : null);
  return {
    route: count(route),
    step: count(step),
    tint: TINTS.find(each => each === tint) ?? 'none',
    wave: count(wave) ?? 0,
    noSnakes: noSnakes === true,
    from: count(from),
    to: count(to),
  };
}
