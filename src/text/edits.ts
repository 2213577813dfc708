import { differences } from './differences';
import { isBlank } from './scan';
import type { TextChange } from './syntax';

/**
 * The changes that make `next` of `old`, in the order of the text and apart from each other. Every edit of the product goes through here:
 * a line that did not change is in no change, and of a line that did only the words and blanks that did.
 */
export function minimalChanges(old: string, next: string): TextChange[] {
  if (old === next) return [];
  const changes: TextChange[] = [];
  const before = linesOf(old);
  const after = linesOf(next);
  let at = 0;
  let index = 0;
  for (const { from, to, start, end } of differences(before, after)) {
    for (; index < from; index++) at += before[index].length;
    // As many lines as before: each is compared with its own successor, so that unlike ones stay apart.
    const paired = to - from === end - start;
    const steps = paired ? to - from : 1;
    for (let i = 0; i < steps; i++) {
      const was = paired ? before[from + i] : before.slice(from, to).join('');
      const becomes = paired ? after[start + i] : after.slice(start, end).join('');
      wordChanges(was, becomes, at, changes);
      at += was.length;
    }
    index = to;
  }
  return changes;
}

/** The text with the changes made; they are in order and apart from each other. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: inserted } of changes) {
    result += text.slice(at, start) + inserted;
    at = end;
  }
  return result + text.slice(at);
}

/** The lines of a text, each with its line end. */
function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}

/** Line ends, blanks, words with their digits and marks: pieces that an edit replaces as a whole, so that no character is torn apart. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let i = 1; i <= line.length; i++) {
    if (i < line.length && sort(line.charCodeAt(i)) === sort(line.charCodeAt(i - 1))) continue;
    pieces.push(line.slice(start, i));
    start = i;
  }
  return pieces;
}

function sort(code: number): number {
  if (code === 10 || code === 13) return 0;
  if (isBlank(code)) return 1;
  if (code < 128 && !/\w/.test(String.fromCharCode(code))) return 2;
  return 3;
}

function wordChanges(was: string, becomes: string, offset: number, changes: TextChange[]): void {
  const before = piecesOf(was);
  const after = piecesOf(becomes);
  let at = offset;
  let index = 0;
  for (const { from, to, start, end } of differences(before, after)) {
    for (; index < from; index++) at += before[index].length;
    const removed = before.slice(from, to).join('');
    const inserted = after.slice(start, end).join('');
    // Of a run of blanks only what is too much goes, or what is missing comes.
    const kept = blankStart(removed, inserted);
    changes.push({ start: at + kept, end: at + removed.length, text: inserted.slice(kept) });
    at += removed.length;
    index = to;
  }
}

/** How many blanks both begin with, where one of them is blank altogether. */
function blankStart(removed: string, inserted: string): number {
  let i = 0;
  while (i < removed.length && i < inserted.length && removed[i] === inserted[i] && isBlank(removed.charCodeAt(i))) i++;
  return i;
}
