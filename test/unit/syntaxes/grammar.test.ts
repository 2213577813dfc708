import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import oniguruma from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';
import { type Format, parse, STATEMENT_KEYWORDS } from '../../../src/text';
import { EXERCISE, randomMap } from '../text/drawing';
import { dice, randomBoard, spell } from '../text/spelling';

const read = (path: string) => readFileSync(path, 'utf8');

const grammars = {} as Record<Format, IGrammar>;

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: patterns => new oniguruma.OnigScanner(patterns),
      createOnigString: text => new oniguruma.OnigString(text),
    }),
    loadGrammar: async scope => {
      const path = `syntaxes/${scope.replace('source.', '')}.tmLanguage.json`;
      return textmate.parseRawGrammar(read(path), path);
    },
  });
  grammars.snl = (await registry.loadGrammar('source.snl'))!;
  grammars.map = (await registry.loadGrammar('source.snl-map'))!;
});

/** What a scope of the grammars says a token is, in the parser's words. */
const MEANINGS: readonly [RegExp, string][] = [
  [/^comment/, 'comment'],
  [/^constant\.other\.color/, 'colour'],
  [/^string/, 'string'],
  [/^keyword\.(?:control|other)/, 'keyword'],
  [/^keyword\.operator\.word/, 'word'],
  [/^(?:keyword\.operator|punctuation\.separator\.comma)/, 'operator'],
  [/^constant\.language/, 'word'],
  [/^constant\.numeric/, 'number'],
  [/^entity\.name/, 'jump'],
  [/^punctuation\.separator/, 'separator'],
  [/^invalid/, 'unknown'],
];

/** For each character of the text what the grammar says of it; '' where nothing. */
function byGrammar(text: string, format: Format): string[] {
  const kinds = new Array<string>(text.length).fill('');
  let stack = textmate.INITIAL;
  let offset = 0;
  for (const line of text.split(/(?<=\r\n|\n|\r(?!\n))/)) {
    const content = line.replace(/[\r\n]+$/, '');
    const { tokens, ruleStack } = grammars[format].tokenizeLine(content, stack);
    stack = ruleStack;
    for (const { startIndex, endIndex, scopes } of tokens) {
      const meaning = MEANINGS.find(([pattern]) => scopes.some(scope => pattern.test(scope)))?.[1] ?? '';
      kinds.fill(meaning, offset + startIndex, offset + Math.min(endIndex, content.length));
    }
    offset += line.length;
  }
  return kinds;
}

function byParser(text: string, format: Format): string[] {
  const kinds = new Array<string>(text.length).fill('');
  for (const { kind, start, end } of parse(text, format, true).tokens) kinds.fill(kind, start, end);
  return kinds;
}

/** The text as runs of characters with what each side says; blanks outside of tokens do not count. */
function expectAgreement(text: string, format: Format): void {
  const parser = byParser(text, format);
  const grammar = byGrammar(text, format);
  const differences = [...parser.keys()].filter(i => parser[i] !== grammar[i] && !/\s/.test(text[i]));
  expect(differences.map(i => [text.slice(i, i + 12), parser[i], grammar[i]])).toEqual([]);
}

describe('the grammars', () => {
  it('see what the parser sees in any board', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        expectAgreement(spell(randomBoard(random), random), 'snl');
      }),
      { numRuns: 6 },
    );
  });

  it('know every keyword, and no other word that begins a line', () => {
    for (const keyword of STATEMENT_KEYWORDS) expect(byGrammar(keyword.toUpperCase(), 'snl')[0]).toBe('keyword');
    for (const word of ['laddery', 'start-up', 'cells', 'x start', 'éstart']) {
      expect(byGrammar(word, 'snl').join('')).toBe('');
    }
    expectAgreement(
      'start1\nladder3->5\nladders 3to5\nsnake -1 -> -5\nboard 6x5\nboard 6by5\ndice 3d6\nplayers "a"red\nplayers "a" red, "b" blue # c',
      'snl',
    );
    for (const colour of ['red2', 'nocol2', 'rgb(1)', 'red.']) {
      expect(byGrammar(`players "a" ${colour}`, 'snl')).not.toContain('colour');
    }
  });

  it('mark the words of ignore comments within the comment', () => {
    const line = '# snl-ignore trap long-game';
    const { tokens } = grammars.snl.tokenizeLine(line, textmate.INITIAL);
    const scopeOf = (word: string) => tokens.find(each => each.startIndex === line.indexOf(word))?.scopes.join(' ');
    expect(scopeOf('snl-ignore')).toContain('keyword.other.directive');
    expect(scopeOf('trap') ?? scopeOf(' trap')).toContain('constant.other.code');
  });

  it('see what the parser sees in any map', () => {
    expectAgreement(EXERCISE, 'map');
    expectAgreement(
      `# a comment S1\n # snl: start 1 # snl-ignore x\n#SNL:die 2*3\n1,2;S1|99:l 5s2\n? 5: S1a -5\n`,
      'map',
    );
    expectAgreement('1 2 # snl-ignore a\n3,S1,#SNL-Ignore-file, b\n5 # c\n6 7# snl-ignore x\n8 # snl-ignored', 'map');
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = dice(seed);
        const { tokens } = randomMap(random);
        const text = tokens
          .map(row => row.join(random.pick([' ', ',', '|', '\t', ' ; '])))
          .join(random.pick(['\n', '\r\n']));
        expectAgreement(text, 'map');
      }),
      { numRuns: 5 },
    );
  });
});

describe('the language configurations', () => {
  const configuration = (name: string) => JSON.parse(read(`syntaxes/${name}.language-configuration.json`));

  it('take for words what the formats take for tokens', () => {
    const words = (name: string, text: string) => text.match(new RegExp(configuration(name).wordPattern, 'g'));
    expect(words('snl', 'snakes 21->-9, 17 → 4 "Miss a biscuit" # x')).toEqual([
      'snakes',
      '21',
      '-9',
      '17',
      '4',
      'Miss',
      'a',
      'biscuit',
      'x',
    ]);
    expect(words('snl', 'skip-next 3d6x')).toEqual(['skip-next', '3', 'd', '6', 'x']);
    expect(words('snl-map', '99:S1,98|L2;5')).toEqual(['99:S1', '98', 'L2', '5']);
  });

  it('know the comment', () => {
    expect(configuration('snl').comments).toEqual({ lineComment: '#' });
    expect(configuration('snl-map').comments).toEqual({ lineComment: '#' });
  });
});
