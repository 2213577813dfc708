import type { BoardFile } from './syntax';

/** The text of a parsed file, from its tokens and the blanks between them: character for character what was parsed. */
export function print({ text, tokens }: BoardFile): string {
  let printed = '';
  let at = 0;
  for (const { start, end } of tokens) {
    printed += text.slice(at, start) + text.slice(start, end);
    at = end;
  }
  return printed + text.slice(at);
}
