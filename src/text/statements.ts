import type { Board, CellCaption, Jump, JumpKind, RulesName, Settings, Size } from '../board/board';
import { NAMED_RULES } from '../board/rules';
import {
  expected,
  here,
  isKind,
  isOperator,
  near,
  needCell,
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
import { endAt, KIND, kindAt, MARK, scanLine, setKind, setMark, startAt, type TokenTable, tokenTable } from './scan';
import type { CaptionAt, Problem, SettingName, SizeProblem, StatementName } from './syntax';
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
  /** The tokens that begin settings. */
  readonly settingsAt: number[];
  readonly jumps: Jump[];
  readonly captions: CellCaption[];
  readonly captionsAt: CaptionAt[];
}

/** What a file has said before its first statement; `settings` are those that hold unasked. */
export function nothingSaid(settings: Settings = {}): Said {
  return {
    settings: { ...settings },
    size: null,
    sizeProblem: null,
    settingsAt: [],
    jumps: [],
    captions: [],
    captionsAt: [],
  };
}

/** The board that a whole file has said. */
export const boardOf = ({ size, settings, jumps, captions }: Said): Board => ({ size, settings, jumps, captions });

/** A reader of a text's tokens. `at` and `stop` are to be set to a statement before it reads. */
export function readerOf(text: string, table: TokenTable): Reader {
  return { text, table, at: 0, stop: 0, name: 'title', first: 0, problems: [] };
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
    } while (nextItem(reader, KIND.number, hasCaption(reader) ? 'comma' : 'comma-or-caption'));
    return read > 0;
  };

/** Whether the item before the cursor ends in a text. */
const hasCaption = ({ table, at }: Reader) => kindAt(table, at - 1) === KIND.string;

function readJump(reader: Reader, said: Said, kind: JumpKind): boolean {
  const { text, table, at: fromAt } = reader;
  const from = needCell(reader);
  if (from === null) return false;
  if (isOperator(reader, '-') || isOperator(reader, '→') || wordHere(reader) === 'to') reader.at++;
  else if (!isKind(reader, KIND.number)) {
    expected(reader, 'arrow');
    return false;
  }
  const toAt = reader.at;
  const to = needCell(reader);
  if (to === null) return false;
  const caption = takeString(reader);
  said.jumps.push({ kind, from, to, caption: caption && stringValue(text, caption) });
  setMark(table, fromAt, MARK.from);
  setMark(table, toAt, caption === null ? MARK.to : MARK.to | MARK.captioned);
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
  start: ['start', setting('start', needCell)],
  goal: ['goal', setting('goal', needCell)],
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
 * `inMap`: only settings may be said, neither the board nor its numbering.
 */
export function readStatement(reader: Reader, said: Said, inMap: boolean): void {
  const { table, stop, problems, at: first } = reader;
  const entry = TABLE.get(wordHere(reader));
  if (entry === undefined) {
    unknownStatement(reader, inMap);
    return;
  }
  const [name, read] = entry;
  reader.name = name;
  reader.first = first;
  setKind(table, first, KIND.keyword);
  setMark(table, first, MARK.statement);
  if (isSetting(name)) said.settingsAt.push(first);
  setMark(table, stop - 1, MARK.last);
  reader.at++;
  if (inMap && (name === 'board' || name === 'numbering' || !isSetting(name))) {
    const detail = { fault: 'board-in-map', statement: name } as const;
    problems.push({ start: startAt(table, first), end: endAt(table, first), detail });
  } else {
    setMark(table, first, read(reader, said) ? MARK.valid : 0);
  }
  reader.at = stop;
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
    if (i === reader.at || kindAt(table, i) === KIND.word) setKind(table, i, KIND.unknown);
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
  if (table.count > 0 && kindAt(table, table.count - 1) === KIND.comment) reader.stop--;
  const named = reader.stop > 0 ? statementOf(wordHere(reader)) : null;
  const name = named !== null && isSetting(named) ? named : null;
  if (reader.stop > 0 && named === name) readStatement(reader, said, false);
  else if (reader.stop > 0) unknownStatement(reader, true);
  const { settings, size, sizeProblem } = said;
  return { settings, size, sizeProblem, problems: reader.problems, name };
}
