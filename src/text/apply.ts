import type { TextChange } from './syntax';

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
