/** What is said of the thing at the cursor, in Markdown. */
import { pageOf } from '../findings/pages';
import { type BoardFile, type Span, type Statement, statementOf } from '../text';
import type { Language } from '../words';
import type { BoardDocument } from './document';
import { cellLines, jumpLines } from './hover-lines';
import { cellOfToken, jumpIndexAt, mentionAt, tokenAt, touches } from './mentions';
import type { Words } from './words';

export interface Hover {
  readonly span: Span;
  readonly markdown: string;
}

/** What stands at an offset, explained: a word of the language, a cell, a jump, the code of a finding. null where there is nothing to say. */
export function hoverAt(document: BoardDocument, offset: number, words: Words, language: Language): Hover | null {
  const { file } = document;
  if (!file.isBoard) return null;
  return (
    ignoreHover(file, offset, words, language) ??
    squareHover(document, offset, words) ??
    mentionHover(document, offset, words) ??
    jumpHover(document, offset, words) ??
    wordHover(file, offset, words)
  );
}

/** A comment that silences: what it does, and of a code in it its page. */
function ignoreHover({ text, ignores }: BoardFile, offset: number, words: Words, language: Language): Hover | null {
  const ignore = ignores.find(each => touches(each, offset));
  if (ignore === undefined) return null;
  const at = ignore.codes.find(({ span }) => touches(span, offset));
  const page = at === undefined ? '' : pageOf(at.code, language);
  if (at !== undefined) return page === '' ? null : { span: at.span, markdown: page };
  const word = /snl-ignore(?:-file)?/i.exec(text.slice(ignore.start, ignore.end))!;
  const start = ignore.start + word.index;
  const span = { start, end: start + word[0].length };
  const { ignore: line, ignoreFile: file } = words.service.completion;
  return touches(span, offset)
    ? hover(span, [[`**${word[0].toLowerCase()}**`, ignore.line === null ? file : line]])
    : null;
}

/** A square of a map's picture: its cell and, where a body goes through, that. */
function squareHover(document: BoardDocument, offset: number, words: Words): Hover | null {
  const { file } = document;
  const token = tokenAt(file, offset);
  const cell = token === null ? 0 : cellOfToken(file, token);
  if (token === null || cell === 0) return null;
  const jump = token.body === null ? -1 : jumpIndexAt(file, offset);
  const parts = [cellLines(document, cell, words)];
  if (jump >= 0 && !jumpsTouching(file, cell).includes(jump)) parts.push(jumpLines(document, jump, words));
  return hover(token, parts);
}

/** The number of a cell, or its caption: the cell. */
function mentionHover(document: BoardDocument, offset: number, words: Words): Hover | null {
  const { file } = document;
  const mention = mentionAt(file, offset);
  if (mention !== null) return hover(mention, [cellLines(document, mention.cell, words)]);
  const captioned = file.captions.find(({ caption }) => touches(caption, offset));
  return captioned === undefined ? null : hover(captioned.caption, [cellLines(document, captioned.cell.value, words)]);
}

/** Between its numbers, and on its caption, a jump itself. */
function jumpHover(document: BoardDocument, offset: number, words: Words): Hover | null {
  const jump = jumpIndexAt(document.file, offset);
  return jump < 0 ? null : hover(document.file.jumps[jump], [jumpLines(document, jump, words)]);
}

function wordHover(file: BoardFile, offset: number, words: Words): Hover | null {
  const statement = file.statements.find(each => touches(each, offset));
  if (statement === undefined) return null;
  if (touches(statement.keyword, offset)) return hover(statement.keyword, [keywordLines(file, statement, words)]);
  const token = file.tokens.slice(...statement.tokens).findLast(each => touches(each, offset));
  if (token === undefined) return null;
  const word = file.text.slice(token.start, token.end).toLowerCase();
  const meaning = meaningOf(statement, word, words);
  if (meaning !== null) return hover(token, [[`**${word}**`, meaning]]);
  const size = file.board.size;
  if (statement.name === 'board' && size !== null) return hover(token, [[words.service.hover.cells(size.cells)]]);
  return hover(token, [keywordLines(file, statement, words)]);
}

/** What a word means as a value of a setting. */
function meaningOf({ name }: Statement, word: string, words: Words): string | null {
  const { values, rules } = words.service;
  if (name === 'rules') return Object.hasOwn(rules, word) ? rules[word as keyof typeof rules] : null;
  const own: unknown = Object.hasOwn(values, name) ? values[name as keyof typeof values] : {};
  const all: Readonly<Record<string, unknown>> = { none: values.none, ...(typeof own === 'object' ? own : {}) };
  const meaning = Object.hasOwn(all, word) ? all[word] : null;
  return typeof meaning === 'string' ? meaning : null;
}

function keywordLines({ text }: BoardFile, { keyword, name }: Statement, words: Words): string[] {
  const word = text.slice(keyword.start, keyword.end).toLowerCase();
  const { long, usage } = words.service.keywords[statementOf(word) ?? name];
  return [`**${word}**`, long, ['```snl', ...usage, '```'].join('\n')];
}

function hover({ start, end }: Span, parts: readonly (readonly string[])[]): Hover {
  return { span: { start, end }, markdown: parts.map(lines => lines.join('\n\n')).join('\n\n---\n\n') };
}

/** The jumps that begin or end on a cell. */
function jumpsTouching({ board }: BoardFile, cell: number): number[] {
  return board.jumps.flatMap(({ from, to }, index) => (from === cell || to === cell ? [index] : []));
}
