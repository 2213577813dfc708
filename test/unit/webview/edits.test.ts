import { expect, test } from 'vitest';
import type { Jump } from '../../../src/board/board';
import { emptyQueue, type Happened, type Queue, step } from '../../../src/extension/edit-queue';
import { applyChanges, parse } from '../../../src/text';
import {
  accepted,
  documentCame,
  type Editing,
  exactly,
  newEditing,
  type Outcome,
  refusedEdit,
  shownText,
  type Wish,
  wished,
} from '../../../src/webview/edits';
import { addJump, captionCell, reshapeJump, saySetting, takeJump } from '../../../src/webview/wishes';

const TEXT = `board 6 x 5 # a comment
ladder 3 -> 22 "honesty"
snakes 21 -> 9, 17 -> 4
`;
const jump = (kind: Jump['kind'], from: number, to: number, caption: string | null = null): Jump => ({
  kind,
  from,
  to,
  caption,
});
const fresh = () => newEditing({ format: 'snl', text: TEXT, version: 5 }, 1);

test('a wish is shown at once and sent with the version it was made for', () => {
  const { editing, send, refused } = wished(fresh(), reshapeJump(jump('snake', 17, 4), 2, { to: 2 }));
  expect(send).toMatchObject({ edit: 1, version: 5 });
  expect(shownText(editing)).toBe(TEXT.replace('17 -> 4', '17 -> 2'));
  expect(refused).toBe(null);
});

test('one edit is under way at a time; the next is made for the text that the first made', () => {
  const first = wished(fresh(), takeJump(jump('snake', 21, 9), 1));
  const second = wished(first.editing, reshapeJump(jump('snake', 17, 4), 2, { from: 18 }));
  expect(second.send).toBe(null);
  const third = accepted(second.editing, 1, 6);
  expect(third.send).toMatchObject({ edit: 2, version: 6 });
  expect(shownText(third.editing)).toContain('snakes 18 -> 4');
});

test('a newer text from elsewhere replaces what the page thought; what waited is done on it, if it is still there', () => {
  const first = wished(fresh(), addJump(jump('ladder', 5, 8)));
  const second = wished(first.editing, captionCell(13, 'Miss a biscuit'));
  const third = documentCame(second.editing, { text: 'board 4 x 4\n', version: 9 });
  expect(third.send).toMatchObject({ version: 9 });
  expect(shownText(third.editing)).toContain('cell 13 "Miss a biscuit"');
  expect(shownText(third.editing)).not.toContain('ladder');
  const gone = wished(
    newEditing({ format: 'snl', text: 'board 4 x 4\n', version: 9 }, 3),
    takeJump(jump('snake', 21, 9), 1),
  );
  expect(gone).toMatchObject({ send: null, refused: 'gone' });
});

test('the text of the version that the page has ends nothing, an answer to another edit neither', () => {
  const first = wished(fresh(), saySetting('goal', '28'));
  expect(documentCame(first.editing, { text: TEXT, version: 5 }).editing).toBe(first.editing);
  expect(accepted(first.editing, 7, 6).editing).toBe(first.editing);
  expect(refusedEdit(first.editing, 7).editing).toBe(first.editing);
});

test('a refused edit is taken back and said', () => {
  const first = wished(fresh(), saySetting('goal', '28'));
  const back = refusedEdit(first.editing, 1);
  expect(shownText(back.editing)).toBe(TEXT);
  expect(back.refused).toBe('gone');
});

test('what a format cannot hold is refused with its reason, and nothing is sent', () => {
  const map = `100 99 98 97 96 95 94 93 92 91\n 81 82 83 84 85 86 87 88 89 90\n`;
  const editing = newEditing({ format: 'map', text: map, version: 1 }, 1);
  const { send, refused } = wished(editing, captionCell(13, 'x'));
  expect(send).toBe(null);
  expect(refused).toBe('caption');
});

test('a fix is for the text it was made for, and for no other', () => {
  const changes = [{ start: 6, end: 7, text: '7' }];
  expect(wished(fresh(), exactly(5, changes)).send?.changes).toEqual(changes);
  expect(wished(fresh(), exactly(4, changes))).toMatchObject({ send: null, refused: 'gone' });
});

