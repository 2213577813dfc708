/** What a page may send. Its messages come from a web page: whatever is not one of them is dropped here. */
import type { FromPage, View } from '../protocol/page';
import type { TextChange } from '../text/syntax';

const VIEWS: Readonly<Record<View, true>> = { board: true, play: true, solve: true, analyse: true, edit: true };
/** A picture for a poster is some megabytes; nothing that a page saves is larger than this. */
const MOST_DATA = 256 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const MOST_WORDS = 100_000;
/** A game of the most throws that the page takes is less. */
const MOST_STATE = 1_000_000;

/** The message, if it is one. */
export function messageFrom(value: unknown): FromPage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const said = value as Readonly<Record<string, unknown>>;
  switch (said.type) {
    case 'ready':
    case 'undo':
    case 'redo':
    case 'openEditor':
      return { type: said.type };
    case 'edit': {
      const { edit, version, changes } = said;
      if (!isCount(edit) || !isCount(version) || !Array.isArray(changes) || changes.length > MOST_CHANGES)
        return undefined;
      const read = changes.map(changeFrom);
      return read.includes(undefined) ? undefined : { type: 'edit', edit, version, changes: read as TextChange[] };
    }
    case 'reveal': {
      const span = said.span as Readonly<Record<string, unknown>> | null;
      if (typeof span !== 'object' || span === null || !isCount(span.start) || !isCount(span.end)) return undefined;
      return { type: 'reveal', span: { start: span.start, end: span.end }, focus: said.focus === true };
    }
    case 'save': {
      const { name, data, encoding, open } = said;
      if (!isText(name, 255) || !isText(data, MOST_DATA)) return undefined;
      if (encoding !== 'utf8' && encoding !== 'base64') return undefined;
      return { type: 'save', name: name.replace(/[\\/:]/g, '-'), data, encoding, open: open === true };
    }
    case 'explain':
      return isText(said.code, 64) ? { type: 'explain', code: said.code } : undefined;
    case 'keep': {
      const { uri, state } = said;
      return isText(uri, MOST_WORDS) && isText(state, MOST_STATE) ? { type: 'keep', uri, state } : undefined;
    }
    case 'state': {
      const { view, says } = said;
      if (typeof view !== 'string' || !Object.hasOwn(VIEWS, view) || !isText(says, MOST_WORDS)) return undefined;
      return { type: 'state', view: view as View, says };
    }
    default:
      return undefined;
  }
}

function changeFrom(value: unknown): TextChange | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { start, end, text } = value as Readonly<Record<string, unknown>>;
  return isCount(start) && isCount(end) && start <= end && isText(text, MOST_DATA) ? { start, end, text } : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
