import type { Jump, JumpKind } from '../board/board';
import { applyChanges } from './apply';
import { captionBody, changeBody, insertBody, type Refused, removeBody, setMapSetting } from './change-map';
import { minimalChanges } from './edits';
import { formatChanges } from './format';
import { beforeLineEnds, type Lines, lineAt, lineEnd, lineEndOf } from './lines';
import { parseSnl } from './snl';
import type { BoardFile, JumpAt, SettingName, Span, Statement, TextChange } from './syntax';
import { jumpText, keywordOf, quoted, SETTING_ORDER } from './write';

/** What of a jump shall be another. */
export interface JumpChange {
  readonly kind?: JumpKind;
  readonly from?: number;
  readonly to?: number;
  readonly caption?: string | null;
}

/** What an edit makes: changes of the text, or why the format can't hold it. */
export type Edit = readonly TextChange[] | Refused;

/** Adds a jump: after the last of its kind, else after the last jump, else at the end. A map draws it, or refuses. */
export function insertJump(file: BoardFile, jump: Jump): Edit {
  if (file.format === 'map') return insertBody(file, jump);
  const before =
    file.statements.findLast(({ name }) => name === jump.kind) ??
    file.statements.findLast(({ name }) => name === 'ladder' || name === 'snake');
  const line = `${jump.kind} ${jumpText(jump)}`;
  return edited(file, [before === undefined ? lineAtEnd(file, line) : lineAfter(file, before, line)], true);
}

/** Takes the jump `file.jumps[index]` away; a comment on its line stays. */
export function removeJump(file: BoardFile, index: number): Edit {
  if (file.format === 'map') return removeBody(file, index);
  const statement = file.statements[file.jumps[index].statement];
  const item = itemRemoval(file, index);
  if (item === null) return removeStatements(file, [statement]);
  return edited(file, [item], isTidy(file, statement));
}

/** Makes the jump `file.jumps[index]` another: its kind, its ends, its caption (null: none). A map draws it anew, or refuses. */
export function changeJump(file: BoardFile, index: number, change: JumpChange): Edit {
  if (file.format === 'map') return changeBody(file, index, change);
  const at = file.jumps[index];
  const was = file.board.jumps[index];
  const jump = { ...was, ...change };
  const statement = file.statements[at.statement];
  const tidy = isTidy(file, statement);
  const changes: TextChange[] = [];
  if (jump.kind !== was.kind) {
    const removal = itemRemoval(file, index);
    // One item of a list can't have another kind: it moves to a line of its own.
    if (removal !== null) {
      return edited(file, [removal, lineAfter(file, statement, `${jump.kind} ${jumpText(jump)}`)], tidy);
    }
    const { start, end } = statement.keyword;
    const plural = /s$/i.test(file.text.slice(start, end)) ? 's' : '';
    changes.push({ start, end, text: jump.kind + plural });
  }
  if (jump.from !== was.from) changes.push(replaced(at.from, String(jump.from)));
  if (jump.to !== was.to) changes.push(replaced(at.to, String(jump.to)));
  if (jump.caption !== was.caption) changes.push(captionChange(at, jump.caption));
  if (!tidy || !hasNeighbours(file, at)) return edited(file, changes, tidy);
  // Among other jumps both ends keep their right ends, so that they stay under each other and no other line changes.
  return edited(file, [...changes, ...heldEnds(file, at, changes)]);
}

/** Whether the line of the jump stands among other jumps. */
function hasNeighbours({ statements }: BoardFile, { statement }: JumpAt): boolean {
  const isJump = (each: Statement | undefined) => each?.name === 'ladder' || each?.name === 'snake';
  return isJump(statements[statement - 1]) || isJump(statements[statement + 1]);
}

/** Blanks put in or taken away before the first jump's ends of a line, as what stands before their right ends becomes shorter or longer. */
function heldEnds({ text, statements }: BoardFile, at: JumpAt, changes: readonly TextChange[]): TextChange[] {
  const { keyword, numbers } = statements[at.statement];
  if (at.from.start !== numbers[0].start) return [];
  const grown = (...spans: readonly Span[]) =>
    changes
      .filter(({ start }) => spans.some(span => span.start === start))
      .reduce((sum, change) => sum + change.text.length - (change.end - change.start), 0);
  return [
    { number: at.from, by: grown(keyword, at.from) },
    { number: at.to, by: grown(at.to) },
  ].flatMap(({ number: { start }, by }) => {
    let blanks = 0;
    while (text[start - 1 - blanks] === ' ') blanks++;
    const gone = Math.min(by, blanks - 1);
    return gone === 0 ? [] : [{ start: start - Math.max(0, gone), end: start, text: ' '.repeat(Math.max(0, -gone)) }];
  });
}

/**
 * Says a setting (`value` as it stands in the file after the keyword, see `valueText`) in place of what the file says of it, or (null) says it
 * no more. A new one comes after those that usually stand before it. A map says it in a comment above its grid, and refuses what no map can say.
 */
export function setSetting(file: BoardFile, name: SettingName, value: string | null): Edit {
  if (file.format === 'map') return setMapSetting(file, name, value);
  const statements = file.statements.filter(statement => statement.name === name);
  if (value === null) return removeStatements(file, statements);
  const line = `${keywordOf(name, value)} ${value}`;
  const last = statements.findLast(({ valid }) => valid) ?? statements.at(-1);
  if (last !== undefined) return edited(file, [replaced(last, line)], isTidy(file, last));
  const before = SETTING_ORDER.slice(0, SETTING_ORDER.indexOf(name));
  const place = file.statements.findLast(statement => before.includes(statement.name as SettingName));
  const [first] = file.statements;
  const added =
    place !== undefined
      ? lineAfter(file, place, line)
      : first !== undefined
        ? lineBefore(file, first, line)
        : lineAtEnd(file, line);
  return edited(file, [added], true);
}

