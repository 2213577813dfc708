/** Every jump as a row of fields: without a pointer nothing else is needed. */
import type { Jump, JumpKind } from '../board/board';
import { isCount } from '../play/plain';
import type { JumpChange } from '../text';
import { h, type Node_ } from './vdom';
import type { Host, Model } from './view';
import { reshapeJump, takeJump } from './wishes';

/** So many jumps have rows; the text has the rest. */
const MOST_ROWS = 200;

/** The list of jumps. */
export function jumpRows(model: Model, host: Host): Node_ {
  const { page } = model.words;
  const { jumps } = model.board;
  const rows = jumps.slice(0, MOST_ROWS).map((jump, index) => jumpRow(model, host, jump, index));
  return h(
    'section',
    { key: 'rows' },
    h('h2', {}, model.words.pageEdit.jumps),
    jumps.length === 0 && h('p', { class: 'tip' }, page.noJumps),
    h('ul', { class: 'rows' }, ...rows),
    jumps.length > rows.length && h('p', { class: 'more' }, page.moreJumps(jumps.length - rows.length)),
  );
}

function jumpRow(model: Model, host: Host, jump: Jump, index: number): Node_ {
  const { pageEdit: edit } = model.words;
  const { kind, from, to, caption } = jump;
  const disabled = model.readonly || model.stale;
  const change = (changed: JumpChange) => {
    const now = { ...jump, ...changed };
    const done =
      changed.caption === undefined
        ? edit.putDown(now.kind, now.from, now.to)
        : edit.captioned(model.words.page.jump(kind, from, to), now.caption ?? '');
    host.edit(reshapeJump(jump, index, changed), done);
  };
  const look = { raised: index, lit: new Set([index]), handles: true };
  const number = (end: 'from' | 'to', value: number) =>
    h('input', {
      key: end,
      type: 'number',
      min: end === 'to' && kind === 'snake' ? 0 : 1,
      max: model.board.size?.cells,
      value: String(value),
      disabled,
      'aria-label': edit.end(kind, end),
      onchange: (event: Event) => {
        const { valueAsNumber } = event.target as HTMLInputElement;
        if (isCount(valueAsNumber)) change({ [end]: valueAsNumber });
        else host.edit(() => ({ refused: 'value' }));
      },
    });
  return h(
    'li',
    {
      key: index,
      class: caption === null ? 'row-of-jump' : 'row-of-jump captioned',
      onmouseenter: () => host.overlay(look),
      onmouseleave: () => host.overlay({ handles: true }),
    },
    kindField(model, kind, disabled, next => change({ kind: next })),
    number('from', from),
    h('span', { 'aria-hidden': 'true' }, '→'),
    number('to', to),
    h(
      'button',
      {
        key: 'turn',
        class: 'icon',
        disabled,
        title: edit.turnRound(kind, from, to),
        'aria-label': edit.turnRound(kind, from, to),
        // What leads up is a ladder, what leads down a snake.
        onclick: () => change({ kind: from < to ? 'snake' : 'ladder', from: to, to: from }),
      },
      '⇅',
    ),
    h(
      'button',
      {
        key: 'remove',
        class: 'icon',
        disabled,
        title: edit.remove(kind, from, to),
        'aria-label': edit.remove(kind, from, to),
        onclick: () => host.edit(takeJump(jump, index), edit.removed(kind, from, to)),
      },
      '×',
    ),
    model.file.format === 'snl' &&
      h('input', {
        key: 'caption',
        type: 'text',
        class: 'caption-field',
        value: caption ?? '',
        placeholder: edit.caption,
        disabled,
        'aria-label': `${edit.caption}: ${model.words.page.jump(kind, from, to)}`,
        onchange: (event: Event) => {
          const { value } = event.target as HTMLInputElement;
          change({ caption: value === '' ? null : value });
        },
      }),
  );
}

function kindField(model: Model, kind: JumpKind, disabled: boolean, choose: (kind: JumpKind) => void): Node_ {
  const { pageEdit: edit } = model.words;
  const kinds: readonly JumpKind[] = ['ladder', 'snake'];
  return h(
    'select',
    {
      key: 'kind',
      value: kind,
      disabled,
      'aria-label': edit.kind(kind),
      onchange: (event: Event) => choose((event.target as HTMLSelectElement).value === 'snake' ? 'snake' : 'ladder'),
    },
    ...kinds.map(each => h('option', { key: each, value: each, selected: each === kind }, edit.kind(each))),
  );
}
