/** The Board view: what the board is, what is wrong with it, and what happens on a cell. */
import type { JumpKind } from '../board/board';
import { MOST_DRAWN } from '../draw';
import { fewestThrows } from '../solve/find';
import type { Span } from '../text/syntax';
import type { CellIndex } from './cells';
import { type FindingsList, findingsList, type ListNeeds } from './findings-list';
import { numbersList } from './tables';
import { h, keeper, type Node_, patch, s } from './vdom';
import type { Host, MakeView, Model } from './view';

/** So many jumps are listed; the text has the rest. A list of so few stands open. */
const MOST_LISTED = 200;
const MOST_OPEN = 30;

/** Larger boards are solved only when that is asked for. */
const MOST_SOLVED = 20_000;

/** What the Board view needs of the page beside what every view has. */
export interface BoardNeeds extends ListNeeds {
  readonly index: () => CellIndex | null;
}

/** Makes the Board view, which needs more of the page than the others. */
export function boardView(needs: BoardNeeds): MakeView {
  return host => {
    let container: HTMLElement | null = null;
    let model: Model | null = null;
    let chosen = 0;
    const findings = findingsList(host, needs, render);
    const about = keeper();
    const jumps = keeper();

    function render(): void {
      if (container === null || model === null) return;
      const { board, game, words } = model;
      const parts = board.size === null && model.findings.length === 0 ? [] : [findings.all(model)];
      if (board.size !== null) {
        if (board.size.cells <= MOST_DRAWN) parts.unshift(chosenCell(model, host, chosen, needs, findings));
        parts.push(
          about([board, game, words], () => aboutBoard(model!, host)),
          jumps([board, words], () => jumpList(model!, host, showJump)),
        );
      }
      patch(container, parts);
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
  const { columns, rows, cells } = board.size!;
  const count = (kind: string) => board.jumps.filter(jump => jump.kind === kind).length;
  const throws = game === null || cells > MOST_SOLVED ? null : fewestThrows(game);
  return section(
    'about',
    page.facts,
    h('p', {}, page.size(columns, rows, cells)),
    numbersList([
      ...(throws === null ? [] : [[page.fewest, String(throws)] as const]),
      [page.ladders, String(count('ladder'))],
      [page.snakes, String(count('snake'))],
    ]),
    throws !== null && h('button', { class: 'quiet', onclick: () => host.go('solve') }, page.showRoute),
  );
}

function chosenCell(model: Model, host: Host, chosen: number, needs: BoardNeeds, findings: FindingsList): Node_ {
  const { page } = model.words;
  const index = needs.index();
  const { cells } = model.board.size!;
  if (chosen < 1 || chosen > cells || index === null) {
    return h('section', { key: 'cell' }, h('p', { class: 'tip' }, page.pickCell));
  }
  const span = spanOfCell(model, chosen);
  const here = model.findings.filter(finding => needs.finder().cellOf(finding) === chosen);
  return section(
    'cell',
    page.chosenCell(chosen),
    h('ul', { class: 'facts' }, ...page.cellTold(index.factsOf(chosen)).map(line => h('li', {}, line))),
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
    { key: 'jumps', open: jumps.length <= MOST_OPEN },
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
            glyph(kind),
            page.jump(kind, from, to),
            caption === null ? null : h('span', { class: 'place' }, caption),
          ),
        ),
      ),
    ),
    jumps.length > listed.length && h('p', { class: 'more' }, page.moreJumps(jumps.length - listed.length)),
  );
}

/** A ladder or a snake in small, so that the list is told apart by form as the board is. */
function glyph(kind: JumpKind): Node_ {
  const d = kind === 'ladder' ? 'M3 1v12M9 1v12M3 4h6M3 7h6M3 10h6' : 'M9 2C1 1 2 6 6 7S11 13 2 12';
  return s('svg', { class: 'glyph', viewBox: '0 0 12 14', 'aria-hidden': 'true' }, s('path', { d }));
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
