import type { Board, CellCaption, Jump, JumpKind, RulesName, Settings, Size } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import {
  expected,
  here,
  isKind,
  isOperator,
  near,
  needNumber,
  needWord,
  nothingMore,
  quote,
  type Reader,
  report,
  stringValue,
  takeString,
  wordHere,
} from './reader';
import { KIND, scanLine, setKind, type TokenTable, tokenTable } from './scan';
import type {
  CaptionAt,
  JumpAt,
  NumberAt,
  Problem,
  SettingName,
  SizeProblem,
  Span,
  Statement,
  StatementName,
} from './syntax';
import {
  nextItem,
  readAgain,
  readCount,
  readDice,
  readDie,
  readEnter,
  readNumbering,
  readPlayers,
  readSize,
  skipItem,
} from './values';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What the statements have said so far; a later setting takes the place of an earlier one. */
export interface Said {
  settings: Mutable<Settings>;
  size: Size | null;
  sizeProblem: SizeProblem | null;
  readonly statements: Statement[];
  readonly jumps: Jump[];
  readonly jumpsAt: JumpAt[];
  readonly captions: CellCaption[];
  readonly captionsAt: CaptionAt[];
}

export function nothingSaid(settings: Settings = {}): Said {
  return {
    settings: { ...settings },
    size: null,
    sizeProblem: null,
    statements: [],
    jumps: [],
    jumpsAt: [],
    captions: [],
    captionsAt: [],
  };
}

export const boardOf = ({ size, settings, jumps, captions }: Said): Board => ({ size, settings, jumps, captions });

export function readerOf(text: string, table: TokenTable): Reader {
  return { text, table, at: 0, stop: 0, name: 'title', first: 0, numbers: [], count: 0, problems: [] };
}

const ONE_WORD = ['exact', 'bounce', 'pass'] as const;
const CHAIN = ['off', 'on'] as const;
const ORDERS = ['thrown', 'last-first'] as const;
const RULES = Object.keys(NAMED_RULES) as RulesName[];

/** Reads what follows a keyword; true where the statement counts. */
type Read = (reader: Reader, said: Said) => boolean;

/** A setting whose value one function reads; it counts if a value was read and nothing more follows. */
function setting<K extends keyof Settings>(key: K, value: (reader: Reader) => Settings[K] | null): Read {
  return (reader, said) => {
    const read = value(reader);
    if (read === null || !nothingMore(reader)) return false;
    said.settings[key] = read;
    return true;
  };
}

function readCaption(reader: Reader): string | null {
  if (!isKind(reader, KIND.string)) return expected(reader, 'string');
  const span = takeString(reader);
  return span && stringValue(reader.text, span);
}

/** Cells may be any number: whether they are on the board is another question than what the file says. */
const readCell = (reader: Reader): number | null => needNumber(reader, 'cell')?.value ?? null;

const readBoard: Read = (reader, said) => {
  const read = readSize(reader);
  if (read === null) return false;
  if ('problem' in read) {
    said.sizeProblem = read.problem;
    return false;
  }
  said.size = read.size;
  return true;
};

const readJumps =
  (kind: JumpKind): Read =>
  (reader, said) => {
    let read = 0;
    do {
      if (readJump(reader, said, kind)) read++;
      else skipItem(reader);
    } while (nextItem(reader, KIND.number));
    return read > 0;
  };

const NO_BODY: readonly Span[] = [];

function readJump(reader: Reader, said: Said, kind: JumpKind): boolean {
  const from = needNumber(reader, 'cell');
  if (from === null) return false;
  if (isOperator(reader, '-') || isOperator(reader, '→') || wordHere(reader) === 'to') reader.at++;
  else if (!isKind(reader, KIND.number)) {
    expected(reader, 'arrow');
    return false;
  }
  const to = needNumber(reader, 'cell');
  if (to === null) return false;
  const caption = takeString(reader);
  said.jumps.push({
    kind,
    from: from.value,
    to: to.value,
    caption: caption && stringValue(reader.text, caption),
  });
  said.jumpsAt.push({
    start: from.start,
    end: (caption ?? to).end,
    from,
    to,
    caption,
    statement: said.statements.length,
    body: NO_BODY,
    id: '',
  });
  return true;
}

const readCellCaption: Read = (reader, said) => {
  const cell = needNumber(reader, 'cell');
  if (cell === null) return false;
  if (!isKind(reader, KIND.string)) {
    expected(reader, 'string');
    return false;
  }
  const caption = takeString(reader);
  if (caption === null || !nothingMore(reader)) return false;
  said.captions.push({ cell: cell.value, caption: stringValue(reader.text, caption) });
  said.captionsAt.push({ start: cell.start, end: caption.end, cell, caption });
  return true;
};

const ladder = readJumps('ladder');
const snake = readJumps('snake');

