import { readMap } from './map';
import { isMap } from './recognise';
import { parseSnl } from './snl';
import type { BoardFile, Format } from './syntax';

/** Parses a board file of either format. `byHand`: an author chose the format, so a map is not asked whether it is one. Never throws. */
export function parse(text: string, format: Format, byHand = false): BoardFile {
  return format === 'snl' ? parseSnl(text) : parseMap(text, byHand);
}

/** Parses a `map.txt`. A text that is no such board (`isMap`) is left alone, unless `byHand` says that an author chose the format. */
export function parseMap(text: string, byHand = false): BoardFile {
  return readMap(text, byHand || isMap(text));
}
