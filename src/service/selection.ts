import type { BoardFile, Span } from '../text';
import { lineAt, lineEnd } from '../text/lines';
import { jumpIndexAt, touches } from './mentions';
import { firstFrom } from './spot';

/** What a growing selection takes in, from the smallest: the token, its item, its statement, its line, its block, the file. */
export function selectionsAt(file: BoardFile, offset: number): Span[] {
  const line = lineAt(file, offset);
  const spans: (Span | undefined)[] = [tokenTouched(file, offset)];
  const jump = jumpIndexAt(file, offset);
  if (jump >= 0 && file.map === null) spans.push(file.jumps[jump]);
  spans.push(file.captions.find(caption => touches(caption, offset)));
  spans.push(file.statements.find(statement => touches(statement, offset)));
  spans.push(file.map?.lines.find(row => touches(row, offset)));
  spans.push({ start: file.lineStarts[line], end: lineEnd(file, line) });
  spans.push(blockAt(file, line));
  spans.push({ start: 0, end: file.text.length });
  const growing: Span[] = [];
  for (const each of spans) {
    if (each === undefined) continue;
    const { start, end } = each;
    const last = growing.at(-1);
    if (last === undefined || (start <= last.start && end >= last.end && end - start > last.end - last.start)) {
      growing.push({ start, end });
    }
  }
  return growing;
}

/** The token that an offset touches; of two that meet there the latter. */
function tokenTouched({ tokens }: BoardFile, offset: number): Span | undefined {
  const token = tokens[firstFrom(tokens, offset + 1) - 1];
  return token !== undefined && touches(token, offset) ? token : undefined;
}

/** The lines around one up to the next empty ones. */
function blockAt(file: BoardFile, line: number): Span {
  const isEmpty = (each: number) => file.text.slice(file.lineStarts[each], lineEnd(file, each)).trim() === '';
  if (isEmpty(line)) return { start: file.lineStarts[line], end: lineEnd(file, line) };
  let first = line;
  let last = line;
  while (first > 0 && !isEmpty(first - 1)) first--;
  while (last + 1 < file.lineStarts.length && !isEmpty(last + 1)) last++;
  return { start: file.lineStarts[first], end: lineEnd(file, last) };
}
