import { describe, expect, it } from 'vitest';
import { semanticTokens, TOKEN_TYPES } from '../../../src/service/tokens';
import { map, SMALL_MAP, snl } from './marks';

/** Unpacks what LSP packs. */
function unpacked(data: readonly number[], text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const tokens: string[] = [];
  let line = 0;
  let column = 0;
  for (let i = 0; i < data.length; i += 5) {
    column = data[i] === 0 ? column + data[i + 1] : data[i + 1];
    line += data[i];
    tokens.push(`${TOKEN_TYPES[data[i + 3]]} ${lines[line].slice(column, column + data[i + 2])}`);
  }
  return tokens;
}

describe('semantic tokens', () => {
  it('say what each word is', () => {
    const { file } = snl('board 6 x 5 # size\r\nplayers "A" red\rfinish pass\nzzz 3\n');
    expect(unpacked(semanticTokens(file), file.text)).toEqual([
      'keyword board',
      'number 6',
      'operator x',
      'number 5',
      'comment # size',
      'keyword players',
      'string "A"',
      'string red',
      'keyword finish',
      'enumMember pass',
      'number 3',
    ]);
  });

  it('tell ladders from snakes in a map', () => {
    const { file } = map(SMALL_MAP);
    const tokens = unpacked(semanticTokens(file), file.text);
    expect(tokens.filter(token => /[SL]/.test(token))).toEqual([
      'function S1',
      'function S1',
      'class L1',
      'function S1',
      'class L1',
      'class L1',
    ]);
  });

  it('of a part are those that it touches', () => {
    const { file, ranges } = snl('board 30\nlad<|der 3 -> 9\nsna|>ke 8 -> 1\n');
    expect(unpacked(semanticTokens(file, ranges[0]), file.text)).toEqual([
      'keyword ladder',
      'number 3',
      'operator ->',
      'number 9',
      'keyword snake',
    ]);
  });
});
