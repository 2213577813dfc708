/** Numbers by their names: a few large ones in a row, and tables, cut where they would be endless. */
import { h, type Node_ } from './vdom';

/** A number of more characters than these would break; it is written smaller. */
const LONG = 9;

/** A few numbers that count most, side by side, each under its name. */
export function numbersList(list: readonly (readonly [name: string, value: string])[]): Node_ {
  return h(
    'dl',
    { class: 'numbers-list' },
    ...list.map(([name, value]) =>
      h('div', { key: name }, h('dt', {}, name), h('dd', { class: value.length > LONG ? 'long' : null }, value)),
    ),
  );
}

/** So many rows are shown. */
const MOST_ROWS = 400;

/** A table that opens under its title; `rows` are made only for what is shown. */
export function numbersTable(
  key: string,
  summary: string,
  head: readonly string[],
  count: number,
  row: (index: number) => readonly string[],
  more: (count: number) => string,
): Node_ {
  const shown = Math.min(count, MOST_ROWS);
  return h(
    'details',
    { key },
    h('summary', {}, summary),
    h(
      'div',
      { class: 'scrolled', tabindex: 0, role: 'group', 'aria-label': summary },
      h(
        'table',
        {},
        h('thead', {}, h('tr', {}, ...head.map(text => h('th', { key: text, scope: 'col' }, text)))),
        h(
          'tbody',
          {},
          ...Array.from({ length: shown }, (_, i) => {
            const [first, ...rest] = row(i);
            return h('tr', {}, h('th', { scope: 'row' }, first), ...rest.map(text => h('td', {}, text)));
          }),
        ),
      ),
    ),
    count > shown && h('p', { class: 'more' }, more(count - shown)),
  );
}
