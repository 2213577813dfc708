import type { Expected, Ranged, StatementName, SyntaxFault } from '../../text/syntax';
import type { syntax as en } from '../en/findings-syntax';
import { numberFormat } from '../numbers';

const large = numberFormat('ja');

const expected: Readonly<Record<Expected, string>> = {
  number: '数',
  cell: 'マスの番号',
  string: '二重引用符で囲んだ文字列',
  face: 'サイコロの目（1以上の数）',
  size: '「10 x 10」のような大きさ',
  arrow: '矢印「->」',
  word: '語',
  name: 'ルールの名前',
  player: '二重引用符で囲んだプレイヤー名、または人数',
  dice: '「2d6」のような「d」',
  'dice-count': '「2d6」のようなサイコロの個数',
  weight: '重み（1以上の数）',
  corner: '「bottom-left」のような隅',
  comma: 'コンマ',
  'comma-or-caption': 'コンマか、二重引用符で囲んだ説明',
};

const values: Readonly<Partial<Record<StatementName, string>>> = {
  numbering: '「serpentine」か「rows」',
  finish: '「exact」「bounce」「pass」のどれか',
  chain: '「off」か「on」',
  order: '「thrown」か「last-first」',
  rules: '「classic」のようなルールの名前',
};

const expectedIn = (what: Expected, statement: StatementName) =>
  (what === 'word' && values[statement]) || expected[what];

const ranged: Readonly<Record<Ranged, string>> = {
  face: 'サイコロの目',
  weight: '重み',
  dice: 'サイコロの個数',
  players: 'プレイヤーの人数',
  limit: 'limitの値',
  count: 'この数',
};

const inMap: Readonly<Record<'board' | 'numbering' | 'ladder' | 'snake' | 'cell', string>> = {
  board: 'マップの大きさは行と列で決まります。ここに「board」は書けません。',
  numbering: 'マップの番号の並びは、書かれている番号で決まります。ここに「numbering」は書けません。',
  ladder: 'マップのはしごは、通るすべての行にL1のような印を置いて描きます。ここには書けません。',
  snake: 'マップのヘビは、通るすべての行にS1のような印を置いて描きます。ここには書けません。',
  cell: 'マップではマスに説明を付けられません。ここに「cell」は書けません。',
};

export const syntax: typeof en = (fault: SyntaxFault): string => {
  switch (fault.fault) {
    case 'unknown-statement':
      return fault.near === null
        ? `「${fault.word}」で始まる文はありません。行は「board」「ladder」「snake」「die」などの語で始めます。`
        : `「${fault.word}」で始まる文はありません。「${fault.near}」の間違いではありませんか？`;
    case 'expected':
      return fault.found === ''
        ? `「${fault.keyword}」には、ここに${expectedIn(fault.expected, fault.statement)}が必要ですが、何も書かれていません。`
        : `「${fault.keyword}」には、ここに${expectedIn(fault.expected, fault.statement)}が必要ですが、「${fault.found}」と書かれています。`;
    case 'unexpected':
      return `${fault.found === '' ? 'この部分' : `「${fault.found}」`}は「${fault.keyword}」の文には余分です。取り除くか、別の行に書いてください。`;
    case 'string-open':
      return '文字列が閉じられていません。終わりに二重引用符を付けてください。';
    case 'range':
      return fault.most === null
        ? `${ranged[fault.what]}は${large.format(fault.least)}以上の整数です。${fault.found}は使えません。`
        : `${ranged[fault.what]}は${large.format(fault.least)}から${large.format(fault.most)}までの整数です。${fault.found}は使えません。`;
    case 'too-many-faces':
      return `サイコロの目は${large.format(fault.most)}種類までですが、これはそれより多くなっています。`;
    case 'long-weight':
      return `重みは${fault.digits}桁までです。`;
    case 'unknown-word':
      if (fault.near === null && fault.allowed.length === 1) {
        return `「${fault.keyword}」の文で「${fault.word}」は使えません。数か「${fault.allowed[0]}」を書いてください。`;
      }
      return fault.near === null
        ? `「${fault.keyword}」の文で「${fault.word}」は使えません。使えるのは${fault.allowed.map(word => `「${word}」`).join('')}です。`
        : `「${fault.keyword}」の文で「${fault.word}」は使えません。「${fault.near}」の間違いではありませんか？`;
    case 'unknown-colour':
      return fault.near === null
        ? `「${fault.colour}」という色はありません。crimsonのようなCSSの色名か、"#c03"のように引用符で囲んだ16進数で書いてください。`
        : `「${fault.colour}」という色はありません。「${fault.near}」の間違いではありませんか？`;
    case 'quoted-colour':
      return `色の名前は引用符を付けずに「${fault.colour}」と書きます。`;
    case 'board-in-map':
      return inMap[fault.statement];
  }
};
