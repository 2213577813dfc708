import { describe, expect, it } from 'vitest';
import { applied, emptyQueue, type Happened, step, type ToDo } from '../../../src/extension/edit-queue';
import type { TextChange } from '../../../src/text/syntax';
import { expectAgreement } from '../../properties/edits';
import { simplePage } from '../../properties/pages';

const change = (start: number, end: number, text: string): TextChange => ({ start, end, text });

/** All that is to be done after all that happened, from a document `abc` of version 1 whose page is there. */
function dueAfter(...happened: Happened[]): ToDo[] {
  let queue = step(emptyQueue(1, 'abc'), { type: 'ready' })[0];
  const all: ToDo[] = [];
  for (const what of happened) {
    const [next, todo] = step(queue, what);
    queue = next;
    all.push(...todo);
  }
  return all;
}

const edit = (number: number, version: number, ...changes: TextChange[]): Happened => ({
  type: 'edit',
  edit: { edit: number, version, changes },
});

describe('the queue of edits', () => {
  it('applies an edit for this version, and accepts it without sending the text back', () => {
    const changes = [change(1, 2, 'X')];
    expect(dueAfter(edit(7, 1, ...changes), { type: 'changed', version: 2, text: 'aXc' }, { type: 'done' })).toEqual([
      { type: 'apply', version: 1, changes },
      { type: 'accept', edit: 7, version: 2 },
    ]);
  });

  it('refuses an edit for another version: the page has been sent the text', () => {
    expect(dueAfter({ type: 'changed', version: 2, text: 'abcd' }, edit(1, 1, change(0, 1, '')))).toEqual([
      { type: 'send' },
      { type: 'refuse', edit: 1 },
    ]);
  });

  it('refuses an edit that does not fit the text', () => {
    expect(dueAfter(edit(1, 1, change(2, 9, '')))).toEqual([{ type: 'refuse', edit: 1 }]);
    expect(dueAfter(edit(2, 1, change(0, 2, 'x'), change(1, 3, 'y')))).toEqual([{ type: 'refuse', edit: 2 }]);
  });

  it('refuses an edit that the editor would not make, or made otherwise, and sends what it made', () => {
    const begun = edit(1, 1, change(0, 0, '\n'));
    expect(dueAfter(begun, { type: 'done' }).at(-1)).toEqual({ type: 'refuse', edit: 1 });
    const [, ...rest] = dueAfter(begun, { type: 'changed', version: 2, text: '\r\nabc' }, { type: 'done' });
    expect(rest).toEqual([{ type: 'send' }, { type: 'refuse', edit: 1 }]);
  });

  it('does one thing at a time: what comes meanwhile waits, and an undo comes after the edit', () => {
    expect(
      dueAfter(
        edit(1, 1, change(3, 3, 'd')),
        { type: 'undo' },
        edit(2, 2, change(0, 1, '')),
        { type: 'changed', version: 2, text: 'abcd' },
        { type: 'done' },
        { type: 'changed', version: 3, text: 'abc' },
        { type: 'done' },
      ).map(({ type }) => type),
    ).toEqual(['apply', 'accept', 'undo', 'send', 'refuse']);
  });

  it('accepts an edit that changes nothing at once', () => {
    expect(dueAfter(edit(4, 1, change(0, 1, 'a')))).toEqual([{ type: 'accept', edit: 4, version: 1 }]);
  });

  it('sends nothing to a page that is not there', () => {
    expect(step(emptyQueue(1, 'a'), { type: 'changed', version: 2, text: 'b' })[1]).toEqual([]);
  });
});

describe('changes applied to a text', () => {
  it('stand for the text before them, in whatever order', () => {
    expect(applied('abcdef', [change(4, 5, ''), change(0, 1, 'XY')])).toBe('XYbcdf');
    expect(applied('abc', [change(1, 1, '1'), change(1, 2, '2')])).toBe('a12c');
    expect(applied('abc', [])).toBe('abc');
    expect(applied('abc', [change(3, 2, '')])).toBe(null);
  });
});

describe('a page and a text', () => {
  it('agree in the end, whatever happened in whatever order, and no edit is lost unsaid', () => {
    expectAgreement(simplePage, 100);
  });
});
