import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escaped, plainOf } from '../../../src/service/markdown';

describe('Markdown as plain text', () => {
  it('reads without its marks', () => {
    expect(plainOf('# Head\n\n**Cell 3**: `board` and [a page](x.md)\n\n```snl\n# a **b** `c` \\"\n\nd\n```\n')).toBe(
      'Head\n\nCell 3: board and a page\n\n    # a **b** `c` \\"\n\n    d\n',
    );
  });

  it('has the texts of authors as they wrote them, whatever is in them', () => {
    const piece = fc.constantFrom('a', ' ', '*', '**', '`', '\\', '[a](b)', '#', '_', '<b>', '&lt;', '😀', '```');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), parts => {
        const caption = parts.join('');
        expect(plainOf(`**Cell 3**\n\nCaption: ${escaped(caption)}`)).toBe(`Cell 3\n\nCaption: ${caption}`);
      }),
    );
  });
});
