import { isBlank } from './scan';
import type { Ignore, Span } from './syntax';

/**
 * The ignore that a comment (from its `#` to its end) says; null where it says none. `line` is the line that it silences unless it is for
 * the whole file. Codes are separated by blanks or commas.
 */
export function readIgnore(text: string, start: number, end: number, line: number): Ignore | null {
  let at = start + 1;
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  // Most comments are none: no piece of the text is made for them.
  if (!/^snl-ignore/i.test(text.slice(at, at + 10))) return null;
  const words: { code: string; span: Span }[] = [];
  for (const match of text.slice(at, end).matchAll(/[^\s,]+/g)) {
    const span = { start: at + match.index, end: at + match.index + match[0].length };
    words.push({ code: match[0].toLowerCase(), span });
  }
  const [{ code: word }, ...codes] = words;
  if (word !== 'snl-ignore' && word !== 'snl-ignore-file') return null;
  return { start, end, codes, line: word === 'snl-ignore' ? line : null };
}
