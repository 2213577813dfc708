import { expect, test } from 'vitest';
import type { Jump } from '../../../src/board/board';
import {
  accepted,
  documentCame,
  exactly,
  newEditing,
  refusedEdit,
  shownText,
  wished,
} from '../../../src/webview/edits';
import { addJump, captionCell, reshapeJump, saySetting, takeJump } from '../../../src/webview/wishes';
import { expectAgreement } from '../../properties/edits';
import { productPage } from '../../properties/pages';

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

test('of jumps that are the same the one that was meant is taken, or the first where it has gone', () => {
  const text = 'board 6 x 5\nladder 3 -> 22 # one\nladder 3 -> 22 # two\n';
  const taken = (index: number) =>
    shownText(
      wished(newEditing({ format: 'snl', text, version: 1 }, 1), takeJump(jump('ladder', 3, 22), index)).editing,
    );
  expect(taken(1)).toBe('board 6 x 5\nladder 3 -> 22 # one\n# two\n');
  expect(taken(2)).toBe('board 6 x 5\n# one\nladder 3 -> 22 # two\n');
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

test('page and document agree in the end, whatever happened in whatever order', () => {
  expectAgreement(productPage, 30);
});
