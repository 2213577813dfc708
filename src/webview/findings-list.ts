/** The findings as a list: each leads to its place in the text and on the board, says what it means, and has its fixes at hand. */
import type { Finding } from '../findings/finding';
import { lineAt } from '../text/lines';
import type { CellFinder } from './cells';
import { exactly } from './edits';
import { h, type Node_ } from './vdom';
import type { Host, Mender, Model } from './view';

/** So many findings are listed; the text has the rest. */
const MOST_LISTED = 200;

export interface FindingsList {
  /** The section with all findings. */
  readonly all: (model: Model) => Node_;
  /** The items of these alone. */
  readonly some: (model: Model, findings: readonly Finding[]) => Node_;
}

/** What the list needs of the page beside what every view has. */
export interface ListNeeds {
  readonly finder: () => CellFinder;
  /** What finds the ways to mend; null until it has come. Asking brings it. */
  readonly mender: () => Mender | null;
}

/** Makes the list of a view, which is drawn again when another finding is looked at. */
export function findingsList(host: Host, { finder, mender }: ListNeeds, redraw: () => void): FindingsList {
  /** The finding that is looked at, by what it is and where it begins: it outlives a change of the text elsewhere. */
  let looked = '';
  const nameOf = ({ code, start }: Finding) => `${code} ${start}`;

  function look(finding: Finding): void {
    looked = nameOf(finding) === looked ? '' : nameOf(finding);
    const { start, end } = finding;
    host.post({ type: 'reveal', span: { start, end }, focus: false });
    const cell = finder().cellOf(finding);
    if (cell > 0) host.showCell(cell);
    redraw();
  }

  function item(model: Model, finding: Finding): Node_ {
    const { page } = model.words;
    const open = nameOf(finding) === looked;
    return h(
      'li',
      {},
      h(
        'button',
        {
          class: `finding level-${finding.level}`,
          'aria-expanded': String(open),
          onclick: () => look(finding),
        },
        h('span', { class: 'level' }, page.levels[finding.level]),
        h('span', { class: 'message' }, model.judge!.messageOf(finding, model.words)),
        h('span', { class: 'place' }, page.line(lineAt(model.file, finding.start) + 1)),
      ),
      h(
        'button',
        {
          class: 'explain',
          title: page.explain(finding.code),
          'aria-label': page.explain(finding.code),
          onclick: () => host.post({ type: 'explain', code: finding.code }),
        },
        '?',
      ),
      open && fixes(model, finding),
    );
  }

  /** The ways to mend the finding; they are tried out only for the one that is looked at. */
  function fixes(model: Model, finding: Finding): Node_ | false {
    if (model.readonly || model.stale) return false;
    const mend = mender();
    if (mend === null) return false;
    const { fixesOf, ignoreFix, titleOf } = mend;
    const ways = [...fixesOf(model.file, finding), ...ignoreFix(model.file, finding)];
    return h(
      'div',
      { class: 'fixes', key: 'fixes' },
      ...ways.map((way, i) =>
        h(
          'button',
          {
            key: i,
            class: way.preferred ? 'main' : 'quiet',
            onclick: () => host.edit(exactly(model.version, way.changes), titleOf(way, model.words)),
          },
          titleOf(way, model.words),
        ),
      ),
    );
  }

  function some(model: Model, findings: readonly Finding[]): Node_ {
    return h('ul', { class: 'findings' }, ...findings.map(finding => item(model, finding)));
  }

  return {
    some,
    all: model => {
      const { findings, judged, words } = model;
      const { page } = words;
      const none = findings.length === 0;
      const listed = findings.slice(0, MOST_LISTED);
      const left = findings.length - listed.length;
      return h(
        'section',
        { key: 'findings' },
        h('h2', { id: 'findings', tabindex: -1 }, none ? page.findings : page.findingsCount(findings.length)),
        none && judged && h('p', { class: 'good' }, page.noFindings),
        !none && some(model, listed),
        left > 0 && h('p', { class: 'more' }, page.moreFindings(left)),
      );
    },
  };
}
