import type { BoardFile, Span, Token, TokenKind } from '../text';
import { lineAt } from '../text/lines';
import { firstFrom } from './spot';

/** The types of semantic tokens, in the order of their numbers: names that every editor has a colour for. */
export const TOKEN_TYPES = [
  'keyword',
  'enumMember',
  'number',
  'string',
  'operator',
  'comment',
  'class',
  'function',
] as const;

const TYPES: Readonly<Partial<Record<TokenKind, (typeof TOKEN_TYPES)[number]>>> = {
  keyword: 'keyword',
  word: 'enumMember',
  number: 'number',
  string: 'string',
  colour: 'string',
  operator: 'operator',
  comment: 'comment',
};

/**
 * The tokens of a file, or of a part of it, as LSP packs them: five numbers each (lines since the one before, columns since it or since
 * the line's beginning, length, type, modifiers). A ladder's square in a map is a `class`, a snake's a `function`.
 */
export function semanticTokens(file: BoardFile, range: Span = { start: 0, end: file.text.length }): number[] {
  const data: number[] = [];
  let line = 0;
  let column = 0;
  for (const token of tokensIn(file.tokens, range)) {
    const type = typeOf(file, token);
    if (type === undefined) continue;
    const at = lineAt(file, token.start);
    const start = token.start - file.lineStarts[at];
    data.push(at - line, at === line ? start - column : start, token.end - token.start, TOKEN_TYPES.indexOf(type), 0);
    line = at;
    column = start;
  }
  return data;
}

function typeOf({ text }: BoardFile, { kind, start, end }: Token): (typeof TOKEN_TYPES)[number] | undefined {
  if (kind !== 'jump') return TYPES[kind];
  return /l/i.test(text.slice(start, end)) ? 'class' : 'function';
}

/** The tokens that a range touches. */
function tokensIn(tokens: readonly Token[], { start, end }: Span): readonly Token[] {
  const first = firstFrom(tokens, start);
  return tokens.slice(first > 0 && tokens[first - 1].end > start ? first - 1 : first, firstFrom(tokens, end));
}
