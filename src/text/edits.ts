import { differences } from './differences';
import { isBlank, isDigit, isLetter } from './scan';
import type { TextChange } from './syntax';

/**
 * The changes that make `next` of `old`, in the order of the text and apart from each other. Every edit of the product goes through here:
 * a line that did not change is in no change, and of a line that did only the words and blanks that did.
 */
export function minimalChanges(old: string, next: string): TextChange[] {
  if (old === next) return [];
  const changes: TextChange[] = [];
  const { head, tail } = sameEnds(old, next);
  const before = linesOf(old.slice(head, old.length - tail));
  const after = linesOf(next.slice(head, next.length - tail));
  let at = head;
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

/** How many characters of whole lines two texts have in common at their beginnings and ends; a long file is not cut into lines for a word. */
function sameEnds(old: string, next: string): { head: number; tail: number } {
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old.charCodeAt(head) === next.charCodeAt(head)) head++;
  while (head > 0 && old.charCodeAt(head - 1) !== 10) head--;
  let tail = 0;
  while (tail < shorter - head && old.charCodeAt(old.length - 1 - tail) === next.charCodeAt(next.length - 1 - tail))
    tail++;
  // The line end before the last lines must be the same too, so one line fewer is taken.
  do tail--;
  while (tail > 0 && old.charCodeAt(old.length - 1 - tail) !== 10);
  return { head, tail: Math.max(0, tail) };
}

/** The lines of a text, each with its line end. */
function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}

/** A word, a mark, or a line end, with the blanks before it. */
interface Piece {
  readonly blanks: string;
  readonly word: string;
}

/** The pieces of a line; the last one is its line end, or nothing. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < line.length || pieces.length === 0; ) {
    let word = at;
    while (word < line.length && isBlank(line.charCodeAt(word))) word++;
    let end = word;
    while (end < line.length && sort(line.charCodeAt(end)) === sort(line.charCodeAt(word))) end++;
    pieces.push({ blanks: line.slice(at, word), word: line.slice(word, end) });
    at = end;
  }
  return pieces;
}

/** Line ends, blanks, marks, and words with their digits: what is of one sort is replaced as a whole, so that no character is torn apart. */
function sort(code: number): number {
  if (code === 10 || code === 13) return 0;
  if (isBlank(code)) return 1;
  return isDigit(code) || isLetter(code) ? 3 : 2;
}

/** Compares the words of a line, and between words that stay only the blanks. */
function wordChanges(was: string, becomes: string, offset: number, changes: TextChange[]): void {
  const before = piecesOf(was);
  const after = piecesOf(becomes);
  const words = (pieces: readonly Piece[]) => pieces.map(({ word }) => word);
  const joined = (pieces: readonly Piece[]) => pieces.map(({ blanks, word }) => blanks + word).join('');
  let at = offset;
  const change = (removed: string, inserted: string) => {
    if (removed !== inserted) {
      const kept = commonBlanks(removed, inserted);
      changes.push({ start: at + kept, end: at + removed.length, text: inserted.slice(kept) });
    }
    at += removed.length;
  };
  let i = 0;
  let j = 0;
  const same = (until: number) => {
    for (; i < until; i++, j++) {
      change(before[i].blanks, after[j].blanks);
      at += before[i].word.length;
    }
  };
  for (const { from, to, start, end } of differences(words(before), words(after))) {
    same(from);
    change(joined(before.slice(from, to)), joined(after.slice(start, end)));
    i = to;
    j = end;
  }
  same(before.length);
}

/** How many blanks both begin with. */
function commonBlanks(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i] && isBlank(a.charCodeAt(i))) i++;
  return i;
}
