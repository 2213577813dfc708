import { parseMap } from './map';
import { parseSnl } from './snl';
import type { BoardFile, Format } from './syntax';

/** Parses a board file of either format. `byHand`: an author chose the format, so a map is not asked whether it is one. Never throws. */
export function parse(text: string, format: Format, byHand = false): BoardFile {
  return format === 'snl' ? parseSnl(text) : parseMap(text, byHand);
}
