import type { Expected, Ranged, StatementName, SyntaxFault } from '../../text/syntax';
import { numberFormat } from '../numbers';

const large = numberFormat('en');

/** “a”, “a or b”, “a, b or c”. */
const either = (words: readonly string[]) =>
  words.length < 2
    ? words.map(word => `“${word}”`).join('')
    : `${words
        .slice(0, -1)
        .map(word => `“${word}”`)
        .join(', ')} or “${words[words.length - 1]}”`;

const expected: Readonly<Record<Expected, string>> = {
  number: 'a number',
  cell: 'the number of a cell',
  string: 'a text in double quotes',
  face: 'a face (a whole number from 1)',
  size: 'a size such as 10 x 10',
  arrow: 'an arrow “->”',
  word: 'a word',
  name: 'the name of a set of rules',
  player: 'a name in double quotes or the number of players',
  dice: 'a “d” as in 2d6',
  'dice-count': 'the number of dice as in 2d6',
  weight: 'a weight (a whole number from 1)',
  corner: 'a corner such as “bottom-left”',
  comma: 'a comma',
  'comma-or-caption': 'a comma or a caption in double quotes',
};

/** The words that a statement can take, where it says so little. */
const values: Readonly<Partial<Record<StatementName, string>>> = {
  numbering: '“serpentine” or “rows”',
  finish: '“exact”, “bounce” or “pass”',
  chain: '“off” or “on”',
  order: '“thrown” or “last-first”',
  rules: 'the name of a set of rules such as “classic”',
};

const expectedIn = (what: Expected, statement: StatementName) =>
  (what === 'word' && values[statement]) || expected[what];

const ranged: Readonly<Record<Ranged, string>> = {
  face: 'A face',
  weight: 'A weight',
  dice: 'A number of dice',
  players: 'A number of players',
  limit: 'A limit',
  count: 'This',
};

const inMap: Readonly<Record<'board' | 'numbering' | 'ladder' | 'snake' | 'cell', string>> = {
  board: 'A map shows its size by its rows, so “board” cannot be said here.',
  numbering: 'A map shows its numbering by its numbers, so “numbering” cannot be said here.',
  ladder: 'In a map a ladder is drawn, with a token such as L1 in each row that it crosses; it cannot be said here.',
  snake: 'In a map a snake is drawn, with a token such as S1 in each row that it crosses; it cannot be said here.',
  cell: 'A map has no captions of cells, so “cell” cannot be said here.',
};

/** One sentence or two for a line or an item that cannot be read: what is wrong here, and what to write. */
export function syntax(fault: SyntaxFault): string {
  switch (fault.fault) {
    case 'unknown-statement':
      return fault.near === null
        ? `No statement begins with “${fault.word}”. A line begins with a word such as “board”, “ladder”, “snake” or “die”.`
        : `No statement begins with “${fault.word}”. Did you mean “${fault.near}”?`;
    case 'expected':
      return fault.found === ''
        ? `Here “${fault.keyword}” needs ${expectedIn(fault.expected, fault.statement)}, but nothing follows.`
        : `Here “${fault.keyword}” needs ${expectedIn(fault.expected, fault.statement)}, not “${fault.found}”.`;
    case 'unexpected':
      return `${fault.found === '' ? 'This' : `“${fault.found}”`} is more than “${fault.keyword}” can take. Take it out, or put it on a line of its own.`;
    case 'string-open':
      return 'This text has no end: a closing double quote is missing.';
    case 'range':
      return fault.most === null
        ? `${ranged[fault.what]} must be a whole number from ${large.format(fault.least)}, not ${fault.found}.`
        : `${ranged[fault.what]} must be a whole number from ${large.format(fault.least)} to ${large.format(fault.most)}, not ${fault.found}.`;
    case 'too-many-faces':
      return `A die has at most ${large.format(fault.most)} different faces; this one has more.`;
    case 'long-weight':
      return `A weight has at most ${fault.digits} digits.`;
    case 'unknown-word':
      if (fault.near === null && fault.allowed.length === 1) {
        return `“${fault.word}” means nothing in “${fault.keyword}”. Write a number or “${fault.allowed[0]}”.`;
      }
      return fault.near === null
        ? `“${fault.word}” means nothing in “${fault.keyword}”. Write ${either(fault.allowed)}.`
        : `“${fault.word}” means nothing in “${fault.keyword}”. Did you mean “${fault.near}”?`;
    case 'unknown-colour':
      return fault.near === null
        ? `“${fault.colour}” is no colour. Write a CSS name such as crimson, or a hex value in quotes such as "#c03".`
        : `“${fault.colour}” is no colour. Did you mean “${fault.near}”?`;
    case 'quoted-colour':
      return `The name of a colour stands without quotes: ${fault.colour}.`;
    case 'board-in-map':
      return inMap[fault.statement];
  }
}
