/**
 * Where statements and jumps stand. While a file is read that is only marked on its tokens; the objects that tell of it are made when
 * somebody first asks for them: a check that finds nothing makes none, not even of a file of a million lines.
 */
import { once } from './once';
import { numberOf } from './reader';
import { endAt, isMarked, MARK, startAt, type TokenTable, tokenList } from './scan';
import { statementOf } from './statements';
import type { BoardFile, JumpAt, NumberAt, Setting, Span, Statement } from './syntax';

/** The lists of a file that are made when they are first asked for; `jumps` are those of a `.snl` file. */
export type Lists = {
  readonly [name in 'tokens' | 'statements' | 'settings' | 'jumps']: () => BoardFile[name];
};

/** The lists of a text all of whose tokens have been read; settings begin at the tokens `settingsAt`. */
export function listsOf(text: string, table: TokenTable, settingsAt: readonly number[]): Lists {
  const settings = once(() => settingsAt.map(token => statementAt(text, table, token) as Setting));
  return {
    tokens: once(() => tokenList(table)),
    settings,
    statements: once(() => statementsOf(text, table, settings())),
    jumps: once(() => jumpsOf(text, table)),
  };
}

function statementsOf(text: string, table: TokenTable, settings: readonly Setting[]): Statement[] {
  const statements: Statement[] = [];
  let next = 0;
  for (let i = 0; i < table.count; i++) {
    if (!isMarked(table, i, MARK.statement)) continue;
    const isSetting = settings[next]?.tokens[0] === i;
    statements.push(isSetting ? settings[next++] : statementAt(text, table, i));
  }
  return statements;
}

/** The statement that a token begins. */
function statementAt(text: string, table: TokenTable, first: number): Statement {
  const keyword = spanAt(table, first);
  const numbers: NumberAt[] = [];
  let last = first;
  while (!isMarked(table, last, MARK.last)) {
    last++;
    if (isMarked(table, last, MARK.number)) numbers.push(numberAt(text, table, last));
  }
  return {
    start: keyword.start,
    end: endAt(table, last),
    name: statementOf(text.slice(keyword.start, keyword.end))!,
    keyword,
    valid: isMarked(table, first, MARK.valid),
    tokens: [first, last + 1],
    numbers,
  };
}

const NO_BODY: readonly Span[] = [];

function jumpsOf(text: string, table: TokenTable): JumpAt[] {
  const jumps: JumpAt[] = [];
  let statement = -1;
  let from: NumberAt | null = null;
  for (let i = 0; i < table.count; i++) {
    if (isMarked(table, i, MARK.statement)) statement++;
    else if (isMarked(table, i, MARK.from)) from = numberAt(text, table, i);
    else if (from !== null && isMarked(table, i, MARK.to)) {
      const to = numberAt(text, table, i);
      const caption = isMarked(table, i, MARK.captioned) ? spanAt(table, i + 1) : null;
      const { end } = caption ?? to;
      jumps.push({ start: from.start, end, from, to, caption, statement, body: NO_BODY, id: '' });
    }
  }
  return jumps;
}

const spanAt = (table: TokenTable, i: number): Span => ({ start: startAt(table, i), end: endAt(table, i) });

function numberAt(text: string, table: TokenTable, i: number): NumberAt {
  const { start, end } = spanAt(table, i);
  return { start, end, value: numberOf(text, start, end) };
}
