/** What may stand at the cursor. */
import { CODES } from '../findings';
import { type BoardFile, type Span, type StatementName, statementOf } from '../text';
import { SETTING_ORDER } from '../text/write';
import { cellItems } from './completion-cells';
import { type Completion, type Completions, KINDS, MOST_ITEMS } from './completion-item';
import { mapItems } from './completion-map';
import { valueItems } from './completion-values';
import { type Spot, spotAt } from './spot';
import type { Words } from './words';

/**
 * What may stand at an offset: keywords, values, cells, codes; in an empty file first of all a whole small board. What comes
 * by itself while somebody types (`unasked`) must not take the Enter that ends a line: who types a number knows it, and a
 * map's rows are full of blanks. So there are no numbers then, and nothing in a row.
 */
export function completionsAt(file: BoardFile, offset: number, words: Words, unasked = false): Completions {
  const spot = spotAt(file, offset);
  const { start, end } = spot.inside === 'comment' ? typedInComment(spot, offset) : spot.typed;
  const all = unasked && isInGrid(file, spot) ? [] : itemsAt(file, spot, words);
  const items = unasked ? all.filter(({ label }) => !/^\d/.test(label)) : all;
  return { span: { start, end }, items: items.slice(0, MOST_ITEMS), incomplete: items.length > MOST_ITEMS };
}

/** Whether the cursor is in a map's picture, and not in one of its comments or settings. */
function isInGrid(file: BoardFile, { line, inside }: Spot): boolean {
  return file.map !== null && inside === null && !/^\s*#/.test(file.text.slice(file.lineStarts[line]));
}

function itemsAt(file: BoardFile, spot: Spot, words: Words): readonly Completion[] {
  if (spot.inside === 'string') return [];
  if (spot.inside === 'comment') return commentItems(file, spot, words);
  if (file.text.trim() === '')
    return [sample(file, words), ...(file.map === null ? keywordItems(file, spot, words) : [])];
  if (isInGrid(file, spot)) return mapItems(file, spot, words);
  if (spot.before.length === 0) return keywordItems(file, spot, words);
  const name = statementOf(spot.before[0]);
  if (name === null) return [];
  if (name === 'ladder' || name === 'snake' || name === 'cell') return cellItems(file, spot, name, words);
  return valueItems(file, spot, name, words);
}

/** The keywords that may stand here: every setting once, jumps and captions always. What the file lacks comes first. */
function keywordItems(file: BoardFile, { typed }: Spot, words: Words): Completion[] {
  const [behind] = /^[^\r\n#]*/.exec(file.text.slice(typed.end))!;
  const said = new Set<StatementName>(file.statements.map(({ name }) => name));
  const isMap = file.map !== null;
  const settings = SETTING_ORDER.filter(
    name => !said.has(name) && !(isMap && (name === 'board' || name === 'numbering')),
  );
  const jumps: readonly StatementName[] = isMap ? [] : ['ladder', 'snake', 'cell'];
  const first = settings.filter(name => name === 'board');
  const names = [...first, ...jumps, ...settings.filter(name => name !== 'board')];
  return names.flatMap(name =>
    (name === 'die' ? [name, 'dice'] : [name]).map(keyword => keywordItem(keyword, name, behind, words)),
  );
}

/** What follows a keyword, with places to fill in. */
const SNIPPETS: Readonly<Partial<Record<string, string>>> = {
  title: 'title "$1"',
  author: 'author "$1"',
  board: 'board $1 x $2',
  ladder: 'ladder $1 -> $2',
  snake: 'snake $1 -> $2',
  cell: 'cell $1 "$2"',
  players: 'players "$1" $2, "$3" $4',
  dice: 'dice $1d$2',
};

/** A keyword, with what follows it unless something stands behind it already. */
function keywordItem(keyword: string, name: StatementName, behind: string, words: Words): Completion {
  const item = {
    label: keyword,
    kind: KINDS.keyword,
    detail: words.service.keywords[name].short,
    text: /^\s/.test(behind) ? keyword : `${keyword} `,
    about: { about: 'keyword', name } as const,
  };
  return behind.trim() === '' ? { ...item, snippet: SNIPPETS[keyword] ?? `${keyword} $1` } : item;
}

function sample(file: BoardFile, words: Words): Completion {
  const { sample: label, sampleTitle: title, sampleDetail: detail } = words.service.completion;
  const jumps = 'ladder  3 -> 22\nladder 11 -> 26\n\nsnake 27 -> 1\nsnake 21 -> 9\n';
  const [text, snippet] =
    file.map !== null
      ? [SAMPLE_MAP, SAMPLE_MAP]
      : [
          `title "${title}"\nboard 6 x 5\nstart 1\n\n${jumps}`,
          `title "\${1:${title}}"\nboard \${2:6} x \${3:5}\nstart 1\n\n${jumps}$0`,
        ];
  return { label, kind: KINDS.snippet, detail, text, snippet };
}

const SAMPLE_MAP = [
  '25 26 S1 28 29 30',
  '24 23 S1 21 L1 19',
  '13 14 S1 16 L1 18',
  '12 11 10  9 L1  7',
  ' 1  2  3  4  5  6\n',
].join('\n');

const IGNORE = /^#+\s*(snl-ignore(?:-file)?)\s/i;

/** In a comment: the two that silence findings, and then the codes that one of them does not name yet. */
function commentItems({ map }: BoardFile, { insideText }: Spot, words: Words): Completion[] {
  const say = words.service.completion;
  if (IGNORE.test(insideText)) {
    const named = insideText
      .toLowerCase()
      .split(/[\s,]+/)
      .slice(0, -1);
    return CODES.filter(code => !named.includes(code)).map(code => ({
      label: code,
      kind: KINDS.reference,
      detail: '',
      text: code,
      about: { about: 'finding', code },
    }));
  }
  if (!/^#\s*[\w-]*$/.test(insideText)) return [];
  const comments = [
    { label: 'snl-ignore', detail: say.ignore },
    { label: 'snl-ignore-file', detail: say.ignoreFile },
    ...(map === null ? [] : [{ label: 'snl:', detail: say.setting }]),
  ];
  return comments.map(({ label, detail }) => ({ label, kind: KINDS.keyword, detail, text: `${label} ` }));
}

/** The word of a comment that is being typed. */
function typedInComment({ insideText }: Spot, offset: number): Span {
  const [typed] = /[\w-]*$/.exec(insideText)!;
  return { start: offset - typed.length, end: offset };
}
