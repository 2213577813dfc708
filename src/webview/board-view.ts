/** The Board view: what the board is, what is wrong with it, and what happens on a cell. */
import { fewestThrows } from '../solve/find';
import type { Span } from '../text/syntax';
import type { CellFinder, CellIndex } from './cells';
import { type FindingsList, findingsList } from './findings-list';
import { h, keeper, type Node_, patch } from './vdom';
import type { Host, MakeView, Model } from './view';

/** So many jumps are listed; the text has the rest. */
const MOST_LISTED = 200;

/** Larger boards are solved only when that is asked for. */
const MOST_SOLVED = 20_000;

/** What the Board view needs of the page beside what every view has. */
export interface BoardNeeds {
  readonly finder: () => CellFinder;
  readonly index: () => CellIndex | null;
}

export function boardView(needs: BoardNeeds): MakeView {
  return host => {
    let container: HTMLElement | null = null;
    let model: Model | null = null;
    let chosen = 0;
    const findings = findingsList(host, needs.finder, render);
    const about = keeper();
    const jumps = keeper();

    function render(): void {
      if (container === null || model === null) return;
      patch(container, [
        chosenCell(model, host, chosen, needs, findings),
        findings.all(model),
        about([model.board, model.game, model.words], () => aboutBoard(model!, host)),
        jumps([model.board, model.words], () => jumpList(model!, host, showJump)),
      ]);
    }

    /** Shows where a jump of the board begins, there and in the text. */
    function showJump(index: number): void {
      if (model === null) return;
      host.showCell(model.board.jumps[index].from);
      if (model.stale) return;
      const { start, end } = model.file.jumps[index];
      host.post({ type: 'reveal', span: { start, end }, focus: false });
    }

    return {
      name: 'board',
      show: element => {
        container = element;
        host.overlay({});
        render();
      },
      hide: () => {
        container = null;
      },
      update: next => {
        model = next;
        render();
      },
      cell: cell => {
        chosen = cell;
        const span = model && spanOfCell(model, cell);
        if (span) host.post({ type: 'reveal', span, focus: false });
        render();
      },
    };
  };
}

function section(key: string, title: string, ...children: (Node_ | null | false)[]): Node_ {
  return h('section', { key }, h('h2', {}, title), ...children);
}

function aboutBoard({ board, game, words }: Model, host: Host): Node_ {
  const { page } = words;
  const count = (kind: string) => board.jumps.filter(jump => jump.kind === kind).length;
  const lines = board.size === null ? [] : [page.size(board.size.columns, board.size.rows, board.size.cells)];
  lines.push(page.ladders(count('ladder')), page.snakes(count('snake')));
  const throws = game === null || game.cells > MOST_SOLVED ? null : fewestThrows(game);
  return section(
    'about',
    page.facts,
    h('ul', { class: 'facts' }, ...lines.map(line => h('li', {}, line))),
    throws !== null &&
      h(
        'p',
        { class: 'buttons' },
        page.atLeast(throws),
        h('button', { class: 'quiet', onclick: () => host.go('solve') }, page.showRoute),
      ),
  );
}

function chosenCell(model: Model, host: Host, chosen: number, needs: BoardNeeds, findings: FindingsList): Node_ {
  const { page } = model.words;
  const index = needs.index();
  const cells = model.board.size?.cells ?? 0;
  if (chosen < 1 || chosen > cells || index === null) {
    return h('section', { key: 'cell' }, h('p', { class: 'tip' }, page.pickCell));
  }
  const span = spanOfCell(model, chosen);
  const here = model.findings.filter(finding => needs.finder().cellOf(finding) === chosen);
  return section(
    'cell',
    page.chosenCell(chosen),
    h('p', {}, index.nameOf(chosen)),
    here.length > 0 && findings.some(model, here.slice(0, 5)),
    span !== null &&
      h('button', { class: 'quiet', onclick: () => host.post({ type: 'reveal', span, focus: true }) }, page.showInText),
  );
}

function jumpList(model: Model, host: Host, show: (jump: number) => void): Node_ {
  const { page } = model.words;
  const { jumps } = model.board;
  const listed = jumps.slice(0, MOST_LISTED);
  return h(
    'details',
    { key: 'jumps' },
    h('summary', {}, page.jumps),
    jumps.length === 0 && h('p', { class: 'tip' }, page.noJumps),
    h(
      'ul',
      { class: 'jumps' },
      ...listed.map(({ kind, from, to, caption }, i) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              class: `jump ${kind}`,
              onclick: () => show(i),
              onmouseenter: () => host.overlay({ raised: i, lit: new Set([i]) }),
              onmouseleave: () => host.overlay({}),
              onfocus: () => host.overlay({ raised: i, lit: new Set([i]) }),
              onblur: () => host.overlay({}),
            },
            page.jump(kind, from, to),
            caption === null ? null : h('span', { class: 'place' }, caption),
          ),
        ),
      ),
    ),
    jumps.length > listed.length && h('p', { class: 'more' }, page.moreJumps(jumps.length - listed.length)),
  );
}

/** Where the text names a cell: the jump that begins there, else one that ends there, a caption, a map's token. */
function spanOfCell({ file, stale }: Model, cell: number): Span | null {
  if (stale) return null;
  const place =
    file.jumps.find(({ from }) => from.value === cell) ??
    file.jumps.find(({ to }) => to.value === cell) ??
    file.captions.find(caption => caption.cell.value === cell) ??
    file.map?.rows.flat().find(({ number }) => number === cell);
  return place === undefined ? null : { start: place.start, end: place.end };
}
