import type { BoardFile, Span, Statement } from '../text';
import type { Words } from './words';

/** An entry of the outline. */
export interface Entry {
  readonly name: string;
  /** What stands behind the name, paler. */
  readonly detail: string;
  readonly kind: 'board' | 'setting' | 'ladder' | 'snake' | 'cell';
  readonly span: Span;
  readonly select: Span;
  readonly children: readonly Entry[];
}

/** The most entries of one document's outline: editors stall above it, and nobody reads so far. */
export const MOST_ENTRIES = 10_000;

/** The outline of a file, in the order of the text: settings, jumps (those of one list under its line), captions. */
export function entriesOf(file: BoardFile, words: Words): Entry[] {
  const entries: Entry[] = [];
  const jumpsOf = new Map<number, Entry[]>();
  for (const [index, at] of file.jumps.slice(0, MOST_ENTRIES).entries()) {
    const { kind, from, to, caption } = file.board.jumps[index];
    const entry: Entry = {
      name: at.id.length > 1 ? words.service.drawn(at.id, kind, from, to) : words.service.jump(kind, from, to),
      detail: caption ?? '',
      kind,
      span: span(at),
      select: span(at),
      children: [],
    };
    if (at.statement < 0) entries.push(entry);
    else if (jumpsOf.has(at.statement)) jumpsOf.get(at.statement)!.push(entry);
    else jumpsOf.set(at.statement, [entry]);
  }
  let caption = 0;
  for (const [index, statement] of file.statements.entries()) {
    if (entries.length >= MOST_ENTRIES) break;
    if (statement.name === 'cell') {
      const at = file.captions[caption];
      if (at === undefined || at.start >= statement.end) continue;
      const { cell, caption: text } = file.board.captions[caption++];
      entries.push(entry(statement, words.service.cell(cell), text, 'cell'));
    } else if (statement.name === 'ladder' || statement.name === 'snake') {
      const jumps = jumpsOf.get(index) ?? [];
      if (jumps.length === 1) entries.push({ ...jumps[0], span: span(statement) });
      else if (jumps.length > 1) {
        const list = entry(statement, words.service.jumps(statement.name, jumps.length), '', statement.name);
        entries.push({ ...list, children: jumps });
      }
    } else {
      const value = file.text.slice(statement.keyword.end, statement.end).trim();
      const kind = statement.name === 'board' ? 'board' : 'setting';
      entries.push(entry(statement, file.text.slice(statement.keyword.start, statement.keyword.end), value, kind));
    }
  }
  return entries.sort((a, b) => a.span.start - b.span.start);
}

const span = ({ start, end }: Span): Span => ({ start, end });

function entry(statement: Statement, name: string, detail: string, kind: Entry['kind']): Entry {
  return { name, detail, kind, span: span(statement), select: span(statement.keyword), children: [] };
}

/** The entries, also those under others, whose name or detail has the letters of a query in their order. */
export function entriesLike(entries: readonly Entry[], query: string): Entry[] {
  const letters = [...query.toLowerCase()];
  const isLike = ({ name, detail }: Entry) => {
    const text = `${name} ${detail}`.toLowerCase();
    let at = 0;
    return letters.every(letter => {
      const found = text.indexOf(letter, at);
      at = found + letter.length;
      return found !== -1;
    });
  };
  return entries.flatMap(each => [each, ...each.children]).filter(isLike);
}
