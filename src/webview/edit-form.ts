/** The board's settings as a form. Each field changes its own line of the text; an empty one takes the line away. */
import { NAMED_RULES } from '../board/rules';
import { CORNERS, quoted, type SettingName, valueText, WAYS } from '../text';
import { h, type Node_ } from './vdom';
import type { Host, Model } from './view';
import { saySetting } from './wishes';

/** The form with what the file says now. */
export function boardForm(model: Model, host: Host): Node_ {
  const { pageEdit: edit } = model.words;
  const { settings, size } = model.board;
  const set = (name: SettingName, value: string) =>
    host.edit(saySetting(name, value.trim() === '' ? null : value.trim()), edit.changed);
  const disabled = model.readonly || model.stale;
  const map = model.file.format === 'map';
  const said = (name: SettingName) => valueText(model.board, name) ?? '';

  const field = (label: string, control: Node_) =>
    h('label', { key: label, class: 'field' }, h('span', {}, label), control);
  const text = (name: SettingName, label: string, hint = '') =>
    field(
      label,
      h('input', {
        type: 'text',
        value: said(name),
        placeholder: hint,
        disabled,
        onchange: (event: Event) => set(name, (event.target as HTMLInputElement).value),
      }),
    );
  /** A text that stands in quotes in the file, and without them in its field. */
  const quotedText = (name: 'title' | 'author', label: string) =>
    field(
      label,
      h('input', {
        type: 'text',
        value: settings[name] ?? '',
        disabled,
        onchange: (event: Event) => {
          const { value } = event.target as HTMLInputElement;
          host.edit(saySetting(name, value === '' ? null : quoted(value)), edit.changed);
        },
      }),
    );
  const count = (label: string, value: number, change: (value: number) => void) =>
    field(
      label,
      h('input', {
        type: 'number',
        min: 1,
        value: String(value),
        disabled: disabled || map,
        onchange: (event: Event) => change((event.target as HTMLInputElement).valueAsNumber),
      }),
    );
  const choice = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    change: (value: string) => void,
    off = false,
  ) =>
    field(
      label,
      h(
        'select',
        {
          value,
          disabled: disabled || off,
          onchange: (event: Event) => change((event.target as HTMLSelectElement).value),
        },
        ...options.map(([option, shown]) =>
          h('option', { key: option, value: option, selected: option === value }, shown),
        ),
      ),
    );

  const columns = size?.columns ?? 10;
  const rows = size?.rows ?? 10;
  const { way = 'serpentine', corner = 'bottom-left' } = settings.numbering ?? {};
  const number = (nextWay: string, nextCorner: string) =>
    set('numbering', nextCorner === 'bottom-left' ? nextWay : `${nextWay} from ${nextCorner}`);
  const asRules = ['', edit.asRules] as const;
  return h(
    'div',
    { class: 'form' },
    quotedText('title', edit.fields.title),
    quotedText('author', edit.fields.author),
    count(edit.fields.columns, columns, value => set('board', `${value} x ${rows}`)),
    count(edit.fields.rows, rows, value => set('board', `${columns} x ${value}`)),
    choice(
      edit.fields.way,
      way,
      WAYS.map(each => [each, edit.ways[each]]),
      value => number(value, corner),
      map,
    ),
    choice(
      edit.fields.corner,
      corner,
      CORNERS.map(each => [each, edit.corners[each]]),
      value => number(way, value),
      map,
    ),
    choice(
      edit.fields.rules,
      said('rules'),
      [
        ['', 'classic'],
        ...Object.keys(NAMED_RULES)
          .filter(name => name !== 'classic')
          .map(name => [name, name] as const),
      ],
      value => set('rules', value),
    ),
    text('start', edit.fields.start, edit.hints.start),
    text('goal', edit.fields.goal, edit.hints.goal),
    text('die', edit.fields.die, edit.hints.die),
    choice(
      edit.fields.finish,
      said('finish'),
      [asRules, ...(['exact', 'bounce', 'pass'] as const).map(each => [each, edit.finishes[each]] as const)],
      value => set('finish', value),
    ),
    choice(
      edit.fields.chain,
      said('chain'),
      [asRules, ...(['off', 'on'] as const).map(each => [each, edit.chains[each]] as const)],
      value => set('chain', value),
    ),
    text('enter', edit.fields.enter, edit.asRules),
    text('again', edit.fields.again, edit.hints.again),
    choice(
      edit.fields.order,
      said('order'),
      [asRules, ...(['thrown', 'last-first'] as const).map(each => [each, edit.orders[each]] as const)],
      value => set('order', value),
    ),
    text('void', edit.fields.void, edit.asRules),
    text('skip-next', edit.fields.skipNext, edit.asRules),
    text('reverse', edit.fields.reverse, edit.asRules),
    text('winners', edit.fields.winners, edit.asRules),
    text('players', edit.fields.players, edit.hints.players),
  );
}
