/** A text, a page that edits it, and the queue between them, to which things happen in whatever order. */
import { expect } from 'vitest';
import { applied, emptyQueue, type Happened, type PageEdit, step, type ToDo } from '../../src/extension/edit-queue';
import type { TextChange } from '../../src/text/syntax';

const TEXT = `board 6 x 5 # a comment
ladder 3 -> 22 "honesty"
snakes 21 -> 9, 17 -> 4
`;

export interface Document {
  readonly version: number;
  readonly text: string;
}

/** What a page does; whatever it is told, it may answer with an edit. */
export interface Page {
  readonly came: (document: Document) => PageEdit | null;
  readonly accepted: (edit: number, version: number) => PageEdit | null;
  readonly refused: (edit: number) => PageEdit | null;
  /** A person does something, by a number. */
  readonly acts: (place: number) => PageEdit | null;
  /** What it shows, and whether it waits for nothing. */
  readonly shows: () => Document & { readonly isIdle: boolean };
}

/** Opens a page for a document; the first of its edits has this number. */
export type Open = (document: Document, nextEdit: number) => Page;

/** What can happen, as often as it is to happen: edits come through now and then, though something often comes between. */
const DEEDS = [
  ...(['act', 'act', 'act', 'otherHand', 'checkout', 'history', 'refresh', 'reload'] as const),
  ...(['toHost', 'toHost', 'toHost', 'toHost', 'work', 'work', 'work', 'toPage', 'toPage', 'toPage'] as const),
];
type Deed = (typeof DEEDS)[number];

/**
 * The page edits, somebody else edits, undoes or checks out another text, messages arrive late, the editor takes its time over an edit,
 * the page is hidden and shown.
 */
class World {
  document: Document = { version: 1, text: TEXT };
  page: Page | null = null;
  private queue = emptyQueue(this.document.version, this.document.text);
  private readonly past: string[] = [];
  /** All edits of all pages: the one with number n stands at n − 1. And those that the editor made. */
  private readonly sent: PageEdit[] = [];
  private readonly made = new Set<readonly TextChange[]>();
  private readonly toHost: Happened[] = [{ type: 'ready' }];
  private readonly toPage: (() => void)[] = [];
  private readonly tasks: ToDo[] = [];

  constructor(private readonly open: Open) {}

  private happened(what: Happened): void {
    const [queue, todo] = step(this.queue, what);
    this.queue = queue;
    for (const task of todo) this.perform(task);
  }

  private perform(task: ToDo): void {
    const { document } = this;
    if (task.type === 'send') {
      this.toPage.push(() => {
        if (this.page === null) this.page = this.open(document, this.sent.length + 1);
        else this.send(this.page.came(document));
      });
    } else if (task.type === 'accept') {
      const { changes } = this.sent[task.edit - 1];
      // No edit is lost unsaid: what is accepted was made, or there was nothing to make.
      expect(this.made.has(changes) || applied(document.text, changes) === document.text).toBe(true);
      this.toPage.push(() => this.send(this.page?.accepted(task.edit, task.version)));
    } else if (task.type === 'refuse') {
      this.toPage.push(() => this.send(this.page?.refused(task.edit)));
    } else this.tasks.push(task);
  }

  private send(edit: PageEdit | null | undefined): void {
    if (!edit) return;
    this.sent.push(edit);
    this.toHost.push({ type: 'edit', edit });
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
      this.made.add(task.changes);
      this.setText(applied(this.document.text, task.changes)!);
    }
    if (task.type === 'undo') this.setText(this.past.at(-1) ?? this.document.text);
    this.happened({ type: 'done' });
  }

  /** One thing that can happen now; which, of several such, a number says. */
  happen(deed: Deed, place: number): void {
    if (deed === 'act') this.send(this.page?.acts(place));
    else if (deed === 'otherHand') this.setText(`# ${place}\n${this.document.text}`);
    else if (deed === 'checkout') this.setText(this.past[place % (this.past.length || 1)] ?? 'board 4 x 4\n');
    else if (deed === 'history') this.toHost.push({ type: place % 2 ? 'undo' : 'redo' });
    else if (deed === 'refresh') this.toHost.push({ type: 'refresh' });
    else if (deed === 'reload') this.reload();
    else if (deed === 'work') this.work();
    else if (deed === 'toPage') this.toPage.shift()?.();
    else {
      const next = this.toHost.shift();
      if (next) this.happened(next);
    }
  }

  /** The page is hidden and shown: another page, which begins anew. */
  private reload(): void {
    this.page = null;
    this.toPage.length = 0;
    this.toHost.push({ type: 'ready' });
  }

  /** All that is under way comes to its end. */
  settle(): void {
    while (this.toHost.length + this.toPage.length + this.tasks.length > 0)
      for (const deed of ['toHost', 'work', 'toPage'] as const) this.happen(deed, 0);
  }
}

/** Expects that page and document agree in the end, whatever happened in whatever order: `cases` times forty things at most. */
export function expectAgreement(open: Open, cases: number): void {
  for (let seed = 1; seed <= cases; seed++) {
    let state = seed;
    const draw = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 8) % below;
    };
    const world = new World(open);
    for (let deeds = draw(40); deeds > 0; deeds--) world.happen(DEEDS[draw(DEEDS.length)], draw(41));
    world.settle();
    const shown = world.page?.shows();
    const { version, text } = world.document;
    const agree = shown?.isIdle && shown.version === version && shown.text === text;
    if (!agree) expect(shown, `seed ${seed}`).toEqual({ version, text, isIdle: true });
  }
}