/** The page, the extension's queue and the document, with messages that arrive late, edits by other hands and undo. */
class World {
  document = { version: 1, text: TEXT };
  page: Editing | null = null;
  private queue: Queue = emptyQueue(1, TEXT);
  private edits = 1;
  private readonly past: string[] = [];
  private readonly toHost: Happened[] = [{ type: 'ready' }];
  private readonly toPage: (() => void)[] = [];
  private readonly tasks: (() => void)[] = [];

  private happened(what: Happened): void {
    const [queue, todo] = step(this.queue, what);
    this.queue = queue;
    for (const task of todo) {
      if (task.type === 'send') {
        const document = { ...this.document, format: 'snl' } as const;
        this.toPage.push(() => {
          if (this.page === null) this.page = newEditing(document, this.edits);
          else this.took(documentCame(this.page, document));
        });
      } else if (task.type === 'accept') {
        this.toPage.push(() => this.page && this.took(accepted(this.page, task.edit, task.version)));
      } else if (task.type === 'refuse') {
        this.toPage.push(() => this.page && this.took(refusedEdit(this.page, task.edit)));
      } else if (task.type === 'apply') {
        this.tasks.push(() => {
          if (task.version === this.document.version) this.set(applyChanges(this.document.text, task.changes));
          this.happened({ type: 'done' });
        });
      } else {
        this.tasks.push(() => {
          this.set(this.past.at(-1) ?? this.document.text);
          this.happened({ type: 'done' });
        });
      }
    }
  }

  private took({ editing, send }: Outcome): void {
    this.page = editing;
    if (send === null) return;
    this.edits = send.edit + 1;
    this.toHost.push({ type: 'edit', edit: send });
  }

  private set(text: string): void {
    if (text === this.document.text) return;
    this.past.push(this.document.text);
    this.document = { version: this.document.version + 1, text };
    this.happened({ type: 'changed', ...this.document });
  }

  happen(choice: number, place: number): void {
    if (choice === 0 && this.page !== null) this.took(wished(this.page, this.wish(place)));
    else if (choice === 1) this.set(`# ${place}\n${this.document.text}`);
    else if (choice === 2) this.set(this.past[place % (this.past.length || 1)] ?? 'board 4 x 4\n');
    else if (choice === 3) this.toHost.push({ type: place % 2 ? 'undo' : 'redo' });
    else if (choice === 4) this.tasks.shift()?.();
    else if (choice === 5) this.toPage.shift()?.();
    else if (choice === 6) this.reload(place);
    else {
      const next = this.toHost.shift();
      if (next) this.happened(next);
    }
  }

  private reload(place: number): void {
    if (place % 4 > 0) return;
    this.page = null;
    this.edits += 100;
    this.toPage.length = 0;
    this.toHost.push({ type: 'ready' });
  }

  private wish(place: number): Wish {
    const { jumps } = parse(shownText(this.page!), 'snl').board;
    const index = place % (jumps.length + 1);
    const at = jumps[index];
    if (at === undefined) return addJump(jump('ladder', 1 + (place % 9), 12 + place));
    if (place % 3 === 0) return takeJump(at, index);
    return reshapeJump(at, index, { to: 1 + (place % 30) });
  }

  settle(): void {
    while (this.toHost.length + this.toPage.length + this.tasks.length > 0)
      for (const deed of [7, 4, 5]) this.happen(deed, 0);
  }
}

test('page and document agree in the end, whatever happened in whatever order', () => {
  for (let seed = 1; seed <= 400; seed++) {
    let state = seed;
    const draw = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 8) % below;
    };
    const world = new World();
    for (let deeds = draw(40); deeds > 0; deeds--) world.happen(draw(10), draw(41));
    world.settle();
    const { page, document } = world;
    const agree = page !== null && shownText(page) === document.text && page.version === document.version;
    expect(agree && page.underWay === null && page.waiting.length === 0, `seed ${seed}`).toBe(true);
  }
});