/** Takes statements away, each with its line; a comment on its line stays. */
export function removeStatements(file: BoardFile, statements: readonly Statement[]): TextChange[] {
  return edited(
    file,
    statements.map(statement => statementRemoval(file, statement)),
  );
}

/** Gives a cell a caption, another, or (null) none. A map has none to give. */
export function setCaption(file: BoardFile, cell: number, caption: string | null): Edit {
  if (file.format === 'map') return captionBody();
  const isHere = (statement: Statement) => statement.name === 'cell' && statement.numbers[0]?.value === cell;
  if (caption === null) {
    return removeStatements(
      file,
      file.statements.filter(statement => statement.valid && isHere(statement)),
    );
  }
  const at = file.captions.find(each => each.cell.value === cell);
  if (at !== undefined) return edited(file, [replaced(at.caption, quoted(caption))]);
  const last = file.statements.findLast(({ name }) => name === 'cell');
  const line = `cell ${cell} ${quoted(caption)}`;
  return edited(file, [last === undefined ? lineAtEnd(file, line) : lineAfter(file, last, line)], true);
}

const replaced = ({ start, end }: Span, text: string): TextChange => ({ start, end, text });

function captionChange({ to, caption }: JumpAt, value: string | null): TextChange {
  if (value === null) return { start: to.end, end: caption?.end ?? to.end, text: '' };
  return caption === null
    ? { start: to.end, end: to.end, text: ` ${quoted(value)}` }
    : replaced(caption, quoted(value));
}

/** Makes the changes minimal; `tidy`: what they put in is formatted, as the lines around it are. */
function edited(file: BoardFile, changes: readonly TextChange[], tidy = false): TextChange[] {
  const sorted = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  let next = applyChanges(file.text, sorted);
  if (tidy && sorted.length > 0) {
    const grown = next.length - file.text.length;
    let { start } = sorted[0];
    let end = sorted[sorted.length - 1].end + grown;
    // Lines that the changes only touch with a line end are none of theirs.
    while (start < end && isLineEnd(next, start)) start++;
    while (end > start && isLineEnd(next, end - 1)) end--;
    next = applyChanges(next, formatChanges(parseSnl(next), { start, end }));
  }
  return minimalChanges(file.text, next);
}

const isLineEnd = (text: string, i: number): boolean => text[i] === '\n' || text[i] === '\r';

/** Whether the statement is as formatting has it; the blanks before a comment do not matter. */
const isTidy = (file: BoardFile, { start, end }: Span): boolean =>
  formatChanges(file, { start, end }).every(change => change.start >= end);

/** The change that takes an item out of its list; null where it is the only one. */
function itemRemoval(file: BoardFile, index: number): TextChange | null {
  const { text, tokens } = file;
  const at = file.jumps[index];
  const [first, stop] = file.statements[at.statement].tokens;
  const isComma = (i: number) => i > first && i < stop && text[tokens[i].start] === ',';
  let begin = first;
  while (tokens[begin].start < at.start) begin++;
  let after = begin;
  while (after < stop && tokens[after].start < at.end) after++;
  if (isComma(after) && after + 1 < stop) return { start: at.start, end: tokens[after + 1].start, text: '' };
  return isComma(begin - 1) ? { start: tokens[begin - 2].end, end: at.end, text: '' } : null;
}

/** The change that takes a statement away with its line, or, where a comment follows, up to the comment. */
function statementRemoval(file: BoardFile, statement: Statement): TextChange {
  const line = lineOf(file, statement);
  const comment = file.tokens[statement.tokens[1]];
  if (comment !== undefined && comment.start < line.content) return { start: line.start, end: comment.start, text: '' };
  // The last line of a text without a last line end takes the one before it along.
  const start = line.end === line.content && line.line > 0 ? beforeLineEnds(file.text, 0, line.start) : line.start;
  return { start, end: line.end, text: '' };
}

interface LineAt extends Span {
  readonly line: number;
  /** Where the line ends without its line end; `end` is where the next one begins. */
  readonly content: number;
}

function lineOf(lines: Lines, { start: from }: Span): LineAt {
  const { text, lineStarts } = lines;
  const line = lineAt(lines, from);
  return { line, start: lineStarts[line], content: lineEnd(lines, line), end: lineStarts[line + 1] ?? text.length };
}

function lineAfter(file: BoardFile, statement: Statement, line: string): TextChange {
  const { content, end } = lineOf(file, statement);
  const isOpen = content === end;
  return { start: end, end, text: isOpen ? lineEndOf(file) + line : line + lineEndOf(file) };
}

function lineBefore(file: BoardFile, statement: Statement, line: string): TextChange {
  const { start } = lineOf(file, statement);
  return { start, end: start, text: line + lineEndOf(file) };
}

/** A line at the end, apart from what stands there. */
function lineAtEnd(file: BoardFile, line: string): TextChange {
  const { text, lineStarts } = file;
  const ending = lineEndOf(file);
  const at = text.length;
  if (text.trim() === '') return { start: at, end: at, text: line + ending };
  const isOpen = lineStarts[lineStarts.length - 1] < at;
  const before = lineStarts.length > 1 ? lineStarts[lineStarts.length - 2] : 0;
  const isApart = !isOpen && text.slice(before).trim() === '';
  return { start: at, end: at, text: (isOpen ? ending : '') + (isApart ? '' : ending) + line + ending };
}