/** Every keyword: which statement it begins, and who reads the rest. */
const KEYWORDS: Readonly<Record<string, readonly [StatementName, Read]>> = {
  title: ['title', setting('title', readCaption)],
  author: ['author', setting('author', readCaption)],
  board: ['board', readBoard],
  numbering: ['numbering', setting('numbering', readNumbering)],
  start: ['start', setting('start', readCell)],
  goal: ['goal', setting('goal', readCell)],
  die: ['die', setting('die', readDie)],
  dice: ['die', setting('die', readDice)],
  finish: ['finish', setting('finish', reader => needWord(reader, ONE_WORD))],
  chain: [
    'chain',
    setting('chain', reader => {
      const word = needWord(reader, CHAIN);
      return word && word === 'on';
    }),
  ],
  enter: ['enter', setting('enter', readEnter)],
  again: ['again', setting('again', readAgain)],
  order: ['order', setting('order', reader => needWord(reader, ORDERS))],
  void: ['void', setting('void', reader => readCount(reader, 'none'))],
  'skip-next': ['skip-next', setting('skipNext', reader => readCount(reader, 'none'))],
  reverse: ['reverse', setting('reverse', reader => readCount(reader, 'none'))],
  winners: ['winners', setting('winners', reader => readCount(reader, 'auto'))],
  rules: ['rules', setting('rules', reader => needWord(reader, RULES))],
  players: ['players', setting('players', readPlayers)],
  ladder: ['ladder', ladder],
  ladders: ['ladder', ladder],
  snake: ['snake', snake],
  snakes: ['snake', snake],
  cell: ['cell', readCellCaption],
};

const TABLE = new Map(Object.entries(KEYWORDS));

/** Every word that begins a statement, in the order of the language's reference. */
export const STATEMENT_KEYWORDS: readonly string[] = Object.keys(KEYWORDS);

/** Which statement a keyword begins, in any case; null: none. */
export function statementOf(keyword: string): StatementName | null {
  return TABLE.get(keyword.toLowerCase())?.[0] ?? null;
}

const isSetting = (name: StatementName): name is SettingName =>
  name !== 'ladder' && name !== 'snake' && name !== 'cell';

/**
 * Reads the statement whose tokens stand in the reader from `at` to before `stop`, without its comment. There is at least one.
 * `inMap`: only settings may be said, neither the board nor its numbering. Returns which statement it is; null: none.
 */
export function readStatement(reader: Reader, said: Said, inMap: boolean): StatementName | null {
  const first = reader.at;
  const keyword = here(reader);
  const entry = TABLE.get(wordHere(reader));
  if (entry === undefined) {
    unknownStatement(reader, inMap);
    return null;
  }
  const [name, read] = entry;
  reader.name = name;
  reader.first = first;
  reader.count = 0;
  setKind(reader.table, reader.at, KIND.keyword);
  reader.at++;
  const { stop, problems } = reader;
  let valid = false;
  if (inMap && (name === 'board' || name === 'numbering' || !isSetting(name))) {
    problems.push({ ...keyword, detail: { fault: 'board-in-map', statement: name } });
  } else {
    valid = read(reader, said);
  }
  const numbers = reader.numbers.slice(0, reader.count);
  said.statements.push({
    start: keyword.start,
    end: reader.table.data[3 * stop - 1],
    name,
    keyword,
    valid,
    tokens: [first, stop],
    numbers,
  });
  reader.at = stop;
  return name;
}

function unknownStatement(reader: Reader, inMap: boolean): void {
  const { text, table } = reader;
  const { start, end } = here(reader);
  const word = quote(text, start, end);
  const candidates = inMap
    ? STATEMENT_KEYWORDS.filter(each => isSetting(KEYWORDS[each][0]) && each !== 'board' && each !== 'numbering')
    : STATEMENT_KEYWORDS;
  report(reader, { start, end }, { fault: 'unknown-statement', word, near: near(reader, word, candidates) });
  for (let i = reader.at; i < reader.stop; i++) {
    if (i === reader.at || table.data[3 * i] === KIND.word) setKind(table, i, KIND.unknown);
  }
  reader.at = reader.stop;
}

/** What one setting, given as a line of its own, makes of settings. */
export interface SettingRead {
  readonly settings: Settings;
  /** The size, where the line is a valid `board` statement. */
  readonly size: Size | null;
  readonly sizeProblem: SizeProblem | null;
  /** What is wrong, with offsets in the line; where something is, the settings are those that were given. */
  readonly problems: readonly Problem[];
  /** Which setting the line names; null: none that the language has. */
  readonly name: SettingName | null;
  readonly numbers: readonly NumberAt[];
}

/**
 * Reads one setting as it may stand in a `.snl` file (`start 1`, `board 8 x 8`) and puts it in place of what `base` says. A jump or a
 * cell's caption is no setting; a comment may follow. Never throws.
 */
export function parseSetting(line: string, base: Settings): SettingRead {
  const table = tokenTable(line.length);
  scanLine(line, 0, line.length, table);
  const reader = readerOf(line, table);
  const said = nothingSaid(base);
  reader.stop = table.count;
  if (table.count > 0 && table.data[3 * (table.count - 1)] === KIND.comment) reader.stop--;
  if (reader.stop > 0) {
    const named = statementOf(wordHere(reader));
    if (named === null || isSetting(named)) readStatement(reader, said, false);
    else unknownStatement(reader, true);
  }
  const { settings, size, sizeProblem, statements } = said;
  const [statement] = statements;
  const name = statement !== undefined && isSetting(statement.name) ? statement.name : null;
  return { settings, size, sizeProblem, problems: reader.problems, name, numbers: statement?.numbers ?? [] };
}
