import { describe, expect, it } from 'vitest';
import { applied, emptyQueue, type Happened, step, type ToDo } from '../../../src/extension/edit-queue';
import type { TextChange } from '../../../src/text/syntax';

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

/**
 * A world of a document, its page, and the channels between them, in which things happen in whatever order: the page edits,
 * somebody else edits, undoes or checks out another text, messages arrive late, the editor takes its time over an edit.
 */
class World {
  document = { version: 1, text: 'board 6 x 5\nladder 3 -> 22\n' };
  /** What the page shows, the text without its edit that is not answered yet, and that edit's number (0: none). */
  page = { version: 0, text: '', base: '', waitsFor: 0 };
  readonly past: string[] = [];
  /** Edits that the page knows as accepted, and those that were made, by the texts that they put. */
  readonly accepted = new Set<string>();
  readonly made = new Set<string>();
  private edits = 0;
  /** The text that the page's edit puts, of the page that is there. */
  private puts = '';
  private queue = emptyQueue(this.document.version, this.document.text);
  private readonly toHost: Happened[] = [{ type: 'ready' }];
  private readonly toPage: (() => void)[] = [];
  private readonly tasks: ToDo[] = [];

  private happened(what: Happened): void {
    const [queue, todo] = step(this.queue, what);
    this.queue = queue;
    for (const task of todo) this.perform(task);
  }

  private perform(task: ToDo): void {
    if (task.type === 'send') {
      const { version, text } = this.document;
      this.toPage.push(() => {
        if (version > this.page.version) this.page = { version, text, base: text, waitsFor: 0 };
      });
    } else if (task.type === 'accept') {
      this.toPage.push(() => {
        const { text, waitsFor } = this.page;
        if (waitsFor !== task.edit) return;
        this.accepted.add(this.puts);
        this.page = { version: task.version, text, base: text, waitsFor: 0 };
      });
    } else if (task.type === 'refuse') {
      this.toPage.push(() => {
        const { waitsFor, base } = this.page;
        if (waitsFor === task.edit) this.page = { ...this.page, text: base, waitsFor: 0 };
      });
    } else this.tasks.push(task);
  }

  private setText(text: string): void {
    if (text === this.document.text) return;
    this.past.push(this.document.text);
    this.document = { version: this.document.version + 1, text };
    this.happened({ type: 'changed', ...this.document });
  }

  private work(): void {
    const task = this.tasks.shift();
    if (!task) return;
    // An editor makes an edit only of the version it was made for.
    if (task.type === 'apply' && task.version === this.document.version) {
      for (const { text } of task.changes) this.made.add(text);
      this.setText(applied(this.document.text, task.changes)!);
    }
    if (task.type === 'undo') this.setText(this.past.at(-1) ?? this.document.text);
    this.happened({ type: 'done' });
  }

  /** One thing that can happen now, by a number. */
  happen(choice: number, place: number): void {
    const insert = (text: string, put: string) => [change(place % (text.length + 1), place % (text.length + 1), put)];
    if (choice === 0) this.pageEdits(insert(this.page.text, `<${place} ${this.past.length}>`));
    // Another hand, and a git checkout.
    else if (choice === 1) this.setText(applied(this.document.text, insert(this.document.text, '#'))!);
    else if (choice === 2) this.setText(this.past[place % (this.past.length || 1)] ?? 'board 2 x 2\n');
    else if (choice === 3) this.toHost.push({ type: place % 2 ? 'undo' : 'redo' });
    else if (choice === 4) this.work();
    else if (choice === 5) this.toPage.shift()?.();
    else if (choice === 6) this.toHost.push({ type: 'refresh' });
    else if (choice === 7) this.reload();
    else {
      const next = this.toHost.shift();
      if (next) this.happened(next);
    }
  }

  /** The page is hidden and shown: another page, which begins anew. */
  private reload(): void {
    this.page = { version: 0, text: '', base: '', waitsFor: 0 };
    this.toPage.length = 0;
    this.toHost.push({ type: 'ready' });
  }

  /** The page edits once it knows a text and its last edit is answered. */
  private pageEdits(changes: TextChange[]): void {
    if (this.page.version === 0 || this.page.waitsFor) return;
    this.edits++;
    this.puts = changes[0].text;
    this.toHost.push(edit(this.edits, this.page.version, ...changes));
    this.page = { ...this.page, text: applied(this.page.text, changes)!, waitsFor: this.edits };
  }

  /** All that is under way comes to its end. */
  settle(): void {
    while (this.toHost.length + this.toPage.length + this.tasks.length > 0)
      for (const deed of [8, 4, 5]) this.happen(deed, 0);
  }
}

describe('a page and a text', () => {
  it('agree in the end, whatever happened in whatever order, and no edit is lost unsaid', () => {
    for (let seed = 1; seed <= 10_000; seed++) {
      let state = seed;
      const draw = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return (state >>> 8) % below;
      };
      const world = new World();
      for (let deeds = draw(40); deeds > 0; deeds--) world.happen(draw(10), draw(41));
      world.settle();
      const { page, document, made, accepted } = world;
      const agree = page.text === document.text && page.version === document.version && page.waitsFor === 0;
      const kept = [...accepted].every(put => made.has(put));
      expect(agree && kept, `seed ${seed}: ${JSON.stringify({ page, document })}`).toBe(true);
    }
  });
});
