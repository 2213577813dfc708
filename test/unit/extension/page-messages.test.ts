import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageFrom } from '../../../src/extension/page-messages';
import type { FromPage } from '../../../src/protocol/page';

const good: FromPage[] = [
  { type: 'ready' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'edit', edit: 1, version: 3, changes: [{ start: 0, end: 2, text: 'x' }] },
  { type: 'reveal', span: { start: 1, end: 4 }, focus: true },
  { type: 'save', name: 'board.svg', data: '<svg/>', encoding: 'utf8', open: false },
  { type: 'explain', code: 'trap' },
  { type: 'openEditor' },
  { type: 'keep', uri: 'file:///a.snl', state: '{}' },
  { type: 'state', view: 'solve', says: '8 throws' },
];

describe('messages of a page', () => {
  it.each(good)('takes $type', message => {
    expect(messageFrom(message)).toEqual(message);
  });

  it.each([
    ['nothing', undefined],
    ['a word', 'ready'],
    ['an unknown type', { type: 'shell', command: 'rm' }],
    ['an edit without changes', { type: 'edit', edit: 1, version: 1 }],
    ['a change before the text', { type: 'edit', edit: 1, version: 1, changes: [{ start: -1, end: 0, text: '' }] }],
    [
      'a change that ends before it begins',
      { type: 'edit', edit: 1, version: 1, changes: [{ start: 2, end: 1, text: '' }] },
    ],
    ['a version that is no number', { type: 'edit', edit: 1, version: '1', changes: [] }],
    ['a span of nothing', { type: 'reveal', span: null, focus: true }],
    ['an encoding that is not known', { type: 'save', name: 'a', data: '', encoding: 'latin1', open: false }],
    ['a state that is no text', { type: 'keep', uri: 'file:///a.snl', state: {} }],
    ['a state without end', { type: 'keep', uri: 'file:///a.snl', state: 'x'.repeat(1_000_001) }],
    ['a view that is none', { type: 'state', view: 'toString', says: '' }],
  ])('drops %s', (_what, message) => {
    expect(messageFrom(message)).toBe(undefined);
  });

  it('keeps a file to the folder that the person chooses', () => {
    const message = messageFrom({ type: 'save', name: '../../etc/x.svg', data: '', encoding: 'utf8', open: false });
    expect(message).toMatchObject({ name: '..-..-etc-x.svg' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), anything => {
        messageFrom(anything);
      }),
      { numRuns: 50 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...good), fc.string(), fc.anything(), (message, key, value) => {
        messageFrom({ ...message, [key]: value });
      }),
      { numRuns: 50 },
    );
  });
});
